/**
 * Stands for a port: an effect or a question that `src/app/wiring` provides.
 *
 * Use it as an action, or as the creator of an actor (`fromPromise<Output, Input>(port)`). A guard asks
 * nothing of the world: what it needs comes with the event.
 * It throws when it runs, so a port without a provider cannot go unnoticed.
 */
export function port(): never {
  throw new Error('A machine reached a port that the site does not provide.');
}
