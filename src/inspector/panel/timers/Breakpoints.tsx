/** @jsxImportSource react */

import { statesOf } from '@interpunct/model-kit/describeChart';
import type { FormEvent } from 'react';
import { datumAt, isIn, readBreakpoint } from '../../record/breakpoint.ts';
import { Button } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** What holds the time as soon as it happens, and what its state or its datum is now. */
export function Breakpoints() {
  const { inspector, view, settings, change } = useInspected();
  const { breakpoints } = settings;
  const presentOf = (text: string) => {
    const { actor, place, value } = readBreakpoint(text);
    const charts = Object.values(inspector.charts);
    if (!actor) {
      const events = charts.flatMap(({ transitions }) => transitions.map(({ event }) => event));
      return !events.includes(text) && 'no chart takes such an event';
    }
    const seen = view.actors.find(({ path }) => path === actor);
    if (!seen) return 'not there';
    const datum = datumAt(seen, place);
    if (datum !== undefined) return `is ${datum.slice(0, 120)}`;
    if (isIn(seen, place)) return 'true now';
    const { root } = inspector.charts[seen.chart ?? ''] ?? {};
    const isState = root && statesOf(root).some(({ id }) => id === `${root.id}.${place}`);
    return !isState && (value === undefined ? 'no such state' : 'no such datum');
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
