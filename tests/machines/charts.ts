import type { Chart, ChartState, ChartTransition } from '@interpunct/model-kit/chart';
import { describeChart, statesOf } from '@interpunct/model-kit/describeChart';
import type { AnyStateMachine } from 'xstate';

/** A chart as mermaid draws it: a `stateDiagram-v2`. */
export function toMermaid(machine: AnyStateMachine): string {
  const chart = describeChart(machine);
  const nameOf = namesIn(chart);
  return [
    'stateDiagram-v2',
    ...drawStates(chart.root, nameOf),
    ...drawTransitions(chart, nameOf),
  ].join('\n');
}

/**
 * What a chart does without leaving a state, as a list: entry and exit actions, and transitions without a
 * target. Mermaid has no place for them. Empty for a chart that does nothing of the kind.
 */
export function toActionList(machine: AnyStateMachine): string {
  const { root, transitions } = describeChart(machine);
  const lines = statesOf(root).flatMap(({ id, entry, exit }) => {
    const stays = transitions.filter(
      ({ source, targets }) => source === id && targets.length === 0,
    );
    const does = [
      ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
      ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
      ...stays.map(labelOf),
    ];
    return does.length > 0 ? [`- \`${id}\`: ${does.map((one) => `\`${one}\``).join(' · ')}`] : [];
  });
  return lines.join('\n');
}

/** What a drawing calls each state: by its key where no other has that, else by its path. */
function namesIn({ root }: Chart): (id: string) => string {
  const keys = statesOf(root).map(({ key }) => key);
  const names = statesOf(root).map(({ id, key }): [string, string] => [
    id,
    keys.filter((one) => one === key).length === 1
      ? key
      : id.slice(root.id.length + 1).replaceAll(/\W+/g, '_'),
  ]);
  const byId = new Map(names);
  return (id) => byId.get(id) ?? id;
}

type NameOf = (id: string) => string;

function drawStates(
  { type, initial, states }: ChartState,
  nameOf: NameOf,
  indent = '  ',
): string[] {
  return [
    ...states.flatMap((state) =>
      state.states.length > 0
        ? [
            `${indent}state ${nameOf(state.id)} {`,
            ...drawStates(state, nameOf, `${indent}  `),
            `${indent}}`,
          ]
        : [`${indent}${nameOf(state.id)}`],
    ),
    ...(type === 'compound' ? initial : []).map((id) => `${indent}[*] --> ${nameOf(id)}`),
  ];
}

const labelOf = ({ label, guard, actions }: ChartTransition) =>
  [
    label,
    ...(guard ? [`[${guard}]`] : []),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ]
    .join(' ')
    .replaceAll(':', '');

function drawTransitions({ root, transitions }: Chart, nameOf: NameOf): string[] {
  return transitions.flatMap((transition) => {
    // What the machine answers in any state is drawn from each of them: mermaid has no root.
    const sources =
      transition.source === root.id ? root.states.map(({ id }) => id) : [transition.source];
    return transition.targets.flatMap((target) =>
      sources.map((source) => `  ${nameOf(source)} --> ${nameOf(target)} : ${labelOf(transition)}`),
    );
  });
}
