import { execFileSync, spawnSync } from 'node:child_process';
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

/** A key and its certificate for a host, which nobody trusts. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', '-'];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const openssl = needProgram('openssl', 'openssl');
  const both = execFileSync(openssl, [...request, ...subject], { encoding: 'utf8', stdio: 'pipe' });
  return { key: both, cert: both };
}
