import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { addresses, isTyped, results, samples } from '#app/inspect/samples.ts';
import { honeypot } from '#content/forms.ts';
import type { InspectedApp } from '#inspector/inspected.ts';
import { createConductor, type Step } from '#inspector/record/conductor.ts';
import { keepRoot } from '#inspector/record/keptRoot.ts';
import { append, beginRecord } from '#inspector/record/record.ts';
import { compare, createRoot, replay } from '#inspector/record/replay.ts';
import { silence } from '#inspector/record/silence.ts';
import { VirtualClock } from '#inspector/record/virtualClock.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { createRandom, stepAtRandom } from './walk.ts';

const unreachable = () => Promise.reject(new Error('A rehearsal shows nothing.'));

const app: InspectedApp = {
  name: 'site',
  version: '1',
  machines: {
    site: siteMachine,
    ...(siteMachine.implementations.actors as Record<string, AnyStateMachine>),
  },
  root: { machine: siteMachine, id: 'site', systemId: 'site' },
  layouts: {},
  samples,
  results,
  addresses,
  isTyped,
  open: () => false,
  holdMotion: () => {},
  addressOf: () => '/',
  variants: [],
  writeTest: () => '',
  restore: unreachable,
  show: unreachable,
};

const input = {
  entry: { page: 'about', language: 'en', prefix: '', path: '/about' },
  language: { preferred: 'en', isStored: false },
  startedAt: 0,
  heroWordCount: 4,
  wasPodcastPopupShown: false,
  honeypot,
  isContactDelivered: true,
  isNewsletterDelivered: false,
  hasVendors: true,
};

const permissions = {
  isOpen: () => false,
  startsPromises: () => false,
  admitsResults: () => true,
};

/** A record of a walk through the site, whose promises the walk settles. */
function recordWalk(seed: number, steps: number) {
  const clock = new VirtualClock();
  let onStep = (_: Step) => {};
  const conductor = createConductor(clock, permissions, (step) => onStep(step));
  const root = createActor(silence(siteMachine), {
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
  for (let step = 0; step < steps; step += 1) stepAtRandom({ app, conductor, clock }, random);
  return { record, score: { start: record.start, at: 0, entries: record.entries } };
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

it.each([1, 2, 3, 4, 5])(
  'R18.62 replays a recorded walk without a difference (seed %i)',
  async (seed) => {
    const { score } = recordWalk(seed, 400);
    expect(score.entries.length).toBeGreaterThan(300);
    const report = await replay(app, score);
    expect(report.differences).toEqual([]);
    expect(report.replayed).toBe(score.entries.length);
    expect((await replay(app, throughJson(score))).differences).toEqual([]);
  },
);

it('R18.62 restores a record at ten places and comes to the same end from each', async () => {
  const { score } = recordWalk(6, 300);
  const random = createRandom(6);
  for (let time = 0; time < 10; time += 1) {
    const place = random(score.entries.length - 100);
    const from = throughJson(score.entries[place] as (typeof score.entries)[number]);
    const rest = {
      start: from.kept,
      at: from.at,
      entries: score.entries.slice(place + 1, place + 101),
    };
    expect((await replay(app, rest)).differences, `from entry ${place}`).toEqual([]);
  }
});

it('R18.62 reports the first place where each actor leaves the record', async () => {
  const { score } = recordWalk(7, 300);
  const opened = score.entries.find(
    ({ cause, deliveries }) =>
      cause.type === 'event' &&
      cause.actor === 'mobileMenu' &&
      deliveries.some(({ microsteps }) => microsteps.flat().length > 0),
  );
  expect(opened).toBeDefined();
  const { differences } = await replay(app, score, { without: opened?.index });
  expect(differences).toContainEqual({
    index: opened?.index,
    actor: 'mobileMenu',
    recorded: ['open'],
    replayed: ['closed'],
    context: [],
  });
});

it('R18.62 compares states and contexts of every actor', () => {
  const { record } = recordWalk(8, 200);
  const [first, last] = [record.start, record.entries.at(-1)?.kept];
  expect(compare(0, record.start, throughJson(record.start))).toEqual([]);
  expect(compare(0, first, last as typeof first).length).toBeGreaterThan(3);
});

it('R18.62 creates a root that the app restores with its timers', async () => {
  const { record } = recordWalk(9, 50);
  const entry = record.entries.find(({ kept }) => kept.timers.length > 1);
  if (!entry) throw new Error('The walk has no timers.');
  const clock = new VirtualClock(entry.at);
  const conductor = createConductor(clock, permissions, () => {});
  const root = await createRoot(app, entry.kept, 'rehearsal', clock, conductor);
  conductor.start(false);
  expect(keepRoot(root, clock).timers).toEqual(entry.kept.timers);
});
