import { nameplateMachine } from '#machines/nameplate.machine.ts';
import { waveMachine } from '#machines/wave.machine.ts';
import { expect, type Visit } from './visit.ts';
import { tableOf } from './walk.ts';

/** The bars of the wave, the first and the last one a bar's width from the edge of the picture. */
const BARS = 23;

const slider = ({ page }: Visit) =>
  page.getByRole('slider', { name: 'Move the red dot: it’s the microphone' });

/** The place of a bar in the window. */
async function placeOf(visit: Visit, bar: number) {
  const box = await slider(visit).boundingBox();
  if (!box) throw new Error('the wave is not on the screen');
  const { x, y, width, height } = box;
  return [x + (width * (bar + 1)) / (BARS + 1), y + height / 2] as const;
}

/** The picture of a hero with the microphone at a bar: its disc, its dot, and the highest line. */
const microphone = (bar: number) =>
  [
    `microphone at ${bar}`,
    ({ page }: Visit) =>
      page
        .locator('[data-composition] svg')
        .filter({ has: page.locator(`circle[cx="${bar * 10 + 10}"]`) })
        .filter({ has: page.locator(`path[d="M${bar * 10 + 10} 80h0"]`) })
        .filter({ has: page.locator(`path[d*="M${bar * 10 + 10} 47L${bar * 10 + 10} 113"]`) }),
  ] as const;

const atCrest = (crest: number | null) => ['slider', `microphone at ${crest ?? 11}`];

const wave = tableOf<typeof waveMachine>({
  id: 'wave',
  machine: waveMachine,
  inputs: [undefined],
  begin: (visit) => visit.open('/en/studio'),
  events: {
    'wave.point': {
      cases: [{ crest: 3 }, { crest: 4 }],
      by: [async (visit, { crest }) => visit.page.mouse.move(...(await placeOf(visit, crest)))],
    },
    'wave.leave': {
      when: ({ snapshot }) => snapshot.matches('following'),
      by: [(visit) => visit.site.heading.hover()],
    },
    'wave.turn': {
      cases: [{ crest: 5 }],
      by: [
        async (visit) => {
          await slider(visit).press('Home');
          for (let bar = 0; bar < 5; bar++) await visit.key('ArrowRight');
        },
        // A mouse has pointed at the bar that it presses, so this is a finger.
        async (visit, { crest }) => {
          const [x, y] = await placeOf(visit, crest);
          const session = await visit.page.context().newCDPSession(visit.page);
          const touch = (
            type: 'touchStart' | 'touchEnd',
            touchPoints: { x: number; y: number }[],
          ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
          await touch('touchStart', [{ x, y }]);
          await touch('touchEnd', []);
        },
      ],
    },
    'motion.reduced': {
      when: ({ snapshot }) => !snapshot.context.isMotionReduced,
      by: [({ page }) => page.emulateMedia({ reducedMotion: 'reduce' })],
    },
    'motion.allowed': {
      when: ({ snapshot }) => snapshot.context.isMotionReduced,
      by: [({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' })],
    },
    'route.requested': {
      by: [
        async (visit) => {
          await visit.go('Contact');
          await visit.go('Studio');
        },
      ],
    },
  },
  results: {},
  parts: { slider, ...Object.fromEntries([3, 4, 5, 11].map(microphone)) },
  shows: {
    resting: atCrest(null),
    following: ({ snapshot }) => atCrest(snapshot.context.crest),
    turned: atCrest(5),
  },
  outOfReach: {},
});

const field = ({ page }: Visit) =>
  page.getByRole('textbox', { name: 'Try it with your company’s name' });

/** The visitor in the network of partners. */
const visitor = (name: string) => (visit: Visit) =>
  visit.site.machine('nameplate').getByRole('listitem').filter({ hasText: name });

const nameplate = tableOf<typeof nameplateMachine>({
  id: 'nameplate',
  machine: nameplateMachine,
  inputs: [undefined],
  begin: (visit) => visit.open('/en/partnership'),
  events: {
    'name.type': {
      cases: [{ name: 'Ada' }, { name: ' ' }],
      // The same name again is no typing.
      when: ({ snapshot }, { name }) => snapshot.context.name !== name,
      by: [
        (visit, { name }) => field(visit).fill(name),
        async (visit, { name }) => {
          await field(visit).clear();
          await field(visit).pressSequentially(name);
        },
      ],
    },
    'route.requested': {
      by: [
        async (visit) => {
          await visit.go('Studio');
          await visit.go('Partnership');
          await expect(field(visit)).toHaveValue('');
        },
      ],
    },
  },
  results: {},
  parts: {
    field,
    invitation: visitor('Your name'),
    name: visitor('Ada'),
    partner: visitor('Ardvia Cloud'),
  },
  shows: { blank: ['field', 'invitation', 'partner'], named: ['field', 'name', 'partner'] },
  outOfReach: {},
});

export const heroes = [wave, nameplate];
