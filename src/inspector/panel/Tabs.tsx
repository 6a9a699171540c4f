/** @jsxImportSource react */
import { type ComponentType, useId } from 'react';
import { inWords } from '../handOver/labels.ts';
import { Button } from './basics/controls.tsx';
import { PartBoundary } from './basics/PartBoundary.tsx';
import { useInspected } from './basics/useInspected.ts';
import { useOneStop } from './basics/useOneStop.ts';
import { TABS, type Tab } from './settings.ts';

/** The tabs of the panel. Only the chosen one is rendered. */
export function Tabs({ contents }: { contents: Record<Tab, ComponentType> }) {
  const { settings, change } = useInspected();
  const chosen = settings.tab;
  const stop = useOneStop<HTMLDivElement>('[role=tab]');
  const id = useId();
  const Content = contents[chosen];

  return (
    <section className="tabs">
      <div role="tablist" aria-label="Views" {...stop}>
        {TABS.map((tab) => (
          <Button
            key={tab}
            role="tab"
            id={`${id}${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}panel`}
            onClick={() => change({ tab })}
            onFocus={() => tab !== chosen && change({ tab })}
          >
            {inWords(tab)}
          </Button>
        ))}
      </div>
      <div
        key={chosen}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${chosen}`}
        className={`content ${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scroll container
        tabIndex={0}
      >
        <PartBoundary>
          <Content />
        </PartBoundary>
      </div>
    </section>
  );
}
