import type { Entry } from '../../record/entry.ts';

/**
 * The keys that have sent an actor an event which did something, by event. The session alone tells: nobody can read
 * from a page what its keys do. A key sends what follows it before anything else has happened.
 */
export function keysTo(actor: string, entries: readonly Entry[]): ReadonlyMap<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  let pressed: string | undefined;
  for (const { cause, deliveries } of entries) {
    const isByAct = cause.type === 'event' && cause.by === 'person' && !cause.pointed;
    if (!isByAct) {
      const { kind, value } = cause.type === 'act' ? cause.gesture : {};
      pressed = kind === 'press' ? value : undefined;
    }
    if (pressed === undefined || !isByAct) continue;
    for (const { receiver, event, microsteps } of deliveries) {
      if (receiver !== actor || microsteps.flat().length === 0) continue;
      keys.set(event.type, (keys.get(event.type) ?? new Set()).add(pressed));
    }
  }
  return keys;
}
