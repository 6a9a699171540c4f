import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
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

export const at = (page: string, language = 'en'): Address => ({
  page,
  language,
  prefix: language === 'en' ? '' : `/${language}`,
  path: language === 'en' ? `/${page}` : `/${language}/${page}`,
});

/** Whether the forms have endpoints, and analytics a vendor. */
export type Settings = { isDelivering: boolean; hasVendors: boolean };

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

/** A site that runs on a held clock, over ports that follow a script. */
export type Run = {
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

/** Starts the site, or goes on from a kept one. */
export function startSite(settings: Settings, kept?: KeptRoot): Run {
  const script = createScript();
  const clock = new VirtualClock();
  const site = createSite(script, clock, settings, kept);
  site.start();
  if (!kept) {
    // Without these facts little of the site moves.
    site.send({ type: 'tab.shown' });
    site.send({ type: 'motion.allowed' });
  }
  return { site, actors: actorsOf(site), clock, script };
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const choices: Preferences[] = [false, true].flatMap((analytics) =>
  [false, true].map((marketing) => ({ necessary: true as const, analytics, marketing })),
);

const conversation = (role: 'user' | 'assistant') => ({
  messages: [{ id: '1', role, content: 'Hello', timestamp: 1 }],
  draft: 'And',
});

const record = { version: '1', build: 1, lastBuild: 1, deployTime: '', environment: '' };

/** What a visitor, the time or the world may do next. Its name is data that a failing test prints. */
export type Step = { name: string; take: (run: Run) => unknown } & (
  | { type: 'event'; actor: keyof SiteActors | 'site'; event: AnyEventObject }
  | { type: 'output' | 'error'; port: string; value: unknown }
  | { type: 'time' }
);

const settleStep = (type: 'output' | 'error', port: string, value: unknown): Step => ({
  name: `${port} ${type} ${JSON.stringify(value instanceof Error ? value.message : value)}`,
  type,
  port,
  value,
  take: ({ script }) =>
    script.settlePort(port, (settlement) =>
      type === 'output' ? settlement.resolve(value) : settlement.reject(value),
    ),
});
const resolve = (port: string, value?: unknown) => settleStep('output', port, value);
const reject = (port: string, value: unknown = new Error('lost')) =>
  settleStep('error', port, value);

const send = (actor: keyof SiteActors | 'site', event: AnyEventObject): Step => ({
  name: `${actor} ${JSON.stringify(event)}`,
  type: 'event',
  actor,
  event,
  take: ({ site, actors }) =>
    (actor === 'site' ? site : (actors[actor] as AnyActorRef)).send(event as never),
});

const siteFacts: SiteFact[] = [
  ...[at('home'), at('home'), at('about'), at('about', 'fr'), at('studio')].flatMap(
    (address, index): SiteFact[] => [
      { type: 'route.requested', address, isLoaded: index % 2 === 0 },
      { type: 'route.changed', address },
    ],
  ),
  { type: 'page.scrolled', y: 60 },
  { type: 'page.scrolled', y: 0 },
  { type: 'pointer.moved', y: 10 },
  { type: 'pointer.moved', y: 200 },
  { type: 'device.spared' },
  { type: 'motion.reduced' },
  { type: 'motion.allowed' },
  { type: 'tab.shown' },
  { type: 'tab.hidden' },
  { type: 'language.chosen', language: 'fr' },
  { type: 'link.followed', click: { name: 'related_link_click', label: 'x' } },
  { type: 'view.crashed', error: new Error('view') },
];

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
  wave: [{ type: 'wave.point', crest: 3 }, { type: 'wave.leave' }, { type: 'wave.turn', crest: 5 }],
  nameplate: [
    { type: 'name.type', name: 'Ada' },
    { type: 'name.type', name: ' ' },
  ],
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
  drawing: [
    { type: 'picture.seen', picture: 1 },
    { type: 'picture.changed' },
    { type: 'word.turned' },
  ],
  chatLog: [
    { type: 'log.scrolled', top: 300, below: 0 },
    { type: 'log.scrolled', top: 200, below: 100 },
  ],
};

const outcomes: Step[] = [
  resolve('page.loadPage'),
  reject('page.loadPage'),
  resolve('page.checkDeployment', true),
  resolve('page.checkDeployment', true),
  resolve('page.checkDeployment', false),
  reject('page.checkDeployment'),
  resolve('versionBadge.loadVersion', { record, loadedAt: 2 }),
  resolve('versionBadge.loadVersion', { record, loadedAt: 9e9 }),
  reject('versionBadge.loadVersion'),
  resolve('versionBadge.generateVersion', { ...record, deployTime: null }),
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
  reject('drawing.loadPen'),
  resolve('analytics.startRecorder'),
  reject('analytics.startRecorder'),
  resolve('chat.requestAnswer', { text: 'In Luxembourg.', at: 8 }),
  reject('chat.requestAnswer', { reason: 'offline' }),
];

const times = [40, 70, 100, 310, 400, 1_000, 2_700, 3_000, 10_000, 45_000].map(
  (ms): Step => ({ name: `${ms} ms`, type: 'time', take: ({ clock }) => clock.advance(ms) }),
);

export const steps: readonly Step[] = [
  ...siteFacts.map((fact) => send('site', fact)),
  ...Object.entries(toBehaviours).flatMap(([id, events]) =>
    events.map((event) => send(id as keyof SiteActors, event)),
  ),
  ...outcomes,
  ...times,
];

/** What tells two sites apart: states, contexts, timers, and what is under way. */
export function stateOf({ site, actors, clock, script }: Run) {
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

/** The atomic states in which the behaviours can rest, each with the id of its behaviour. */
export const restingLeaves: readonly string[] = Object.entries(
  siteMachine.implementations.actors as Record<string, AnyStateMachine>,
).flatMap(([id, machine]) =>
  nodesOf(machine.root)
    .filter(({ type, always }) => type === 'atomic' && !always?.some(({ guard }) => !guard))
    .map(({ path }) => `${id} ${path.join('.')}`),
);

/** The leaves in which the behaviours are, each with the id of its behaviour. */
export const leavesIn = ({ actors }: Run): string[] =>
  Object.entries(actors).flatMap(([id, actor]) =>
    activeLeaves((actor.getSnapshot() as AnyMachineSnapshot).value).map((leaf) => `${id} ${leaf}`),
  );
