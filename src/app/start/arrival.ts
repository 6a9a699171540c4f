import { POSITIONS_KEY } from '#app/visit/scrollMemory.ts';

/**
 * Runs in the head of the home page, before the first paint. The hero assembles itself where a session
 * begins. A document that comes later finds what the one before it has kept.
 */
try {
  if (!sessionStorage.getItem(POSITIONS_KEY)) document.documentElement.dataset.arrival = '';
} catch {
  // Without a session nobody knows where one begins, and the hero is complete.
}
