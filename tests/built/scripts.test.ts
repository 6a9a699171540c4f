import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySite } from '#tests/copySite.ts';
import { findFreePort } from '#tests/freePort.ts';

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
// The shells of developers may say so, and a test runner names another mode.
// On a CI machine Vite colours what it prints, and a colour splits the address.
const inFolder = {
  cwd: folder,
  env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
};
const marker = join(folder, 'dist/marker');

beforeAll(() => {
  copySite(folder);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(marker, '');
});

afterAll(() => rmSync(folder, { recursive: true }));

it('R14.3, R14.8 npm start serves a demo without a warning, and leaves dist/ as it is', async () => {
  const port = await findFreePort();
  const start = spawn('npm', ['start', '--', '--port', `${port}`, '--strictPort'], {
    ...inFolder,
    // npm does not pass a signal on to what it runs, but their group gets it.
    detached: true,
  });
  try {
    const output = await new Promise<string>((resolve, reject) => {
      let text = '';
      const read = (chunk: Buffer) => {
        text += chunk;
        if (text.includes(`:${port}`)) resolve(text);
      };
      start.stdout.on('data', read);
      start.stderr.on('data', read);
      start.on('exit', () => reject(new Error(text)));
    });
    expect(output).not.toContain('!!!');
    expect(existsSync(marker)).toBe(true);
    const page = await fetch(`http://localhost:${port}/fr/about`);
    expect(await page.text()).toContain('<html lang="fr"');
    const answer = await fetch(`http://localhost:${port}/demo-provider/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Who are you?' }] }),
    });
    expect(await answer.text()).toContain('/en/about');
  } finally {
    if (start.pid) process.kill(-start.pid);
  }
}, 240_000);

it('R14.3, R14.8 npm run build writes dist/, and warns of what an owner has not set', () => {
  const { stderr } = spawnSync('npm', ['run', 'build'], { ...inFolder, encoding: 'utf8' });
  expect(stderr).toContain('VITE_SITE_URL is not set');
  expect(existsSync(marker)).toBe(false);
  expect(readFileSync(join(folder, 'dist/fr/about.html'), 'utf8')).toContain('<html lang="fr"');
  const assets = join(folder, 'dist/assets');
  const code = readdirSync(assets).filter((file) => file.endsWith('.js'));
  for (const file of code)
    expect(readFileSync(join(assets, file), 'utf8')).not.toContain('_design');
}, 240_000);
