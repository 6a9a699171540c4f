import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:js|html|json|txt|conf)$|_headers$/.test(file),
);

it.each([
  ['the stand-in for the provider of the chat', /demo-provider/],
  ['a key', /sk-[\w-]{16,}|VITE_OPENAI_API_KEY/],
  ['an absolute path of the computer that built it', /\/(?:home|root|work|Users)\/\w+\//],
])('%s is in no file of the build', (_, trace) => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => trace.test(readFileSync(join('dist', file), 'utf8')));
  expect(found).toEqual([]);
});
