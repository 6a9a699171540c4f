import { expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { arrive } from '../fakeTime.ts';
import { buy, house, openHouse, prepareHouse } from '../house.ts';
import { showing } from '../recordSession.ts';

prepareHouse();

it('R18.34 shows an entry as it was, holds the page, hands its end over, and comes back', async () => {
  const { inspector, pages, leavesOf, sendFromPage, shownNow } = openHouse();
  const live = shownNow();
  const shown = () => showing(pages.at(-1) ?? 'now');
  const stored = () => [{ name: 'at', value: pages.at(-1) ?? 'now' }];
  inspector.watch({ surroundings: undefined, shown, stored });
  const end = () => inspector.exportSession({ redacted: false });
  sendFromPage('lamp', { type: 'lamp.press' });
  await vi.advanceTimersByTimeAsync(1_000);
  await inspector.look(1);
  expect([leavesOf('lamp'), inspector.getView().now, pages]).toEqual([['on'], 0, ['look']]);
  expect(inspector.getView().isPaused).toBe(true);
  await inspector.look(0);
  expect(end()).toMatchObject({ page: showing('now'), stored: [{ value: 'now' }] });
  // Neither the past nor the present takes an event now.
  sendFromPage('lamp', { type: 'lamp.name', name: 'Ada' });
  live.getSnapshot().children.lamp.send({ type: 'lamp.name', name: 'Ada' });
  expect(inspector.getView().entries).toHaveLength(3);
  await inspector.look(null);
  expect([leavesOf('lamp'), shownNow(), pages.at(-1)]).toEqual([['off'], live, 'visit']);
  expect(inspector.getView().lookingAt).toBeNull();
  expect(end()).toMatchObject({ page: showing('visit'), stored: [{ value: 'visit' }] });
});

it('R18.16 shows the last of the entries that are chosen while the page is slower, and goes on from it', async () => {
  const { inspector, app, sendFromPage } = openHouse();
  for (const name of ['Ada', 'Bob', 'Eve', 'Joe'])
    sendFromPage('lamp', { type: 'lamp.name', name });
  let arrive = (_: AnyActorRef) => {};
  vi.mocked(app.restore).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  for (const index of [1, 2, 3]) inspector.look(index);
  const restored = inspector.restore(false);
  expect(inspector.getView()).toMatchObject({ lookingAt: 3, isBusy: true });
  expect(app.restore).toHaveBeenCalledTimes(1);
  arrive(createActor(house));
  await restored;
  // The first one, the last one, and the visit that goes on.
  expect(app.restore).toHaveBeenCalledTimes(3);
  expect(inspector.getView()).toMatchObject({ lookingAt: null, isBusy: false });
  expect(inspector.getView().entries.at(-1)?.index).toBe(3);
});

it('R18.35 goes the shortest way to a state, and to states together', async () => {
  const { inspector, leavesOf } = openHouse();
  const nowhere = inspector.goTo('lamp', 'of');
  await arrive(expect(nowhere).rejects.toThrow('lamp has no state “of”. It has off, on, stuck.'));
  expect(inspector.getSession().interventions).toMatchObject([
    { kind: 'missed', way: { state: 'of' } },
  ]);
  // Also from an entry that is looked at.
  await inspector.look(0);
  await arrive(inspector.goTo('lamp', 'stuck'));
  expect(inspector.getView().lookingAt).toBeNull();
  expect(inspector.getSession().interventions).toMatchObject([{ way: { isLink: true } }]);
  expect([leavesOf('lamp'), inspector.getView().isPaused]).toEqual([['stuck'], true]);
  await arrive(inspector.goTo('bell', 'bell.broken'));
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['stuck'], ['broken']]);
  for (const [actor, state, hint] of [
    ['Lamp', 'on', 'No actor is called “Lamp”. Known are lamp, '],
    ['garbage', '', /^No actor is called “garbage”\. Known are .*\blamp\b/],
    ['lamp', 'Stuck', 'lamp has no state “Stuck”. It has stuck, '],
  ] as const) {
    await arrive(expect(inspector.goTo(actor, state)).rejects.toThrow(hint));
  }
  expect(inspector.getView().lookingAt).toBeNull();
});

it('R18.34 changes nothing behind a page that shows the past', async () => {
  const { inspector, leavesOf, sendFromPage } = openHouse();
  inspector.holdResults(true);
  sendFromPage('bell', { type: 'bell.push' });
  sendFromPage('lamp', { type: 'lamp.press' });
  const [ring] = inspector.getView().promises;
  await inspector.look(0);
  for (const change of [
    () => inspector.step(),
    () => inspector.send('lamp', { type: 'lamp.name', name: 'Ada' }),
    () => inspector.settle(ring?.id ?? '', 'dong'),
    () => inspector.reject(ring?.id ?? '', { message: 'strike' }),
    () => inspector.release(ring?.id ?? ''),
  ]) {
    expect(change).toThrow('The page shows the past.');
  }
  await expect(inspector.advance(1_000)).rejects.toThrow('The page shows the past.');
  await inspector.look(null);
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['on'], ['ringing']]);
  expect(inspector.getView().entries).toHaveLength(3);
  await expect(inspector.restore(false)).rejects.toThrow('No entry is looked at.');
});

it('R18.34 stops a replay, during which nothing else changes the visit', async () => {
  const { inspector, app, sendFromPage, pages, shownNow } = openHouse();
  const live = shownNow();
  sendFromPage('lamp', { type: 'lamp.press' });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.mocked(app.showPlace).mockReturnValueOnce(new Promise(() => {}));
  const replay = inspector.replay();
  const stopped = expect(replay).rejects.toThrow('The replay was stopped.');
  await vi.advanceTimersByTimeAsync(500);
  expect(inspector.getView().isReplaying).toBe(true);
  sendFromPage('lamp', { type: 'lamp.name', name: 'Ada' });
  live.getSnapshot().children.lamp.send({ type: 'lamp.name', name: 'Ada' });
  expect(inspector.getView().entries).toHaveLength(3);
  expect(() => inspector.resume()).toThrow('The page is still on its way.');
  await expect(inspector.goTo('lamp', 'on')).rejects.toThrow('The page is still on its way.');
  await inspector.look(null);
  await stopped;
  expect(inspector.getView().lookingAt).toBeNull();
  expect([pages.at(-1), inspector.getView().isPaused]).toEqual(['visit', false]);
});

it('R18.32 replays what an action has told its actor at once, which a replay does not carry out', async () => {
  const { inspector, sendFromPage } = openHouse();
  buy.mockImplementationOnce((self) => self.send({ type: 'lamp.name', name: 'Ada' }));
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(inspector.getView().entries).toHaveLength(2);
  expect(await arrive(inspector.replay())).toMatchObject({ differences: [] });
});

it('R18.34 keeps the record where an entry cannot be restored, and says that the page has not come back to now', async () => {
  const { inspector, app, sendFromPage, leavesOf } = openHouse();
  const fault = 'The page did not load.';
  sendFromPage('lamp', { type: 'lamp.press' });
  await inspector.look(0);
  vi.mocked(app.restore).mockRejectedValueOnce(new Error(fault));
  await expect(inspector.restore(false)).rejects.toThrow(fault);
  expect([leavesOf('lamp'), inspector.getView().entries.length]).toEqual([['on'], 2]);
  await inspector.look(0);
  vi.mocked(app.showPlace).mockRejectedValueOnce(new Error(fault));
  await expect(inspector.look(null)).rejects.toThrow(fault);
  expect(inspector.getView()).toMatchObject({ lookingAt: null, fault });
});
