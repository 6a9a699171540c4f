import type { AnyStateMachine } from 'xstate';
import { textOf, toJson } from './data.ts';
import { stateOf } from './effects.ts';
import { inputsOf, type Model, type ModelPath } from './model.ts';
import { called, isSame, nameOfStep } from './standing.ts';
import type { Step } from './takeStep.ts';

type Named = Readonly<Record<string, unknown>>;

/** A text that a line has room for. */
const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** What the cases call a value, in brackets; the value itself where they list it without a name. */
function nameOf(value: unknown, cases: Named = {}): string {
  const all = Object.entries(cases);
  const [name] =
    all.find(([, one]) => isSame(one, value)) ??
    // A fixture has an error as data.
    all.find(([, one]) => isSame(toJson(one), toJson(value))) ??
    [];
  if (name === '' || (name === undefined && value === undefined)) return '';
  const text = value instanceof Error ? value.message : textOf(value);
  return ` (${name === undefined || Array.isArray(cases) ? cut(text) : name})`;
}

/** A step as people read it: `form.submit (in English)`, `after 400 ms`, `load done (found)`. */
function describeStep(model: Model, step: Step): string {
  const { machine, cases } = model;
  if (step.type === 'timer') return `after ${step.ms} ms`;
  if (step.ms) return `wait ${step.ms} ms → ${describeStep(model, { ...step, ms: 0 })}`;
  const label = nameOfStep(step, (id) => called(machine, id));
  if (step.type === 'event') {
    const { type, ...payload } = step.event;
    const { events } = cases;
    const shown = label.replace(/(.*) snapshot$/, 'xstate.snapshot.$1');
    const name = nameOf(payload, events[type] ?? events[shown]);
    return `${label}${name === ' ({})' ? '' : name}`;
  }
  const { outputs, errors } = cases.results[called(machine, step.invoke)] ?? {};
  return `${label}${nameOf(step.value, step.type === 'output' ? outputs : errors)}`;
}

/** What is wrong with a step at which the machine throws. */
export const describeThrow = (machine: AnyStateMachine, step: Step, error: unknown): string =>
  step.type === 'error' && error === step.value
    ? `nothing handles that ${called(machine, step.invoke)} fails, so the machine stops`
    : `it throws ${error}`;

/** The same step in a row, where people would have to count. */
const REPEATED = / → ([^→]+?)(?: → \1){5,}(?= → |$)/g;

/** A way as people read it: `closed → door.open → after 400 ms → press (6 times)`. */
export const describeWay = (model: Model, start: string, steps: readonly Step[]): string =>
  [start || model.machine.id, ...steps.map((step) => describeStep(model, step))]
    .join(' → ')
    .replace(REPEATED, (all, step) => ` → ${step} (${all.split(' → ').length - 1} times)`);

/** A path as people read it, with its input where there are several. */
export function describePath(model: Model, { input, start, steps }: ModelPath): string {
  const named = inputsOf(model).length > 1 ? nameOf(input, model.cases.inputs as Named) : '';
  const taken = steps.map(({ step }) => step);
  return describeWay(model, `${stateOf(start)}${named}`, taken);
}
