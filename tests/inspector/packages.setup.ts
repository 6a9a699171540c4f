import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FOREIGN_APP, install, runIn } from './installed.ts';

/** All that a build of the foreign app has written. */
const builtText = () =>
  readdirSync(join(FOREIGN_APP, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(FOREIGN_APP, 'dist', file), 'utf8'))
    .join('\n');

test('installs both packages in a fresh folder', install);

test('has types that a strict app takes', () => runIn(FOREIGN_APP, 'tsc'));

test('tests a machine by its model', () => runIn(FOREIGN_APP, 'vitest', 'run'));

test('is absent from a build for visitors', () => {
  runIn(FOREIGN_APP, 'vite', 'build');
  expect(builtText()).toContain('feedback');
  expect(builtText()).not.toContain('inspected');
});
