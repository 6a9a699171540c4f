import { textOf } from '@interpunct/model-kit/data';
import type { Entry } from '../../record/entry.ts';

/** Virtual time as people read it: `12.345 s`, `2:05.000`. */
export function formatTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = ((ms % 60_000) / 1_000).toFixed(3);
  return minutes === 0 ? `${seconds} s` : `${minutes}:${seconds.padStart(6, '0')}`;
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
