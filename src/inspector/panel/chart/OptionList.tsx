/** @jsxImportSource react */
import type { EventOption } from '@interpunct/model-kit/activeChart';
import { useMemo } from 'react';
import { Button, Rows, Words } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { keysTo } from './keysTo.ts';

function standingOf(option: EventOption, keys: Iterable<string> = []): string {
  const { isEnabled, blockedBy, asksPayload } = option;
  if (isEnabled) return ['enabled', [...keys].join(' or ')].filter(Boolean).join(', by the key ');
  if (blockedBy.length === 0) return 'not handled here';
  const guards = blockedBy.join(', ');
  return asksPayload ? `depends on the payload: ${guards}` : `blocked by ${guards}`;
}

/** The events that a chart knows, those of the moment first, each with a button that sends it. */
export function OptionList({ actor, isActive }: { actor: string; isActive: boolean }) {
  const { inspector, view, send } = useInspected();
  const options = inspector.optionsOf(actor);
  const keys = useMemo(() => keysTo(actor, view.entries), [actor, view.entries]);
  const cases = inspector.casesOf(actor);
  const rank = ({ isEnabled, blockedBy, asksPayload }: EventOption) =>
    isEnabled ? 0 : asksPayload ? 1 : blockedBy.length > 0 ? 2 : 3;
  const isHeld = view.lookingAt !== null;

  if (!isActive) return <p className="muted">This actor has ended, and takes no events.</p>;
  if (options.length === 0) return <p className="muted">This actor takes no events.</p>;
  return (
    <>
      {isHeld && <p className="muted">Restore the entry, or go back to now, to send events.</p>}
      <Rows className="options">
        {[...options]
          .sort((one, other) => rank(one) - rank(other))
          .map((option) => (
            <li
              key={option.type}
              className="row"
              data-standing={['enabled', 'open', 'blocked', 'unhandled'][rank(option)]}
            >
              <span className="event">
                <code>
                  <Words of={option.type} />
                </code>
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
      </Rows>
    </>
  );
}
