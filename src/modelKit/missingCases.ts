import type { AnyEventObject } from 'xstate';
import { calledOf, invokesIn } from './describeChart.ts';
import { type Model, NO_PAYLOAD, walk } from './model.ts';
import { called } from './standing.ts';
import type { Step } from './takeStep.ts';

/** The events of a way that have no case, and of which the machine reads a payload. */
export function readIn(model: Model, input: unknown, way: readonly Step[]): ReadonlySet<string> {
  const read = new Set<string>();
  const get = (event: AnyEventObject, key: string | symbol) => {
    if (typeof key === 'string' && !(key in event)) read.add(event.type);
    return Reflect.get(event, key);
  };
  const watched = way.map((step) =>
    isBare(model, step) ? { ...step, event: new Proxy(step.event, { get }) } : step,
  );
  try {
    walk(model, input, watched);
  } catch {
    // So it does without a watch.
  }
  return read;
}

/** Whether a step is an event without a case. */
export const isBare = (
  { cases: { events } }: Model,
  step: Step,
): step is Extract<Step, { type: 'event' }> =>
  step.type === 'event' && events[step.event.type] === NO_PAYLOAD;

/** Says that an event has no case. */
export const eventHint = (type: string) => `\`${type}\` has no case: give \`events\``;
const resultHint = (actor: string) => `${actor} is done with undefined: give \`results\``;

/** What a way that throws may lack: the results, and the payloads of events, that no case has. */
export function missingCases(model: Model, input: unknown, way: readonly Step[]): string[] {
  const last = way.at(-1);
  return [
    ...[...readIn(model, input, way)].map(eventHint),
    ...(last?.type === 'output' && last.value === undefined
      ? [resultHint(called(model.machine, last.invoke))]
      : []),
  ];
}

/** Why a result never comes, or not as something asks for it: no case has it. */
export function lackOf({ machine, cases }: Model, label: string, isAsked: boolean): string[] {
  const [, name = '', kind] = /^(.*) (done|error)$/.exec(label) ?? [];
  if (kind === undefined) return [];
  const src = invokesIn(machine).find((invoke) => calledOf(invoke) === name)?.src ?? name;
  const { outputs, errors } = cases.results[name] ?? cases.results[src] ?? {};
  const [key, listed] = kind === 'done' ? ['outputs', outputs] : ['errors', errors];
  if (listed) return Object.keys(listed).length > 0 ? [] : [`\`${key}\` of ${name} has no case`];
  return kind === 'done' && isAsked ? [resultHint(name)] : [];
}
