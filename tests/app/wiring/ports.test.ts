// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from 'xstate';
import { createSite } from '#app/wiring/createSite.ts';
import { loadedCode } from '#app/wiring/drawing.ts';
import { overlayComponents } from '#app/wiring/overlays.ts';
import type { World } from '#app/wiring/world.ts';
import { siteMachine } from '#machines/site.machine.ts';
import type { Store } from '#ports/storage.ts';
import { portsOf } from '#tests/machines/ports.ts';

vi.mock('#app/settings.ts', () => ({
  settings: {
    contactEndpoint: '/api/contact',
    newsletterEndpoint: '/api/newsletter',
    openaiBaseUrl: '/api/openai',
    gaMeasurementId: 'G-TEST000000',
    clarityProjectId: 'project',
    hasVendors: true,
  },
}));

/** What has been touched of the world, in its order. */
const touched = vi.hoisted(() => [] as string[]);

const touch = (what: string, ...data: unknown[]) =>
  touched.push([what, ...data.map((one) => JSON.stringify(one))].join(' '));

vi.mock('@microsoft/clarity', () => ({
  default: { init: (id: string) => touched.push(`clarity starts ${id}`) },
}));

type VendorWindow = Window & { dataLayer?: string[][]; gtag?: object; clarity?: object };
const page = window as VendorWindow;

/** What the storages hold, by their name and key. */
let kept: Record<string, string>;

const storeIn = (name: string): Store => ({
  read: (key) => {
    touch(`${name} reads ${key}`);
    return kept[`${name} ${key}`] ?? null;
  },
  write: (key, text) => touch(`${name} writes ${key}: ${text}`) > 0,
  remove: (key) => touch(`${name} removes ${key}`) > 0,
});

const world: World = {
  session: storeIn('session'),
  local: storeIn('local'),
  language: { preferred: 'fr', isStored: true },
  now: () => 7,
  entryUrl: '/assets/index.js',
  reload: () => touch('reload'),
  report: (message, error) => touch(`report: ${message}`, ...(error ? [String(error)] : [])),
};

const VERSION = { build: 1, lastBuild: 2, deployTime: '', environment: 'test', version: '1.2.3' };

/** What the hosts answer, by the path. Every text of the site comes from there. */
const ANSWERS: Record<string, unknown> = {
  '/version.json': VERSION,
  '/api/openai/chat/completions': { choices: [{ message: { content: 'Hi' } }] },
};

const documentOf = (entry: string) => `<script id="modules">["${entry}"]</script>`;

/** Answers a request, and notes what short body it has: that of the chat is long. */
async function answer(address: string, { method = 'GET', body }: RequestInit = {}) {
  const { pathname } = new URL(address, location.href);
  const sent = JSON.parse(String(body ?? 'null'));
  touch(`${method} ${pathname}`, ...(sent && !sent.model ? [sent] : []));
  if (method === 'GET' && /^\/\w*$/.test(pathname))
    return new Response(documentOf('/assets/other.js'));
  return Response.json(ANSWERS[pathname] ?? { meta: {}, pages: {} });
}

