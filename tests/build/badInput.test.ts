import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copySite } from '#tests/copySite.ts';

/** A file of the site, and a change that breaks it. */
type Break = { file: string; change: (text: string) => string };

/** Builds a copy of the site with a broken file, a broken setting or an option. */
function buildWith(
  { file, change }: Partial<Break>,
  environment: Record<string, string>,
  options: readonly string[],
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    copySite(folder);
    if (file && change) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (change(text) === text) throw new Error(`${file} is unchanged`);
      writeFileSync(path, change(text));
    }
    const build = spawnSync(
      'node_modules/.bin/vite',
      ['build', '--logLevel', 'error', ...options],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', ...environment },
      },
    );
    return { hasSucceeded: build.status === 0, output: build.stdout + build.stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Case = {
  title: string;
  sentence: string;
  environment?: Record<string, string>;
  options?: readonly string[];
} & Partial<Break>;

describe('the build fails, and names', () => {
  it.each<Case>([
    {
      title: 'R14.2 an invalid JSON file',
      file: 'src/locales/fr/home.json',
      change: (text) => text.slice(0, -3),
      sentence: 'src/locales/fr/home.json cannot be used: ',
    },
    {
      title: 'R14.1 an invalid setting',
      environment: { VITE_SITE_URL: 'interpunct' },
      sentence: 'VITE_SITE_URL must be an absolute address',
    },
    {
      title: 'R14.2 a base below the root of a host',
      options: ['--base', '/project/'],
      sentence: 'cannot be built for the base "/project/"',
    },
    {
      title: 'R14.2 a page that throws',
      file: 'src/views/pages/studio.tsx',
      change: (text) => text.replace('return (', "throw new Error('no microphone');\n  return ("),
      sentence: 'The page "studio" (/studio) cannot be rendered: no microphone',
    },
  ])(
    '$title',
    ({ sentence, environment = {}, options = [], ...broken }) => {
      const { hasSucceeded, output } = buildWith(broken, environment, options);
      expect(output).toContain(sentence);
      expect(hasSucceeded).toBe(false);
    },
    60_000,
  );
});
