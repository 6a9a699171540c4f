import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const candidates = SYSTEM_BROWSERS.flatMap((name) =>
    folders.map((folder) => `${folder}/${name}`),
  );
  return candidates.find(existsSync);
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * The Chromium that the browser tests drive: the one that `CHROMIUM` names, one of the system,
 * Playwright's own, and as a last resort Debian's package. What is missing is installed.
 * Throws with a sentence when none can be had.
 */
function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names "${named}", and there is no such file.`);
  }
  const playwrights = chromium.executablePath();
  const found = findOnPath() ?? (existsSync(playwrights) ? playwrights : undefined);
  if (found) return found;
  if (run('npx', 'playwright', 'install', 'chromium') && existsSync(playwrights))
    return playwrights;
  if (run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')) {
    const installed = findOnPath();
    if (installed) return installed;
  }
  throw new Error(
    'There is no Chromium. Install one, or name one with CHROMIUM=/path/to/chromium.',
  );
}

/** How to start it where browsers are tested: containers run as root and have no GPU. */
export function launchOptions() {
  return {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}