beforeEach(() => {
  touched.length = 0;
  kept = {};
  for (const code of [overlayComponents, loadedCode]) Object.assign(code, emptied(code));
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of ['_ga', '_gcl_au', 'other']) {
    Object.assign(document, { cookie: `${name}=1; path=/` });
  }
  history.replaceState({ key: '1' }, '', '/contact?about=film');
  Object.assign(page, {
    dataLayer: [['consent'], ['event']],
    gtag: (...call: unknown[]) => touch('gtag', ...call.filter((one) => !(one instanceof Date))),
    clarity: (...command: unknown[]) => touch('clarity', ...command),
    fetchLater: () => {},
  });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    touch('idle');
    run();
  });
  vi.stubEnv('TEXTS_VERSION', 'texts');
  vi.spyOn(history, 'pushState').mockImplementation((state) => touch('history pushes', state));
  vi.spyOn(history, 'back').mockImplementation(() => touch('history goes back'));
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    const { httpEquiv, src } = element as Partial<HTMLMetaElement & HTMLScriptElement>;
    touch(`head gets ${httpEquiv ?? src}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const emptied = (record: object) =>
  Object.fromEntries(Object.keys(record).map((name) => [name, undefined]));

/** What a port can leave in the window and in the modules. */
const traces = () => ({
  address: location.pathname + location.search,
  cookies: document.cookie.replaceAll('=1', ''),
  dataLayer: page.dataLayer?.map(([name]) => name).join(' '),
  fetchLater: typeof Reflect.get(page, 'fetchLater'),
  chat: overlayComponents.chat?.name,
  consent: overlayComponents.consent?.name,
  animator: loadedCode.createPictureAnimator?.name,
});

type Row = {
  port: string;
  /** What the machine gives it. */
  context?: object;
  event?: object;
  input?: object;
  /** What is there before. */
  kept?: Record<string, string>;
  arrange?: () => void;
  /** What it touches of the world, in this order. */
  touches: readonly string[];
  /** What it leaves in the window or in the modules. */
  leaves?: Partial<ReturnType<typeof traces>>;
  /** What an actor is done with. */
  output?: unknown;
  /** Its own requirement, if no other test cites it. */
  requirement?: string;
};

const failed = { type: 'xstate.error', error: new Error('lost') };
const LOST = '"Error: lost"';

const grants = { analytics: false, marketing: true };
const denied = 'gtag "consent" "update" {"analytics_storage":"denied"}';
const granted =
  'gtag "consent" "update" {"ad_storage":"granted","ad_user_data":"granted","ad_personalization":"granted"}';

const values = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const submission = { values, language: 'fr', topic: 'film' };

const messages = [{ id: '1', role: 'user', content: 'Hello', timestamp: 7 }];

const isFull = (storage: 'session' | 'local') => () =>
  vi.spyOn(world[storage], 'write').mockReturnValue(false);

const inChat = () => history.replaceState({ key: '1', isChat: true }, '');

const rows: readonly Row[] = [
  {
    port: 'shutVendorsOut',
    touches: [
      'session reads interpunct-vendors-shut-out',
      'head gets Content-Security-Policy',
      'session writes interpunct-vendors-shut-out: failed',
      'reload',
    ],
    leaves: { cookies: 'other' },
  },
  {
    port: 'reportFailure',
    event: failed,
    touches: [`report: A behaviour of the site failed. ${LOST}`],
  },
  {
    port: 'reportCrash',
    event: failed,
    touches: [`report: A part of the page could not be rendered. ${LOST}`],
  },

  {
    port: 'page.loadPage',
    input: { page: 'about', language: 'en' },
    touches: ['GET /locales/en/common.texts.json', 'GET /locales/en/about.texts.json'],
  },
  {
    port: 'page.checkDeployment',
    touches: [
      'session reads interpunct-reloaded-from',
      'GET /contact',
      'session writes interpunct-reloaded-from: /assets/index.js',
    ],
    output: true,
  },
  {
    port: 'page.checkDeployment',
    kept: { 'session interpunct-reloaded-from': '/assets/index.js' },
    touches: ['session reads interpunct-reloaded-from'],
    output: false,
  },
  {
    port: 'page.checkDeployment',
    arrange: () => vi.stubGlobal('fetch', async () => new Response(documentOf(world.entryUrl))),
    touches: ['session reads interpunct-reloaded-from'],
    output: false,
  },
  {
    port: 'page.checkDeployment',
    arrange: isFull('session'),
    touches: ['session reads interpunct-reloaded-from', 'GET /contact'],
    output: false,
  },
  { port: 'page.reload', touches: ['reload'] },
  {
    port: 'page.reportFailure',
    event: failed,
    touches: [`report: A page could not be shown. ${LOST}`],
  },

  {
    requirement: 'R4.4',
    port: 'language.storeLanguage',
    context: { preferred: 'fr' },
    touches: ['local writes interpunct-language: fr'],
  },

  {
    port: 'versionBadge.loadVersion',
    touches: ['GET /version.json'],
    output: { record: VERSION, loadedAt: 7 },
  },
  {
    port: 'versionBadge.generateVersion',
    touches: [],
    output: expect.objectContaining({ version: '1.0.0', lastBuild: 7 }),
  },
  {
    port: 'versionBadge.reportFailure',
    event: failed,
    touches: ['report: The version is made locally: Error: lost.'],
  },
  {
    port: 'versionBadge.reportStaleness',
    touches: ['report: The version is made locally: the version file is stale.'],
  },
  {
    port: 'versionBadge.reportDelay',
    touches: ['report: The version is made locally: the version file is late.'],
  },

  {
    requirement: 'R7.2',
    port: 'podcastPopup.rememberShown',
    touches: ['session writes interpunct-podcast-popup: shown'],
  },

  {
    port: 'drawing.loadAnimator',
    touches: ['idle'],
    leaves: { animator: 'createPictureAnimator' },
  },

  {
    port: 'drawing.loadAnimator',
    arrange: () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
        touch(`waits ${ms} ms`);
        run();
      });
    },
    touches: ['waits 200 ms'],
    leaves: { animator: 'createPictureAnimator' },
  },

  {
    port: 'contactForm.deliver',
    input: submission,
    touches: [
      'POST /api/contact {"name":"Ada","email":"ada@example.com","company":"","message":"Hello","language":"fr","topic":"film"}',
    ],
  },
  {
    requirement: 'R9.9',
    port: 'contactForm.saveDraft',
    context: { values: { name: 'Ada' }, topic: 'film' },
    touches: ['session writes interpunct-contactForm-draft: {"name":"Ada","topic":"film"}'],
  },
  {
    port: 'contactForm.saveDraft',
    context: { values: { name: 'Ada' }, topic: null },
    touches: ['session writes interpunct-contactForm-draft: {"name":"Ada"}'],
  },
  {
    port: 'contactForm.clearDraft',
    touches: ['session removes interpunct-contactForm-draft'],
  },
  {
    port: 'contactForm.clearAddress',
    context: { topic: null },
    touches: [],
    leaves: { address: '/contact' },
  },
  { port: 'contactForm.clearAddress', context: { topic: 'film' }, touches: [] },
  {
    port: 'contactForm.reportFailure',
    event: failed,
    touches: [`report: The contactForm was not delivered. ${LOST}`],
  },
  {
    port: 'contactForm.reportTimeout',
    touches: ['report: The contactForm was not delivered: the endpoint took too long.'],
  },

  {
    port: 'newsletter.deliver',
    input: { ...submission, topic: null },
    touches: ['POST /api/newsletter {"email":"ada@example.com","language":"fr"}'],
  },
  {
    port: 'newsletter.saveDraft',
    context: { values: { email: 'ada@example.com' }, topic: null },
    touches: ['session writes interpunct-newsletter-draft: {"email":"ada@example.com"}'],
  },
  { port: 'newsletter.clearDraft', touches: ['session removes interpunct-newsletter-draft'] },
  { port: 'newsletter.clearAddress', context: { topic: null }, touches: [] },
  {
    port: 'newsletter.reportFailure',
    event: failed,
    touches: [`report: The newsletter was not delivered. ${LOST}`],
  },
  {
    port: 'newsletter.reportTimeout',
    touches: ['report: The newsletter was not delivered: the endpoint took too long.'],
  },

  {
    port: 'consent.readRecord',
    kept: {
      'local interpunct-cookie-consent':
        '{"version":"1.0","preferences":{"necessary":true,"analytics":true,"marketing":false},"timestamp":0}',
    },
    touches: ['local reads interpunct-cookie-consent'],
    output: { necessary: true, analytics: true, marketing: false },
  },
  {
    port: 'consent.readRecord',
    kept: { 'local interpunct-cookie-consent': '[]' },
    touches: [
      'local reads interpunct-cookie-consent',
      'report: The stored consent is not a record of this site.',
    ],
    output: null,
  },
  {
    requirement: 'R11.2',
    port: 'consent.writeRecord',
    context: { saved: { necessary: true, analytics: true, marketing: false } },
    touches: [
      'local writes interpunct-cookie-consent: {"version":"1.0","preferences":{"necessary":true,"analytics":true,"marketing":false},"timestamp":7}',
    ],
  },
  {
    port: 'consent.writeRecord',
    context: { saved: { necessary: true, analytics: true, marketing: false } },
    arrange: isFull('local'),
    touches: ['local removes interpunct-cookie-consent'],
  },
  { port: 'consent.writeRecord', context: { saved: null }, touches: [] },

  ...(['consent', 'chat'] as const).flatMap((id): Row[] => [
    {
      port: `${id}Overlay.loadCode`,
      touches: [],
      leaves: id === 'chat' ? { chat: 'ChatPanel' } : { consent: 'Consent' },
    },
    {
      port: `${id}Overlay.checkDeployment`,
      touches: [
        'session reads interpunct-reloaded-from',
        'GET /',
        'session writes interpunct-reloaded-from: /assets/index.js',
      ],
      output: true,
    },
    {
      port: `${id}Overlay.reload`,
      touches: [`session writes interpunct-return-to: ${id}`, 'reload'],
    },
    {
      port: `${id}Overlay.reportFailure`,
      event: failed,
      touches: [`report: The ${id} overlay did not arrive. ${LOST}`],
    },
  ]),

  { port: 'analytics.startRecorder', touches: ['clarity starts project'] },
  {
    port: 'analytics.openQueue',
    touches: [],
    leaves: { dataLayer: 'consent event consent' },
  },
  { port: 'analytics.dropQueue', touches: [], leaves: { dataLayer: 'consent' } },
  { port: 'analytics.sendSignals', context: { grants }, touches: [denied, granted] },
  {
    port: 'analytics.sendPageView',
    context: { path: '/fr/about' },
    touches: ['gtag "event" "page_view" {"page_path":"/fr/about","page_title":""}'],
  },
  {
    port: 'analytics.sendClick',
    event: { type: 'link.followed', click: { name: 'related_link_click', label: 'there' } },
    touches: ['gtag "event" "related_link_click" {"event_label":"there"}'],
  },
  {
    port: 'analytics.loadTag',
    touches: [
      'gtag "js"',
      'gtag "config" "G-TEST000000" {"send_page_view":false}',
      'head gets https://www.googletagmanager.com/gtag/js?id=G-TEST000000',
    ],
    leaves: { fetchLater: 'undefined' },
  },
  {
    port: 'analytics.grantRecorder',
    context: { grants },
    touches: ['clarity "consentv2" {"ad_Storage":"granted","analytics_Storage":"granted"}'],
  },
  {
    port: 'analytics.deleteTraces',
    context: { grants },
    touches: [],
    leaves: { cookies: '_gcl_au; other' },
  },
  { port: 'analytics.closeGate', touches: ['head gets Content-Security-Policy'] },
  { port: 'analytics.reload', touches: ['reload'] },
  {
    port: 'analytics.reload',
    arrange: () => {
      document.body.innerHTML = '<dialog data-machine="consent" open></dialog>';
    },
    touches: ['session writes interpunct-return-to: cookie-settings', 'reload'],
  },
  {
    port: 'analytics.reportFailure',
    event: failed,
    touches: [`report: The session recorder did not start. ${LOST}`],
  },

  {
    port: 'chat.requestAnswer',
    input: { messages, language: 'en' },
    touches: ['POST /api/openai/chat/completions'],
    output: { text: 'Hi', at: 7 },
  },
  {
    requirement: 'R10.18',
    port: 'chat.saveConversation',
    context: { messages, draft: 'And', reason: null },
    touches: [
      `session writes interpunct-conversation: ${JSON.stringify({ messages, draft: 'And' })}`,
    ],
  },
  { port: 'chat.addEntry', touches: ['history pushes {"key":"1","isChat":true}'] },
  { port: 'chat.addEntry', arrange: inChat, touches: [] },
  {
    port: 'chat.addEntry',
    arrange: () => vi.stubGlobal('matchMedia', () => ({ matches: false })),
    touches: [],
  },
  { port: 'chat.leaveEntry', arrange: inChat, touches: ['history goes back'] },
  { port: 'chat.leaveEntry', touches: [] },
  {
    port: 'chat.reportFailure',
    event: failed,
    touches: [`report: The chat has no answer. ${LOST}`],
  },
  {
    port: 'chat.reportDeadline',
    touches: ['report: The chat has no answer: the provider took too long.'],
  },
];

const home = { page: 'home', language: 'en', prefix: '', path: '/', key: '1' } as const;

/** The wired machine of a port, and what it provides for it. */
function providedFor(port: string) {
  const path = port.split('.');
  const name = path.pop() as string;
  const machine = path.reduce<AnyStateMachine>(
    (parent, id) => parent.implementations.actors[id] as AnyStateMachine,
    (createSite(home, world) as unknown as { logic: AnyStateMachine }).logic,
  );
  const { actions, actors } = machine.implementations;
  return {
    action: actions[name] as ((given: object) => void) | undefined,
    actor: actors[name] as AnyActorLogic | undefined,
  };
}

it.each(rows.map((row) => ({ title: `${row.requirement ?? 'R17.7'} ${row.port}`, ...row })))(
  '$title touches what its row says',
  async (row) => {
    const { port, context = {}, event = {}, input, touches, leaves = {}, output } = row;
    const { action, actor } = providedFor(port);
    Object.assign(kept, row.kept);
    row.arrange?.();
    const before = traces();
    touched.length = 0;
    action?.({ context, event });
    const result = actor && (await toPromise(createActor(actor, { input }).start()));
    expect({ touches: touched, leaves: traces(), output: result }).toEqual({
      touches,
      leaves: { ...before, ...leaves },
      output,
    });
  },
);

it('R12.9 starts no recorder that is not wanted any more when its code arrives', async () => {
  const { actor } = providedFor('analytics.startRecorder');
  const recorder = createActor(actor as AnyActorLogic).start();
  touched.length = 0;
  recorder.stop();
  await vi.dynamicImportSettled();
  expect(touched).toEqual([]);
});

it('R17.7 has a row for every port of every machine', () => {
  expect([...new Set(rows.map(({ port }) => port))].toSorted()).toEqual(
    portsOf(siteMachine).toSorted(),
  );
});
