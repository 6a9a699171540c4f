import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import { siteMachine } from '#machines/site.machine.ts';
import { startMachine } from '#machines/start.machine.ts';
import { describeChart } from '#statechart/describeChart.ts';
import { machines } from '#tests/machines/machines.ts';
import { deadEnds, faultsOf } from './chartFaults.ts';
import { partsOf } from './modelKit.ts';

/** The states that nothing leads out of, and why. */
const ENDS: Record<string, string> = {
  'analytics.leaving': 'The reload ends the document.',
  'drawing.still.without': 'An engine may keep a failed module for the life of the document.',
  'language.stored': 'A choice replaces the language, and the language stays stored.',
  'overlay.reloading': 'The reload ends the document.',
  'podcastPopup.dismissed': 'The popup comes once a session.',
  'start.broken': 'A second try on a document that React has taken over could only do harm.',
  'start.running': 'The site runs, and the start is over.',
  'versionBadge.hidden': 'There is no version to show.',
};

/** The states that automation, styles and requirements name, by the id of their chart. */
const PUBLIC: Record<string, readonly string[]> = {
  header: ['transparent', 'opaque'],
  dropdown: ['closed', 'open'],
  mobileMenu: ['closed', 'open'],
  breadcrumbs: ['absent', 'visible', 'hidden'],
  versionBadge: ['loading', 'hidden', 'shown.closed', 'shown.open'],
  heroRotator: ['idle', 'showing', 'fading', 'paused'],
  podcastPopup: ['idle', 'waiting', 'shown', 'dismissed'],
  consent: ['reading', 'banner', 'customizing', 'settled'],
  chat: [
    'panel.closed',
    'panel.open',
    'conversation.ready',
    'conversation.waiting',
    'conversation.failed',
  ],
  form: ['idle', 'submitting', 'success', 'error'],
  backdrop: ['moving', 'still'],
  drawing: ['still', 'drawing', 'travelling'],
  embed: ['posters', 'open'],
  wave: ['resting', 'following', 'turned'],
  nameplate: ['blank', 'named'],
  start: ['loading', 'hydrating', 'beginning', 'running'],
};

it.each(Object.entries(PUBLIC))('R17.10 %s has its public states', (id, names) => {
  const machine = Object.values(machines).find((known) => known.id === id);
  const states = machine ? partsOf(machine).states : [];
  for (const name of names) expect(states).toContain(`${id}.${name}`);
});

describe.each(Object.entries(machines))('%s', (_, machine) => {
  it('R17.4, R17.5, R17.14 has a chart without faults', () => {
    expect(faultsOf(machine)).toEqual([]);
  });
});

it('R17.14 has no dead ends but those with a reason', () => {
  const found = Object.values(machines).flatMap((machine) => deadEnds(describeChart(machine)));
  expect(found.toSorted()).toEqual(Object.keys(ENDS).toSorted());
});

it('R17.7 has no machine but two roots, whose ports are checked, and what they invoke', () => {
  const invoked = Object.values(
    siteMachine.implementations.actors as Record<string, AnyStateMachine>,
  );
  const known = [siteMachine, startMachine, ...invoked].map(({ id }) => id);
  expect(Object.keys(machines).filter((id) => !known.includes(id))).toEqual([]);
});

/** A chart without faults, and a change that brings one in. */
const draw = (change: object): AnyStateMachine =>
  setup({
    actors: { load: fromPromise<void>(async () => {}) },
    actions: { note: () => {} },
    guards: { isReady: () => true },
    delays: { later: 1 },
  }).createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: {
        entry: 'note',
        invoke: { id: 'load', src: 'load', onError: { actions: 'note' } },
        after: { later: 'closed' },
      },
      closed: { on: { push: { guard: 'isReady', target: 'open' } } },
      ...change,
    },
  } as never) as unknown as AnyStateMachine;

describe('a chart', () => {
  it('without faults is found to have none', () => {
    expect([faultsOf(draw({})), deadEnds(describeChart(draw({})))]).toEqual([[], []]);
  });

  it.each([
    ['an action', { on: { push: { target: 'open', actions: 'nod' } } }, 'actions: nod'],
    ['an entry', { entry: 'nod', on: { push: 'open' } }, 'actions: nod'],
    ['an exit', { exit: 'nod', on: { push: 'open' } }, 'actions: nod'],
    ['a guard', { on: { push: { target: 'open', guard: 'isNew' } } }, 'guards: isNew'],
    ['a delay', { after: { soon: 'open' } }, 'delays: soon'],
    [
      'an actor',
      { on: { push: 'open' }, invoke: { id: 'x', src: 'save', onError: 'open' } },
      'actors: save',
    ],
  ])('R17.5 that does not define %s is at fault', (_, closed, name) => {
    expect(faultsOf(draw({ closed }))).toEqual([`${name} is not defined`]);
  });

  it('R17.4 that does not answer to a failure of its actor is at fault, as is one without an id', () => {
    const deaf = { on: { push: 'open' }, invoke: { id: 'again', src: 'load' } };
    expect(faultsOf(draw({ closed: deaf }))).toEqual([
      'door.closed: nothing answers to a failure of again',
    ]);
    const nameless = { on: { push: 'open' }, invoke: { src: 'load', onError: 'open' } };
    expect(faultsOf(draw({ closed: nameless }))).toEqual([
      'door.closed: the actor 0.door.closed has no id of its own',
    ]);
  });

  it('R17.14 with a state out of reach is at fault', () => {
    expect(faultsOf(draw({ locked: { on: { turn: 'closed' } } }))).toEqual([
      'door.locked cannot be reached',
    ]);
  });

  it('R17.14 with a state that leads nowhere has a dead end', () => {
    const stuck = { on: { push: 'closed', pull: { actions: 'note' } } };
    expect(deadEnds(describeChart(draw({ closed: stuck })))).toEqual(['door.closed']);
  });

  it('R17.14 with a target that does not exist cannot be made', () => {
    expect(() => draw({ closed: { on: { push: 'ajar' } } })).toThrow(/ajar/);
  });
});
