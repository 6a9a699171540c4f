import { useEffect } from 'react';

/** Ends the wait for a layer when the visitor types on the page: it would take the next keys. */
export function useEndedByTyping(isOnItsWay: boolean, end: () => void): void {
  useEffect(() => {
    if (!isOnItsWay) return;
    addEventListener('input', end);
    return () => removeEventListener('input', end);
    // Each render brings another `end`.
  });
}
