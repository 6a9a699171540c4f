import { expect, it } from 'vitest';
import { filesIn, read } from './builtFiles.ts';

const files = filesIn().filter((file) => /\.(?:js|html|json|txt|conf)$|_headers$/.test(file));

it.each([
  ['R14.3', 'the demo provider of the chat', /demo-provider/],
  ['R14.3', 'an API key', /sk-[\w-]{16,}|VITE_OPENAI_API_KEY/],
  ['R14.3', 'an absolute path of the build host', /\/(?:home|root|work|Users)\/\w+\//],
])('%s no file of the build contains %s', (_, __, trace) => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => trace.test(read(file)));
  expect(found).toEqual([]);
});
