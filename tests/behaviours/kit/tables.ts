import { readdirSync } from 'node:fs';
import type { Expected, Knowledge } from '@interpunct/model-kit';
import type { AnyStateMachine } from 'xstate';
import type { SiteInput } from '#machines/site.machine.ts';
import type { Ports } from './ports.ts';
import type { Table } from './table.ts';

/** What the root tells behaviours at their start, by their ids. */
export type Inputs = Readonly<Record<string, (site: SiteInput) => unknown>>;

/** What one file beside this folder pins of a machine. */
type BehaviourFile = {
  expected: Expected<AnyStateMachine>;
  stopWhen?: Knowledge<AnyStateMachine>['stopWhen'];
  inputs?: Inputs;
  ports?: Ports;
  /** Its view. A text gives the reason why nothing on the screen belongs to it. */
  default: Table | readonly Table[] | string;
};

const FOLDER = 'tests/behaviours';

const names = readdirSync(FOLDER).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);

/** What is pinned of each machine, by its id. */
export const behaviours: Readonly<Record<string, BehaviourFile>> = Object.fromEntries(
  await Promise.all(
    names.map(
      async (name): Promise<[string, BehaviourFile]> => [
        name,
        await import(/* @vite-ignore */ `../${name}.ts`),
      ],
    ),
  ),
);

const files = Object.values(behaviours);

export const tables: readonly Table[] = files.flatMap(({ default: views }) =>
  typeof views === 'string' ? [] : views,
);

/** What each port of the site touches. */
export const ports: Ports = Object.assign({}, ...files.map((file) => file.ports));

/** What the root tells each behaviour that has an input. */
export const inputs: Inputs = Object.assign({}, ...files.map((file) => file.inputs));
