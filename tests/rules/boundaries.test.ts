import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs `probe` in a temporary folder. */
function inFolder<T>(parent: string, probe: (folder: string) => T): T {
  const folder = mkdtempSync(join(parent, 'boundary-'));
  try {
    return probe(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The rules of the linter that a file with this path and code breaks. */
function brokenRules(path: string, code: string): string[] {
  return inFolder(tmpdir(), (folder) => {
    for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file));
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
    const run = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', path], {
      cwd: folder,
      encoding: 'utf8',
    });
    const report = JSON.parse(run.stdout) as { diagnostics: { category: string }[] };
    return report.diagnostics.map(({ category }) => category);
  });
}

const RULE = 'lint/style/noRestrictedImports';
const importOf = (specifier: string) =>
  `import thing from '${specifier}';\n\nexport const used = thing;\n`;

describe('the imports', () => {
  it.each([
    ['machines/new.machine.ts', 'react'],
    ['machines/new.machine.ts', '@xstate/react'],
    ['machines/new.machine.ts', './header.machine.ts'],
    ['machines/new.machine.ts', '#content/brand.ts'],
    ['machines/site.machine.ts', '#content/brand.ts'],
    ['machines/site.machine.ts', '../src/ports/storage.ts'],
    ['src/content/new.ts', '#views/parts/Picture.tsx'],
    ['src/content/new.ts', './divisions.ts'],
    ['src/content/new.ts', 'i18next'],
    ['src/ports/new.ts', '#app/wiring/createSite.ts'],
    ['src/ports/new.ts', '../content/brand.ts'],
    ['src/ports/new.ts', '#views/parts/Picture.tsx'],
    ['src/ports/new.ts', 'react'],
    ['src/views/pages/new.tsx', '#app/wiring/createSite.ts'],
    ['src/views/pages/new.tsx', '../../app/wiring/createSite.ts'],
    ['src/views/frame/New.tsx', '#ports/storage.ts'],
    ['src/views/parts/New.tsx', '#prerender/card.tsx'],
    ['src/app/settings.ts', '#app/routing/address.ts'],
    ['src/app/routing/new.ts', '#app/wiring/createSite.ts'],
    ['src/app/routing/new.ts', '../visit/Site.tsx'],
    ['src/app/wiring/new.ts', '#app/visit/Site.tsx'],
    ['src/app/visit/new.ts', '#app/start/start.ts'],
    ['src/app/visit/new.ts', '#inspector/inspector.ts'],
    ['src/app/inspect/new.ts', '#app/start/start.ts'],
    ['src/app/inspect/new.ts', '../start/start.ts'],
    ['src/app/start/new.ts', '#app/inspect/inspectSite.tsx'],
    ['src/app/start/new.ts', '#inspector/inspector.ts'],
    ['src/app/start/new.ts', '#prerender/prerender.tsx'],
    ['src/app/start/new.ts', '#build/prerenderPlugin.ts'],
    ['src/app/wiring/new.ts', '#inspector'],
    ['src/app/inspect/new.ts', '#inspector/inspector.ts'],
    ['src/statechart/new.ts', '#inspector'],
    ['src/statechart/new.ts', 'react'],
    ['tests/modelKit/new.ts', '#machines/port.ts'],
    ['tests/modelKit/new.ts', '#tests/machines/bounds.ts'],
    ['tests/modelKit/new.ts', '../machines/bounds.ts'],
    ['tests/modelKit/new.ts', 'react'],
    ['src/inspector/new.ts', '#app/wiring/createSite.ts'],
    ['src/inspector/new.ts', '#machines/site.machine.ts'],
    ['src/inspector/new.ts', '../content/brand.ts'],
    ['src/inspector/panel/basics/New.tsx', '../../../views/parts/Picture.tsx'],
    ['src/inspector/panel/basics/New.tsx', '@emotion/react'],
    ['src/inspector/charts/new.ts', '../record/entry.ts'],
    ['src/inspector/record/new.ts', '../charts/coverage.ts'],
    ['src/views/parts/New.tsx', '#inspector/inspector.ts'],
    ['src/main.tsx', '#prerender/prerender.tsx'],
    ['src/prerender/new.ts', '#app/start/start.ts'],
    ['src/prerender/new.ts', '#build/prerenderPlugin.ts'],
  ])('R17.1, R17.2 %s may not import %s', (path, specifier) => {
    expect(brokenRules(path, importOf(specifier))).toContain(RULE);
  });

  it.each(['useState', 'useReducer'])('R17.3 a view may not keep state with %s', (hook) => {
    const code = `import { ${hook} } from 'react';\n\nexport const used = ${hook};\n`;
    expect(brokenRules('src/views/parts/New.tsx', code)).toContain(RULE);
  });

  it.each([
    ['machines/new.machine.ts', 'xstate'],
    ['machines/site.machine.ts', './header.machine.ts'],
    ['src/content/new.ts', './brand.ts'],
    ['src/content/new.ts', './pageIds.ts'],
    ['src/ports/new.ts', 'openai'],
    ['src/views/pages/new.tsx', '#machines/header.machine.ts'],
    ['src/views/pages/new.tsx', '#content/brand.ts'],
    ['src/app/wiring/new.ts', '#ports/storage.ts'],
    ['src/app/start/new.ts', '#app/visit/Site.tsx'],
    ['src/app/inspect/new.ts', '#app/start/inspection.ts'],
    ['src/app/inspect/new.ts', '#inspector'],
    ['src/statechart/new.ts', 'xstate'],
    ['tests/modelKit/new.ts', '#statechart/chart.ts'],
    ['tests/modelKit/new.ts', 'vitest'],
    ['tests/modelKit/new.ts', './model.ts'],
    ['src/inspector/new.ts', '#statechart/chart.ts'],
    ['src/inspector/panel/basics/New.tsx', '../../record/entry.ts'],
    ['src/inspector/new.ts', './record/entry.ts'],
    ['src/inspector/charts/new.ts', './layout.ts'],
    ['src/inspector/record/new.ts', '../inspected.ts'],
    ['src/main.tsx', '#app/inspect/openInspector.ts'],
    ['src/prerender/new.ts', '#app/wiring/createSite.ts'],
  ])('R17.1, R17.2 %s may import %s', (path, specifier) => {
    expect(brokenRules(path, importOf(specifier))).toEqual([]);
  });
});

describe('the machines', () => {
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
});
