import { loadedCode } from '#app/wiring/drawing.ts';
import { drawingMachine } from '#machines/drawing.machine.ts';
import type { CreatePictureAnimator, PictureEvent } from '#views/frame/drawing/Drawing.tsx';
import { contactLink, follow, part, studioLink } from './gestures.ts';
import { modelledView } from './viewKit.ts';

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

export const drawingViews = [
  modelledView(drawingMachine, {
    actor: 'drawing',
    path: '/studio',
    cases: {
      inputs: [{ page: 'studio' }],
      events: {
        'device.spared': [{}],
        'motion.reduced': [{}],
        'motion.allowed': [{}],
        'tab.shown': [{}],
        'tab.hidden': [{}],
        'route.changed': [{ page: 'studio' }, { page: 'contact' }],
        'picture.seen': [{ picture: 1 }],
        'picture.changed': [{}],
        'word.turned': [{}],
      },
    },
    brings: {
      loadAnimator: () => {
        loadedCode.createPictureAnimator = createPictureAnimator;
      },
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
        happen: async (visit, { page }) => {
          const { site, happen, actors } = visit;
          const { shown } = actors.page.getSnapshot().context;
          if (shown.page !== page)
            await follow(visit, page === 'studio' ? studioLink : contactLink);
          else await happen(() => site.send({ type: 'route.changed', address: shown }));
        },
      },
      'picture.seen': {
        find: () => (open && part('main svg[data-picture]')) ?? undefined,
        ways: [({ happen }, _, event) => happen(() => open?.tell(event))],
        isOfferedAlways: 'A picture may come into view before the new page is painted.',
        unavailable: { 'No animator is there.': (snapshot) => !snapshot.hasTag('live') },
      },
      'picture.changed': {
        find: () => (open && part('main svg[data-picture]')) ?? undefined,
        ways: [({ happen }, _, event) => happen(() => open?.tell(event))],
        isOfferedAlways: 'A picture that is not being drawn may change, too.',
        unavailable: { 'No animator is there.': (snapshot) => !snapshot.hasTag('live') },
      },
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
  }),
];
