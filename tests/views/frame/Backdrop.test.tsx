// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { backdropMachine } from '#machines/backdrop.machine.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { Backdrop } from '#views/frame/Backdrop.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class Path2DStub {
  moveTo() {}
  lineTo() {}
}

it('R6.6, R6.19, R17.5 draws the network again at each frame of its machine, and drifts while it moves', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  const clearRect = vi.fn();
  const noted: Record<string, unknown> = { clearRect };
  const context = new Proxy(noted, { get: (own, name: string) => own[name] ?? (() => {}) });
  vi.spyOn(HTMLCanvasElement.prototype, 'transferControlToOffscreen').mockReturnValue({
    getContext: () => context,
  } as never);
  const drift = { play: vi.fn(), pause: vi.fn() };
  const animate = vi.fn(() => drift);
  Object.assign(HTMLCanvasElement.prototype, { animate });
  const clock = new VirtualClock();
  const actor = createActor(backdropMachine, { clock }).start();
  const { unmount } = render(<Backdrop actor={actor} />);
  expect(clearRect).not.toHaveBeenCalled();
  act(() => clock.advance(2_000));
  expect(clearRect).toHaveBeenCalledTimes(1);
  actor.send({ type: 'tab.shown' });
  expect(animate).not.toHaveBeenCalled();
  act(() => actor.send({ type: 'motion.allowed' }));
  expect([animate, drift.play].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(clearRect).toHaveBeenCalledTimes(1);
  clock.advance(20_000);
  expect(clearRect).toHaveBeenCalledTimes(3);
  act(() => actor.send({ type: 'tab.hidden' }));
  expect(drift.pause).toHaveBeenCalledOnce();
  act(() => actor.send({ type: 'tab.shown' }));
  expect([animate, drift.play].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  unmount();
  clock.advance(20_000);
  expect(clearRect).toHaveBeenCalledTimes(3);
});
