import type { Expected } from '@interpunct/model-kit';
import { versionBadgeCases } from '#machines/versionBadge.cases.ts';
import {
  type LoadedVersion,
  type VersionRecord,
  versionBadgeMachine,
} from '#machines/versionBadge.machine.ts';
import { makeLocalVersion } from '#ports/versionFile.ts';
import type { Ports } from './kit/ports.ts';
import { behaviour } from './kit/table.ts';
import { focus, key, keyOn, press } from './kit/ways.ts';

export const expected: Expected<typeof versionBadgeMachine> = {
  start: [{ to: 'loading', context: { record: null } }],
  states: {
    loading: { requirement: 'R8.1, R8.4', timers: { giveUpAfter: 5_000 }, actors: ['loadVersion'] },
    generating: { actors: ['generateVersion'] },
  },
  events: {
    'loadVersion done': [
      {
        requirement: 'R8.5',
        when: ({ event: { output } }) => output.loadedAt - output.record.lastBuild > 600_000,
        to: 'generating',
        calls: ['reportStaleness'],
        context: { record: null },
      },
      {
        requirement: 'R8.1',
        to: 'shown.closed',
        context: ({ event }) => ({ record: event.output.record }),
      },
    ],
    'loadVersion error': [{ requirement: 'R8.4', to: 'generating', calls: ['reportFailure'] }],
    'after giveUpAfter': [{ requirement: 'R8.4', to: 'generating', calls: ['reportDelay'] }],
    'generateVersion done': [
      { to: 'shown.closed', context: ({ event }) => ({ record: event.output }) },
    ],
    'generateVersion error': [{ requirement: 'R8.1', to: 'hidden', context: { record: null } }],
    'version.toggle': [
      { requirement: 'R8.8', in: 'shown.closed', to: 'shown.open' },
      { in: 'shown.open', to: 'shown.closed' },
    ],
    'version.dismiss': [{ requirement: 'R8.8', in: 'shown.open', to: 'shown.closed' }],
    'escape.pressed': [{ requirement: 'R8.8', in: 'shown.open', to: 'shown.closed' }],
    'frame.entered': [{ requirement: 'R8.8', in: 'shown.open', to: 'shown.closed' }],
  },
};

const VERSION = { build: 1, lastBuild: 2, deployTime: '', environment: 'test', version: '1.2.3' };

export const ports: Ports = {
  'versionBadge.loadVersion': [
    {
      arrange: ({ answer }) => answer('/version.json', VERSION),
      touches: ['GET /version.json'],
      output: { record: VERSION, loadedAt: 7 },
    },
  ],
  'versionBadge.generateVersion': [{ output: makeLocalVersion(7) }],
  'versionBadge.reportFailure': [
    {
      event: { error: new Error('lost') },
      touches: ['report: The version is made locally: Error: lost.'],
    },
  ],
  'versionBadge.reportStaleness': [
    { touches: ['report: The version is made locally: the version file is stale.'] },
  ],
  'versionBadge.reportDelay': [
    { touches: ['report: The version is made locally: the version file is late.'] },
  ],
};

/** The time of a browser, in ms since 1970. */
const HELD_AT = Date.UTC(2026, 10, 20, 12);

const FILE = '**/version.json?*';

type Known = { record: VersionRecord | null };

const nameOf = ({ record }: Known) => `Version ${record?.version} Live`;

export default behaviour(versionBadgeMachine, versionBadgeCases, {
  actor: 'versionBadge',
  gestures: {
    'version.toggle': {
      control: (_, { context }) => nameOf(context),
      ways: [press, keyOn('Enter')],
    },
    'version.dismiss': {
      control: (_, { context }) => nameOf(context),
      state: 'expanded',
      ways: [
        async ({ page }) => {
          await page.hover('[data-machine=versionBadge] button');
          await page.mouse.move(5, 5);
        },
        focus('Cookie settings', 'footer'),
        // A finger that presses beside it takes the focus away, and leads it nowhere.
        ({ page }) => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
      ],
    },
    'escape.pressed': { from: 'the window', ways: [key('Escape')] },
    'frame.entered': { from: 'a frame' },
  },
  parts: {
    generating: 'A local version is there at once.',
    'shown.closed': (context) => [`button "${nameOf(context)}" collapsed`],
    'shown.open': (context) => [
      `button "${nameOf(context)}" expanded`,
      'definition: 1795000000',
      'definition: 18/11/2026 12:00:00',
      'definition: production',
    ],
  },
  begin: async (visitor) => {
    await visitor.hold(FILE);
    await visitor.open('/en/about');
  },
  // The local version of the day that the clock holds.
  cases: { results: { generateVersion: { outputs: [makeLocalVersion(HELD_AT)], errors: [{}] } } },
  expectedMessages: /The version is made locally/,
  answers: {
    loadVersion: {
      output: async (visitor, { record, loadedAt }: LoadedVersion) => {
        const now = await visitor.inPage(() => Date.now());
        const json = { ...record, lastBuild: now - (loadedAt - record.lastBuild) };
        await visitor.answer(FILE, (route) => route.fulfill({ json }));
      },
      error: (visitor) => visitor.answer(FILE, (route) => route.abort()),
    },
    generateVersion: { output: async () => {} },
  },
  unreached: {
    'versionBadge.generating|xstate.error.actor.generateVersion|0':
      'The local version is made of the date alone, which nothing can break.',
    'versionBadge.hidden': 'It follows from that error alone.',
    'versionBadge.shown.open|frame.entered|0': 'Tests with a frame enter it in each engine.',
  },
});
