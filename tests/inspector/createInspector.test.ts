import { beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorRef, assign, createActor, fromPromise, setup } from 'xstate';
import { createInspector } from '../../src/inspector/createInspector.ts';
import { copyAsSteps } from '../../src/inspector/handOver/copyAsSteps.ts';
import type { InspectorInput } from '../../src/inspector/inspected.ts';
import { inspectedApp, type Purpose } from '../../src/inspector/inspected.ts';
import type { Entry } from '../../src/inspector/record/entry.ts';
import { arrive, fakeTime, settled } from './fakeTime.ts';
import { showing } from './recordSession.ts';

type LampEvent = { type: 'lamp.press' } | { type: 'lamp.name'; name: string };

const buy = vi.fn((_: AnyActorRef) => {});

const lamp = setup({
  types: { context: {} as { presses: number; name: string }, events: {} as LampEvent },
  actions: {
    count: assign({ presses: ({ context }) => context.presses + 1 }),
    rename: assign({ name: ({ event }) => (event.type === 'lamp.name' ? event.name : '') }),
    buy: ({ self }) => buy(self),
  },
  guards: { isNamed: ({ context }) => context.name !== '' },
  delays: { shine: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0, name: '' },
  initial: 'off',
  on: { 'lamp.name': { actions: 'rename' } },
  states: {
    off: { on: { 'lamp.press': { target: 'on', actions: ['count', 'buy'] } } },
    on: { after: { shine: 'off' }, on: { 'lamp.press': { guard: 'isNamed', target: 'stuck' } } },
    stuck: {},
  },
});

const ring = vi.fn(async () => 'dong');

const bell = setup({ actors: { ring: fromPromise(ring) } }).createMachine({
  id: 'bell',
  initial: 'silent',
  states: {
    silent: { on: { 'bell.push': 'ringing' } },
    ringing: { invoke: { id: 'ring', src: 'ring', onDone: 'rung', onError: 'broken' } },
    rung: {},
    broken: {},
  },
});

const blind = setup({}).createMachine({
  id: 'blind',
  type: 'parallel',
  states: {
    slats: { initial: 'shut', states: { shut: { on: { 'blind.tilt': 'ajar' } }, ajar: {} } },
    cord: { initial: 'up', states: { up: { on: { 'blind.pull': 'down' } }, down: {} } },
  },
});

const house = setup({ actors: { lamp, bell, blind } }).createMachine({
  id: 'house',
  invoke: [
    { id: 'lamp', src: 'lamp' },
    { id: 'bell', src: 'bell' },
    { id: 'blind', src: 'blind' },
  ],
});

/** An inspected house, whose page is a list of what it was shown. */
function openHouse(input?: InspectorInput) {
  const pages: Purpose[] = [];
  /** Where the page stands, and where it was taken. */
  const place: { now: unknown; shown: unknown[] } = { now: 0, shown: [] };
  let shown: AnyActorRef;
  const app = inspectedApp({
    name: 'house',
    version: '1',
    machines: { house, lamp, bell, blind },
    cases: {
      lamp: { events: { 'lamp.name': { Ada: { name: 'Ada' } } }, results: {} },
      bell: {
        events: {},
        results: {
          ring: { outputs: { dong: 'dong' }, errors: { 'a strike': { message: 'strike' } } },
        },
      },
    },
    isTyped: (actor, path) => actor === 'lamp' && path.includes('name'),
    holdMotion: vi.fn(),
    placeOf: () => place.now,
    showPlace: vi.fn((at, purpose) => {
      place.now = at;
      place.shown.push([at, purpose]);
    }),
    reveal: vi.fn(),
    root: { machine: house, id: 'house' },
    outgoing: (_, name) => (name === 'ring' || name === 'buy' ? `${name} for real` : undefined),
    restore: vi.fn(async ({ snapshot }, options) => createActor(house, { ...options, snapshot })),
    show: async (root, purpose) => {
      shown = root;
      pages.push(purpose);
    },
  });
  const inspector = createInspector(app, input);
  shown = inspector.create((options) => createActor(house, { id: 'house', ...options }));
  inspector.begin();
  const leavesOf = (path: string) =>
    inspector.getView().actors.find((actor) => actor.path === path)?.leaves;
  /** What a view of the page does. */
  const sendFromPage = (path: string, event: LampEvent | { type: 'bell.push' }) =>
    shown.getSnapshot().children[path].send(event);
  return { inspector, app, pages, place, leavesOf, sendFromPage, shownNow: () => shown };
}

