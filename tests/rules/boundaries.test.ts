import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Runs `probe` in a temporary folder. */
function inFolder<T>(parent: string, probe: (folder: string) => T): T {
  const folder = mkdtempSync(join(parent, 'boundary-'));
  try {
    return probe(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RULE = 'lint/style/noRestrictedImports';

/** An import that a file has: `[path of the file, specifier or text of the import]`. */
type Import = readonly [path: string, specifier: string];

const keyOf = ([path, specifier]: Import) => `${path} ${specifier}`;

/** The imports that the linter refuses, by `keyOf`. One run judges all: each takes its start-up time. */
function refused(imports: readonly Import[]): Set<string> {
  const byPath = new Map<string, Import[]>();
  for (const own of imports) byPath.set(own[0], [...(byPath.get(own[0]) ?? []), own]);
  return inFolder(tmpdir(), (folder) => {
    for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file));
    for (const [path, own] of byPath) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      const lines = own.map(([, specifier], index) =>
        specifier.startsWith('{')
          ? `import ${specifier};`
          : `import thing${index} from '${specifier}';`,
      );
      writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
    }
    const run = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', `--only=${RULE.slice(5)}`, '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const report = JSON.parse(run.stdout) as {
      diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
    };
    return new Set(
      report.diagnostics
        .filter(({ category }) => category === RULE)
        .map(({ location: { path, start } }) => {
          const own = byPath.get(path)?.[start.line - 1];
          if (!own) throw new Error(`The linter names ${path}, line ${start.line}`);
          return keyOf(own);
        }),
    );
  });
}

/** One for each override of biome.json, and for each of its exceptions. */
const forbidden: Import[] = [
  ['machines/new.machine.ts', 'react'],
  ['machines/new.machine.ts', './header.machine.ts'],
  ['machines/new.cases.ts', 'xstate'],
  ['machines/site.machine.ts', '#content/brand.ts'],
  ['src/content/new.ts', '#views/parts/Picture.tsx'],
  ['src/content/new.ts', './divisions.ts'],
  ['src/ports/new.ts', '#app/wiring/createSite.ts'],
  ['src/ports/new.ts', '../content/brand.ts'],
  ['src/views/pages/new.tsx', '#app/wiring/createSite.ts'],
  ['src/views/pages/new.tsx', '../../app/wiring/createSite.ts'],
  ['src/views/frame/New.tsx', '#ports/storage.ts'],
  ['src/app/settings.ts', '#app/routing/address.ts'],
  ['src/app/routing/new.ts', '#app/wiring/createSite.ts'],
  ['src/app/routing/new.ts', '../visit/Site.tsx'],
  ['src/app/wiring/new.ts', '#app/visit/Site.tsx'],
  ['src/app/visit/new.ts', '#app/start/start.ts'],
  ['src/app/visit/new.ts', '@interpunct/inspector/inspector'],
  ['src/app/inspect/new.ts', '#app/start/start.ts'],
  ['src/app/inspect/new.ts', '../start/start.ts'],
  ['src/app/start/new.ts', '#app/inspect/inspectSite.tsx'],
  ['src/app/start/new.ts', '@interpunct/inspector/inspector'],
  ['src/app/start/new.ts', '#prerender/prerender.tsx'],
  ['src/app/wiring/new.ts', '@interpunct/inspector'],
  ['src/app/inspect/new.ts', '@interpunct/inspector/inspector'],
  ['src/modelKit/new.ts', 'vitest'],
  ['src/modelKit/vitest.ts', 'react'],
  ['tests/modelKit/new.test.ts', '#machines/chat.machine.ts'],
  ['src/inspector/new.ts', '#app/wiring/createSite.ts'],
  ['src/inspector/panel/basics/New.tsx', '../../../views/parts/Picture.tsx'],
  ['src/inspector/charts/new.ts', '../record/entry.ts'],
  ['src/inspector/record/new.ts', '../charts/coverage.ts'],
  ['src/main.tsx', '#prerender/prerender.tsx'],
  ['src/prerender/new.ts', '#app/start/start.ts'],
  ['src/views/parts/New.tsx', "{ useState } from 'react'"],
  ['src/views/parts/New.tsx', "{ useReducer } from 'react'"],
  ['src/views/parts/New.tsx', "{ useSelector } from '@xstate/react'"],
];
const all = refused(forbidden);

it.each(forbidden)('R17.1, R17.2, R17.3 %s may not import %s', (...own) => {
  expect(all).toContain(keyOf(own));
});

it('R17.1 cannot use the globals of a browser', () => {
  const globals = ['window', 'document', 'localStorage', 'fetch', 'setTimeout', 'console'];
  const errors = inFolder('machines', (folder) => {
    const uses = globals.map((global, index) => `export const probe${index} = ${global};\n`);
    writeFileSync(join(folder, 'probe.ts'), uses.join(''));
    const config = { extends: '../tsconfig.json', include: ['.'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' }).stdout;
  });
  for (const global of globals) expect(errors).toContain(`Cannot find name '${global}'`);
});
