import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { type DrawingEvent, drawingMachine } from '#machines/drawing.machine.ts';
import { settle, startJourney } from './journey.ts';

/** A drawing on the home page, whose code loads or fails. */
function startDrawing(load: () => Promise<void> = async () => {}) {
  const machine = drawingMachine.provide({ actors: { loadAnimator: fromPromise(load) } });
  const journey = startJourney(machine, { input: { page: 'home' } });
  const moments: string[] = [];
  journey.actor.on('*', (moment) => {
    moments.push(moment.type === 'picture.due' ? `picture ${moment.picture}` : moment.type);
  });
  return {
    ...journey,
    moments,
    send: (...events: DrawingEvent[]) => {
      for (const event of events) journey.actor.send(event);
    },
  };
}

async function startLive() {
  const drawing = startDrawing();
  drawing.send({ type: 'tab.shown' }, { type: 'motion.allowed' });
  await settle();
  return drawing;
}

const toAbout = { type: 'route.changed', page: 'about' } as const;
const toHome = { type: 'route.changed', page: 'home' } as const;
const seen = { type: 'picture.seen', picture: 2 } as const;

describe('R6.10 the drawing', () => {
  it('loads its code once the tab is shown and motion is allowed', async () => {
    const { send, state } = startDrawing();
    expect(state()).toBe('still.held');
    send({ type: 'tab.shown' });
    expect(state()).toBe('still.held');
    send({ type: 'motion.allowed' });
    expect(state()).toBe('still.loading');
    await settle();
    expect(state()).toBe('still.ready');
  });

  it('loads nothing on a device that is spared', async () => {
    let loads = 0;
    const { send, state } = startDrawing(async () => {
      loads += 1;
    });
    send({ type: 'device.spared' }, { type: 'tab.shown' }, { type: 'motion.allowed' });
    await settle();
    expect([state(), loads]).toEqual(['still.held', 0]);
  });

  it.each([{ type: 'motion.reduced' }, { type: 'tab.hidden' }, { type: 'device.spared' }] as const)(
    'rests at once with $type, from every state',
    async (event) => {
      for (const events of [[], [seen], [toAbout]] as DrawingEvent[][]) {
        const { send, state, moments, pass } = await startLive();
        send(...events, event);
        expect(state()).toBe('still.held');
        if (events.length > 0) expect(moments.at(-1)).toBe('rest.due');
        moments.length = 0;
        send(seen, toAbout, toHome, { type: 'word.turned' });
        pass(10_000);
        expect([state(), moments]).toEqual(['still.held', []]);
      }
    },
  );

  it('rests while its code is loading, and loads it when motion is allowed again', async () => {
    const { send, state } = startDrawing();
    send({ type: 'tab.shown' }, { type: 'motion.allowed' }, { type: 'motion.reduced' });
    await settle();
    expect(state()).toBe('still.held');
    send({ type: 'motion.allowed' });
    await settle();
    expect(state()).toBe('still.ready');
  });

  it('stays still without its code', async () => {
    const { send, state, moments } = startDrawing(() => Promise.reject(new Error('lost')));
    send({ type: 'tab.shown' }, { type: 'motion.allowed' });
    await settle();
    expect(state()).toBe('still.without');
    send(toAbout, seen, { type: 'word.turned' }, { type: 'tab.hidden' }, { type: 'tab.shown' });
    expect([state(), moments]).toEqual(['still.without', []]);
  });
});

it('R6.11 paints another page, lets points travel to it for 760 ms, and draws their lines within 1.5 s', async () => {
  const { send, state, moments, pass } = await startLive();
  send(toHome);
  expect(state()).toBe('still.ready');
  send(toAbout);
  expect([state(), moments]).toEqual(['travelling.painting', ['departure.due']]);
  pass(31);
  expect(moments).toEqual(['departure.due']);
  pass(1);
  expect([state(), moments]).toEqual(['travelling.moving', ['departure.due', 'travel.due']]);
  pass(759);
  expect(state()).toBe('travelling.moving');
  pass(1);
  expect(state()).toBe('drawing');
  pass(1_499);
  expect(state()).toBe('drawing');
  pass(1);
  expect([state(), moments]).toEqual([
    'still.ready',
    ['departure.due', 'travel.due', 'arrival.due', 'rest.due'],
  ]);
});

