import { useSyncExternalStore } from 'react';

/** A page that is open overnight learns of the day when it renders again. */
const subscribe = () => () => {};

/** Today where the visitor is, ISO 8601. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns how many of the days (ISO 8601) are over. The page is prerendered, so none is until the site runs. */
export const usePast = (days: readonly string[]): number =>
  useSyncExternalStore(
    subscribe,
    () => days.filter((day) => day < today()).length,
    () => 0,
  );
