// @vitest-environment happy-dom

import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { backdropMachine } from '#machines/backdrop.machine.ts';
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

it('R6.6 draws the network once, when it appears', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  const clearRect = vi.fn();
  const noted: Record<string, unknown> = { clearRect };
  const context = new Proxy(noted, { get: (own, name: string) => own[name] ?? (() => {}) });
  vi.spyOn(HTMLCanvasElement.prototype, 'transferControlToOffscreen').mockReturnValue({
    getContext: () => context,
  } as never);
  const clock = new VirtualClock();
  const actor = createActor(backdropMachine, { clock }).start();
  render(<Backdrop actor={actor} />);
  expect(clearRect).not.toHaveBeenCalled();
  act(() => clock.advance(2_000));
  act(() => actor.send({ type: 'motion.allowed' }));
  act(() => actor.send({ type: 'page.scrolled' }));
  act(() => clock.advance(20_000));
  expect(clearRect).toHaveBeenCalledTimes(1);
});
