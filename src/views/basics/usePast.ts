import { useSyncExternalStore } from 'react';

/** Nobody stays on a page for so long that the day matters. */
const subscribe = () => () => {};

/** Today where the visitor is, ISO 8601. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** How many of some days, ISO 8601, are over. A page is written before the day: none is until the site runs. */
export const usePast = (days: readonly string[]): number =>
  useSyncExternalStore(
    subscribe,
    () => days.filter((day) => day < today()).length,
    () => 0,
  );
