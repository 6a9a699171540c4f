import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, CONFIGURED_FOLDER } from '#tests/builds.ts';

/** The folder of the configured site whose documents begin with a script of the scenario. */
export const ENGINES_FOLDER = '.cache/engines';

/** The script that every document runs first. */
export const EARLY_SCRIPT = '/early.js';

/** Where the page reports what it complains about. */
export const COMPLAINTS = '/complaints';

/** Builds the site that the scenarios visit. */
export default function prepare(): void {
  buildSite('configured');
  rmSync(ENGINES_FOLDER, { recursive: true, force: true });
  cpSync(CONFIGURED_FOLDER, ENGINES_FOLDER, { recursive: true });
  const pages = readdirSync(ENGINES_FOLDER, { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((file) => file.endsWith('.html'))) {
    const file = join(ENGINES_FOLDER, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace('<head>', `<head><script src="${EARLY_SCRIPT}"></script>`));
  }
}
