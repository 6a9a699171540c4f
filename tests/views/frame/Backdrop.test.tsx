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

it('R6.6, R17.5 draws the network again at each frame of its machine', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  const clearRect = vi.fn();
  const noted: Record<string, unknown> = { clearRect };
  const context = new Proxy(noted, { get: (own, name: string) => own[name] ?? (() => {}) });
  vi.spyOn(HTMLCanvasElement.prototype, 'transferControlToOffscreen').mockReturnValue({
    getContext: () => context,
  } as never);
  const clock = new VirtualClock();
  const actor = createActor(backdropMachine, { clock }).start();
  const { unmount } = render(<Backdrop actor={actor} />);
  expect(clearRect).not.toHaveBeenCalled();
  act(() => clock.advance(2_000));
  expect(clearRect).toHaveBeenCalledTimes(1);
  actor.send({ type: 'tab.shown' });
  act(() => actor.send({ type: 'motion.allowed' }));
  expect(clearRect).toHaveBeenCalledTimes(1);
  clock.advance(20_000);
  expect(clearRect).toHaveBeenCalledTimes(3);
  unmount();
  clock.advance(20_000);
  expect(clearRect).toHaveBeenCalledTimes(3);
});
