/** @jsxImportSource react */
import type { EventOption } from '@interpunct/model-kit/activeChart';
import { useMemo } from 'react';
import { Button } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { useOneStop } from '../basics/useOneStop.ts';
import { keysTo } from './keysTo.ts';

function standingOf({ isEnabled, blockedBy }: EventOption, keys: Iterable<string> = []): string {
  if (isEnabled) return ['enabled', [...keys].join(' or ')].filter(Boolean).join(', by the key ');
  return blockedBy.length > 0 ? `blocked by ${blockedBy.join(', ')}` : 'not handled here';
}

/** The events that a chart knows, those of the moment first, each with a button that sends it. */
export function OptionList({ actor }: { actor: string }) {
  const { inspector, view, send } = useInspected();
  const stop = useOneStop<HTMLUListElement>();
  const options = inspector.optionsOf(actor);
  const keys = useMemo(() => keysTo(actor, view.entries), [actor, view.entries]);
  const cases = inspector.casesOf(actor);
  const rank = ({ isEnabled, blockedBy }: EventOption) =>
    isEnabled ? 0 : blockedBy.length > 0 ? 1 : 2;
  const isHeld = view.lookingAt !== null;

  if (options.length === 0) return <p className="muted">This actor takes no events.</p>;
  return (
    <>
      {isHeld && <p className="muted">Restore the entry, or go back to now, to send events.</p>}
      <ul className="options" {...stop}>
        {[...options]
          .sort((one, other) => rank(one) - rank(other))
          .map((option) => (
            <li
              key={option.type}
              className="row"
              data-standing={['enabled', 'blocked', 'unhandled'][rank(option)]}
            >
              <span className="event">
                <code>{option.type}</code>
                <span className="standing muted">{standingOf(option, keys.get(option.type))}</span>
              </span>
              <Button
                aria-label={`Send ${option.type}`}
                disabled={isHeld}
                onClick={() => send(actor, option.type)}
              >
                {!cases || cases.events[option.type] ? 'Send…' : 'Send'}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
