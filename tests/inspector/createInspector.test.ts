import { expect, it, vi } from 'vitest';
import { createInspector } from '../../src/inspector/createInspector.ts';
import { settled } from './fakeTime.ts';
import { causes, house, openHouse, prepareHouse, ring } from './house.ts';

prepareHouse();

it('R18.33 makes one entry of each cause, with all that followed', async () => {
  const { inspector, sendFromPage, leavesOf } = openHouse();
  sendFromPage('lamp', { type: 'lamp.press' });
  await vi.advanceTimersByTimeAsync(1_000);
  sendFromPage('bell', { type: 'bell.push' });
  await settled();
  const { entries } = inspector.getView();
  expect(causes(entries)).toEqual(['start', 'event', 'timer', 'event', 'output']);
  expect(entries[1]).toMatchObject({
    at: 0,
    deliveries: [{ sender: null, receiver: 'lamp', actions: expect.arrayContaining(['buy']) }],
  });
  expect(entries[2]).toMatchObject({ at: 1_000, cause: { actor: 'lamp' } });
  expect(entries[4]?.cause).toEqual({
    type: 'output',
    actor: 'bell',
    invoke: 'ring',
    value: 'dong',
  });
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['off'], ['rung']]);
});

it('R18.33 has a time before the first root, which the start of a page may ask for', () => {
  expect(createInspector({ name: 'house', root: { machine: house }, show: () => {} }).now()).toBe(
    0,
  );
});

it('R18.42 notes what a person does before what follows, and nothing in the past', async () => {
  const { inspector, sendFromPage } = openHouse();
  const gesture = { kind: 'press', value: 'Escape' } as const;
  let act: Event | undefined = new Event('keydown');
  inspector.watch({ surroundings: undefined, handledAct: () => act });
  inspector.note(gesture);
  ring.mockResolvedValueOnce('dong');
  sendFromPage('bell', { type: 'bell.push' });
  await settled();
  // An effect sends it, whose promise has settled before the page was done with the act.
  sendFromPage('lamp', { type: 'lamp.press' });
  act = undefined;
  inspector.send('lamp', { type: 'lamp.press' });
  const { entries } = inspector.getView();
  expect(causes(entries)).toEqual(['start', 'act', 'event', 'output', 'event', 'event']);
  expect(entries.map(({ cause }) => 'by' in cause && cause.by)).toEqual([
    ...[false, false, 'person', false, false, 'inspector'],
  ]);
  await inspector.look(1);
  inspector.note(gesture);
  await inspector.look(null);
  expect(inspector.getView().entries).toHaveLength(6);
  expect((await inspector.replay()).differences).toEqual([]);
});
