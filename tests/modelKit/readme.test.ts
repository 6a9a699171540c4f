import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('src/modelKit/README.md', 'utf8');

it('R17.14 the README shows tests that run', () => {
  for (const name of ['door.machine', 'door.test']) {
    const test = readFileSync(`tests/modelKit/${name}.ts`, 'utf8');
    expect(readme).toContain(test);
  }
});
