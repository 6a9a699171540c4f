import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('R18.31 reads what is not public in one file', () => {
  const files = ['src/inspector', 'src/modelKit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const readers = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      // XState's names for it begin with a line: `_relay`.
      return /[.[]['"]?_[a-z]|\b_[a-z]\w*\??:/.test(code);
    });
  expect(readers).toEqual(['src/modelKit/xstate.ts']);
});
