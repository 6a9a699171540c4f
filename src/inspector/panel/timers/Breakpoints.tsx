/** @jsxImportSource react */
import type { FormEvent } from 'react';
import { datumAt, isIn, readBreakpoint } from '../../record/breakpoint.ts';
import { Button } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** What holds the time as soon as it happens, and what its state or its datum is now. */
export function Breakpoints() {
  const { view, settings, change } = useInspected();
  const { breakpoints } = settings;
  const presentOf = (text: string) => {
    const { actor, place } = readBreakpoint(text);
    const seen = view.actors.find(({ path }) => path === actor);
    if (!seen) return actor && 'not there';
    const datum = datumAt(seen, place);
    return datum === undefined ? isIn(seen, place) && 'active' : `is ${datum.slice(0, 120)}`;
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('breakpoint') as HTMLInputElement;
    const text = field.value.trim();
    field.value = '';
    if (text !== '' && !breakpoints.includes(text)) change({ breakpoints: [...breakpoints, text] });
  };
  return (
    <section aria-label="Break when">
      <h3>Break when</h3>
      <form onSubmit={add} className="row filters">
        <input
          name="breakpoint"
          aria-label="State, event or datum"
          placeholder="actor:state, event, or actor:datum = value"
        />
        <button type="submit">Add</button>
      </form>
      <ul>
        {breakpoints.map((text) => (
          <li key={text} className="row">
            <code>{text}</code> <span className="muted">{presentOf(text)}</span>{' '}
            <Button
              aria-label={`Remove: ${text}`}
              onClick={() => change({ breakpoints: breakpoints.filter((one) => one !== text) })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
