import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = [
  'src',
  'machines',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies what the site is built from into an empty folder, where it can be changed and built. */
export function copySite(folder: string): void {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
