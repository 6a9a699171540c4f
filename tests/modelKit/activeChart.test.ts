import { activeLeaves, activeStates, optionsOf } from '@interpunct/model-kit/activeChart';
import type { MachineCases } from '@interpunct/model-kit/cases';
import { describeChart } from '@interpunct/model-kit/describeChart';
import { expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { loose, type Told } from './knownMachines.ts';
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
  expect(optionsOf(letter, createActor(letter).getSnapshot(), undefined)).toEqual([
    option('letter.toggle', true),
    option('letter.write', true),
    option('letter.send', false, 'hasText'),
    option('letter.retry', false),
  ]);
});

it('R18.4 events are those of a snapshot that goes on without a start', () => {
  const actors = { deliver: fromPromise(() => new Promise(() => {})) as never };
  const actor = createActor(letter.provide({ actors })).start();
  actor.send({ type: 'letter.write', text: 'Dear Ada' });
  const sendOf = () => {
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const now = createActor(letter, { snapshot }).getSnapshot();
    return optionsOf(letter, now, undefined).find(({ type }) => type === 'letter.send');
  };
  expect(sendOf()).toEqual(option('letter.send', true));
  actor.send({ type: 'letter.send', at: 5 });
  // The state forbids it: no guard is asked.
  expect(sendOf()).toEqual(option('letter.send', false));
  actor.stop();
});

it('R18.4 events count as blocked where a guard fails for lack of a payload', () => {
  const isEnough = (_: object, cents: number) => cents.toFixed() > '80';
  const guard = { type: 'isEnough', params: ({ event }: Told) => event.cents };
  const post = loose({ on: { stamp: { guard, actions: () => {} } } }, { guards: { isEnough } });
  const optionsWith = (stamp: MachineCases['events']) =>
    optionsOf(post, createActor(post).getSnapshot(), casesOf(stamp));
  expect(optionsWith({})).toEqual([{ ...option('stamp', false, 'isEnough'), asksPayload: true }]);
  expect(optionsWith({ stamp: { dear: { cents: 95 } } })).toEqual([option('stamp', true)]);
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
  expect(options.map(({ type }) => type)).toContain('letter.toggle');
  expect(options.filter(({ isEnabled }) => isEnabled)).toEqual([]);
});
