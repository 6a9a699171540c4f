import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, read } from './builtFiles.ts';

const files = filesIn();
const texts = files.filter((file) => /\.(?:js|css|html|json|txt|conf)$|_headers$/.test(file));

const SOURCES = ['src/inspector', 'src/modelKit', 'src/app/inspect'];

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The sentences of the inspector: long enough to be nobody else's, and kept by a minifier. */
function sentencesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(['`>])([A-Z][\w’ ,…]{14,}[.…]?)(?=\1|<\/|\$\{)/g)].map(
    ([, , sentence]) => sentence as string,
  );
}

const sentences = SOURCES.flatMap(sourcesOf).flatMap(sentencesIn);

it('R18.29 a build without the inspector contains none of its sentences', () => {
  expect(sentences.length).toBeGreaterThan(20);
  const contents = texts.map(read).join('\n');
  expect(sentences.filter((sentence) => contents.includes(sentence))).toEqual([]);
});

it.each([
  ['the name of its windows', /['"`]inspected['"`]/],
  ['the name of its channel', /BroadcastChannel/],
  ['the layouts of its charts', /"?initials"?:\{/],
  ['its styles', /gallery-frame|adoptedStyleSheets/],
])('R18.29 a build without the inspector contains nothing of %s', (_, trace) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => trace.test(read(file)))).toEqual([]);
});
