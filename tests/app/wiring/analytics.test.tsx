import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideAnalytics } from '#app/wiring/analytics.ts';
import type { World } from '#app/wiring/world.ts';

it('R12.12 survives a vendor that throws, and still withdraws', () => {
  const report = vi.fn();
  const analytics = createActor(provideAnalytics({ report } as unknown as World)).start();
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
  expect(analytics.getSnapshot().matches({ denied: 'withdrawn' })).toBe(true);
  expect(report).toHaveBeenCalledWith('A vendor of analytics failed.', expect.any(Error));
});
