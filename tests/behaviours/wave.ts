import { waveCases } from '#machines/wave.cases.ts';
import { waveMachine } from '#machines/wave.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';
import type { BrowserVisitor } from './kit/browserVisitor.ts';
import { behaviour } from './kit/table.ts';
import { leaveAndReturn, motion } from './kit/ways.ts';

export const expected: Expected<typeof waveMachine> = {
  start: [{ to: 'resting', context: { crest: null } }],
  events: {
    'wave.point': [
      {
        requirement: 'R2.17',
        when: ({ context }) => !context.isMotionReduced,
        to: 'following',
        context: ({ event }) => ({ crest: event.crest }),
      },
    ],
    'wave.turn': [
      {
        requirement: 'R2.17',
        to: 'turned',
        context: ({ event }) => ({ crest: event.crest }),
      },
    ],
    'wave.leave': [
      { requirement: 'R2.17', in: 'following', to: 'resting', context: { crest: null } },
    ],
    'route.requested': [{ requirement: 'R2.17', to: 'resting', context: { crest: null } }],
    'motion.reduced': [
      {
        requirement: 'R2.17',
        in: 'following',
        to: 'resting',
        context: { crest: null, isMotionReduced: true },
      },
      { context: { isMotionReduced: true } },
    ],
    'motion.allowed': [{ context: { isMotionReduced: false } }],
  },
};

/** The bars of the wave. */
const BARS = 23;

/** From the edge of the picture to the first bar, where 1 is from bar to bar. */
const EDGE = 0.2;

/** From edge to edge. */
const WIDTH = BARS - 1 + 2 * EDGE;

const NAME = 'slider "Move the red dot: it’s the microphone"';
const isThere = 'The slider is there for keys, and hears of every pointer.';

/** The picture of the hero with the microphone at a bar: its disc, its dot, and the highest line. */
const pictureAt = (x: number) =>
  `[data-composition] svg:has(circle[cx="${x}"]):has(path[d="M${x} 80h0"]):has(path[d*="M${x} 47L${x} 113"])`;

const pictures = Object.fromEntries(
  Array.from({ length: BARS }, (_, bar) => [`microphone at bar ${bar}`, pictureAt(bar * 10 + 10)]),
);

/** The slider, and the place of the microphone in the wave above it. */
const waveAt = (crest: number) => [`microphone at bar ${crest}`, `${NAME}: ${crest}`];

/** The place of a bar in the window. */
async function placeOf(visitor: BrowserVisitor, bar: number) {
  const box = await visitor.find(NAME).boundingBox();
  if (!box) throw new Error('the wave is not on the screen');
  const { x, y, width, height } = box;
  return [x + (width * (bar + EDGE)) / WIDTH, y + height / 2] as const;
}

export default behaviour(waveMachine, waveCases, {
  actor: 'wave',
  see: [{ root: '[data-machine=wave]', others: pictures }],
  gestures: {
    'wave.point': {
      control: NAME,
      simulated: [(visitor, slider, { crest }) => visitor.pointAt(slider, crest + EDGE, WIDTH)],
      browser: [
        async (visitor, _, { crest }) =>
          visitor.page.mouse.move(...(await placeOf(visitor, crest))),
      ],
      isOfferedAlways: isThere,
    },
    'wave.leave': {
      control: NAME,
      when: ({ snapshot }) => snapshot.matches('following'),
      ways: [(visitor) => visitor.leave()],
      isOfferedAlways: isThere,
    },
    'wave.turn': {
      control: NAME,
      simulated: [(visitor, slider, { crest }) => visitor.change(slider, crest)],
      browser: [
        async (visitor, slider, { crest }) => {
          await visitor.key('Home', slider);
          for (let bar = 0; bar < crest; bar++) await visitor.key('ArrowRight');
        },
        // A mouse has pointed at the bar that it presses, so this is a finger.
        async (visitor, _, { crest }) => {
          const { page } = visitor;
          const [x, y] = await placeOf(visitor, crest);
          const session = await page.context().newCDPSession(page);
          const touch = (type: 'touchStart' | 'touchEnd', touchPoints: object[]) =>
            session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
          await touch('touchStart', [{ x, y }]);
          await touch('touchEnd', []);
        },
      ],
    },
    ...motion,
    'route.requested': {
      control: 'header > link "Studio"',
      ways: [leaveAndReturn('Studio', 'Contact')],
    },
  },
  parts: {
    resting: waveAt(11),
    following: ({ crest }) => waveAt(crest ?? Number.NaN),
    turned: waveAt(4),
  },
  simulated: { path: '/studio' },
  browser: {
    begin: '/en/studio',
    // A finger gives a slider the nearest value, which is that of its bar in the middle of the wave.
    cases: { events: { 'wave.turn': [{ crest: 5 }] } },
    parts: { turned: waveAt(5) },
  },
});
