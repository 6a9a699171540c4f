import { activeLeaves, activeStates, optionsOf } from '@interpunct/model-kit/activeChart';
import type { MachineCases } from '@interpunct/model-kit/cases';
import { describeChart } from '@interpunct/model-kit/describeChart';
import { expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { loose } from './knownMachines.ts';
import { letter } from './letter.machine.ts';
import { pool } from './machines.ts';

it('R18.3 the active states are those of the snapshot, ancestors and regions included', () => {
  const value = { sheet: { open: 'flat' }, mail: 'waiting' };
  expect(activeStates(describeChart(letter), value)).toEqual([
    'letter',
    'letter.sheet',
    'letter.sheet.open',
    'letter.sheet.open.flat',
    'letter.mail',
    'letter.mail.waiting',
  ]);
  expect(activeLeaves(value)).toEqual(['sheet.open.flat', 'mail.waiting']);
  expect([activeStates(describeChart(pool), {}), activeLeaves({})]).toEqual([['pool'], []]);
});

const option = (type: string, isEnabled: boolean, ...blockedBy: string[]) => ({
  type,
  isEnabled,
  blockedBy,
});

/** Cases of events, without results. */
const casesOf = (events: MachineCases['events']): MachineCases => ({ events, results: {} });

it('R18.4 events are enabled, blocked by a guard, or not for this state', () => {
  const cases = casesOf({ stamp: { dear: { cents: 95 } } });
  expect(optionsOf(letter, createActor(letter).getSnapshot(), cases)).toEqual([
    option('unfold', true),
    option('write', true),
    option('stamp', true),
    option('fold', false),
    option('post', false, 'hasText'),
  ]);
});

it('R18.4 events are those of a snapshot that goes on without a start', () => {
  const actors = { deliver: fromPromise<string, string>(() => new Promise(() => {})) };
  const actions = { announce() {}, rustle() {} };
  const actor = createActor(letter.provide({ actors, actions })).start();
  actor.send({ type: 'write', text: 'Dear Ada' });
  const postOf = () => {
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const now = createActor(letter, { snapshot }).getSnapshot();
    return optionsOf(letter, now, undefined).find(({ type }) => type === 'post');
  };
  expect(postOf()).toEqual(option('post', true));
  actor.send({ type: 'post' });
  // The state forbids it: no guard is asked.
  expect(postOf()).toEqual(option('post', false));
  actor.stop();
});

it('R18.4 events count as blocked where a guard fails for lack of a payload', () => {
  const options = optionsOf(letter, createActor(letter).getSnapshot(), casesOf({}));
  expect(options).toContainEqual({ ...option('stamp', false, 'isEnough'), asksPayload: true });
});

it('R18.4 events name every guard that keeps them from being taken, each once', () => {
  const safe = setup({
    guards: { hasKey: () => false, hasCode: () => false, isOwner: () => false },
  }).createMachine({
    id: 'safe',
    initial: 'locked',
    on: { turn: { guard: 'isOwner', target: '.ajar' } },
    states: {
      locked: {
        on: {
          turn: [
            { guard: 'hasKey', target: 'ajar' },
            { guard: 'hasCode', target: 'ajar' },
          ],
        },
      },
      ajar: { on: { turn: { guard: 'hasKey', target: 'locked' } } },
    },
  });
  expect(optionsOf(safe, createActor(safe).getSnapshot(), undefined)).toEqual([
    option('turn', false, 'hasKey', 'hasCode', 'isOwner'),
  ]);
});

it('R18.4 events name only the guards that were asked', () => {
  const header = loose(
    {
      initial: 'opaque',
      states: { clear: {}, opaque: { on: { scroll: [{ guard: 'isFar' }, 'clear'] } } },
    },
    { guards: { isFar: ({ event }: { event: { y: number } }) => event.y > 50 } },
  );
  const optionsAt = (y: number) =>
    optionsOf(header, createActor(header).getSnapshot(), casesOf({ scroll: { so: { y } } }));
  // The guard passes, and the transition behind it does nothing.
  expect(optionsAt(100)).toEqual([option('scroll', false)]);
  expect(optionsAt(0)).toEqual([option('scroll', true)]);
});

it('R18.4 events are none once the actor has stopped', () => {
  const actor = createActor(letter).start();
  actor.stop();
  const options = optionsOf(letter, actor.getSnapshot(), undefined);
  expect(options.map(({ type }) => type)).toContain('unfold');
  expect(options.filter(({ isEnabled }) => isEnabled)).toEqual([]);
});
