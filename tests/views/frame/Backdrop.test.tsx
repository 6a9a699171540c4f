import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { VirtualClock } from '#inspector/record/virtualClock.ts';
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

it('R6.6, R17.5 draws the network again at each frame of its machine, and at no other time', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  const clearRect = vi.fn();
  const ignored = () => {};
  const context = { clearRect, stroke: ignored, beginPath: ignored, moveTo: ignored, arc: ignored };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...context,
    fill: ignored,
  } as never);
  const clock = new VirtualClock();
  const actor = createActor(backdropMachine, { clock }).start();
  const { unmount } = render(<Backdrop actor={actor} />);
  expect(clearRect).toHaveBeenCalledTimes(1);
  actor.send({ type: 'tab.shown' });
  actor.send({ type: 'motion.allowed' });
  expect(clearRect).toHaveBeenCalledTimes(1);
  clock.advance(1_200);
  expect(clearRect).toHaveBeenCalledTimes(3);
  unmount();
  clock.advance(1_200);
  expect(clearRect).toHaveBeenCalledTimes(3);
});
