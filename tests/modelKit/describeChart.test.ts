import { describeChart, statesOf } from '@interpunct/model-kit/describeChart';
import { expect, it } from 'vitest';
import { and, not, or, raise, setup, stateIn } from 'xstate';
import { letter } from './letter.machine.ts';
import { oven } from './machines.ts';

it('R18.1 a chart has nested and parallel states, and what each begins with', () => {
  const { root } = describeChart(letter);
  // A search asks for it at each step.
  expect(describeChart(letter).root).toBe(root);
  const [sheet, mail] = root.states;
  expect(root).toMatchObject({
    id: 'letter',
    type: 'parallel',
    initial: ['letter.sheet', 'letter.mail'],
  });
  expect(sheet).toMatchObject({
    id: 'letter.sheet',
    key: 'sheet',
    type: 'compound',
    initial: ['letter.sheet.folded'],
  });
  // Timers are transitions and no actions.
  expect(sheet?.states[1]?.states[0]).toMatchObject({
    key: 'unfolding',
    type: 'atomic',
    entry: [],
    exit: [],
  });
  expect(mail?.states.find(({ key }) => key === 'waiting')).toMatchObject({
    invokes: [{ id: 'deliver', src: 'deliver' }],
  });
});

it('R18.1 a chart has every kind of transition, with a label that people read', () => {
  const transitions = [letter, oven].flatMap((machine) => describeChart(machine).transitions);
  const find = (id: string) => transitions.find((transition) => transition.id === id);
  expect(find('letter.mail|letter.send|0')).toEqual({
    id: 'letter.mail|letter.send|0',
    source: 'letter.mail',
    targets: ['letter.mail.waiting'],
    event: 'letter.send',
    kind: 'event',
    label: 'letter.send',
    guard: 'hasText',
    actions: ['xstate.assign'],
  });
  expect(find('letter.mail.waiting|letter.send|0')).toMatchObject({ targets: [], actions: [] });
  expect(find('(machine).on.heat.warm.steady||0')).toMatchObject({
    kind: 'always',
    label: 'always',
    guard: 'isHot',
    targets: ['(machine).on.heat.warm.ready'],
  });
  const timer = 'xstate.after.unfoldFor.letter.sheet.open.unfolding';
  expect(find(`letter.sheet.open.unfolding|${timer}|0`)).toMatchObject({
    kind: 'after',
    label: 'after unfoldFor',
  });
  for (const kind of ['done', 'error']) {
    expect(find(`letter.mail.waiting|xstate.${kind}.actor.deliver|0`)).toMatchObject({
      kind,
      label: `deliver ${kind}`,
    });
  }
});

it('R18.1 describes tags, and actions and guards, also inline ones', () => {
  const machine = setup({}).createMachine({
    id: 'inline',
    tags: 'busy',
    entry: [raise({ type: 'go' }), function greet() {}, () => {}],
    exit: function leave() {},
    on: { go: { guard: () => true, actions: { type: 'named' } as never } },
  });
  const { root, transitions } = describeChart(machine);
  const entry = ['xstate.raise', 'greet', 'inline'];
  expect(root).toMatchObject({ tags: ['busy'], entry, exit: ['leave'] });
  expect(transitions).toMatchObject([{ guard: 'guard', actions: ['named'] }]);
});

it('R18.1 tells what a guard is made of', () => {
  const isLit = () => true;
  const [all, nested] = [and(['isWarm', not('isWet')]), not(or([isLit, 'isWet']))];
  const machine = setup({ guards: { isWarm: isLit, isWet: isLit } }).createMachine({
    id: 'made',
    on: {
      dry: [{ guard: all }, { guard: nested as never }],
      see: [{ guard: stateIn({ lamp: 'lit' }) }, { guard: stateIn('#lit') }],
    },
  });
  expect(describeChart(machine).transitions.map(({ guard }) => guard)).toEqual([
    'isWarm and not isWet',
    'not (isLit or isWet)',
    'in lamp.lit',
    'in #lit',
  ]);
});

it('R18.1 a chart holds every state and transition, in the order of the machine', () => {
  const { root, transitions } = describeChart(letter);
  expect(
    statesOf(root)
      .map(({ key }) => key)
      .join(),
  ).toBe('letter,sheet,folded,open,unfolding,flat,mail,ready,waiting,failed');
  expect(transitions.map(({ label }) => label).join()).toBe(
    'letter.toggle,letter.toggle,after unfoldFor,letter.write,letter.send,letter.send,deliver done,deliver error,letter.retry',
  );
});
