import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageIds } from '#content/pageIds.ts';
import { DEFAULT_FOLDER } from '#tests/builds.ts';
import { growSite } from './growSite.ts';

const ADDED = 100;

/** The name of a page and the hash of its file, of which the entry has a list. */
const BYTES_OF_A_NAME = 24;

const folder = mkdtempSync(join(tmpdir(), 'grown-'));
const grown = join(folder, 'dist');

beforeAll(() => {
  growSite(folder, pageIds.length + ADDED);
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

const MODULES = /(?<=id="modules">).*?(?=<\/script>)/;

const read = (site: string, file: string) => readFileSync(join(site, file), 'utf8');

/** A document without the names of its modules, which change with every page. */
const documentIn = (site: string, file: string) => read(site, file).replace(MODULES, '');

/** The compressed size of the modules that a document loads. */
function scriptBytesOf(site: string, file: string): number {
  const modules: string[] = JSON.parse(read(site, file).match(MODULES)?.[0] ?? '');
  return modules
    .map((module) => brotliCompressSync(read(site, module)).length)
    .reduce((sum, size) => sum + size, 0);
}

describe(`a site with ${ADDED} more pages`, () => {
  it.each(['en/index.html', 'fr/about.html', '404.html'])('R16.12 has the same %s', (file) => {
    expect(documentIn(grown, file)).toBe(documentIn(DEFAULT_FOLDER, file));
  });

  it('R16.12 has longer scripts by the name of each page alone', () => {
    const growth =
      scriptBytesOf(grown, 'en/index.html') - scriptBytesOf(DEFAULT_FOLDER, 'en/index.html');
    expect(growth / ADDED).toBeLessThan(BYTES_OF_A_NAME);
  });
});
