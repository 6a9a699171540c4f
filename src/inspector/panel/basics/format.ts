import { textOf } from '@interpunct/model-kit/data';
import type { InspectorView } from '../../inspector.ts';
import type { Entry } from '../../record/entry.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The whole days, hours and minutes of a time. */
const partsOf = (ms: number) =>
  [
    [Math.floor(ms / DAY_MS), 'd'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'h'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'min'],
  ] as const;

/** Virtual time as people read it: `12.345 s`, `2:05.000`, `1:02:05.000`, `24 d 20:31:23.647`. */
export function formatTime(ms: number): string {
  const [[days], [hours], [minutes]] = partsOf(ms);
  const seconds = ((ms % MINUTE_MS) / 1_000).toFixed(3);
  if (ms < MINUTE_MS) return `${seconds} s`;
  const end = seconds.padStart(6, '0');
  if (ms < HOUR_MS) return `${minutes}:${end}`;
  return `${days > 0 ? `${days} d ` : ''}${hours}:${String(minutes).padStart(2, '0')}:${end}`;
}

/** What to tell of a step that went far: nobody sees the time that it took. */
export function describeStep(
  ms: number,
  { actor, name }: Pick<InspectorView['timers'][number], 'actor' | 'name'>,
): string | undefined {
  if (ms < MINUTE_MS) return undefined;
  const parts = partsOf(ms).filter(([number]) => number > 0);
  const time = parts.slice(0, 2).map((part) => part.join(' '));
  return `Step went ${time.join(' ')} on to the timer ${name} of ${actor}.`;
}

/** A value on one line, cut to a length. */
export function formatValue(value: unknown, length = 120): string {
  const text = textOf(value);
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** How many entries there are. The start counts as none: the first entry after it has the number 1. */
export const countEntries = (entries: readonly Pick<Entry, 'cause'>[]) =>
  count(entries.filter(({ cause }) => cause.type !== 'start').length, 'entry', 'entries');

/** `1 line`, `2 lines`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
