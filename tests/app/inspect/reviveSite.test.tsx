// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillBrand } from '#build/brandWords.ts';
import { brand } from '#content/brand.ts';
import type { Language } from '#content/languages.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { webStore } from '#ports/storage.ts';
import { keepSurfaces } from '#tests/behaviours/kit/platform.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';

vi.mock('#app/settings.ts', async (importOriginal) => {
  const { settings } = await importOriginal<typeof import('#app/settings.ts')>();
  return { settings: { ...settings, gaMeasurementId: 'G-TEST000000', hasVendors: true } };
});

type TestWindow = Window & {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: unknown;
  happyDOM: { settings: object };
};

const testWindow = window as Window as TestWindow;
const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*=gtag]')];
const vendorCalls = () => (testWindow.dataLayer ?? []).map((call) => Array.from(call).slice(0, 2));

/** Each test loads every module twice, which takes a busy machine a while. */
const PATIENCE_MS = 60_000;

vi.setConfig({ testTimeout: PATIENCE_MS });

keepSurfaces();

const become = (check: () => void) => vi.waitFor(check, { timeout: PATIENCE_MS / 4 });

/** A new document: no module has run, and no vendor is there. */
function openDocument() {
  cleanup();
  vi.resetModules();
  for (const tag of tags()) tag.remove();
  Reflect.deleteProperty(testWindow, 'dataLayer');
  Reflect.deleteProperty(testWindow, 'gtag');
  history.replaceState(null, '', '/');
  document.title = '';
}

const loadModules = async () => ({
  ...(await import('#app/wiring/createSite.ts')),
  ...(await import('#app/inspect/reviveSite.ts')),
  ...(await import('@interpunct/model-kit/keptRoot')),
  ...(await import('#app/routing/pageLoader.ts')),
  ...(await import('#app/routing/address.ts')),
  ...(await import('#app/routing/head.ts')),
  ...(await import('#app/visit/scrollMemory.ts')),
  ...(await import('#app/visit/Site.tsx')),
});

const makeWorld = () => ({
  session: webStore(() => sessionStorage),
  local: webStore(() => localStorage),
  language: { preferred: 'en', isStored: true } as const,
  now: () => 0,
  entryUrl: '/assets/index.js',
  reload: vi.fn(),
  report: vi.fn(),
});

/** Shows a site and starts it. Ids differ from one React root to the next. */
async function show(
  { Site, createScrollMemory, actorsOf }: Awaited<ReturnType<typeof loadModules>>,
  site: SiteActor,
) {
  const { container } = render(
    <Site site={site} scrollMemory={createScrollMemory(makeWorld().session)} />,
  );
  await act(async () => {
    site.start();
  });
  return {
    actors: actorsOf(site),
    page: () => container.innerHTML.replaceAll(/_r_\w+_/g, 'id'),
    states: () =>
      Object.entries(actorsOf(site)).map(([id, actor]) => {
        const { value, context } = actor.getSnapshot();
        return [id, activeLeaves(value), context];
      }),
  };
}

/** Starts a visit at an address, on a clock that the test holds. */
async function visit(path: string) {
  const modules = await loadModules();
  const { applyHead, createSite, parseAddress, loadPage, keepRoot } = modules;
  history.replaceState(null, '', path);
  const address = { ...parseAddress(path, 'en'), key: path };
  await loadPage(address);
  applyHead(document, address);
  const clock = new VirtualClock();
  const world = makeWorld();
  const site = createSite(address, world, { clock });
  const shown = await show(modules, site);
  await act(async () => site.send({ type: 'route.changed', address }));
  /** What a file holds of the site. */
  const keep = (): KeptRoot => JSON.parse(JSON.stringify(keepRoot(site, clock)));
  return { ...shown, site, clock, world, keep };
}

/** Goes on from a kept site in a new document. */
async function goOn(kept: KeptRoot) {
  openDocument();
  const modules = await loadModules();
  const clock = new VirtualClock();
  const world = makeWorld();
  const site = await modules.reviveSite(kept, world, { clock });
  modules.enterPageOf(site);
  for (const { run } of modules.effectsOf(site, world)) run();
  modules.resume(site, kept);
  return { ...(await show(modules, site)), site, clock, world };
}

beforeEach(() => {
  // A tag that is added counts as loaded.
  Object.assign(testWindow.happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true });
  vi.stubGlobal('Path2D', class {});
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method === 'HEAD') return new Response();
    const [, language, namespace] = /^\/locales\/(\w+)\/([\w-]+)\./.exec(address) ?? [];
    if (!language) return new Promise(() => {});
    const written = JSON.parse(readFileSync(`src/locales/${language}/${namespace}.json`, 'utf8'));
    return Response.json(fillBrand(written, language as Language));
  });
});

