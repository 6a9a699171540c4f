export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A duration in ms as people say it: `0.5 s`, `2 min`, `24 d 20 h`. */
export function durationOf(ms: number): string {
  if (ms < MINUTE_MS) return `${(ms / 1_000).toFixed(1)} s`;
  const parts = [
    [Math.floor(ms / DAY_MS), 'd'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'h'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'min'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .slice(0, 2)
    .map((part) => part.join(' '))
    .join(' ');
}
