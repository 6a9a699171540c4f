import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FOLDER } from '#tests/builds.ts';
import { filesIn, modulesOf, pages, sharedBy } from './builtFiles.ts';

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

const sizes = new Map<string, number>();

/** The size of a file, compressed once: every page loads the same modules. */
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? compressed(readFileSync(join(DEFAULT_FOLDER, path)));
  sizes.set(path, size);
  return size;
}

/** The most that a first visit may transfer, in bytes: brotli, except for the fonts. */
const budgets = {
  /** Inline scripts, which run before the first paint. */
  inlineScripts: 3_000,
  styles: 8_050,
  html: 20_700,
  fonts: 30_800,
  /**
   * All modules that the page loads, whenever it loads them. 3,500 of them outlive what the world does: ports that
   * throw, foreign changes, old engines, refused history.
   */
  modules: 132_800,
  all: 183_800,
  /** The module that each further page adds. */
  pageModule: 4_200,
  /** Documents, fonts and modules: what a visit asks for before it asks for anything on its own. */
  requests: 9,
};

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

const fontFiles = filesIn('assets').filter((file) => file.endsWith('.woff2'));
const fonts = sum(
  fontFiles.map((file) => readFileSync(join(DEFAULT_FOLDER, 'assets', file)).length),
);

it('R16.1 the fonts stay within their budget', () => {
  expect(fonts).toBeLessThanOrEqual(budgets.fonts);
});

describe.each(pages)('a first visit to $file', (page) => {
  const { file, document } = page;
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('');
  const html = sizeOf(file);
  const modules = sum(modulesOf(page).map((module) => sizeOf(module)));

  it('R16.1 stays within its budgets', () => {
    expect(compressed(textOf('script:not([type])'))).toBeLessThanOrEqual(budgets.inlineScripts);
    expect(compressed(textOf('style'))).toBeLessThanOrEqual(budgets.styles);
    expect(html).toBeLessThanOrEqual(budgets.html);
    expect(modules).toBeLessThanOrEqual(budgets.modules);
    expect(html + modules + fonts).toBeLessThanOrEqual(budgets.all);
    const requests = 1 + fontFiles.length + modulesOf(page).length;
    expect(requests).toBeLessThanOrEqual(budgets.requests);
  });

  it('R16.2 preloads no scripts, and requests none before the first paint', () => {
    expect(document.querySelectorAll('link[rel=modulepreload], script[src]')).toHaveLength(0);
  });
});

it('R16.1 each further page stays within its budget', () => {
  const shared = sharedBy(pages);
  for (const own of pages.map(modulesOf)) {
    const added = own.filter((module) => !shared.includes(module)).map((module) => sizeOf(module));
    expect(sum(added), own.join()).toBeLessThanOrEqual(budgets.pageModule);
  }
});
