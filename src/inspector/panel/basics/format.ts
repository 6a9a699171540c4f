import { textOf } from '@interpunct/model-kit/data';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../handOver/duration.ts';
import { type Entry, numberOf } from '../../record/entry.ts';

/** Virtual time as people read it: `12.345 s`, `2:05.000`, `1:02:05.000`, `24 d 20:31:23.647`. */
export function formatTime(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const seconds = ((ms % MINUTE_MS) / 1_000).toFixed(3);
  if (ms < MINUTE_MS) return `${seconds} s`;
  const end = seconds.padStart(6, '0');
  if (ms < HOUR_MS) return `${minutes}:${end}`;
  return `${days > 0 ? `${days} d ` : ''}${hours}:${String(minutes).padStart(2, '0')}:${end}`;
}

/** A value on one line, cut to a length. */
export function formatValue(value: unknown, length = 120): string {
  const text = textOf(value);
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

export const countEntries = (entries: readonly Pick<Entry, 'cause'>[]) =>
  count(numberOf(entries), 'entry', 'entries');

/** Where a link or the gallery has led. */
export const placeText = ({ actor, state }: { actor: string; state: string }) =>
  `${actor} is in ${state}. Time is paused.`;

/** `1 line`, `2 lines`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