const causes = (entries: readonly Entry[]) => entries.map(({ cause }) => cause.type);

fakeTime();
beforeEach(() => {
  ring.mockClear();
  buy.mockClear();
});

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

it('R18.33 holds time and results, steps, and goes on', async () => {
  const { inspector, app, sendFromPage, leavesOf } = openHouse();
  inspector.pause();
  expect(app.holdMotion).toHaveBeenLastCalledWith(true);
  sendFromPage('lamp', { type: 'lamp.press' });
  sendFromPage('bell', { type: 'bell.push' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['on'], ['ringing']]);
  expect(inspector.getView().timers).toMatchObject([
    { actor: 'lamp', name: 'shine', remaining: 1_000 },
  ]);
  expect(inspector.getView().promises).toMatchObject([
    { invoke: 'ring', state: 'settled', result: { type: 'output' } },
  ]);
  inspector.step();
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['on'], ['rung']]);
  inspector.step();
  expect(leavesOf('lamp')).toEqual(['off']);
  expect(inspector.getView().now).toBe(1_000);
  expect(inspector.step()).toBe(false);
  inspector.send('lamp', { type: 'lamp.press' });
  await inspector.advance(999);
  expect(leavesOf('lamp')).toEqual(['on']);
  inspector.setSpeed(10);
  inspector.resume();
  expect(app.holdMotion).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(leavesOf('lamp')).toEqual(['off']);
  expect(inspector.getView().now).toBe(2_099);
});

it('R18.15 keeps news from outside back while time is held, for a step, a release or the end of the hold', async () => {
  const { inspector, sendFromPage } = openHouse();
  inspector.watch({
    surroundings: undefined,
    outside: () => 'another window',
  });
  inspector.pause();
  const names = ['Ada', 'Bob', 'Eve'];
  for (const name of names) sendFromPage('lamp', { type: 'lamp.name', name });
  expect(inspector.getView()).toMatchObject({
    entries: [{ cause: { type: 'start' } }],
    unheard: names.map((name) => ({ actor: 'lamp', event: { name } })),
  });
  expect(inspector.step()).toBe(true);
  const { unheard } = inspector.getView();
  inspector.release(unheard[1]?.id as string);
  inspector.resume();
  const { entries, unheard: left } = inspector.getView();
  expect(entries.slice(1).map(({ cause }) => cause)).toEqual(
    ['Ada', 'Eve', 'Bob'].map((name) => ({
      type: 'event',
      actor: 'lamp',
      event: { type: 'lamp.name', name },
      outside: 'another window',
    })),
  );
  expect(left).toEqual([]);
});

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
  vi.mocked(app.restore).mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
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
  await arrive(inspector.goTo('lamp', 'stuck'));
  expect([leavesOf('lamp'), inspector.getView().isPaused]).toEqual([['stuck'], true]);
  await arrive(inspector.goTo('bell', 'bell.broken'));
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['stuck'], ['broken']]);
  const wish = inspector.goTo('lamp', 'nowhere');
  await arrive(expect(wish).rejects.toThrow('lamp has no state “nowhere”.'));
  expect(inspector.getView().lookingAt).toBeNull();
  for (const [actor, state, hint] of [
    ['Lamp', 'on', 'No actor is called “Lamp”. Do you mean “lamp”?'],
    ['garbage', '', /^No actor is called “garbage”\. Known are .*\blamp\b/],
    ['blind', 'Ajar', 'blind has no state “Ajar”. Do you mean “slats.ajar”?'],
    ['lamp', 'Stuck', 'lamp has no state “Stuck”. Do you mean “stuck”?'],
  ] as const) {
    await arrive(expect(inspector.goTo(actor, state)).rejects.toThrow(hint));
  }
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
  expect(inspector.getView().replay.isRunning).toBe(true);
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
  const { differences } = await inspector.skip(1);
  expect(differences[0]?.differences).toContainEqual({ path: 'name', before: 'Ada', after: '' });
});

