import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chartViewMachine } from '#inspector/panel/chartView.machine.ts';

const anchor = { x: 1, y: 2, left: 3, top: 4 };

describe('the size of a chart', () => {
  it('R18.8 fits the frame until it is changed, and again on request', () => {
    const actor = createActor(chartViewMachine).start();
    expect(actor.getSnapshot().value).toBe('fitting');
    actor.send({ type: 'zoom.change', shown: 0.8, factor: 1.25, anchor });
    expect(actor.getSnapshot()).toMatchObject({ value: 'zoomed', context: { zoom: 1, anchor } });
    actor.send({ type: 'zoom.fit' });
    expect(actor.getSnapshot().value).toBe('fitting');
  });

  it('R18.8 stays between a quarter and three times the size', () => {
    const actor = createActor(chartViewMachine).start();
    const zoomAfter = (factor: number) => {
      actor.send({ type: 'zoom.change', shown: 1, factor, anchor });
      return actor.getSnapshot().context.zoom;
    };
    expect(zoomAfter(0.01)).toBe(0.25);
    expect(zoomAfter(100)).toBe(3);
  });
});
