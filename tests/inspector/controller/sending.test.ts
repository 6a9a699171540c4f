import { expect, it, vi } from 'vitest';
import { arrive } from '../fakeTime.ts';
import { buy, openHouse, prepareHouse, ring } from '../house.ts';

prepareHouse();

it('R18.40 holds on a way what the way asks of the world, and lets it go by hand', async () => {
  const { inspector, sendFromPage } = openHouse();
  const before = await arrive(inspector.goTo('lamp', 'on'));
  expect(before.entries).toHaveLength(1);
  expect(buy).not.toHaveBeenCalled();
  const [held] = inspector.getView().outgoing;
  expect(held?.what).toBe('buy for real');
  inspector.release(held?.id ?? '');
  expect(buy).toHaveBeenCalledOnce();
  // What follows by itself stays held, and what a visitor does goes out.
  inspector.resume();
  await vi.advanceTimersByTimeAsync(1_000);
  sendFromPage('lamp', { type: 'lamp.press' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(buy).toHaveBeenCalledOnce();
  inspector.release(inspector.getView().outgoing[0]?.id ?? '');
  expect(buy).toHaveBeenCalledTimes(2);
  inspector.note({ kind: 'click' });
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(buy).toHaveBeenCalledTimes(3);
  expect(inspector.getView().outgoing).toEqual([]);
});

it('R18.40 keeps the session before a way that fails at its end, and lets nothing out', async () => {
  const { inspector, app, sendFromPage } = openHouse();
  vi.mocked(app.reveal).mockRejectedValueOnce(new Error('The page shows no lamp.'));
  const failed = expect(inspector.goTo('lamp', 'on')).rejects.toMatchObject({
    message: 'The page shows no lamp.',
    replaced: { entries: [{ cause: { type: 'start' } }] },
  });
  await arrive(failed);
  inspector.resume();
  await vi.advanceTimersByTimeAsync(2_000);
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(buy).not.toHaveBeenCalled();
});

it('R18.40, R18.44 lets nothing out of a document that was opened by a link, until a person acts', async () => {
  const { inspector, sendFromPage } = openHouse({ isQuiet: true });
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(buy).not.toHaveBeenCalled();
  const wish = inspector.goTo('lamp', 'nowhere');
  await arrive(expect(wish).rejects.toThrow('lamp has no state “nowhere”.'));
  expect(inspector.getView()).toMatchObject({
    fault: 'lamp has no state “nowhere”. It has off, on, stuck.',
    // The address still has it.
    standsIn: { actor: 'lamp', state: 'nowhere' },
    outgoing: [{ what: 'buy for real' }],
  });
  sendFromPage('bell', { type: 'bell.push' });
  expect(ring).not.toHaveBeenCalled();
  inspector.note({ kind: 'press', value: 'Escape' });
  sendFromPage('lamp', { type: 'lamp.press' });
  await vi.advanceTimersByTimeAsync(1_000);
  inspector.resume();
  await vi.advanceTimersByTimeAsync(1_000);
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(buy).toHaveBeenCalledOnce();
  // What was held before waits on.
  expect(ring).not.toHaveBeenCalled();
});

it('R18.14, R18.44 says whether an actor has taken what is sent by hand, and lets it out of a document that was opened by a link', () => {
  const { inspector } = openHouse({ isQuiet: true });
  expect(inspector.send('lamp', { type: 'lamp.press' })).toBe(true);
  expect(buy).toHaveBeenCalledOnce();
  // Its guard keeps it from another press.
  expect(inspector.send('lamp', { type: 'lamp.press' })).toBe(false);
});
