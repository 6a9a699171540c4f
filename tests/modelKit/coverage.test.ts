import { checkModel, formatTestCoverage } from '@interpunct/model-kit';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { door } from './door.machine.ts';
import { known, loose, type Told } from './knownMachines.ts';

it('R17.14 names the outcome of a guard that no case brings about', () => {
  const { coverage } = checkModel(door, {
    ...known,
    results: { check: { outputs: { right: true }, errors: {} } },
  });
  expect(formatTestCoverage(coverage)).toBe(
    [
      'stateNodes: 4/4',
      'transitions: 3/5',
      '  - door.checking check done',
      '  - door.checking check error',
      'guards: 1/2',
      '  - door.checking check done if guard: never false',
    ].join('\n'),
  );
});

it('R17.14 names the pairs of transitions that no path takes, where it is asked to', () => {
  const { coverage, notes } = checkModel(door, { ...known, pairs: true });
  const [asked, wrong, offline] = ['press', 'check done', 'check error'];
  const again = ` → door.shut ${asked}`;
  expect(coverage.pairs?.covered).toHaveLength(4);
  expect(formatTestCoverage(coverage).split('\n').slice(-4)).toEqual([
    'pairs: 4/7',
    `  - door.checking ${wrong}${again}`,
    `  - door.checking ${offline}${again}`,
    `  - door.open after 5000${again}`,
  ]);
  expect(notes).toEqual([
    expect.stringMatching(/^No path takes one after the other: .* → door\.shut press\.$/),
  ]);
});

it('R17.14 finds the pairs and the guards of a transition that the start takes', () => {
  const isNew = ({ context }: { context: { isNew: boolean } }) => context.isNew;
  const gate = loose({
    id: 'gate',
    context: ({ input }: Told) => ({ isNew: input }),
    initial: 'made',
    states: {
      made: { always: [{ guard: isNew, target: 'shut' }, { target: 'shut' }] },
      shut: { on: { open: 'open' } },
      open: {},
    },
  });
  const { pairs, guards } = checkModel(gate, {
    inputs: { young: true, old: false },
    pairs: true,
  }).coverage;
  expect(guards.uncovered).toEqual([]);
  expect(pairs).toEqual({
    covered: ['gate.made||0 → gate.shut|open|0'],
    uncovered: ['gate.made||1 → gate.shut|open|0'],
  });
});

it('R17.14 parts no pair by a step that takes no transition', () => {
  const toast = createMachine({
    id: 'toast',
    initial: 'off',
    states: {
      off: { on: { brown: 'hot', warm: 'hot' } },
      hot: { after: { 100: { guard: () => false, target: 'off' }, 200: 'done' } },
      done: {},
    },
  });
  const { coverage } = checkModel(toast, { pairs: true });
  const done = 'toast.hot|xstate.after.200.toast.hot|0';
  expect(coverage.pairs).toEqual({
    covered: [`toast.off|brown|0 → ${done}`],
    uncovered: [`toast.off|warm|0 → ${done}`],
  });
});
