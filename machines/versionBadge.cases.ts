import { type CasesOf, errorNamed, NOON } from './cases.ts';
import type { VersionRecord, versionBadgeMachine } from './versionBadge.machine.ts';

const record: VersionRecord = {
  version: '1.693.5',
  build: 1_795_000_000_567,
  lastBuild: NOON,
  deployTime: '18/11/2026 12:00:00',
  environment: 'production',
};

export const versionBadgeCases = {
  events: {},
  results: {
    loadVersion: {
      outputs: {
        fresh: { record, loadedAt: NOON + 2_000 },
        stale: { record, loadedAt: NOON + 60 * 60 * 1_000 },
      },
      errors: { missing: errorNamed('the version file answered 404') },
    },
    generateVersion: {
      outputs: { 'a local version': { ...record, deployTime: null } },
      errors: { impossible: errorNamed('No version could be made.') },
    },
  },
} satisfies CasesOf<typeof versionBadgeMachine>;
