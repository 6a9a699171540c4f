import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { VersionRecord } from '../../machines/versionBadge.machine.ts';
import { brand } from '../content/brand.ts';
import { formatDeployTime } from '../views/basics/deployTime.ts';

/** Returns the version record for the current moment (R8.3). */
function makeRecord(environment: string): VersionRecord {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const now = Date.now();
  return {
    version,
    build: now,
    lastBuild: now,
    deployTime: formatDeployTime(now, brand.timeZone),
    environment,
  };
}

/** Writes `version.json` with every build, and serves it while developing. */
export function versionPlugin(): Plugin {
  return {
    name: 'version',
    configureServer(server) {
      server.middlewares.use('/version.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(makeRecord('development')));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: JSON.stringify(makeRecord('production')),
      });
    },
  };
}
