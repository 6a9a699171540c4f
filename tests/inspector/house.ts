import { beforeEach, vi } from 'vitest';
import { type AnyActorRef, assign, createActor, fromPromise, setup } from 'xstate';
import type { AppToInspect, InspectorInput } from '../../src/inspector/inspected.ts';
import type { Entry } from '../../src/inspector/record/entry.ts';
import { fakeTime } from './fakeTime.ts';
import { openWorkshop } from './openWorkshop.ts';

type LampEvent = { type: 'lamp.press' } | { type: 'lamp.name'; name: string };

export const buy = vi.fn((_: AnyActorRef) => {});

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

export const ring = vi.fn(async () => 'dong');

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

export const house = setup({ actors: { lamp, bell } }).createMachine({
  id: 'house',
  invoke: [
    { id: 'lamp', src: 'lamp' },
    { id: 'bell', src: 'bell' },
  ],
});

/** An inspected house, whose page is a list of what it was shown for. */
export function openHouse(input?: InspectorInput) {
  const app = {
    name: 'house',
    version: '1',
    machines: { house, lamp, bell },
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
    showPlace: vi.fn(),
    reveal: vi.fn(),
    root: { machine: house, id: 'house' },
    outgoing: (_, name) => (name === 'ring' || name === 'buy' ? `${name} for real` : undefined),
    restore: vi.fn(async ({ snapshot }, options) => createActor(house, { ...options, snapshot })),
  } satisfies Partial<AppToInspect>;
  const open = openWorkshop(app, undefined, input);
  /** What a view of the page does. */
  const sendFromPage = (path: string, event: LampEvent | { type: 'bell.push' }) =>
    open.shownNow().getSnapshot().children[path].send(event);
  return { ...open, app: open.inspector.app, sendFromPage };
}

export const causes = (entries: readonly Entry[]) => entries.map(({ cause }) => cause.type);

/** Has the tests of a file hold the real time, and nobody has rung or bought anything before one. */
export function prepareHouse(): void {
  fakeTime();
  beforeEach(() => {
    ring.mockReset();
    buy.mockReset();
  });
}
