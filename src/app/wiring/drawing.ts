import { fromPromise } from 'xstate';
import { drawingMachine } from '#machines/drawing.machine.ts';
import type { CreatePictureAnimator } from '#views/frame/drawing/Drawing.tsx';
import { whenIdle } from './whenIdle.ts';

/** The code that moves points, while the machine is `live`. */
export const loadedCode: { createPictureAnimator?: CreatePictureAnimator } = {};

/** Loads the code that moves points. */
export async function loadAnimator(): Promise<void> {
  loadedCode.createPictureAnimator = (
    await import('#views/frame/drawing/pictureAnimator.ts')
  ).createPictureAnimator;
}

/** The loading of the code, when nothing else is under way. */
export function provideDrawing() {
  return drawingMachine.provide({
    actors: {
      loadAnimator: fromPromise(async () => {
        await new Promise<void>(whenIdle);
        await loadAnimator();
      }),
    },
  });
}
