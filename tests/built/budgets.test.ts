import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pages } from './builtFiles.ts';

const FOLDER = 'dist';

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
const sizeOf = (path: string) => compressed(readFileSync(join(FOLDER, path)));

/** What a first visit may weigh at most, in bytes as a host sends them (brotli; fonts as they are). */
const budgets = {
  /** Scripts that stand in the page and run before it is painted. */
  inlineScripts: 3_000,
  styles: 8_000,
  html: 18_000,
  fonts: 30_800,
  /** Everything that makes the page live, whenever it comes. */
  modules: 125_500,
  all: 172_200,
  /** What each page adds to a visit that has been on another. */
  pageModule: 2_850,
};

type BuiltDocument = (typeof pages)[number]['document'];

const modulesOf = (document: BuiltDocument): string[] =>
  JSON.parse(document.getElementById('modules')?.textContent ?? '[]');

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

const fonts = sum(
  readdirSync(join(FOLDER, 'assets'))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => readFileSync(join(FOLDER, 'assets', file)).length),
);

it('the fonts are within their budget', () => {
  expect(fonts).toBeLessThanOrEqual(budgets.fonts);
});

describe.each(pages)('a first visit to $file', ({ file, document }) => {
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('');
  const html = sizeOf(file);
  const modules = sum(modulesOf(document).map((module) => sizeOf(module)));

  it('is within its budgets', () => {
    expect(compressed(textOf('script:not([type])'))).toBeLessThanOrEqual(budgets.inlineScripts);
    expect(compressed(textOf('style'))).toBeLessThanOrEqual(budgets.styles);
    expect(html).toBeLessThanOrEqual(budgets.html);
    expect(modules).toBeLessThanOrEqual(budgets.modules);
    expect(html + modules + fonts).toBeLessThanOrEqual(budgets.all);
  });

  it('preloads no script, and asks for none before it is painted', () => {
    expect(document.querySelectorAll('link[rel=modulepreload], script[src]')).toHaveLength(0);
  });
});

it('a further page adds little', () => {
  const modules = pages.map(({ document }) => modulesOf(document));
  const shared = modules.reduce((all, own) => all.filter((module) => own.includes(module)));
  for (const own of modules) {
    const added = own.filter((module) => !shared.includes(module)).map((module) => sizeOf(module));
    expect(sum(added), own.join()).toBeLessThanOrEqual(budgets.pageModule);
  }
});