it('R18.34 keeps the record where an entry cannot be restored', async () => {
  const { inspector, app, sendFromPage, leavesOf } = openHouse();
  sendFromPage('lamp', { type: 'lamp.press' });
  await inspector.look(0);
  vi.mocked(app.restore).mockRejectedValueOnce(new Error('The page did not load.'));
  await expect(inspector.restore(false)).rejects.toThrow('The page did not load.');
  expect([leavesOf('lamp'), inspector.getView().entries.length]).toEqual([['on'], 2]);
});

it('R18.35 goes to a state from an entry that is looked at', async () => {
  const { inspector, leavesOf, sendFromPage } = openHouse();
  sendFromPage('lamp', { type: 'lamp.press' });
  await inspector.look(0);
  await arrive(inspector.goTo('lamp', 'stuck'));
  expect([leavesOf('lamp'), inspector.getView().lookingAt]).toEqual([['stuck'], null]);
});

it('R18.40 looks at a file without leaving the visit, and holds what restoring it asks', async () => {
  const { inspector, leavesOf, sendFromPage, pages } = openHouse();
  ring.mockImplementation(() => new Promise(() => {}));
  sendFromPage('bell', { type: 'bell.push' });
  const file = JSON.parse(JSON.stringify(inspector.getSession()));
  const other = openHouse();
  other.sendFromPage('lamp', { type: 'lamp.press' });
  ring.mockClear();
  await other.inspector.importSession(file);
  expect(other.inspector.getView()).toMatchObject({
    isImported: true,
    lookingAt: 1,
    outgoing: [{ id: null, what: 'ring for real' }],
  });
  expect(await other.inspector.replay()).toMatchObject({ differences: [] });
  expect(other.inspector.getView()).toMatchObject({ isImported: true, lookingAt: 1 });
  await other.inspector.look(null);
  expect([other.leavesOf('lamp'), other.leavesOf('bell')]).toEqual([['on'], ['silent']]);

  await other.inspector.importSession(file);
  const before = await other.inspector.restore(false);
  expect(before.entries.at(-1)?.cause).toMatchObject({ event: { type: 'lamp.press' } });
  const [held] = other.inspector.getView().outgoing;
  expect([other.leavesOf('bell'), held?.what]).toEqual([['ringing'], 'ring for real']);
  expect(ring).not.toHaveBeenCalled();
  other.inspector.release(held?.id ?? '');
  expect(ring).toHaveBeenCalledOnce();
  expect(other.inspector.getView().outgoing).toEqual([]);
  expect([leavesOf('bell'), pages]).toEqual([['ringing'], []]);
});

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

