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
