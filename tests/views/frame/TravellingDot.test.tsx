// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dotMachine } from '#machines/dot.machine.ts';
import { ScreenProvider } from '#views/basics/visit.ts';
import { TravellingDot } from '#views/frame/TravellingDot.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('R6.11 watches the dots of a page that arrives after its failure', () => {
  const observe = vi.fn();
  class Observer {
    observe = observe;
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const actor = createActor(dotMachine, { input: { page: 'about' } });
  const shown = { page: 'studio', prefix: '', language: 'en', path: '/studio', key: 'a' };
  const screen = (hasFailed: boolean) => (
    <ScreenProvider value={{ shown, hasFailed }}>
      <TravellingDot actor={actor} />
      <main>{!hasFailed && <i data-dot />}</main>
    </ScreenProvider>
  );
  const { rerender } = render(screen(true));
  expect(observe).not.toHaveBeenCalled();
  rerender(screen(false));
  expect(observe).toHaveBeenCalledOnce();
});
