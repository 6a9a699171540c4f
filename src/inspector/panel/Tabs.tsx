/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { type ComponentType, type KeyboardEvent, useId, useRef } from 'react';
import { PartBoundary } from './basics/PartBoundary.tsx';
import { useInspected } from './basics/useInspected.ts';
import { TABS, type Tab } from './panel.machine.ts';

const NAMES: Record<Tab, string> = {
  chart: 'Chart',
  events: 'Events',
  timers: 'Timers',
  coverage: 'Coverage',
  gallery: 'Gallery',
};

/** Where an arrow key leads from a tab. */
function tabAfter(tab: Tab, key: string): Tab | undefined {
  const place = TABS.indexOf(tab);
  if (key === 'ArrowRight') return TABS[(place + 1) % TABS.length];
  if (key === 'ArrowLeft') return TABS.at(place - 1);
  if (key === 'Home') return TABS[0];
  if (key === 'End') return TABS.at(-1);
  return undefined;
}

/** The tabs of the panel. Only the chosen one is rendered. */
export function Tabs({ contents }: { contents: Record<Tab, ComponentType> }) {
  const { panel } = useInspected();
  const chosen = useSelector(panel, ({ value }) => value.tab);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const Content = contents[chosen];

  const answerKeys = (event: KeyboardEvent) => {
    const tab = tabAfter(chosen, event.key);
    if (!tab) return;
    event.preventDefault();
    panel.send({ type: 'tab.chosen', tab });
    list.current?.querySelector<HTMLElement>(`[data-tab=${tab}]`)?.focus();
  };

  return (
    <section className="tabs">
      <div ref={list} role="tablist" aria-label="Views" onKeyDown={answerKeys}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}`}
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => panel.send({ type: 'tab.chosen', tab })}
          >
            {NAMES[tab]}
          </button>
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
