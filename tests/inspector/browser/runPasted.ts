import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchOptions } from '../../chromium.ts';

/** Runs tests as Playwright does, in a folder of their own. Returns how many pass, and what it reports. */
export async function runPasted(tests: Readonly<Record<string, string>>) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/pasted-'));
  try {
    for (const [name, code] of Object.entries(tests)) writeFileSync(join(folder, name), code);
    const config = join(folder, 'playwright.config.ts');
    const use = JSON.stringify({ launchOptions: launchOptions() });
    writeFileSync(config, `export default { testDir: '.', workers: 1, use: ${use} };\n`);
    // What the runner of this test has set is not for another one.
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(PW|TEST_|PLAYWRIGHT)/.test(name),
    );
    const run = spawn(
      resolve('node_modules/.bin/playwright'),
      ['test', '--config', config, '--reporter=json', '--output', join(folder, 'results')],
      { env: Object.fromEntries(own) },
    );
    let output = '';
    run.stdout.on('data', (part) => (output += part));
    await new Promise((end) => run.on('close', end));
    const { stats } = JSON.parse(output.slice(output.indexOf('{'))) as {
      stats: { expected: number; unexpected: number };
    };
    return { passed: stats.expected, failed: stats.unexpected, output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
