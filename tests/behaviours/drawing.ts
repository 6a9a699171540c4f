import type { ContextFrom } from 'xstate';
import { loadedCode } from '#app/wiring/drawing.ts';
import { drawingCases } from '#machines/drawing.cases.ts';
import { drawingMachine } from '#machines/drawing.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';
import type { CreatePictureAnimator, PictureEvent } from '#views/frame/drawing/Drawing.tsx';
import { NOTHING } from './kit/control.ts';
import type { Ports } from './kit/ports.ts';
import type { SimulatedVisitor } from './kit/simulatedVisitor.tsx';
import { behaviour } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';

type Context = ContextFrom<typeof drawingMachine>;

const moves = ({ isMotionAllowed, isTabShown, isSpared }: Context) =>
  isMotionAllowed && isTabShown && !isSpared;

/** What a fact leads to that allows no motion. */
const rests = (context: Partial<Context>) => [
  {
    requirement: 'R6.10',
    in: ['travelling', 'drawing'],
    to: 'still.held',
    calls: ['emit rest.due'],
    context,
  },
  { in: ['still.loading', 'still.ready'], to: 'still.held', context },
  { context },
];

const announced = {
  calls: ['emit picture.due'],
  given: {
    'emit picture.due': ({ event }: { event: { picture: number } }) => ({
      type: 'picture.due',
      picture: event.picture,
    }),
  },
};

export const expected: Expected<typeof drawingMachine> = {
  start: [
    {
      requirement: 'R6.10',
      to: 'still.held',
      calls: ['emit rest.due'],
      context: ({ event: { input } }) => ({
        ...input,
        isMotionAllowed: false,
        isTabShown: false,
        isSpared: false,
      }),
    },
  ],
  states: {
    'still.loading': { requirement: 'R6.10', actors: ['loadAnimator'], holds: moves },
    'still.ready': { holds: moves },
    travelling: { holds: moves },
    'travelling.painting': { requirement: 'R6.11', timers: { paintFor: 32 } },
    'travelling.moving': { requirement: 'R6.11', timers: { travelFor: 760 } },
    drawing: { requirement: 'R6.11', timers: { drawFor: 1_500 }, holds: moves },
  },
  events: {
    'device.spared': rests({ isSpared: true }),
    'motion.reduced': rests({ isMotionAllowed: false }),
    'tab.hidden': rests({ isTabShown: false }),
    'motion.allowed': [
      {
        in: 'still.held',
        when: ({ context }) => context.isTabShown && !context.isSpared,
        to: 'still.loading',
        context: { isMotionAllowed: true },
      },
      { context: { isMotionAllowed: true } },
    ],
    'tab.shown': [
      {
        in: 'still.held',
        when: ({ context }) => context.isMotionAllowed && !context.isSpared,
        to: 'still.loading',
        context: { isTabShown: true },
      },
      { context: { isTabShown: true } },
    ],
    'loadAnimator done': [{ to: 'still.ready' }],
    'loadAnimator error': [{ requirement: 'R6.10', to: 'still.without' }],
    'route.changed': [
      {
        requirement: 'R6.13',
        in: ['still.ready', 'travelling', 'drawing'],
        when: ({ context, event }) => event.page !== context.page,
        to: 'travelling.painting',
        calls: ['emit departure.due'],
        context: ({ event }) => ({ page: event.page }),
      },
      { requirement: 'R6.13', context: ({ event }) => ({ page: event.page }) },
    ],
    'after paintFor': [{ to: 'travelling.moving', calls: ['emit travel.due'] }],
    'after travelFor': [{ to: 'drawing', calls: ['emit arrival.due'] }],
    'after drawFor': [{ to: 'still.ready', calls: ['emit rest.due'] }],
    'picture.seen': [
      { requirement: 'R6.14', in: ['still.ready', 'drawing'], to: 'drawing', ...announced },
      { requirement: 'R6.11, R6.14', in: 'travelling.moving', ...announced },
    ],
    'picture.changed': [
      {
        requirement: 'R6.20',
        in: ['travelling', 'drawing'],
        to: 'still.ready',
        calls: ['emit rest.due'],
      },
    ],
    'word.turned': [
      {
        requirement: 'R6.16',
        in: ['still.ready', 'drawing'],
        to: 'drawing',
        calls: ['emit pulse.due'],
      },
    ],
  },
};

export const inputs: Inputs = { drawing: ({ entry }) => ({ page: entry.page }) };

const leaves = { animator: 'createPictureAnimator' };

export const ports: Ports = {
  'drawing.loadAnimator': [
    { touches: ['idle'], leaves },
    {
      // Safari has no idle time to wait for.
      arrange: ({ stub, touch }) => {
        Reflect.deleteProperty(window, 'requestIdleCallback');
        stub('setTimeout', (run: () => void, ms: number) => {
          touch(`waits ${ms} ms`);
          run();
        });
      },
      touches: ['waits 200 ms'],
      leaves,
    },
  ],
};

/** The animator: the page whose pictures it watches, and what it tells of them. */
let open: { page: string; tell: (event: PictureEvent) => void } | undefined;

/** Stands in for the code that moves points, which needs a layout. */
const createPictureAnimator: CreatePictureAnimator = (_, tell) => ({
  leave: () => {},
  watch: () => {
    open = { page: location.pathname, tell };
  },
  show: () => {},
  stop: () => {
    open = undefined;
  },
});

const watched = ({ page }: { page: string }) => [`the pictures of /${page} are watched`];

/** The animator tells of a picture. */
const picture = {
  control: () => (open ? 'main svg[data-picture]' : NOTHING),
  simulated: [
    (visitor: SimulatedVisitor, _: string, event: PictureEvent) =>
      visitor.happen(() => open?.tell(event)),
  ],
  isOfferedAlways: 'A picture may change, or come into view before the new page is painted.',
  unavailable: {
    'No animator is there.': (snapshot: { hasTag: (tag: 'live') => boolean }) =>
      !snapshot.hasTag('live'),
  },
};

export default behaviour(drawingMachine, drawingCases, {
  actor: 'drawing',
  cases: {
    inputs: [{ page: 'studio' }],
    events: { 'route.changed': [{ page: 'studio' }, { page: 'contact' }] },
  },
  see: () => (open ? [`the pictures of ${open.page} are watched`] : []),
  gestures: {
    'device.spared': { from: 'the device' },
    'motion.reduced': { from: 'the settings of the system' },
    'motion.allowed': { from: 'the settings of the system' },
    'tab.shown': { from: 'the window' },
    'tab.hidden': { from: 'the window' },
    'route.changed': {
      from: 'the page on the screen',
      simulated: [
        async (visitor, _, { page }) => {
          const { shown } = visitor.actors.page.getSnapshot().context;
          if (shown.page !== page) await visitor.go(page === 'studio' ? 'Studio' : 'Contact');
          else
            await visitor.happen(() =>
              visitor.site.send({ type: 'route.changed', address: shown }),
            );
        },
      ],
    },
    'picture.seen': picture,
    'picture.changed': picture,
    'word.turned': { from: 'the headline of the home page' },
  },
  parts: {
    'still.held': [],
    'still.loading': [],
    'still.ready': watched,
    'still.without': [],
    'travelling.painting': watched,
    'travelling.moving': watched,
    drawing: watched,
  },
  simulated: {
    path: '/studio',
    brings: {
      loadAnimator: () => {
        loadedCode.createPictureAnimator = createPictureAnimator;
      },
    },
  },
  browser: 'It moves pictures and has no parts. The tests of R6.11 to R6.18 follow its points.',
});
