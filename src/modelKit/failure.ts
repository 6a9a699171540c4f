import { fromJson, toJson } from './data.ts';
import type { Step } from './takeStep.ts';

/** A way to a fault as JSON: it can be kept in a file and taken again. */
export type Fixture = {
  version: 1;
  /** The machine's id. */
  machine: string;
  input: unknown;
  steps: readonly Step[];
  /** What is wrong after the last step. */
  fault?: string;
};

/** What a machine does wrong. */
export type ModelFailure = {
  /** The way to it, as people read it. Empty for what no way leads to. */
  way: string;
  fault: string;
  fixture?: Fixture;
};

export const fixtureOf = (
  machine: string,
  input: unknown,
  steps: readonly Step[],
  fault: string,
): Fixture => toJson({ version: 1, machine, input, steps, fault });

/** The input and the steps of a fixture. */
export const wayIn = (fixture: Fixture): Pick<Fixture, 'input' | 'steps'> => fromJson(fixture);

export const textOfFailure = ({ way, fault }: ModelFailure): string =>
  [way, fault].filter(Boolean).join(': ');

/** What a report has room for. */
const SHOWN = 10;

/** A model test that has failed. */
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
