import { expect, it } from 'vitest';
import { fromCallback, fromPromise, setup } from 'xstate';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import { labelOf } from '../../../src/inspector/handOver/labels.ts';
import { fakeTime, settled } from '../fakeTime.ts';
import { openWorkshop } from '../openWorkshop.ts';

fakeTime();

it('R18.26, R18.27 names a promise and a callback without an id by their sources', async () => {
  const booking = setup({
    actors: {
      reserve: fromPromise(() => Promise.reject(new Error('Full.'))),
      tick: fromCallback(() => {}),
    },
  }).createMachine({
    id: 'booking',
    initial: 'open',
    invoke: { src: 'tick' },
    states: {
      open: { on: { book: 'reserving' } },
      reserving: { invoke: { src: 'reserve', onError: 'open' } },
    },
  });
  const { inspector } = openWorkshop({ root: { machine: booking } });
  const book = () => inspector.send('booking', { type: 'book' });
  inspector.holdResults(true);
  book();
  expect(inspector.getView().outgoing.map(({ what }) => what)).toEqual([
    'start reserve of booking',
  ]);
  inspector.resume();
  inspector.reject(inspector.getView().promises[0]?.id ?? '', { message: 'Full.' });
  inspector.holdResults(false);
  inspector.note({ kind: 'press', value: 'Enter' });
  book();
  await settled();
  const [steps, test] = [copyAsSteps, copyAsTest].map((make) =>
    make([inspector.getSession()], inspector.app, 'http://localhost'),
  );
  for (const part of [
    'Still held: `reserve` of booking',
    'reject `reserve` of booking',
    'Reserve fails: Full.',
  ])
    expect(steps).toContain(part);
  expect(`${steps}${test}`).not.toMatch(/\d\.booking/);
  // In a file, also of what has no chart here.
  const known = { ...inspector.app, charts: {} };
  expect(copyAsSteps([inspector.getSession()], known, 'http://localhost')).toBe(steps);
  expect(labelOf(inspector.app, '0.booking')).toBe('Tick');
  expect(labelOf({ labels: { tick: 'The clock' }, charts: inspector.charts }, '0.booking')).toBe(
    'The clock',
  );
});