it('R18.26 tells what is still held as the time goes on after a restored entry', async () => {
  const { inspector, sendFromPage } = openHouse();
  inspector.holdResults(true);
  sendFromPage('bell', { type: 'bell.push' });
  await inspector.look(1);
  await inspector.restore(false);
  inspector.holdResults(false);
  inspector.resume();
  const texts = inspector.getSession().interventions?.map(({ text }) => text);
  expect(texts?.at(-1)).toBe('press “Resume”. Still held: `ring` of bell');
  // The entry is of a time in which results were held.
  await inspector.look(1);
  await inspector.restore(false);
  expect(inspector.getSession().interventions?.at(-1)?.text).toMatch(/; “Hold results” is off$/);
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

it('R18.34 delivers what settled behind the past when “Resume” comes back from it', async () => {
  const { inspector, sendFromPage, leavesOf } = openHouse();
  let answer: (text: string) => void = () => {};
  ring.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  sendFromPage('bell', { type: 'bell.push' });
  await inspector.look(0);
  answer('dong');
  await settled();
  inspector.resume();
  await settled();
  expect(leavesOf('bell')).toEqual(['rung']);
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

it('R18.44 lets out what a tester sends by hand in a document that was opened by a link', () => {
  const { inspector } = openHouse({ isQuiet: true });
  inspector.send('lamp', { type: 'lamp.press' });
  expect(buy).toHaveBeenCalledOnce();
});

it('R18.14 says whether an actor has taken what is sent to it', () => {
  const { inspector } = openHouse();
  expect(inspector.send('lamp', { type: 'lamp.press' })).toBe(true);
  // Its guard keeps it from another press.
  expect(inspector.send('lamp', { type: 'lamp.press' })).toBe(false);
});

it.each([
  ['a state', 'lamp:off', 1_000, 'timer'],
  ['an event', 'lamp.press', 0, 'event'],
  ['a value', 'lamp:presses = 1', 0, 'event'],
])('R18.43 holds the time as soon as %s comes', async (_, text, at, cause) => {
  const { inspector, sendFromPage } = openHouse();
  inspector.setBreakpoints([text]);
  sendFromPage('lamp', { type: 'lamp.press' });
  if (at > 0) {
    sendFromPage('lamp', { type: 'lamp.name', name: 'Ada' });
    expect(inspector.getView().isPaused).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  const { isPaused, now, entries, fault } = inspector.getView();
  expect([isPaused, now, entries.at(-1)?.cause.type]).toEqual([true, at, cause]);
  expect(fault).toBe(`Time is held at entry ${entries.at(-1)?.index}: ${text}.`);
  // What is so already does not hold it again.
  inspector.resume();
  await settled();
  expect(inspector.getView()).toMatchObject({ isPaused: false, fault: null });
});

it('R18.43, R18.26 tells what came in the moment of a hold, and has nothing follow from it', async () => {
  const { inspector, app, sendFromPage } = openHouse();
  inspector.setBreakpoints([]);
  inspector.setBreakpoints(['lamp.press']);
  inspector.note({ kind: 'press', value: 'Escape' });
  sendFromPage('lamp', { type: 'lamp.press' });
  sendFromPage('bell', { type: 'bell.push' });
  await settled();
  expect(inspector.getView().fault).toBe(
    'Time is held at entry 2: lamp.press. Entry 3 came in the same moment.',
  );
  const steps = copyAsSteps([inspector.getSession()], app, 'http://localhost');
  expect(steps.split('\n').slice(3)).toEqual([
    '2. In the inspector, under “Timers”, break when `lamp.press`.',
    '3. Press Escape.',
    '   - Lamp: off → on.',
    '   - “Break when” `lamp.press` holds the time.',
    '   - Bell: silent → ringing.',
    '',
  ]);
});

it('R18.43, R18.38 meets no breakpoint on the way of a link, and tells what is wrong with both', async () => {
  const { inspector, sendFromPage } = openHouse();
  inspector.watch({ surroundings: undefined, isOnItsWay: true });
  inspector.setBreakpoints(['lamp.press']);
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(inspector.getView().isPaused).toBe(false);
  await arrive(inspector.goTo('lamp', 'of').catch(() => {}));
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(inspector.getView().fault).toMatch(
    /^lamp has no state “of”\. It has off\. Time is held at entry \d+: lamp\.press\.$/,
  );
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

it('R18.17, R18.24, R18.34 keeps notes, and where it was recorded, in its file', async () => {
  const { inspector } = openHouse();
  const surroundings = {
    browser: 'Chrome',
    width: 706,
    height: 832,
    language: 'en',
    scheme: 'light',
    startedAt: 0,
    address: '/',
    stored: [],
    conditions: 'network:failing',
  } as const;
  inspector.watch({ surroundings, shown: () => showing('lamp') });
  inspector.send('lamp', { type: 'lamp.press' });
  inspector.annotate(0, 'first');
  inspector.annotate(1, 'second');
  inspector.annotate(0, '');
  const file = JSON.stringify(inspector.exportSession({ redacted: false }));
  expect(JSON.parse(file)).toMatchObject({
    notes: { 1: 'second' },
    surroundings: { stored: [] },
    page: showing('lamp'),
  });
  const other = openHouse();
  await other.inspector.importSession(file);
  expect(other.inspector.getView().notes).toEqual({ 1: 'second' });
  // The other document is no part of what it hands on, nor is it after a restore.
  const there = { ...surroundings, address: '/there', language: 'fr', conditions: '' };
  other.inspector.watch({
    surroundings: there,
    shown: () => showing(),
  });
  const difference =
    'It was recorded under network failing (500). This page has none: choose the same under “Conditions”.';
  expect(other.inspector.getView().otherConditions).toBe(difference);
  const handedOn = other.inspector.exportSession({ redacted: false });
  expect(handedOn).toMatchObject({ surroundings, page: showing('lamp') });
  expect(other.inspector.getSession().surroundings).toEqual(there);
  await other.inspector.restore(false);
  // The views at its end are those of the page that goes on.
  expect(other.inspector.getSession()).toMatchObject({
    surroundings,
    page: showing(),
    interventions: [{ text: expect.stringMatching(/ with its time paused, under no conditions$/) }],
  });
  expect(other.inspector.getView().otherConditions).toBe(difference);
  // A page under the same ones is no other.
  other.inspector.watch({
    surroundings,
  });
  await other.inspector.importSession(file);
  expect(other.inspector.getView().otherConditions).toBeNull();
  // What came later is gone, with its notes: another entry has its number.
  inspector.annotate(0, 'first');
  await inspector.look(0);
  await inspector.restore(false);
  inspector.send('lamp', { type: 'lamp.press' });
  expect(inspector.getSession().notes).toEqual({ 0: 'first' });
});

it('R18.25 hands over nothing that was typed into a field of a secret, and replays it here', async () => {
  const { inspector, sendFromPage } = openHouse();
  const control = { role: 'textbox', name: 'Password' };
  // It is the name of an actor, too.
  for (const secret of ['l', 'la', 'lam', 'lamp']) {
    inspector.note({ kind: 'type', control, value: '•••', secret });
    sendFromPage('lamp', { type: 'lamp.name', name: secret });
  }
  inspector.note({ kind: 'ask', value: 'POST /lamps?key=%6Camp' });
  inspector.note({ kind: 'throw', value: 'No l-amp, lam or lampshade' });
  inspector.note({ kind: 'click', control: { role: 'button', name: 'la' } });
  inspector.annotate(1, 'It says lamp.');
  const file = inspector.exportSession({ redacted: false });
  expect(file.notes).toEqual({ 1: 'It says ▒▒▒.' });
  const masked = { type: 'event', actor: 'lamp', event: { type: 'lamp.name', name: '▒▒▒' } };
  const act = { type: 'act', gesture: { kind: 'type', control, value: '•••' } };
  expect(file.entries.slice(1).map(({ cause }) => cause)).toEqual([
    ...Array(4).fill([act, masked]).flat(),
    { type: 'act', gesture: { kind: 'ask', value: 'POST /lamps?key=▒▒▒' } },
    { type: 'act', gesture: { kind: 'throw', value: 'No ▒▒▒, lam or lampshade' } },
    // It begins the secret, and is a word of the page.
    { type: 'act', gesture: { kind: 'click', control: { role: 'button', name: 'la' } } },
  ]);
  expect(JSON.stringify(file)).not.toMatch(/(?<!"button",)"name":"l/);
  // A session that a reload has ended tells the secrets of the next one.
  const next = openHouse();
  const surroundings = { startedAt: 5, reloads: { of: 4, by: [] } } as never;
  next.inspector.watch({ surroundings });
  next.sendFromPage('lamp', { type: 'lamp.name', name: 'lamp' });
  const earlier = [{ ...inspector.getSession(), surroundings: { startedAt: 4 } as never }];
  const report = next.inspector.exportReport({ redacted: false, earlier });
  expect(report.map(({ entries }) => entries.length)).toEqual([12, 2]);
  expect(report[1]?.entries[1]?.cause).toEqual(masked);

  expect(await arrive(inspector.replay())).toMatchObject({ differences: [] });
  await inspector.importSession(JSON.stringify(file));
  expect(inspector.getView().actors.find(({ path }) => path === 'lamp')?.context).toEqual({
    presses: 0,
    name: '▒▒▒',
  });
});
