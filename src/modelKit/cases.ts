import type { AnyEventObject } from 'xstate';
import { byName } from './byName.ts';

/**
 * What can happen to a machine, each case under a name that a tester understands: the payloads of its
 * events by type, and what its promises settle with by the id of the invoke. An event that is not listed has
 * no payload.
 */
export type MachineCases = {
  events: Readonly<Record<string, Readonly<Record<string, object>>>>;
  results: Readonly<
    Record<
      string,
      { outputs?: Readonly<Record<string, unknown>>; errors: Readonly<Record<string, unknown>> }
    >
  >;
};

/** The same cases, where a name finds only what an app has listed under it. */
export const ownCases = <Cases extends MachineCases>(cases: Cases): Cases => ({
  ...cases,
  events: byName(cases.events),
  results: byName(cases.results),
});

/** The cases of an event, each with its type. Without a case, the event has no payload. */
export function eventsOf(cases: MachineCases | undefined, type: string): AnyEventObject[] {
  const payloads = cases?.events[type];
  return payloads ? Object.values(payloads).map((payload) => ({ type, ...payload })) : [{ type }];
}
