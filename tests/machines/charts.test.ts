import { activeStates } from '@interpunct/model-kit/activeChart';
import type { Chart, ChartState } from '@interpunct/model-kit/chart';
import { describeChart, nodesOf, statesOf } from '@interpunct/model-kit/describeChart';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { chatMachine } from '#machines/chat.machine.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { startMachine } from '#machines/start.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { toActionList, toMermaid } from './charts.ts';

const idsBelow = (state: ChartState) => statesOf(state).map(({ id }) => id);

/** The ids of a state and of the states around it. */
function chainOf({ root }: Chart, id: string): string[] {
  return statesOf(root)
    .filter((state) => idsBelow(state).includes(id))
    .map((state) => state.id);
}

/** The ids of the states that are entered with one: those around it, and the initial ones in it. */
function enteredWith(chart: Chart, id: string): string[] {
  const state = statesOf(chart.root).find((one) => one.id === id);
  return [
    ...chainOf(chart, id),
    ...(state?.initial ?? []).flatMap((one) => enteredWith(chart, one)),
  ];
}

/** The ids of the states that nothing leads out of: neither their own transitions nor those around them. */
function deadEnds(chart: Chart): string[] {
  return statesOf(chart.root)
    .filter(({ id, states }) => states.length === 0 && id !== chart.root.id)
    .map(({ id }) => id)
    .filter((id) => {
      const chain = chainOf(chart, id);
      return !chart.transitions.some(
        ({ source, targets }) =>
          chain.includes(source) &&
          targets.some((target) => !enteredWith(chart, target).includes(id)),
      );
    });
}

/** The states that nothing leads out of, and why. */
const ENDS: Record<string, string> = {
  'analytics.leaving.reloading': 'The reload ends the document.',
  'language.stored': 'A choice replaces the language, and the language stays stored.',
  'overlay.reloading': 'The reload ends the document.',
  'podcastPopup.dismissed': 'The popup comes once a session.',
  'start.broken': 'A second try on a document that React has taken over could only do harm.',
  'start.running': 'The site runs, and the start is over.',
  'versionBadge.hidden': 'There is no version to show.',
};

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

it('R18.3 data-state has the leaves of the chart', () => {
  const value = { panel: { open: 'opened' }, conversation: 'waiting' };
  expect(activeLeaves(value)).toEqual(activeStates(describeChart(chatMachine), value).leaves);
});

it('R17.14 finds a state that leads nowhere', () => {
  const door = setup({}).createMachine({
    id: 'door',
    initial: 'open',
    states: { open: { on: { push: 'shut' } }, shut: { on: { push: 'shut' } } },
  });
  expect(deadEnds(describeChart(door))).toEqual(['door.shut']);
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
