import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath, run } from './programs.ts';

/** What visitors use. */
export const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same engine without windows. Tests take less time with it: `docs/decisions.md`. */
const SHELL = 'chromium-headless-shell';

/**
 * Returns the path of the first of these browsers: the one in `CHROMIUM`, one on the PATH, or
 * Playwright's own. Without any of them it installs Playwright's, or Debian's package as a last resort.
 * Throws when that fails.
 */
function findChromium(names: readonly string[]): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM is "${named}", but that file does not exist.`);
  }
  const playwrights = chromium.executablePath();
  const found = findOnPath(...names) ?? (existsSync(playwrights) ? playwrights : undefined);
  if (found) return found;
  if (run('npx', 'playwright', 'install', 'chromium') && existsSync(playwrights))
    return playwrights;
  const [debians = SHELL] = names;
  if (run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', debians)) {
    const installed = findOnPath(debians);
    if (installed) return installed;
  }
  throw new Error(
    'Chromium is missing. Install it, or set its path with CHROMIUM=/path/to/chromium.',
  );
}

/** The launch options for containers, which run as root and have no GPU. */
export function launchOptions(names: readonly string[] = [SHELL, ...BROWSERS]) {
  return {
    executablePath: findChromium(names),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}
