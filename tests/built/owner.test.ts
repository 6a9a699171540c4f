import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '#build/readSettings.ts';
import { copySite } from '#tests/copySite.ts';

/** A value for every setting, as docs/hosting.md has an owner write them. */
const owners = {
  VITE_SITE_URL: 'https://owner.example',
  VITE_PRIVACY_URL: '/legal/privacy',
  VITE_TERMS_URL: 'https://owner.example/terms',
  VITE_CONTACT_ENDPOINT: 'https://forms.owner.example/f/abc',
  VITE_NEWSLETTER_ENDPOINT: '/api/owner',
  VITE_OPENAI_API_KEY: 'sk-0123456789abcdefghij',
  VITE_OPENAI_BASE_URL: 'https://chat.owner.example/v1',
  VITE_GA_MEASUREMENT_ID: 'G-OWNER12345',
  VITE_CLARITY_PROJECT_ID: 'ownerproject',
  VITE_CONSENT_MAX_AGE_DAYS: '180',
  VITE_INSPECTOR: 'on',
};

/** What is red with an owner's settings: a port that reads them, and files that have no key and no vendor. */
const READERS = ['tests/app/wiring/askProvider', 'tests/built/secrets', 'tests/built/headers'];

it('R14.11 tests pass in the folder and the shell of an owner who has set everything', () => {
  expect(Object.keys(owners).toSorted()).toEqual(Object.keys(readSettings({})).toSorted());
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  copySite(folder);
  cpSync('vitest.config.ts', join(folder, 'vitest.config.ts'));
  const isPicture = (path: string) => extname(path) === '.png';
  cpSync('tests', join(folder, 'tests'), { recursive: true, filter: (path) => !isPicture(path) });
  const lines = Object.entries(owners).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env.local'), lines.join(''));
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const run = spawnSync('node_modules/.bin/vitest', ['run', ...READERS], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), NO_COLOR: '1', ...owners },
  });
  rmSync(folder, { recursive: true });
  expect(run.stdout).toContain(`Test Files  ${READERS.length} passed`);
}, 240_000);
