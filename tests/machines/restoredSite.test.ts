import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type SnapshotFrom,
} from 'xstate';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import { nodesOf } from '#inspector/charts/describeChart.ts';
import { type KeptRoot, keepRoot, resumeTimers } from '#inspector/record/keptRoot.ts';
import { VirtualClock } from '#inspector/record/virtualClock.ts';
import type { Preferences } from '#machines/consent.machine.ts';
import type { Address } from '#machines/page.machine.ts';
import { type SiteFact, siteMachine } from '#machines/site.machine.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { createScript, type Script, withScriptedPorts } from './scriptedPorts.ts';

/** Repeats a walk that has failed. */
const SEED = Number(process.env.SEED ?? 20_261_122);

const RUNS = 400;

const at = (page: string): Address => ({ page, language: 'en', prefix: '', path: `/${page}` });

/** Whether the forms have endpoints, and analytics a vendor. */
type Settings = { isDelivering: boolean; hasVendors: boolean };

const inputOf = ({ isDelivering, hasVendors }: Settings) => ({
  entry: at('about'),
  heroWordCount: 4,
  wasPodcastPopupShown: false,
  startedAt: 0,
  language: { preferred: 'en', isStored: false },
  honeypot: 'reference',
  isContactDelivered: isDelivering,
  isNewsletterDelivered: isDelivering,
  hasVendors,
});

type Run = {
  site: ReturnType<typeof createSite>;
  actors: SiteActors;
  clock: VirtualClock;
  script: Script;
};

function createSite(script: Script, clock: VirtualClock, settings: Settings, kept?: KeptRoot) {
  const site = createActor(withScriptedPorts(siteMachine, script), {
    input: inputOf(settings),
    clock,
    id: 'site',
    systemId: 'site',
    ...(kept && { snapshot: kept.snapshot }),
  });
  if (kept) resumeTimers(site, kept.timers);
  return site;
}

