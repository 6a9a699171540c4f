import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The path of the first of these programs that the machine has. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);
}

/** Runs a program, and returns whether it succeeded. */
export function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * The path of the first of these programs. If the machine has none, Debian's package is installed, as root.
 * Throws when that fails.
 */
export function needProgram(debianPackage: string, ...names: string[]): string {
  const install = () =>
    run('apt-get', 'update', '-qq') &&
    run('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', debianPackage);
  const found = findOnPath(...names) ?? (install() ? findOnPath(...names) : undefined);
  if (!found) throw new Error(`${names[0]} is missing: install the package ${debianPackage}.`);
  return found;
}
