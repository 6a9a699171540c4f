// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from 'xstate';
import { createSite } from '#app/wiring/createSite.ts';
import { overlayComponents } from '#app/wiring/overlays.ts';
import type { World } from '#app/wiring/world.ts';
import { siteMachine } from '#machines/site.machine.ts';
import type { Store } from '#ports/storage.ts';
import type { Stage, Traces } from '#tests/behaviours/kit/ports.ts';
import { ports } from '#tests/behaviours/kit/tables.ts';
import { portsOf } from '#tests/machines/scriptedPorts.ts';

vi.mock('#app/settings.ts', () => ({
  settings: {
    contactEndpoint: '/api/contact',
    newsletterEndpoint: 'https://news.example/api/newsletter',
    openaiBaseUrl: '/api/openai',
    gaMeasurementId: 'G-TEST000000',
    clarityProjectId: 'project',
    vendors: ['google-analytics', 'microsoft-clarity'],
    hasVendors: true,
  },
}));

/** What has been touched of the world, in its order. */
const touched = vi.hoisted(() => [] as string[]);

/** Whether the world fails at its next touch. */
let isFailing = false;

function touch(what: string, ...data: unknown[]): number {
  if (isFailing) {
    isFailing = false;
    throw new Error('broken on purpose');
  }
  return touched.push([what, ...data.map((one) => JSON.stringify(one))].join(' '));
}

vi.mock('@microsoft/clarity', () => ({
  default: { init: (id: string) => touched.push(`clarity starts ${id}`) },
}));

type VendorWindow = Window & { dataLayer?: string[][]; gtag?: object; clarity?: object };
const page = window as VendorWindow;

/** What the storages hold, by their name and key. */
let stored: Record<string, string>;

const storeIn = (name: string): Store => ({
  read: (key) => {
    touch(`${name} reads ${key}`);
    return stored[`${name} ${key}`] ?? null;
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

/** What the hosts answer, by the path. Every text of the site comes from there. */
let answers: Record<string, unknown>;

/** Answers a request, and notes what short body it has: that of the chat is long. */
async function answer(address: string, { method = 'GET', body }: RequestInit = {}) {
  const { pathname } = new URL(address, location.href);
  const sent = JSON.parse(String(body ?? 'null'));
  touch(`${method} ${pathname}`, ...(sent && !sent.model ? [sent] : []));
  if (method === 'GET' && /^\/\w*$/.test(pathname))
    return new Response('<script id="modules">["/assets/other.js"]</script>');
  return Response.json(answers[pathname] ?? { 'meta.title': 'A title', 'pages.home': 'Home' });
}

/** Notes a call of something that acts beyond its port, which goes no further. */
const noting =
  (name: string) =>
  (...data: unknown[]) =>
    touch(name, ...data);

const storageNamed = (name: string) =>
  Object.fromEntries(
    ['getItem', 'setItem', 'removeItem'].map((call) => [call, noting(`${name}.${call}`)]),
  );

beforeEach(() => {
  touched.length = 0;
  isFailing = false;
  stored = {};
  answers = {};
  Object.assign(overlayComponents, emptied(overlayComponents));
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
  for (const name of ['scroll', 'scrollTo', 'scrollBy', 'open', 'print']) {
    vi.stubGlobal(name, noting(name));
  }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storageNamed(name));
  for (const name of ['pushState', 'back', 'forward', 'go'] as const) {
    vi.spyOn(history, name).mockImplementation(noting(`history.${name}`));
  }
  for (const name of ['focus', 'click', 'scrollIntoView'] as const) {
    vi.spyOn(HTMLElement.prototype, name).mockImplementation(noting(`element.${name}`));
  }
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    const { httpEquiv, content, src, async } = element as HTMLMetaElement & HTMLScriptElement;
    touch(`head gets ${httpEquiv ?? src} ${content ?? async}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const emptied = (record: object) =>
  Object.fromEntries(Object.keys(record).map((name) => [name, undefined]));

const traces = (): Partial<Traces> => ({
  address: location.pathname + location.search,
  cookies: document.cookie.replaceAll('=1', ''),
  dataLayer: page.dataLayer?.map((call) => JSON.stringify(call)).join(' '),
  fetchLater: typeof Reflect.get(page, 'fetchLater'),
  chat: overlayComponents.chat?.name,
  consent: overlayComponents.consent?.name,
});

const stage: Stage = {
  stub: vi.stubGlobal,
  touch,
  answer: (path, json) => {
    answers[path] = json;
  },
  fill: (storage) => {
    vi.spyOn(world[storage], 'write').mockReturnValue(false);
  },
};

const home = { page: 'home', language: 'en', prefix: '', path: '/', key: '1' } as const;

const wired = () => (createSite(home, world) as unknown as { logic: AnyStateMachine }).logic;

/** What the machine of a port provides for it. */
function providedFor(port: string, site = wired()) {
  const path = port.split('.');
  const name = path.pop() as string;
  const machine = path.reduce<AnyStateMachine>(
    (parent, id) => parent.implementations.actors[id] as AnyStateMachine,
    site,
  );
  const { actions, actors } = machine.implementations;
  return {
    action: actions[name] as ((given: object) => void) | undefined,
    actor: actors[name] as AnyActorLogic | undefined,
  };
}

const rows = Object.entries(ports).flatMap(([port, touches]) =>
  touches.map((row) => ({ title: `${row.requirement ?? 'R17.7'} ${port}`, port, ...row })),
);

it.each(rows)('$title touches what its row says', async (row) => {
  const { port, context = {}, event = {}, input, touches = [], leaves = {}, output } = row;
  const { action, actor } = providedFor(port);
  Object.assign(stored, row.stored);
  row.arrange?.(stage);
  const before = traces();
  touched.length = 0;
  const system = { get: () => undefined };
  action?.({ context, event, system, self: { send: noting('sends') } });
  const result = actor && (await toPromise(createActor(actor, { input }).start()));
  expect({ touches: touched, leaves: traces(), output: result }).toEqual({
    touches,
    leaves: { ...before, ...leaves },
    output,
  });
});

const touching = rows.filter(
  ({ port, touches = [] }) =>
    // What answers its chart has an answer for a fault, too.
    touches.length > 0 &&
    !touches[0]?.startsWith('report: The action ') &&
    !touches.at(-1)?.startsWith('sends ') &&
    providedFor(port, siteMachine).action,
);

it.each(touching)('R16.21 $port reports once that the world fails, and throws nothing', (row) => {
  const { action } = providedFor(row.port);
  row.arrange?.(stage);
  touched.length = 0;
  isFailing = true;
  const given = { context: {}, event: {}, system: { get: () => undefined }, ...row };
  action?.({ ...given, self: { send: () => {} } });
  expect(isFailing).toBe(false);
  expect(touched.filter((what) => /^report: .*broken on purpose/.test(what))).toHaveLength(1);
});

it('starts no recorder that is not wanted any more when its code arrives', async () => {
  const { actor } = providedFor('analytics.startRecorder');
  const recorder = createActor(actor as AnyActorLogic).start();
  touched.length = 0;
  recorder.stop();
  await vi.dynamicImportSettled();
  expect(touched).toEqual([]);
});

it('R17.7 has a row for every port of every machine', () => {
  expect(Object.keys(ports).toSorted()).toEqual(portsOf(siteMachine).toSorted());
});
