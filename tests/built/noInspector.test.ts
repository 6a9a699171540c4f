import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, read } from './builtFiles.ts';

const files = filesIn().filter((file) => /\.(?:js|css|html|json|txt|conf)$|_headers$/.test(file));

const sources = ['src/inspector', 'src/modelKit', 'src/app/inspect'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

it.each([
  ['the name of its windows', /['"`]inspected['"`]/],
  ['the name of its channel', /BroadcastChannel/],
  ['its styles', /gallery-frame|adoptedStyleSheets/],
  ['its names of effects', /Code of the cookie banner/],
  ['the model kit', /The clock serves more than this root/],
])('R18.29 a build without the inspector contains nothing of %s', (_, trace) => {
  expect(files.length).toBeGreaterThan(100);
  // A trace that the sources do not have any more would find nothing.
  expect(sources.some((source) => trace.test(source))).toBe(true);
  expect(files.filter((file) => trace.test(read(file)))).toEqual([]);
});
