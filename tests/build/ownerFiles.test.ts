import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings } from '#build/readSettings.ts';

const settings = readSettings({});

/** The defaults as an owner reads them. One is made of the brand. */
const defaults = { ...settings, VITE_SITE_URL: 'https://<slug>.example' };

it('.env.example holds every setting of the build, commented out, with its meaning and default', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const examples = lines.flatMap((line, index) => {
    const [, name = '', value = ''] = line.match(/^# (VITE_\w+)=(.*)$/) ?? [];
    if (!name) return [];
    expect(lines[index - 1], name).toMatch(/^# [A-Z].+[.]$/);
    return [[name, value]];
  });
  expect(Object.fromEntries(examples)).toEqual(defaults);
  for (const line of lines) expect(line).toMatch(/^(#|$)/);
});

it('docs/hosting.md holds every setting of the build with its default', () => {
  const rows = readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(VITE_\w+)` +\| (.+?) +\|/gm);
  const documented = [...rows].map(([, name, value]) => [name, value?.match(/`(.+)`/)?.[1] ?? '']);
  expect(Object.fromEntries(documented)).toEqual(defaults);
});

it('src/app/settings.ts and src/main.tsx read every setting of the build', () => {
  const source = ['src/app/settings.ts', 'src/main.tsx']
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const read = [...source.matchAll(/import\.meta\.env\.(VITE_\w+)/g)].map(([, name]) => name);
  expect(read.toSorted()).toEqual(Object.keys(defaults).toSorted());
});

it('NOTICE.md names every library that the site depends on', () => {
  const notice = readFileSync('NOTICE.md', 'utf8');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of Object.keys(dependencies)) expect(notice).toContain(`| ${name} `);
});