it('R6.13 begins the way again with each further page, and with no other address of the same one', async () => {
  const { send, state, moments, pass } = await startLive();
  send(toAbout);
  pass(500);
  send(toAbout);
  expect(moments).toEqual(['departure.due', 'travel.due']);
  send(toHome);
  expect(state()).toBe('travelling.painting');
  pass(32);
  expect(moments).toEqual(['departure.due', 'travel.due', 'departure.due', 'travel.due']);
  pass(759);
  expect(state()).toBe('travelling.moving');
  pass(1);
  expect(state()).toBe('drawing');
  send(toHome);
  expect(state()).toBe('drawing');
  send(toAbout);
  expect([state(), moments.slice(4)]).toEqual([
    'travelling.painting',
    ['arrival.due', 'departure.due'],
  ]);
});

it('R6.13 remembers the page that it leaves lines for', async () => {
  const { send, moments } = await startLive();
  send(seen, toAbout, toAbout);
  expect(moments.filter((moment) => moment === 'departure.due')).toHaveLength(1);
});

it('R6.10, R6.13 remembers the page while nothing moves', async () => {
  const { send, state } = startDrawing();
  send(toAbout, { type: 'tab.shown' }, { type: 'motion.allowed' });
  await settle();
  send(toAbout);
  expect(state()).toBe('still.ready');
  send(toHome);
  expect(state()).toBe('travelling.painting');
});

it('R6.14 draws each picture that comes into view, and rests 1.5 s after the last one', async () => {
  const { send, state, moments, pass } = await startLive();
  send(seen);
  expect([state(), moments]).toEqual(['drawing', ['picture 2']]);
  pass(1_400);
  send({ type: 'picture.seen', picture: 5 });
  pass(1_499);
  expect([state(), moments]).toEqual(['drawing', ['picture 2', 'picture 5']]);
  pass(1);
  expect([state(), moments.at(-1)]).toEqual(['still.ready', 'rest.due']);
});

it('R6.11, R6.14 draws a picture that comes into view while points travel, and none before', async () => {
  const { send, state, moments, pass } = await startLive();
  send(toAbout, seen);
  pass(32);
  send(seen);
  expect([state(), moments]).toEqual([
    'travelling.moving',
    ['departure.due', 'travel.due', 'picture 2'],
  ]);
  pass(760);
  expect(state()).toBe('drawing');
});

it('R6.20 completes the pictures at once when one of them changes', async () => {
  for (const events of [
    [seen],
    [toAbout],
    [toAbout, { type: 'word.turned' }],
  ] as DrawingEvent[][]) {
    const { send, state, moments, pass } = await startLive();
    send({ type: 'picture.changed' });
    expect([state(), moments]).toEqual(['still.ready', []]);
    send(...events);
    pass(100);
    send({ type: 'picture.changed' });
    expect([state(), moments.at(-1)]).toEqual(['still.ready', 'rest.due']);
    send(seen);
    expect(state()).toBe('drawing');
  }
});

it('R6.16 sends a pulse with each word, but none while points travel', async () => {
  const { send, state, moments, pass } = await startLive();
  send({ type: 'word.turned' });
  expect([state(), moments]).toEqual(['drawing', ['pulse.due']]);
  pass(1_000);
  send({ type: 'word.turned' });
  pass(1_499);
  expect([state(), moments]).toEqual(['drawing', ['pulse.due', 'pulse.due']]);
  send(toAbout, { type: 'word.turned' });
  expect([state(), moments.at(-1)]).toEqual(['travelling.painting', 'departure.due']);
});
