/**
 * Throws in an engine that lacks what the site and its libraries call: the page then stays as it was
 * prerendered. `tests/built/engines.test.ts` compares the list with the built code.
 */
export function lookForNeeds(): void {
  const needs = [
    [].at,
    [].flat,
    [].flatMap,
    ''.matchAll,
    ''.replaceAll,
    Object.fromEntries,
    Object.hasOwn,
    Promise.allSettled,
  ];
  if (!needs.every(Boolean)) throw new Error('This engine is too old.');
}
