import type { Entry } from '../../record/entry.ts';

/**
 * The keys that have sent an actor an event which did something, by event. What a key does is up to the page, and
 * nobody can read that from it: so these are the keys of the session so far.
 */
export function keysTo(actor: string, entries: readonly Entry[]): ReadonlyMap<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  let pressed: string | undefined;
  for (const { cause, deliveries } of entries) {
    if (cause.type === 'act') {
      const { kind, value } = cause.gesture;
      pressed = kind === 'press' ? value : undefined;
    }
    if (pressed === undefined || cause.type !== 'event' || cause.by !== 'person') continue;
    for (const { receiver, event, microsteps } of deliveries) {
      if (receiver !== actor || microsteps.flat().length === 0) continue;
      keys.set(event.type, (keys.get(event.type) ?? new Set()).add(pressed));
    }
  }
  return keys;
}
