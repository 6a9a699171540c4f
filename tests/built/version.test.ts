import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from './builtFiles.ts';

it('R8.3 version.json has a complete record of this build', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const record = JSON.parse(read('version.json'));
  expect(record).toEqual({
    version,
    build: expect.any(Number),
    lastBuild: record.build,
    deployTime: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
    environment: 'production',
  });
});
