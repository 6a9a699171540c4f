// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { settings } from '#app/settings.ts';
import { hasVendors, provideAnalytics, shutVendorsOut } from '#app/wiring/analytics.ts';
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

it('R12.13 shuts the vendors out for the session, with one reload once the host answers', async () => {
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
