import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'boundary-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (tool: string, ...options: string[]) =>
  spawnSync(resolve('node_modules/.bin', tool), options, { cwd: folder, encoding: 'utf8' }).stdout;

/** A file of each room, with what it may not import. */
const forbidden = {
  'machines/new.machine.ts': "import './header.machine.ts';",
  'machines/new.cases.ts': "import 'xstate';",
  'machines/site.machine.ts': "import '#content/brand.ts';",
  'src/content/new.ts': "import '#views/parts/Picture.tsx';",
  'src/ports/new.ts': "import '#app/wiring/createSite.ts';",
  'src/views/frame/New.tsx': "import '#ports/storage.ts';",
  'src/views/parts/New.tsx': "import { useState } from 'react';",
  'src/app/settings.ts': "import '#app/routing/address.ts';",
  'src/app/routing/new.ts': "import '#app/wiring/createSite.ts';",
  'src/app/wiring/new.ts': "import '#app/visit/Site.tsx';",
  'src/app/visit/new.ts': "import '#app/start/start.ts';",
  'src/app/inspect/new.ts': "import '#app/start/start.ts';",
  'src/app/start/new.ts': "import '#app/inspect/inspectSite.tsx';",
  'src/main.tsx': "import '#prerender/prerender.tsx';",
  'src/prerender/new.ts': "import '#app/start/start.ts';",
  'src/modelKit/new.ts': "import 'vitest';",
  'src/modelKit/vitest.ts': "import 'react';",
  'src/inspector/new.ts': "import '#app/wiring/createSite.ts';",
  'src/inspector/charts/new.ts': "import '../record/entry.ts';",
  'src/inspector/record/new.ts': "import '../charts/coverage.ts';",
  'tests/modelKit/new.test.ts': "import '#machines/chat.machine.ts';",
};

it('R17.1, R17.2, R17.3 the linter refuses an import across rooms', () => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file));
  for (const [path, line] of Object.entries(forbidden)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), line);
  }
  const rule = '--only=style/noRestrictedImports';
  const report = run('biome', 'lint', '--reporter=json', '--max-diagnostics=none', rule);
  const { diagnostics } = JSON.parse(report) as { diagnostics: { location: { path: string } }[] };
  const refused = new Set(diagnostics.map(({ location }) => location.path));
  expect([...refused].toSorted()).toEqual(Object.keys(forbidden).toSorted());
});

it('R17.1 machines cannot use the globals of a browser', () => {
  const globals = ['window', 'document', 'localStorage', 'fetch', 'setTimeout', 'console'];
  writeFileSync(join(folder, 'probe.ts'), globals.join(';\n'));
  const config = { extends: resolve('machines/tsconfig.json'), include: ['probe.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const errors = run('tsc', '-p', folder);
  for (const global of globals) expect(errors).toContain(`Cannot find name '${global}'`);
});
