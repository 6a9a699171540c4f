import { describeChart, statesOf } from '@interpunct/model-kit/describeChart';
import { expect, it } from 'vitest';
import { and, not, or, raise, setup, stateIn } from 'xstate';
import { letter } from './letter.machine.ts';

it('R18.1 a chart has nested and parallel states, and what each is entered with', () => {
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
  const open = sheet?.states.find(({ key }) => key === 'open');
  expect(open).toMatchObject({ entry: ['rustle', 'announce'], exit: ['xstate.raise'] });
  // Timers are transitions and no actions.
  expect(open?.states[0]).toMatchObject({
    key: 'unfolding',
    type: 'atomic',
    entry: [],
    exit: [],
  });
  expect(mail?.states.find(({ key }) => key === 'waiting')).toMatchObject({
    invokes: [{ id: 'deliver', src: 'deliver' }],
    tags: ['busy'],
  });
});

it('R18.1 a chart has every kind of transition, with a label that people read', () => {
  const { transitions } = describeChart(letter);
  const find = (id: string) => transitions.find((transition) => transition.id === id);
  expect(find('letter.mail|post|0')).toEqual({
    id: 'letter.mail|post|0',
    source: 'letter.mail',
    targets: ['letter.mail.waiting'],
    event: 'post',
    kind: 'event',
    label: 'post',
    guard: 'hasText',
    actions: ['announce', 'rustle'],
  });
  expect(find('letter.mail.waiting|post|0')).toMatchObject({ targets: [], actions: [] });
  expect(find('letter.mail.deciding||0')).toMatchObject({
    kind: 'always',
    label: 'always',
    guard: 'isLost',
    targets: ['letter.mail.failed'],
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

it('R18.1 describes inline actions and guards as well', () => {
  const machine = setup({}).createMachine({
    id: 'inline',
    entry: [raise({ type: 'go' }), function greet() {}, () => {}],
    on: { go: { guard: () => true, actions: { type: 'named' } as never } },
  });
  const { root, transitions } = describeChart(machine);
  expect(root.entry).toEqual(['xstate.raise', 'greet', 'inline']);
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
  ).toBe('letter,sheet,folded,open,unfolding,flat,mail,ready,waiting,deciding,failed');
  expect(transitions.map(({ label }) => label).join()).toBe(
    'unfold,fold,after unfoldFor,write,post,stamp,post,deliver done,deliver error,always,always',
  );
});
