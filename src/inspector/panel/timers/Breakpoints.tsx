/** @jsxImportSource react */
import { type FormEvent, useId, useState } from 'react';
import {
  datumAt,
  faultIn,
  isIn,
  listed,
  possibleIn,
  readBreakpoint,
} from '../../record/breakpoint.ts';
import { Button, GoingRow, Rows, Words } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** What holds the time as soon as it happens, and what its state or its datum is now. */
export function Breakpoints() {
  const { inspector, view, settings, change, hide } = useInspected();
  const [fault, setFault] = useState<string>();
  const id = useId();
  const { breakpoints } = settings;
  const actors = [...view.actors, ...view.ended];
  const presentOf = (text: string) => {
    const { actor, place, value } = readBreakpoint(text);
    const present = view.actors.find(({ path }) => path === actor);
    const known = view.actors.map(({ path }) => path);
    if (!present)
      return (
        actor !== undefined && `waits for the actor ${actor}: now there are ${listed(known, actor)}`
      );
    const datum = datumAt(present, place);
    if (value === undefined ? isIn(present, place) : datum === value) return 'true now';
    return datum !== undefined && `now: ${hide(datum).slice(0, 120) || 'empty'}`;
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('breakpoint') as HTMLInputElement;
    const text = field.value.trim();
    if (text === '') return;
    const found = faultIn(text, inspector.charts, actors);
    setFault(found);
    if (found !== undefined) return;
    field.value = '';
    change({ breakpoints: [...new Set([...breakpoints, text])] });
  };
  return (
    <section aria-label="Break when">
      <h2>Break when</h2>
      <form onSubmit={add} className="row filters">
        <input
          name="breakpoint"
          aria-label="State, event or datum"
          placeholder="actor:state, event, or actor:datum = value"
          aria-invalid={fault !== undefined}
          aria-describedby={id}
          list={`${id}known`}
          onChange={() => setFault(undefined)}
        />
        <datalist id={`${id}known`}>
          {possibleIn(inspector.charts, view.actors).map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
        <button type="submit">Add</button>
      </form>
      <p id={id} className="wrong" aria-live="polite">
        {fault}
      </p>
      <Rows className="watched">
        {breakpoints.map((text) => (
          <GoingRow key={text}>
            <code>
              <Words of={text} />
            </code>{' '}
            <span className="muted">{presentOf(text)}</span>{' '}
            <Button
              aria-label={`Remove: ${text}`}
              onClick={() => change({ breakpoints: breakpoints.filter((one) => one !== text) })}
            >
              Remove
            </Button>
          </GoingRow>
        ))}
      </Rows>
    </section>
  );
}
