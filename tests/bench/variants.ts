import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { definitionsOf } from '#build/definitions.ts';
import { readSettings } from '#build/readSettings.ts';
import { growSite } from './grow.ts';

const FOLDER = '.cache/bench';

/** A way of delivering the same pages: its name in the tables, and where it lies. */
export type Variant = { name: string; folder: string; hasScripts: boolean };

/** The site as it is built. */
export function buildSite(): Variant {
  const folder = join(FOLDER, 'site');
  execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], { stdio: 'ignore' });
  return { name: 'Interpunct', folder, hasScripts: true };
}

/** The site as it would be with so many pages, and how long it took to build it, in ms. */
export function buildGrownSite(count: number): Variant & { duration: number } {
  const sources = join(FOLDER, `grown-${count}`);
  growSite(sources, count);
  const start = performance.now();
  execFileSync('npx', ['vite', 'build'], { cwd: sources, stdio: 'ignore' });
  return {
    name: `${count} pages`,
    folder: join(sources, 'dist'),
    hasScripts: true,
    duration: performance.now() - start,
  };
}

/** No page can be faster than this: the prerendered pages with every script removed. */
export function buildLimit(site: Variant): Variant {
  const folder = join(FOLDER, 'limit');
  rmSync(folder, { recursive: true, force: true });
  cpSync(site.folder, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    const page = readFileSync(path, 'utf8').replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    writeFileSync(path, page);
  }
  return { name: 'the limit', folder, hasScripts: false };
}

/** How a React site is built without further thought: rendered in the browser, from one bundle. */
export async function buildPlainWay(): Promise<Variant> {
  const folder = join(FOLDER, 'plain');
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'tests/bench/plain',
    publicDir: '../../../public',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    define: {
      'import.meta.env.TEXTS_VERSION': '"bundled"',
      ...definitionsOf(readSettings({})),
    },
    build: {
      outDir: join('../../..', folder),
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  cpSync(join(folder, 'index.html'), join(folder, '404.html'));
  return { name: 'the plain way', folder, hasScripts: true };
}
