import { useSyncExternalStore } from 'react';

/** A page that is open overnight learns of the day when it renders again. */
const subscribe = () => () => {};

/** Today where the visitor is, ISO 8601. Extensions that hide the time zone break its offset. */
function today(): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return day.toISOString().slice(0, 10);
}

/** Returns how many of the days (ISO 8601) are over. The page is prerendered, so none is until the site runs. */
export const usePast = (days: readonly string[]): number =>
  useSyncExternalStore(
    subscribe,
    () => days.filter((day) => day < today()).length,
    () => 0,
  );
