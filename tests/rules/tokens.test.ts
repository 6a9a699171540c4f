import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as tokens from '#views/basics/tokens.ts';

const FOLDER = 'src/views';

/** Where tokens are declared, and what every element has in common. */
const SOURCES = ['basics/tokens.ts', 'basics/globalStyles.tsx'];

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** The code of each view, without comments. */
const views = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !SOURCES.includes(file))
  .map((file) => ({ file, code: read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

const find = (all: typeof views, pattern: RegExp) =>
  all.flatMap(({ file, code }) => (code.match(pattern) ?? []).map((found) => `${file}: ${found}`));

const namesIn = (code: string) =>
  [...code.matchAll(/(?<!var\()'?(--[\w-]+)'?(?=\]?:)/g)].map(([, name]) => name);

describe('the views', () => {
  it('R15.25 have no colour of their own', () => {
    expect(views.length).toBeGreaterThan(50);
    const hex = /['"\s(]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi;
    const functions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)/g;
    const named = /(?:olor|background|fill|stroke)\w*[:=] ?['"](?:white|black|gr[ae]y|red)['"]/g;
    for (const pattern of [hex, functions, named]) expect(find(views, pattern)).toEqual([]);
  });

  it('R15.25 have no type size of their own', () => {
    const steps = Object.keys(tokens.typeScale).join('|');
    // A word that is as wide as its box is as large as that.
    const allowed = `inherit'|var\\((?:${steps})\\)'|calc\\((?:min\\()?100cqi / `;
    const other = new RegExp(`fontSize: (?!'(?:${allowed}))[^,}]+`, 'g');
    expect(find(views, other)).toEqual([]);
  });

  it('R15.25 have no duration and no easing of their own', () => {
    expect(find(views, /(?<![\w.-])\d*\.?\d+m?s(?=[\s'"`,])|cubic-bezier/g)).toEqual([]);
  });

  it('R15.25 have no shadow of their own', () => {
    // A ring around an element, or a line in it, lies in no distance from it.
    const own = /(?:boxShadow|textShadow): '(?!var\(--shadow-|inset |0 0 )[^']*'|drop-shadow\(/g;
    expect(find(views, own)).toEqual([]);
  });

  it('R15.25 name no token that nobody declares', () => {
    const declared = SOURCES.flatMap((file) => namesIn(read(file)));
    expect(declared.length).toBeGreaterThan(40);
    for (const { file, code } of views) {
      const used = [...code.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
      const known = [...declared, ...namesIn(code)];
      expect(
        used.filter((name) => !known.includes(name)),
        file,
      ).toEqual([]);
    }
  });
});

describe('the tokens', () => {
  it('R15.25 of both schemes have the same names', () => {
    expect(Object.keys(tokens.dark)).toEqual(Object.keys(tokens.light));
  });

  it('R15.25 give the browser its colour', () => {
    const named = readFileSync('index.html', 'utf8').match(/(?<="theme-color".*content=")[^"]+/g);
    expect(named).toEqual([tokens.light['--paper'], tokens.dark['--paper']]);
  });

  it('R15.25 are each named by a view or a style', () => {
    const code = [...views.map((view) => view.code), read('basics/globalStyles.tsx')].join();
    const names = Object.values(tokens)
      .flatMap((group) => Object.keys(group))
      .filter((name) => name.startsWith('--'));
    expect(names.filter((name) => !new RegExp(`['(]${name}[')]`).test(code))).toEqual([]);
  });
});
