import type { AnyEventObject } from 'xstate';
import type { MachineCases } from '../inspected.ts';

/** The cases of an event, each with its type. Without a case, the event has no payload. */
export function eventsOf(cases: MachineCases | undefined, type: string): AnyEventObject[] {
  const payloads = cases?.events[type];
  return payloads ? Object.values(payloads).map((payload) => ({ ...payload, type })) : [{ type }];
}