function start(settings: Settings, kept?: KeptRoot): Run {
  const script = createScript();
  const clock = new VirtualClock();
  const site = createSite(script, clock, settings, kept);
  site.start();
  return { site, actors: actorsOf(site), clock, script };
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const choices: Preferences[] = [false, true].flatMap((analytics) =>
  [false, true].map((marketing) => ({ necessary: true as const, analytics, marketing })),
);

const conversation = (role: 'user' | 'assistant') => ({
  messages: [{ id: '1', role, content: 'Hello', timestamp: 1 }],
  draft: 'And',
});

const record = { version: '1', build: 1, lastBuild: 1, deployTime: '', environment: '' };

type Step = (run: Run) => unknown;

const resolve =
  (path: string, output?: unknown): Step =>
  ({ script }) =>
    script.settlePort(path, (settlement) => settlement.resolve(output));

const reject =
  (path: string, error: unknown = new Error('lost')): Step =>
  ({ script }) =>
    script.settlePort(path, (settlement) => settlement.reject(error));

const siteFacts: SiteFact[] = [
  ...['home', 'home', 'about', 'studio'].flatMap((page): SiteFact[] => [
    { type: 'route.requested', address: at(page), isLoaded: page === 'studio' },
    { type: 'route.changed', address: at(page) },
  ]),
  { type: 'page.scrolled', y: 60 },
  { type: 'page.scrolled', y: 0 },
  { type: 'pointer.moved', y: 10 },
  { type: 'pointer.moved', y: 200 },
  { type: 'device.spared' },
  { type: 'motion.reduced' },
  // The drawing moves only if all of this comes before its code.
  { type: 'motion.allowed' },
  { type: 'motion.allowed' },
  { type: 'tab.shown' },
  { type: 'tab.shown' },
  { type: 'tab.hidden' },
  { type: 'language.chosen', language: 'fr' },
  { type: 'link.followed', click: { name: 'related_link_click', label: 'x' } },
  { type: 'view.crashed', error: new Error('view') },
];

const facts = siteFacts.map(
  (fact): Step =>
    ({ site }) =>
      site.send(fact),
);

type EventsOf = { [Id in keyof SiteActors]?: Parameters<SiteActors[Id]['send']>[0][] };

const formEvents: EventsOf['newsletter'] = [
  { type: 'form.edit', name: 'email', value: 'ada@example.org' },
  { type: 'form.restore', values: { name: 'Ada' } },
  { type: 'form.submit', language: 'en' },
  { type: 'form.submit', language: 'de' },
  { type: 'form.seen' },
];

const toBehaviours: EventsOf = {
  servicesDropdown: [{ type: 'dropdown.open' }, { type: 'dropdown.dismiss' }],
  aboutDropdown: [{ type: 'dropdown.open' }],
  mobileMenu: [{ type: 'menu.open' }, { type: 'menu.close' }],
  page: [{ type: 'page.retry' }, { type: 'page.crashed', error: new Error('page') }],
  breadcrumbs: [{ type: 'breadcrumbs.focused' }, { type: 'breadcrumbs.blurred' }],
  versionBadge: [{ type: 'version.toggle' }, { type: 'version.dismiss' }],
  heroRotator: [{ type: 'rotator.pause' }, { type: 'rotator.play' }],
  podcastPopup: [{ type: 'popup.dismiss' }],
  embed: [{ type: 'embed.open', id: 'sintel' }],
  contactForm: formEvents,
  newsletter: formEvents,
  consent: [
    { type: 'consent.acceptAll' },
    { type: 'consent.acceptNecessary' },
    { type: 'consent.customize' },
    { type: 'consent.toggle', category: 'analytics' },
    { type: 'consent.save' },
    { type: 'consent.cancel' },
    ...[null, ...choices].map((preferences) => ({
      type: 'consent.changedElsewhere' as const,
      preferences,
    })),
  ],
  consentOverlay: [{ type: 'overlay.request' }, { type: 'overlay.retry' }],
  chatOverlay: [{ type: 'overlay.request' }, { type: 'overlay.retry' }],
  chat: [
    { type: 'chat.toggle' },
    { type: 'chat.close' },
    { type: 'chat.type', text: 'Where are you?' },
    { type: 'chat.send', language: 'en', at: 5 },
    { type: 'chat.send', language: 'fr', at: 6 },
    { type: 'chat.retry', language: 'en' },
    { type: 'chat.clear', at: 7 },
    { type: 'chat.restore', conversation: conversation('user') },
    { type: 'chat.restore', conversation: conversation('assistant') },
  ],
  drawing: [{ type: 'picture.seen', picture: 1 }, { type: 'word.turned' }],
  chatLog: [
    { type: 'log.scrolled', top: 300, below: 0 },
    { type: 'log.scrolled', top: 200, below: 100 },
  ],
};

const outcomes: Step[] = [
  resolve('page.loadPage'),
  reject('page.loadPage'),
  resolve('page.checkDeployment', true),
  resolve('page.checkDeployment', false),
  reject('page.checkDeployment'),
  resolve('versionBadge.loadVersion', { record, loadedAt: 2 }),
  resolve('versionBadge.loadVersion', { record, loadedAt: 9e9 }),
  reject('versionBadge.loadVersion'),
  resolve('versionBadge.generateVersion', record),
  reject('versionBadge.generateVersion'),
  resolve('contactForm.deliver'),
  reject('contactForm.deliver'),
  ...[null, ...choices].map((choice) => resolve('consent.readRecord', choice)),
  reject('consent.readRecord'),
  resolve('consentOverlay.loadCode'),
  reject('consentOverlay.loadCode'),
  resolve('chatOverlay.loadCode'),
  reject('chatOverlay.loadCode'),
  resolve('drawing.loadPen'),
  resolve('drawing.loadPen'),
  reject('drawing.loadPen'),
  resolve('analytics.startRecorder'),
  reject('analytics.startRecorder'),
  resolve('chat.requestAnswer', { text: 'In Luxembourg.', at: 8 }),
  reject('chat.requestAnswer', { reason: 'offline' }),
];

const times: Step[] = [70, 100, 310, 400, 1_000, 2_700, 3_000, 10_000, 45_000].map(
  (ms) =>
    ({ clock }) =>
      clock.advance(ms),
);

const steps: Step[] = [
  ...facts,
  ...Object.entries(toBehaviours).flatMap(([id, events]) =>
    events.map(
      (event): Step =>
        ({ actors }) =>
          (actors[id as keyof SiteActors] as AnyActorRef).send(event),
    ),
  ),
  ...outcomes,
  ...times,
];

/** What tells two sites apart: states, contexts, timers, and what is under way. */
function stateOf({ site, actors, clock, script }: Run) {
  const behaviours = Object.entries(actors).map(([id, actor]) => {
    const { status, value, context }: AnyMachineSnapshot = actor.getSnapshot();
    return { id, status, value, context };
  });
  return {
    behaviours,
    timers: keepRoot(site, clock).timers,
    pending: [...script.pending.keys()].toSorted(),
  };
}

function expectSame(copy: Run, original: Run): void {
  const [state, expected] = [stateOf(copy), stateOf(original)];
  // Comparing texts is faster; a difference is shown as one of objects.
  if (JSON.stringify(state) !== JSON.stringify(expected)) expect(state).toEqual(expected);
}

/** The atomic states of a chart in which a machine can rest. */
function restingLeaves(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter(({ type, always }) => type === 'atomic' && !always?.some(({ guard }) => !guard))
    .map(({ path }) => path.join('.'));
}

describe('a site that goes on from a snapshot', () => {
  it('R17.12 does at ten further events what the original does, from every state', async () => {
    const restored = new Set<string>();
    const rested = new Set<string>();
    const walk = (length: object) => fc.array(fc.constantFrom(...steps.keys()), length);
    await fc.assert(
      fc.asyncProperty(
        walk({ minLength: 1, maxLength: 60, size: 'max' }),
        walk({ minLength: 10, maxLength: 10 }),
        fc.record({ isDelivering: fc.boolean(), hasVendors: fc.boolean() }),
        async (before, after, settings) => {
          const original = start(settings);
          for (const step of before) await steps[step]?.(original);

          const { behaviours } = stateOf(original);
          for (const { id, context } of behaviours) {
            expect(throughJson(context), `the context of ${id}`).toStrictEqual(context);
          }
          const copy = start(settings, throughJson(keepRoot(original.site, original.clock)));
          expectSame(copy, original);
          restored.add(JSON.stringify(behaviours));
          for (const { id, value } of behaviours) {
            for (const leaf of activeLeaves(value)) rested.add(`${id} ${leaf}`);
          }

          for (const { script } of [original, copy]) script.calls.length = 0;
          for (const step of after) {
            for (const run of [original, copy]) await steps[step]?.(run);
            expectSame(copy, original);
            expect(copy.script.calls).toEqual(original.script.calls);
          }
          for (const { site } of [original, copy]) site.stop();
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(restored.size).toBeGreaterThanOrEqual(300);
    const machines = siteMachine.implementations.actors as Record<string, AnyStateMachine>;
    const missed = Object.entries(machines).flatMap(([id, machine]) =>
      restingLeaves(machine)
        .map((leaf) => `${id} ${leaf}`)
        .filter((leaf) => !rested.has(leaf)),
    );
    expect(missed).toEqual([]);
  }, 120_000);
});

/** What JSON keeps as it is. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

type ContextOf<Id extends keyof SiteActors> = SnapshotFrom<SiteActors[Id]>['context'];

/** The behaviours whose contexts hold more than JSON keeps. */
type Losing = {
  [Id in keyof SiteActors]: ContextOf<Id> extends Json ? never : Id;
}[keyof SiteActors];

it('R17.12 has contexts of JSON data only', () => {
  const losing: Losing[] = [];
  expect(losing).toEqual([]);
  // The compiler checks the type: it names a behaviour that is not `never`.
  const none: never[] = losing;
  expect(none).toEqual([]);
});
