import { expect, it } from 'vitest';
import { filesIn, read } from './builtFiles.ts';

const files = filesIn().filter((file) => /\.(?:js|css|html|json|txt|conf)$|_headers$/.test(file));

it.each([
  ['the name of its windows', /['"`]inspected['"`]/],
  ['the name of its channel', /BroadcastChannel/],
  ['the layouts of its charts', /"?initials"?:\{/],
  ['its styles', /gallery-frame|adoptedStyleSheets/],
  ['its names of effects', /Code of the cookie banner/],
  ['the model kit', /The clock serves more than this root/],
])('R18.29 a build without the inspector contains nothing of %s', (_, trace) => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => trace.test(read(file)))).toEqual([]);
});
