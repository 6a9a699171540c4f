import { statesEntered } from '@interpunct/model-kit/activeChart';
import type { MachineCases } from '@interpunct/model-kit/cases';
import type { Chart, ChartTransition } from '@interpunct/model-kit/chart';
import { describeChart } from '@interpunct/model-kit/describeChart';
import type { Ways } from '@interpunct/model-kit/shortestWay';
import type { AnyStateMachine } from 'xstate';

/** A state of a chart as people write it: the path below its machine. */
const stateName = ({ root }: Chart, id: string) =>
  id.startsWith(`${root.id}.`) ? id.slice(root.id.length + 1) : id;

/** What a goal is called: `“paid”`, or `“reset” in “paid”` for a transition. */
export function goalName(chart: Chart, target: string): string {
  const transition = chart.transitions.find(({ id }) => id === target);
  if (!transition) return `“${stateName(chart, target)}”`;
  return `“${transition.label}” in “${stateName(chart, transition.source)}”`;
}

/** What has to happen for a transition: `in “paying”, payments fails`. */
function eventIn(chart: Chart, { kind, label, source, guard }: ChartTransition): string {
  const actor = label.replace(/ (done|error)$/, '');
  const happens = {
    event: `“${label}” is sent`,
    done: label === actor ? label : `${actor} succeeds`,
    error: `${actor} fails`,
    after: `the timer “${label.replace('after ', '')}” is due`,
    always: '',
  }[kind];
  const what = [happens, guard && `${guard} lets it pass`].filter(Boolean).join(' and ');
  return source === chart.root.id ? what : `in “${stateName(chart, source)}”, ${what}`;
}

/** The transitions that would lead on to a goal from where the ways end. */
function missingTo(chart: Chart, ways: Ways, goal: string): ChartTransition[] {
  const sought = [goal];
  const missing: ChartTransition[] = [];
  for (const id of sought) {
    const leading = chart.transitions.filter(
      (one) => !(one.id in ways.transitions) && [one.id, ...statesEntered(chart, one)].includes(id),
    );
    for (const one of leading) {
      if (one.source in ways.states || ways.passed.includes(one.source)) missing.push(one);
      else if (!sought.includes(one.source)) sought.push(one.source);
    }
  }
  return [...new Set(missing)];
}

const GAVE_UP = 'The search gave up before it found a way.';
const TOGETHER = 'Nothing leads to these states together.';
const PASSED = 'The machine never rests in this state.';
const NOTHING = 'No event, result or timer leads there.';
const UNCASED = 'Give `cases`: without them, no event has a payload and no result a value.';
/** No case changes these. */
const FINAL = [PASSED, NOTHING];

/** Why no way leads to a state or through a transition; undefined where one does. */
function reasonOf(chart: Chart, ways: Ways, goal: string): string | undefined {
  if (goal in ways.states || goal in ways.transitions) return undefined;
  if (ways.passed.includes(goal)) return PASSED;
  const missing = missingTo(chart, ways, goal);
  // A machine asks these by itself whenever it comes there. A longer search would hardly find more.
  const never = missing
    .filter(({ kind, guard }) => kind === 'always' && guard)
    .map(({ source, guard }) => `In “${stateName(chart, source)}”, “${guard}” is never true.`);
  if (never.length > 0 && never.length === missing.length) return never.join(' ');
  if (ways.left > 0) return [GAVE_UP, ...never].join(' ');
  if (missing.length === 0) return NOTHING;
  return `What is missing: ${missing.map((one) => eventIn(chart, one)).join('; or ')}.`;
}

/** Why no way leads to some states together, or through a transition, as sentences that name what is missing. */
export function whyNoWay(
  machine: AnyStateMachine,
  ways: Ways,
  goals: readonly string[],
  cases: MachineCases | undefined,
): string {
  const chart = describeChart(machine);
  const reasons = goals.map((goal) => reasonOf(chart, ways, goal));
  const together = ways.left > 0 ? GAVE_UP : TOGETHER;
  const reason = reasons.find((one) => one !== undefined) ?? together;
  return cases || FINAL.includes(reason) ? reason : `${reason} ${UNCASED}`;
}