afterEach(() => {
  openDocument();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('R17.12 shows the same page after a snapshot, and goes on', async () => {
  const before = await visit('/contact');
  const { actors, site, clock } = before;
  await become(() => expect(actors.consentOverlay.getSnapshot().value).toBe('ready'));
  await act(async () => {
    actors.consent.send({ type: 'consent.acceptAll' });
    actors.contactForm.send({ type: 'form.edit', name: 'name', value: 'Ada' });
    actors.chat.send({ type: 'chat.toggle' });
    actors.chat.send({ type: 'chat.type', text: 'Where are you?' });
    actors.servicesDropdown.send({ type: 'dropdown.open' });
    clock.advance(1_000);
  });
  await become(() => expect(actors.chatOverlay.getSnapshot().value).toBe('ready'));
  await become(() => expect(before.page()).toContain('role="log"'));
  await become(() =>
    expect(actors.analytics.getSnapshot().matches({ sending: 'recording' })).toBe(true),
  );
  const expected = { page: before.page(), states: before.states(), title: document.title };
  const kept = before.keep();
  site.stop();

  // The vendor's function: its code is not there.
  const clarity = vi.fn();
  Object.assign(testWindow, { clarity });
  const after = await goOn(kept);
  await become(() => expect(clarity).toHaveBeenCalledOnce());
  Reflect.deleteProperty(testWindow, 'clarity');
  expect(after.states()).toEqual(expected.states);
  expect(after.page()).toBe(expected.page);
  expect(document.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('Ada');
  expect([location.pathname, document.title]).toEqual(['/contact', expected.title]);
  // The vendors are back, and the view of the page is not counted again.
  expect(tags()).toHaveLength(1);
  expect(vendorCalls()).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['consent', 'update'],
    ['js', expect.any(Date)],
    ['config', 'G-TEST000000'],
  ]);
  // The breadcrumbs have 2 of their 3 s left.
  after.clock.advance(1_999);
  expect(after.actors.breadcrumbs.getSnapshot().value).toEqual({ visible: 'timed' });
  after.clock.advance(1);
  expect(after.actors.breadcrumbs.getSnapshot().value).toBe('hidden');
  expect(after.world.reload).not.toHaveBeenCalled();
  await act(async () =>
    after.actors.consent.send({ type: 'consent.changedElsewhere', preferences: null, age: 0 }),
  );
  await become(() => expect(after.world.reload).toHaveBeenCalledOnce());
});

it('R17.12 opens the menu of a snapshot again', async () => {
  const before = await visit('/contact');
  await act(async () => before.actors.mobileMenu.send({ type: 'menu.open' }));
  const kept = before.keep();
  before.site.stop();
  await goOn(kept);
  expect(document.querySelector('dialog')?.open).toBe(true);
});

it('R17.12 does not count a route change of the kept visit again', async () => {
  const before = await visit('/contact');
  const modules = await loadModules();
  const mission = { ...modules.parseAddress('/mission', 'en'), key: 'mission' };
  await act(async () =>
    before.site.send({ type: 'route.requested', address: mission, isLoaded: false }),
  );
  await become(() => expect(before.actors.analytics.getSnapshot().context.path).toBe('/mission'));
  before.clock.advance(3_000);
  expect(before.actors.breadcrumbs.getSnapshot().value).toBe('hidden');
  const kept = before.keep();
  before.site.stop();
  const after = await goOn(kept);
  expect(after.actors.breadcrumbs.getSnapshot().value).toBe('hidden');
  expect(location.pathname).toBe('/mission');
});

it('R17.12 shows a page that had crashed as one', async () => {
  const before = await visit('/contact');
  await act(async () =>
    before.actors.page.send({ type: 'page.crashed', error: new Error('view') }),
  );
  const kept = before.keep();
  before.site.stop();
  const after = await goOn(kept);
  expect(document.querySelector('[data-machine=contactForm]')).toBeNull();
  expect(document.querySelector('main [role=alert]')).not.toBeNull();
  const { parseAddress } = await loadModules();
  const mission = { ...parseAddress('/mission', 'en'), key: 'mission' };
  await act(async () =>
    after.site.send({ type: 'route.requested', address: mission, isLoaded: false }),
  );
  await become(() => expect(document.title).toContain('Our mission'));
  expect(document.querySelector('main [role=alert]')).toBeNull();
});

it('R12.13, R17.12 brings no vendor back without its watcher, and ends a document that was ending', async () => {
  const before = await visit('/contact');
  const { actors } = before;
  await become(() => expect(actors.consent.getSnapshot().value).toBe('banner'));
  await act(async () => actors.consent.send({ type: 'consent.acceptAll' }));
  const granted = before.keep();
  await act(async () =>
    actors.consent.send({ type: 'consent.changedElsewhere', preferences: null, age: 0 }),
  );
  await become(() =>
    expect(actors.analytics.getSnapshot().value).toEqual({ leaving: 'reloading' }),
  );
  const leaving = before.keep();
  before.site.stop();

  const ending = await goOn(leaving);
  expect(ending.world.reload).toHaveBeenCalledOnce();
  expect(tags()).toHaveLength(0);
  ending.site.stop();

  const { children } = granted.snapshot as unknown as {
    children: { analytics: { snapshot: { status: string } } };
  };
  children.analytics.snapshot.status = 'error';
  await goOn(granted);
  expect(testWindow.dataLayer).toBeUndefined();
  expect(tags()).toHaveLength(0);
});

it('R17.12 notes which overlay a document was reloading for', async () => {
  const before = await visit('/contact');
  const kept = before.keep();
  before.site.stop();
  const { children } = kept.snapshot as unknown as {
    children: { chatOverlay: { snapshot: { value: string } } };
  };
  children.chatOverlay.snapshot.value = 'reloading';
  const { world } = await goOn(kept);
  expect(world.reload).toHaveBeenCalledOnce();
  expect(world.session.read(`${brand.slug}-return-to`)).toBe('chat');
});
