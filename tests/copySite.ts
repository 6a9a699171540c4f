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

/** Copies the sources of the site into an empty folder, where a test can change and build them. */
export function copySite(folder: string): void {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
