import { loadedCode } from '#app/wiring/drawing.ts';
import { drawingCases } from '#machines/drawing.cases.ts';
import { drawingMachine } from '#machines/drawing.machine.ts';
import type { CreatePictureAnimator, PictureEvent } from '#views/frame/drawing/Drawing.tsx';
import { NOTHING } from './kit/control.ts';
import type { SimulatedVisitor } from './kit/simulatedVisitor.tsx';
import { behaviour } from './kit/table.ts';

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
