import { beforeEach, expect, it, vi } from 'vitest';
import { assign, createActor, createMachine, fromPromise } from 'xstate';
import { roleOf } from '../../src/inspector/conditions.ts';
import { copyAsSteps } from '../../src/inspector/handOver/copyAsSteps.ts';
import { arrive, fakeTime, settled } from './fakeTime.ts';
import { openPage } from './openWorkshop.ts';
import { showing } from './recordSession.ts';
import { lamp } from './smallApp/lamp.machine.ts';
import { workshop } from './smallApp/workshop.machine.ts';
import { world } from './smallApp/world.ts';

fakeTime();
beforeEach(() => world.reset());

it('R18.45 takes several roots, each from its start to its end', () => {
  const { inspector, see, options } = openPage();
  const first = createActor(lamp, options).start();
  // React makes some that it never starts.
  createActor(lamp, options);
  const second = createActor(lamp, { ...options, id: 'desk lamp' }).start();
  const third = createActor(lamp, options).start();
  expect(see()).toEqual({ lamp: 'off', 'desk lamp': 'off', 'lamp 2': 'off' });
  expect(Object.keys(inspector.charts)).toEqual(['lamp']);
  first.stop();
  third.send({ type: 'lamp.press' });
  expect(see()).toEqual({ 'desk lamp': 'off', 'lamp 2': 'lit.steady' });
  expect(second.getSnapshot().value).toBe('off');
  inspector.send('desk lamp', { type: 'lamp.press' });
  expect(second.getSnapshot().value).toEqual({ lit: 'steady' });
});

