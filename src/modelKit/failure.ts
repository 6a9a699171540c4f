import { fromJson, isTime, lossesIn, toJson } from './data.ts';
import type { Step } from './takeStep.ts';

/** A way to a fault as JSON: it can be kept in a file and taken again. */
export type Fixture = {
  version: 1;
  /** The machine's id. */
  machine: string;
  input: unknown;
  steps: readonly Step[];
  /** How many steps there are: a file may be cut. Files of 1.0.0 do not say it. */
  length?: number;
  /** What is wrong after the last step. */
  fault?: string;
};

/** What a machine does wrong. */
export type ModelFailure = {
  /** The way to it, as people read it. Empty for what no way leads to. */
  way: string;
  fault: string;
  /** The row, the transitions and the field that it is about: a report has each once. */
  about?: string;
  fixture?: Fixture;
};

/** How a fault begins that shows in a second run alone. */
export const NOT_TWICE = 'it is not the same twice: ';

const VALUE = new RegExp(`^(?:(${NOT_TWICE}[^:]+): |(.*?): .*; expected )`, 's');

/** Whether a fault shows without anything that people expect. Files of 1.0.0 have “the actor against the model”. */
export const isPlainFault = (fault: string) =>
  /^it throws |^it is not the same twice|^the actor against the model|, so the machine stops$| in place$| while an earlier |pile up$/.test(
    fault,
  );

/** The `id` of what a fault says of all worlds, and whether it is about what is in reach. */
export function temporalIn(fault: string): { id?: string; isFar: boolean } {
  const [, id, how = ''] =
    /^(?:what people expect: |whether )?“(.*)” is (true|not true|.*reach.*)$/.exec(fault) ?? [];
  return { ...(id && { id }), isFar: how.includes('reach') };
}

/** Stands between the parts of what is wrong with one step. */
export const JOINED = ', and ';

/** What a fault is about: `timers`. Where a machine is in place of a state, its other regions do not tell. */
export const fieldsOf = (fault: string): string[] =>
  fault
    .split(JOINED)
    .map(
      (part) =>
        VALUE.exec(part)?.slice(1).find(Boolean) ??
        part.replace(/^it is in .*(?=; expected )/s, ''),
    );

export const aboutOf = (row: string, place: string, fault: string): string =>
  [row, place, ...fieldsOf(fault)].join('\n');

type Found = { failure: ModelFailure; faults: Set<string>; places: Set<string> };

/** Faults, each once: the first one that is about something, and how many other values, or places, it has. */
export class Faults {
  readonly #found = new Map<string, Found>();

  get size(): number {
    return this.#found.size;
  }

  add(about: string, fault: string, describe: () => ModelFailure, place = ''): void {
    const known = this.#found.get(about);
    known?.faults.add(fault);
    known?.places.add(place);
    if (known) return;
    const failure = { ...describe(), about };
    this.#found.set(about, { failure, faults: new Set([fault]), places: new Set([place]) });
  }

  list(): ModelFailure[] {
    return [...this.#found.values()].map(({ failure, faults, places }) => {
      const [{ size }, what] = faults.size > 1 ? [faults, 'value'] : [places, 'place'];
      const more = ` … and ${size - 1} more ${what}${size === 2 ? '' : 's'}`;
      return size > 1 ? { ...failure, fault: failure.fault + more } : failure;
    });
  }
}

export const fixtureOf = (
  machine: string,
  input: unknown,
  steps: readonly Step[],
  fault: string,
): Fixture => toJson({ version: 1, machine, input, length: steps.length, steps, fault });

/** Whether a part of a file is a step. */
function isStep(part: unknown): boolean {
  const { type, event, id, invoke } = Object(part);
  const name = { event: event?.type, timer: id, output: invoke, error: invoke }[String(type)];
  return typeof name === 'string';
}

/** The input and the steps of a fixture. Throws where its file is damaged. */
export function wayIn(fixture: Fixture): Pick<Fixture, 'input' | 'steps'> {
  const { input, steps, length } = fromJson(fixture);
  const faultOf = (step: Step, index: number) => {
    if (!isStep(step)) return [`part ${index + 1} of its \`steps\` is not a step`];
    const { ms = 0 } = step;
    return isTime(ms) ? [] : [`the \`ms\` of its step ${index + 1} is not a time`];
  };
  const [fault] = !Array.isArray(steps)
    ? ['it has no list of steps']
    : steps.length === (length ?? steps.length)
      ? steps.flatMap(faultOf)
      : [`it has ${steps.length} of ${length} steps`];
  if (fault) throw new Error(`This file is damaged: ${fault}.`);
  return { input, steps };
}

export function textOfFailure({ way, fault, fixture }: ModelFailure): string {
  const losses = lossesIn(fixture).join(', ');
  const text = [way, fault].filter(Boolean).join(': ');
  return losses ? `${text} (a file of it loses ${losses})` : text;
}

/** What a report has room for. */
export const SHOWN = 10;

export class ModelTestFailureError extends Error {
  readonly failures: readonly ModelFailure[];

  constructor(machine: string, failures: readonly ModelFailure[], notes: readonly string[] = []) {
    const count = failures.length === 1 ? '1 fault' : `${failures.length} faults`;
    const shown = failures.slice(0, SHOWN).map((one) => `- ${textOfFailure(one)}`);
    const more = failures.length > SHOWN ? [`- … and ${failures.length - SHOWN} more`] : [];
    super([`${machine} has ${count}:`, ...shown, ...more, ...notes].join('\n'));
    this.name = 'ModelTestFailureError';
    this.failures = failures;
    // It is about the machine, and the lines of the kit that found it say nothing.
    this.stack = `${this.name}: ${this.message}`;
  }
}
