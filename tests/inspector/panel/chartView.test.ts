import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { lastTransitions } from '../../../src/inspector/panel/chart/lastTransitions.ts';
import { chartViewMachine } from '../../../src/inspector/panel/chartView.machine.ts';
import type { Entry } from '../../../src/inspector/record/entry.ts';

/** An entry in which an actor takes these transitions. */
const entryOf = (index: number, receiver: string, ...microsteps: string[][]) =>
  ({ index, deliveries: [{ receiver, microsteps }] }) as unknown as Entry;

const entries = [
  entryOf(7, 'door', ['door.shut|push|0'], ['door.ajar||0']),
  entryOf(8, 'door', ['door.open|pull|0']),
  entryOf(9, 'bell', ['bell.silent|ring|0']),
  entryOf(10, 'door', []),
];

it('R18.7 the transitions that an actor took last are those of the latest entry in which it took any', () => {
  expect(lastTransitions(entries, 'door', null)).toEqual(['door.open|pull|0']);
  expect(lastTransitions(entries, 'window', null)).toEqual([]);
});

it('R18.7 the transitions that an actor took last are none from after the entry that is looked at', () => {
  expect(lastTransitions(entries, 'door', 7)).toEqual(['door.shut|push|0', 'door.ajar||0']);
  expect(lastTransitions(entries, 'bell', 8)).toEqual([]);
});

it('R18.8 the size of a chart stays between a quarter and three times the size', () => {
  const actor = createActor(chartViewMachine).start();
  const zoomAfter = (factor: number) => {
    actor.send({ type: 'zoom.change', shown: 1, factor, anchor: { x: 1, y: 2, left: 3, top: 4 } });
    return actor.getSnapshot().context.zoom;
  };
  expect(zoomAfter(0.01)).toBe(0.25);
  expect(zoomAfter(100)).toBe(3);
});
