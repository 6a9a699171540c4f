import { fromPromise } from 'xstate';
import { drawingMachine } from '#machines/drawing.machine.ts';
import type { Pen } from '#views/frame/drawing/Drawing.tsx';
import { whenIdle } from './idle.ts';

/** The code that moves points, while the machine is `live`. */
export const loadedCode: { pen?: Pen } = {};

/** Loads the code that moves points. */
export async function loadPen(): Promise<void> {
  loadedCode.pen = (await import('#views/frame/drawing/pen.ts')).pen;
}

/** The loading of the code, when nothing else is under way. */
export function provideDrawing() {
  return drawingMachine.provide({
    actors: {
      loadPen: fromPromise(async () => {
        await new Promise<void>(whenIdle);
        await loadPen();
      }),
    },
  });
}
