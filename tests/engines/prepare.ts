import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, CONFIGURED_FOLDER } from '#tests/builds.ts';
import { findOnPath, run } from '#tests/programs.ts';

/** The folder of the configured site whose documents begin with a script of the scenario. */
export const ENGINES_FOLDER = '.cache/engines';

/** The script that every document runs first. */
export const EARLY_SCRIPT = '/early.js';

/** Where the page reports what it complains about. */
export const COMPLAINTS = '/complaints';

/** The programs that the scenarios need: their names, and their package in Debian. */
const programs: [names: string[], debianPackage: string][] = [
  [['firefox-esr', 'firefox'], 'firefox-esr'],
  [['WebKitWebDriver'], 'webkit2gtk-driver'],
  [['xvfb-run'], 'xvfb'],
  [['xauth'], 'xauth'],
  [['openssl'], 'openssl'],
  [['nginx'], 'nginx-light'],
];

const findMissing = () =>
  programs.filter(([names]) => !findOnPath(...names)).map(([, name]) => name);

function installPrograms(): void {
  const missing = findMissing();
  if (missing.length === 0) return;
  const install = ['apt-get', 'install', '-y', '-qq', ...missing];
  const isInstalled =
    run('apt-get', 'update', '-qq') && run('env', 'DEBIAN_FRONTEND=noninteractive', ...install);
  if (!isInstalled || findMissing().length > 0) {
    throw new Error(`Programs are missing: install them as root with "${install.join(' ')}".`);
  }
}

/** Installs what is missing, and builds the site that both engines visit. */
export default function prepare(): void {
  installPrograms();
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
