import { activeLeaves as leavesOfKit } from '@interpunct/model-kit/activeChart';
import { nodesOf } from '@interpunct/model-kit/describeChart';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { siteMachine } from '#machines/site.machine.ts';
import { startMachine } from '#machines/start.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { toActionList, toMermaid } from './charts.ts';

describe.each(Object.entries(machines))('%s', (_, { root, implementations }) => {
  it('R17.4 gives every actor an id and an answer to its failure', () => {
    const wrong = nodesOf(root).flatMap(({ invoke, transitions }) =>
      invoke
        .map(({ id }) => id)
        .filter((id) => /^\d+\./.test(id) || !transitions.has(`xstate.error.actor.${id}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('R17.5 names every delay', () => {
    const delays = nodesOf(root).flatMap(({ after }) => after.map(({ delay }) => String(delay)));
    expect(delays.filter((name) => !(name in implementations.delays))).toEqual([]);
  });
});

it('R17.7 has no machine but two roots, whose ports are checked, and what they invoke', () => {
  const invoked = Object.values(
    siteMachine.implementations.actors as Record<string, AnyStateMachine>,
  );
  const known = [siteMachine, startMachine, ...invoked].map(({ id }) => id);
  expect(Object.keys(machines).filter((id) => !known.includes(id))).toEqual([]);
});

it('R18.3 data-state has the leaves of the chart', () => {
  const value = { panel: { open: 'opened' }, conversation: 'waiting' };
  expect(activeLeaves(value)).toEqual(leavesOfKit(value));
});

it('R17.9 machines/README.md draws every chart as it is (vitest -u updates it)', async () => {
  const charts = Object.values(machines)
    .filter(({ id }) => id !== 'site')
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((machine) => {
      const actions = toActionList(machine);
      const drawn = `## ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`;
      return actions ? `${drawn}\n${actions}\n` : drawn;
    });
  const introduction = [
    '# The behaviours',
    '',
    'Every chart of the site, drawn from its machine by `tests/machines/charts.test.ts`. The floor',
    'plan, `site.machine.ts`, has one state: it invokes these and tells them what happens.',
    'Below a chart stands what it does without leaving a state.',
    '',
    '',
  ].join('\n');
  await expect(introduction + charts.join('\n')).toMatchFileSnapshot('../../machines/README.md');
});
