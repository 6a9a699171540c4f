// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { settings } from '#app/settings.ts';
import { hasVendors, provideAnalytics, shutVendorsOut } from '#app/wiring/analytics.ts';
import { outliveFaults } from '#app/wiring/portFaults.ts';
import type { World } from '#app/wiring/world.ts';
import { webStore } from '#ports/storage.ts';

vi.mock('#app/settings.ts', () => ({
  settings: { gaMeasurementId: 'G-TEST000000', hasVendors: true },
}));

const initRecorder = vi.hoisted(() => vi.fn());
vi.mock('@microsoft/clarity', () => ({ default: { init: initRecorder } }));

const policies = () => document.head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');

const fetched = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ status: 200 });
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const policy of policies()) policy.remove();
  sessionStorage.clear();
});

const makeWorld = () => ({
  session: webStore(() => sessionStorage),
  reload: vi.fn(),
  report: vi.fn(),
});

it('R12.7 loads the vendor whose id is configured, and not the other one', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const analytics = createActor(provideAnalytics(makeWorld() as unknown as World), {
    input: { hasVendors: true },
  }).start();
  const preferences = { necessary: true, analytics: true, marketing: false } as const;
  analytics.send({ type: 'consent.changed', preferences });
  await vi.waitFor(() => {
    expect(analytics.getSnapshot().matches({ sending: 'recording' })).toBe(true);
  });
  const scripts = append.mock.calls.map(([script]) => (script as HTMLScriptElement).src);
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST000000']);
  expect(initRecorder).not.toHaveBeenCalled();
  append.mockRestore();
});

it('R12.12 survives a vendor that throws, and still withdraws', async () => {
  const world = makeWorld();
  const machine = outliveFaults(provideAnalytics(world as unknown as World), world.report);
  const analytics = createActor(machine, { input: { hasVendors: true } }).start();
  // A vendor's script replaces the functions of the page.
  Object.assign(window, {
    gtag: () => {
      throw new Error('vendor');
    },
    clarity: () => {
      throw new Error('vendor');
    },
  });
  const choose = (isGranted: boolean) =>
    analytics.send({
      type: 'consent.changed',
      preferences: { analytics: isGranted, marketing: isGranted },
    });
  choose(true);
  analytics.send({ type: 'page.viewed', path: '/en/' });
  choose(false);
  expect(analytics.getSnapshot().status).toBe('active');
  expect(analytics.getSnapshot().matches('leaving')).toBe(true);
  expect(policies()).toHaveLength(1);
  await vi.waitFor(() => expect(world.reload).toHaveBeenCalledOnce());
  expect(world.report).toHaveBeenCalledWith(
    'The action sendPageView of analytics failed.',
    expect.any(Error),
  );
});

it('R12.13, R12.14 shuts the vendors out for the session, with one reload once the host answers', async () => {
  vi.useFakeTimers();
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ status: 502 });
  const world = makeWorld();
  const shutOut = () => shutVendorsOut(world as unknown as World);
  sessionStorage.setItem('_cltk', '1');
  expect(hasVendors(world)).toBe(true);
  shutOut();
  expect(policies()).toHaveLength(1);
  expect(sessionStorage.getItem('_cltk')).toBeNull();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(world.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(world.reload).toHaveBeenCalledOnce();
  expect(hasVendors(world)).toBe(false);
  shutOut();
  await vi.runAllTimersAsync();
  expect(world.reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('R12.7 has no vendor where no id of one is set', () => {
  Object.assign(settings, { hasVendors: false });
  expect(hasVendors(makeWorld())).toBe(false);
  Object.assign(settings, { hasVendors: true });
});

it('R12.13 closes the gate without a reload where no flag can be kept', () => {
  const world = makeWorld();
  const session = { ...world.session, write: () => false };
  shutVendorsOut({ ...world, session } as unknown as World);
  expect(policies()).toHaveLength(1);
  expect(world.reload).not.toHaveBeenCalled();
});
