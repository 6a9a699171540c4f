import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite as build, DEFAULT_FOLDER } from '#tests/builds.ts';

const FOLDER = '.cache/bench';

/** A way to deliver the same pages: its name in the tables, and its folder. */
export type Variant = { name: string; folder: string; hasScripts: boolean };

/** The site without a setting. */
export function buildSite(): Variant {
  build('default');
  return { name: 'Interpunct', folder: DEFAULT_FOLDER, hasScripts: true };
}

/** The same site again: what differs is noise. With `BEFORE`, the site as a folder of another build has it. */
export function otherSite(site: Variant): Variant {
  const folder = process.env.BEFORE;
  return folder
    ? { name: 'before', folder, hasScripts: true }
    : { ...site, name: 'Interpunct again' };
}

/** The lower limit of every time: the prerendered pages without their scripts. */
export function buildLimit(site: Variant): Variant {
  const folder = join(FOLDER, 'limit');
  rmSync(folder, { recursive: true, force: true });
  cpSync(site.folder, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    const page = readFileSync(path, 'utf8').replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    writeFileSync(path, page);
  }
  return { name: 'the limit', folder, hasScripts: false };
}
