import { eventsOf, type MachineCases } from '@interpunct/model-kit/cases';
import { actorAt, keepRoot } from '@interpunct/model-kit/keptRoot';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { settle } from '@interpunct/model-kit/xstate';
import { type AnyActorRef, type AnyEventObject, createActor } from 'xstate';
import { toSessionFile } from '../../src/inspector/handOver/sessionFile.ts';
import { completeApp } from '../../src/inspector/inspected.ts';
import { createConductor } from '../../src/inspector/record/conductor.ts';
import type { By, Gesture, Shown, Size } from '../../src/inspector/record/entry.ts';
import { append, beginRecord, type SessionRecord } from '../../src/inspector/record/record.ts';
import { rehearsed } from '../../src/inspector/record/replay.ts';
import { createDice } from './dice.ts';
import { workshop } from './smallApp/workshop.machine.ts';

const cases: Record<string, MachineCases> = {
  workshop: {
    events: {
      'wood.order': { oak: { kind: 'oak' } },
      'worker.hire': { Bob: { name: 'Bob' }, Eve: { name: 'Eve' } },
      'key.pressed': { a: { key: 'a' } },
    },
    results: {},
  },
  letter: {
    events: {
      'letter.write': { 'a line': { text: 'Dear Ada' }, nothing: { text: '' } },
      'letter.send': { 'at once': { at: 5 } },
    },
    results: {
      deliver: {
        outputs: { 'an answer': { text: 'Dear Bob', at: 9 } },
        errors: { closed: { message: 'The post is closed.' } },
      },
    },
  },
};

/** The workshop, without a page to show it on. */
export const app = completeApp({
  name: 'workshop',
  version: '1.692.17',
  root: { machine: workshop, id: 'workshop' },
  cases,
  isTyped: (_, [place, ...path]) =>
    place === 'error' || ['text', 'name'].includes(path.at(-1) ?? ''),
  show: () => Promise.reject(new Error('A rehearsal shows nothing.')),
});

/** Where a session was recorded. */
export const surroundings = {
  browser: 'Chrome 141 on Linux',
  width: 706,
  height: 832,
  language: 'en-GB',
  scheme: 'dark',
  startedAt: Date.UTC(2026, 10, 23, 14, 5),
  address: 'http://localhost:4173/about',
  stored: [{ name: 'choice', value: 'no' }],
} as const;

/** What a page shows that has views of these machines. */
export const showing = (...machines: string[]): Shown => ({
  machines,
  address: '/about',
  title: 'About',
  tree: '- main',
});

/** Who brings an event about, and what the page shows then. */
type How = By & { page?: Shown };

/**
 * Records a session of the workshop, cause by cause. Nothing leaves it, and its promises wait for `settle`: they are
 * slow, or a tester holds them.
 */
export function startRecord(isHeldByHand = false) {
  const clock = new VirtualClock();
  let by: How = {};
  let size: Size | undefined;
  const permissions = {
    ...rehearsed,
    isOpen: () => true,
    isHeldByHand: () => isHeldByHand,
    handledAct: () => (by.by === 'person' ? { type: by.isOfKey ? 'keyup' : 'click' } : undefined),
    pointedAt: () => by.pointed,
    outside: () => by.outside,
    shown: () => by.page,
    size: () => size,
  };
  const conductor = createConductor(clock, permissions, (step) => append(record, step));
  const { id } = app.root;
  const root: AnyActorRef = createActor(workshop, { id, clock, inspect: conductor.inspect });
  conductor.adopt(root);
  const record: SessionRecord = beginRecord(keepRoot(root, clock));
  conductor.start(true);

  const send = (actor: string, event: AnyEventObject, how: How = {}) => {
    by = how;
    if (by.by === 'inspector') conductor.send(actor, event);
    else actorAt(root, actor)?.send(event);
    by = {};
  };
  /** What a person does on the page. The views of these machines are shown. */
  const act = (gesture: Gesture, ...machines: string[]) =>
    conductor.note({ page: showing(...machines), ...gesture });

  return {
    record,
    promises: conductor.promises,
    send,
    act,
    /** A person presses a button in the view of an actor, which sends that an event. */
    click: (name: string, actor: string, type: string) => {
      act({ kind: 'click', control: { role: 'button', name } }, actor);
      send(actor, { type }, { by: 'person' });
    },
    /** Gives the window of the page a size. Without it, nobody knows its size. */
    resize: (width: number, height: number) => {
      size = { width, height };
    },
    pass: (ms: number, how: How = {}) => {
      by = how;
      clock.advance(ms);
      by = {};
    },
    /** What the world answers. Does nothing where it is not asked. */
    settle: (
      type: 'output' | 'error',
      actor: string,
      invoke: string,
      value: unknown,
      how: How = {},
    ) => {
      const promise = actorAt(root, `${actor}/${invoke}`);
      by = how;
      if (promise) settle(promise, type, value);
      by = {};
    },
    end: () => {
      root.stop();
      const { start, startedAt: startAt, from, entries } = record;
      return toSessionFile({ app, charts: {}, root: id, start, startAt, from, entries });
    },
  };
}

/** A session of random events, answers and waits. `walk` goes on with it. */
export function recordWalk(seed: number, length: number) {
  const session = startRecord();
  const pick = createDice(seed);
  const walk = (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      const kind = pick(['event', 'event', 'event', 'wait', 'answer'] as const);
      const promises = session.promises();
      if (kind === 'wait') {
        session.pass(pick([10, 100, 900, 5_000]));
      } else if (kind === 'answer' && promises.length > 0) {
        const { actor, invoke } = pick(promises);
        const type = pick(['output', 'output', 'error'] as const);
        const known = Object.values(cases[actor]?.results[invoke]?.[`${type}s`] ?? { any: 'oak' });
        session.settle(type, actor, invoke, pick(known));
      } else {
        const [path, { events }] = pick(Object.entries(app.machines));
        const type = pick(events.filter((one) => !/^xstate\.|\*/.test(one)));
        session.send(path, pick(eventsOf(cases[path], type)));
      }
    }
  };
  walk(length);
  return { ...session, walk };
}
