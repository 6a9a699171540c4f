// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dotMachine } from '#machines/dot.machine.ts';
import { ScreenContext } from '#views/basics/visit.ts';
import { TravellingDot } from '#views/frame/TravellingDot.tsx';

const observe = vi.fn();

beforeEach(() => {
  class Observer {
    observe = observe;
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  observe.mockClear();
});

it('R6.11 watches the dots of a page that arrives after its failure', () => {
  const actor = createActor(dotMachine, { input: { page: 'about' } });
  const shown = { page: 'studio', prefix: '', language: 'en', path: '/studio', key: 'a' };
  const screen = (hasFailed: boolean) => (
    <ScreenContext value={{ shown, hasFailed }}>
      <TravellingDot actor={actor} />
      <main>{!hasFailed && <i data-dot />}</main>
    </ScreenContext>
  );
  const { rerender } = render(screen(true));
  expect(observe).not.toHaveBeenCalled();
  rerender(screen(false));
  expect(observe).toHaveBeenCalledOnce();
});

it('R6.11 lets the first dot of another page come from where the one before was', () => {
  const animate = vi.fn();
  const actor = createActor(dotMachine, { input: { page: 'about' } }).start();
  actor.send({ type: 'motion.allowed' });
  const screen = (page: string, x: number) => {
    const box = { animate, getBoundingClientRect: () => new DOMRect(x, 10, 20, 20) };
    const shown = { page, prefix: '', language: 'en', path: '/', key: page };
    return (
      <ScreenContext value={{ shown, hasFailed: false }}>
        <TravellingDot actor={actor} />
        <main>
          <i key={page} data-dot ref={(dot) => void (dot && Object.assign(dot, box))} />
        </main>
      </ScreenContext>
    );
  };
  const { rerender } = render(screen('about', 5));
  rerender(screen('studio', 105));
  actor.send({ type: 'route.changed', page: 'studio' });
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.lastCall?.[0][0].transform).toBe('translate(-100px, 0px) scale(1)');
});

it('R6.11 moves one dot by its transform, for 520 ms', () => {
  const animate = vi.fn();
  const actor = createActor(dotMachine, { input: { page: 'about' } }).start();
  const shown = { page: 'about', prefix: '', language: 'en', path: '/about', key: 'a' };
  render(
    <ScreenContext value={{ shown, hasFailed: false }}>
      <TravellingDot actor={actor} />
      <main>
        <i data-dot />
        <i data-dot ref={(dot) => void (dot && Object.assign(dot, { animate }))} />
      </main>
    </ScreenContext>,
  );
  actor.send({ type: 'motion.allowed' });
  actor.send({ type: 'dot.seen', place: 1 });
  const [[[first], { duration }]] = animate.mock.calls as [[Keyframe[], KeyframeAnimationOptions]];
  expect(first?.transform).toMatch(/^translate/);
  expect(duration).toBe(520);
});
