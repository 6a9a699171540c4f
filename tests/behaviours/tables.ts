import { readdirSync } from 'node:fs';
import type { Table } from './kit/table.ts';

const names = readdirSync('tests/behaviours').flatMap(
  (file) => file.match(/^(\w+)\.ts$/)?.[1] ?? [],
);

/** Every behaviour with a view: what each file beside this one exports by default. */
export const tables: readonly Table[] = (
  await Promise.all(
    names
      .filter((name) => name !== 'tables')
      .map(
        async (name): Promise<{ default: Table | Table[] }> =>
          import(/* @vite-ignore */ `./${name}.ts`),
      ),
  )
).flatMap((file) => file.default);
