import { type AnyStateMachine, createActor } from 'xstate';
import { cases, isTyped } from '#app/inspect/cases.ts';
import { honeypot } from '#content/forms.ts';
import { inspectedApp } from '#inspector/inspected.ts';
import { createConductor, type Macrostep } from '#inspector/record/conductor.ts';
import { append, beginRecord } from '#inspector/record/record.ts';
import { rehearsed } from '#inspector/record/replay.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { keepRoot } from '#statechart/keptRoot.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { createRandom, stepAtRandom } from './walk.ts';

const unreachable = () => Promise.reject(new Error('A rehearsal shows nothing.'));

/** The site, without a page to show it on. */
export const app = inspectedApp({
  name: 'site',
  version: '1',
  machines: {
    site: siteMachine,
    ...(siteMachine.implementations.actors as Record<string, AnyStateMachine>),
  },
  root: { machine: siteMachine, id: 'site', systemId: 'site' },
  cases,
  isTyped,
  show: unreachable,
});

export const input = {
  entry: { page: 'about', language: 'en', prefix: '', path: '/about', key: '' },
  language: { preferred: 'en', isStored: false },
  startedAt: 0,
  heroWordCount: 4,
  wasPodcastPopupShown: false,
  honeypot,
  isContactDelivered: true,
  isNewsletterDelivered: false,
  hasVendors: true,
};

/** A record of a walk through the site, whose promises the walk settles. */
export function recordWalk(seed: number, steps: number) {
  const clock = new VirtualClock();
  let onStep = (_: Macrostep) => {};
  const conductor = createConductor(clock, rehearsed, (step) => onStep(step));
  const root = createActor(siteMachine, {
    id: 'site',
    systemId: 'site',
    input,
    clock,
    inspect: conductor.inspect,
  });
  conductor.adopt(root);
  conductor.start(false);
  const record = beginRecord(keepRoot(root, clock));
  onStep = (step) => append(record, step);
  const random = createRandom(seed);
  /** Goes on with the walk. */
  const walk = (further: number) => {
    for (let step = 0; step < further; step += 1) stepAtRandom({ app, conductor, clock }, random);
  };
  walk(steps);
  return { record, walk, score: { start: record.start, at: 0, entries: record.entries } };
}