it('R18.45 holds the time of all roots, and what a promise among them has come to', async () => {
  const { inspector, see, options } = openPage();
  const light = createActor(lamp, options).start();
  const promise = fromPromise(async () => 'oak');
  const asked = createActor(promise, options).start();
  inspector.pause();
  light.send({ type: 'lamp.press' });
  light.send({ type: 'lamp.flicker' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(see()).toMatchObject({ lamp: 'lit.bright' });
  const { timers, promises } = inspector.getView();
  expect(timers).toMatchObject([{ actor: 'lamp', name: 'flicker', remaining: 1_000 }]);
  expect(promises).toMatchObject([{ actor: 'page', invoke: 'promise', state: 'settled' }]);
  expect(asked.getSnapshot().output).toBeUndefined();
  inspector.step();
  expect(asked.getSnapshot().output).toBe('oak');
  inspector.step();
  expect(see()).toMatchObject({ lamp: 'lit.dim' });
});

it('R18.45 replays, shows and hands over what several roots did, and lets the page live on', async () => {
  const { inspector, see, options } = openPage();
  const shop = createActor(workshop, options).start();
  createActor(lamp, options);
  const kept = createActor(lamp).start();
  kept.send({ type: 'lamp.press' });
  const begun = { systemId: 'light', snapshot: kept.getPersistedSnapshot() };
  const light = createActor(lamp, { ...options, ...begun }).start();
  shop.send({ type: 'worker.hire', name: 'Bob' });
  await settled();
  light.stop();
  shop.send({ type: 'worker.hire', name: 'Eve' });
  expect(await arrive(inspector.replay())).toMatchObject({ differences: [] });

  const { entries } = inspector.getView();
  const started = entries.findIndex(({ cause }) => 'event' in cause && cause.event.id === 'lamp');
  await arrive(inspector.look(started));
  expect(see()).toMatchObject({ lamp: 'lit.steady' });
  shop.send({ type: 'desk.open' });
  expect(shop.getSnapshot().value).toMatchObject({ desk: { open: 'planning' } });

  const file = JSON.stringify(inspector.exportSession({ redacted: false }));
  const other = openPage();
  createActor(workshop, other.options).start();
  await arrive(Promise.all([other.inspector.importSession(file), inspector.look(null)]));
  expect(other.see()).toEqual(see());
});

it('R18.45 records what reaches a root before it starts, and shows roots with one system id', async () => {
  const { inspector, see, options } = openPage();
  // A document takes its time.
  vi.advanceTimersByTime(300);
  const early = createActor(lamp, { ...options, systemId: 'light' });
  // In React, the effects of a child come before those that start its parent's machine.
  early.send({ type: 'lamp.press' });
  early.send({ type: 'lamp.flicker' });
  early.start();
  createActor(lamp, { ...options, systemId: 'light' }).start();
  expect(see()).toEqual({ lamp: 'lit.bright', 'lamp 2': 'off' });
  const { entries } = inspector.getView();
  expect(entries.map(({ cause }) => 'event' in cause && cause.event.type)).toEqual([
    false,
    'root.started',
    'lamp.press',
    'lamp.flicker',
    'root.started',
  ]);
  expect(await arrive(inspector.replay())).toMatchObject({ replayed: 4, differences: [] });
  await arrive(inspector.look(4));
  expect(see()).toEqual({ lamp: 'lit.bright', 'lamp 2': 'off' });
  await arrive(inspector.look(null));
  vi.advanceTimersByTime(500);
  createActor(lamp, options).start();
  const steps = copyAsSteps([inspector.getSession()], inspector.app, 'http://localhost');
  expect(steps.match(/ - .*/g)).toEqual([
    ' - Lamp: appears as lit.bright; Lamp 2: appears as off.',
    expect.stringMatching(/: The app starts an actor\. Lamp 3: appears as off\.$/),
  ]);
});

it('R18.45 says what needs a root that it can make', async () => {
  const { inspector, options } = openPage();
  const light = createActor(lamp, options).start();
  const refusal = 'start the app with inspectApp';
  await arrive(expect(inspector.goTo('lamp', 'lit')).rejects.toThrow(refusal));
  await arrive(inspector.look(0).catch(() => {}));
  await arrive(expect(inspector.restore(false)).rejects.toThrow(refusal));
  light.send({ type: 'lamp.press' });
  expect(light.getSnapshot().value).toEqual({ lit: 'steady' });
});

it.each([
  ['', '', true, 'free'],
  ['', '?inspect', true, 'shell'],
  // The panel's own window had given this name to the page that stood here.
  ['inspected', '?inspect', true, 'shell'],
  ['inspected', '', true, 'inspected'],
  ['inspected width:390', '', false, 'inspected'],
  ['inspected', '?inspect', false, 'inspected'],
])('R18.45 gives a window “%s” at “%s” its role', (name, search, isTop, role) => {
  const window = { name, location: { search }, top: null as unknown };
  if (isTop) window.top = window;
  expect(roleOf(window as Window)).toBe(role);
});

it('R18.25 masks no name of the app, and masks what it masks in all places', async () => {
  const { inspector, options } = openPage();
  const answer = fromPromise(async () => 'A-17');
  const order = createMachine({
    id: 'order',
    context: { id: '', step: 'sending' },
    initial: 'open',
    states: {
      open: { on: { 'order.place': 'sending' } },
      sending: {
        invoke: { src: answer, onDone: { actions: assign({ id: ({ event }) => event.output }) } },
      },
    },
  });
  createActor(order, options).start().send({ type: 'order.place', to: 'Ada' });
  await settled();
  const tree = '- status: Order A-17 placed for Ada, not BA-17 Again';
  inspector.note({ kind: 'ask', value: 'POST /api/order/A-17' });
  inspector.note({ kind: 'click', page: { ...showing('order'), tree } });
  const file = inspector.exportSession({ redacted: true });
  const [, started, , done, asked, click] = file.entries;
  expect(started?.cause).toMatchObject({ event: { id: 'order', src: 'order' } });
  expect(done?.deliveries[0]?.event).toMatchObject({ output: '▒▒▒', actorId: '0.order.sending' });
  expect(asked?.cause).toMatchObject({ gesture: { value: 'POST /api/order/▒▒▒' } });
  expect(click?.cause).toMatchObject({
    gesture: { page: { tree: '- status: Order ▒▒▒ placed for ▒▒▒, not BA-17 Again' } },
  });
});
