import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { copySite } from '#tests/copySite.ts';

/** Saves a file as a slow disk does: it is empty for 10 ms. */
async function save(path: string, text: string): Promise<void> {
  truncateSync(path);
  await setTimeout(10);
  writeFileSync(path, text);
}

/** A server of its own: with the usual folder for libraries, it would disturb the one of a developer. */
const SERVE = `
  import { createServer } from 'vite';
  const server = await createServer({ mode: 'demo', cacheDir: '.vite', server: { port: 0 } });
  await server.listen();
  console.log(server.resolvedUrls.local[0]);
`;

type Copy = {
  url: string;
  /** Changes a file of the copy, and returns how to take the change back. */
  edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>;
};

/** A copy of the site, while `npm run dev` serves it. */
const test = base.extend<{ copy: Copy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures here
  copy: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'development-'));
    copySite(folder);
    const server = spawn('node', ['--input-type=module', '-e', SERVE], { cwd: folder });
    try {
      const url = await new Promise<string>((resolve, reject) => {
        server.stdout.on('data', (chunk) => resolve(String(chunk).trim()));
        server.on('exit', () => reject(new Error('The server has not started.')));
      });
      await use({
        url,
        edit: async (file, from, to) => {
          const path = join(folder, file);
          const text = readFileSync(path, 'utf8');
          if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
          await save(
            path,
            text.replace(from, () => to),
          );
          return () => save(path, text);
        },
      });
    } finally {
      server.kill();
      rmSync(folder, { recursive: true });
    }
  },
});

test('R14.2 while developing, an edit is seen at once, and what it breaks stands over the page', async ({
  copy,
  page,
}) => {
  const headline = page.getByRole('heading', { level: 1 });
  const overlay = page.locator('vite-error-overlay .message');
  const texts = 'src/locales/en/about.json';
  const machine = 'machines/header.machine.ts';
  await page.goto(`${copy.url}en/about`);
  await page.locator('html[data-hydrated]').waitFor();

  await test.step('an edited text', async () => {
    const takeBack = await copy.edit(texts, 'A small team with', 'A new headline with');
    await expect(headline).toContainText('A new headline');
    await takeBack();
    await expect(headline).toContainText('A small team');
  });
  await test.step('texts that are no JSON', async () => {
    const takeBack = await copy.edit(texts, '{', '');
    await expect(overlay).toContainText(`${texts} is not valid JSON`);
    await page.reload();
    await expect(overlay).toContainText(`${texts} is not valid JSON`);
    await takeBack();
    await expect(headline).toBeVisible();
  });
  await test.step('a machine that does not parse', async () => {
    const takeBack = await copy.edit(machine, 'export const', 'export cons t');
    await expect(overlay).toContainText(machine);
    await takeBack();
    await expect(headline).toBeVisible();
  });
});
