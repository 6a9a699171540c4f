// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideAnalytics } from '#app/wiring/analytics.ts';
import type { World } from '#app/wiring/world.ts';

vi.mock('#app/settings.ts', () => ({ settings: { gaMeasurementId: 'G-TEST000000' } }));

const initRecorder = vi.hoisted(() => vi.fn());
vi.mock('@microsoft/clarity', () => ({ default: { init: initRecorder } }));

it('R12.7 loads the vendor whose id is configured, and not the other one', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const analytics = createActor(provideAnalytics({} as World), {
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
});
