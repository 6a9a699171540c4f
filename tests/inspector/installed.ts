import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKED = '.cache/packages';

/** A folder that nothing of this repository is above, so that its apps find what is installed there alone. */
const FOLDER = join(tmpdir(), `installed-${resolve().replace(/\W+/g, '-')}`);

export const SMALL_APP = join(FOLDER, 'smallApp');
export const FOREIGN_APP = join(FOLDER, 'foreignApp');

/** What the apps have of their own, in the versions of this repository, but for the oldest XState. */
const NEEDED = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  '@xstate/react',
  'react',
  'react-dom',
  'typescript',
  'vite',
  'vitest',
  'xstate',
];

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const inFolder = (cwd: string, program: string, ...options: string[]) =>
  execFileSync(program, options, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });

/** Packs both packages, and installs them with two apps that know them from outside alone. */
export function install(): void {
  inFolder('.', 'npm', 'run', '--silent', 'pack');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const { dependencies, devDependencies } = manifestIn('.');
  const { xstate } = manifestIn('src/inspector').peerDependencies;
  // The other tests have the latest XState that the packages take.
  const versions = { ...dependencies, ...devDependencies, xstate: /\d[\d.]*/.exec(xstate)?.[0] };
  const tarballs = readdirSync(PACKED).filter((file) => file.endsWith('.tgz'));
  const own = tarballs.map((file) => [
    file.replace(/^interpunct-(.+)-[\d.]+\.tgz$/, '@interpunct/$1'),
    `file:${resolve(PACKED, file)}`,
  ]);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...NEEDED.map((name) => [name, versions[name]]), ...own]),
  };
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(manifest));
  inFolder(FOLDER, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
  for (const [name, folder] of Object.entries({ smallApp: SMALL_APP, foreignApp: FOREIGN_APP })) {
    cpSync(join('tests/inspector', name), folder, { recursive: true });
  }
}

/** Runs a program of the installed ones for an app. */
export const runIn = (app: string, program: string, ...options: string[]): void => {
  inFolder(app, 'npx', program, ...options);
};
