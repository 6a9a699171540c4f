import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { nameplateMachine } from '#machines/nameplate.machine.ts';
import { waveMachine } from '#machines/wave.machine.ts';
import {
  contactLink,
  control,
  leaveAndReturn,
  machinePart,
  part,
  partnershipLink,
  studioLink,
  write,
} from './gestures.ts';
import { outlineOf } from './outline.ts';
import { modelledView } from './viewKit.ts';
import type { Visit } from './visit.tsx';

const NAMEPLATE = '[data-machine=nameplate]';
const MICROPHONE = 'Move the red dot: it’s the microphone';

const slider = control('[data-machine=wave]', 'slider', MICROPHONE);
const nameField = control(NAMEPLATE, 'textbox', 'Try it with your company’s name');

/** The width of a bar of the wave, in px. happy-dom has no layout. */
const BAR_PX = 10;

function pointAt({ user }: Visit, target: HTMLElement, crest: number) {
  const box = new DOMRect(100, 0, 24 * BAR_PX, 50);
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(box);
  return user.pointer({ target, coords: { clientX: box.x + (crest + 1) * BAR_PX } });
}

/** The slider, and the place of the microphone in the wave above it. */
const wave = (crest: number) => [
  `slider "${MICROPHONE}": ${crest}`,
  `microphone at bar ${crest + 1}`,
];

/** The field, and the names in the network. */
const nameplate = (typed: string, visitor: string) => [
  `textbox "Try it with your company’s name"${typed && `: ${typed}`}`,
  'Merseau Private Bank',
  'Ardvia Cloud',
  'Norbeck Industries',
  visitor,
];

/** The views that move the pictures of heroes. */
export const heroViews = [
  modelledView(waveMachine, {
    actor: 'wave',
    path: '/studio',
    see: () => {
      const microphone = part('main svg[data-picture] circle');
      return [
        ...outlineOf(machinePart('wave')),
        `microphone at bar ${Number(microphone?.getAttribute('cx')) / 10}`,
      ];
    },
    gestures: {
      'wave.point': {
        find: slider,
        ways: [(visit, element, { crest }) => pointAt(visit, element, crest)],
        isOfferedAlways: 'The slider is there for keys, and hears of every pointer.',
      },
      'wave.leave': {
        find: slider,
        ways: [({ user }) => user.pointer({ target: document.body })],
        isOfferedAlways: 'The slider is there for keys, and hears of every pointer.',
      },
      'wave.turn': {
        find: slider,
        // An engine tells of a key and of a finger alike.
        ways: [(_, element, { crest }) => fireEvent.change(element, { target: { value: crest } })],
      },
      'motion.reduced': { from: 'the settings of the system' },
      'motion.allowed': { from: 'the settings of the system' },
      'route.requested': { find: studioLink, ways: [leaveAndReturn(studioLink, contactLink)] },
    },
    parts: {
      resting: wave(11),
      following: ({ crest }) => wave(crest ?? Number.NaN),
      turned: wave(4),
    },
  }),
  modelledView(nameplateMachine, {
    actor: 'nameplate',
    path: '/partnership',
    see: () => [
      ...outlineOf(machinePart('nameplate')),
      ...[...document.querySelectorAll(`${NAMEPLATE} li`)].map((label) => label.textContent),
    ],
    gestures: {
      'name.type': {
        find: nameField,
        ways: [
          (visit, field, { name }) => write(visit, field, name),
          async ({ user }, field, { name }) => {
            await user.clear(field);
            await user.paste(name);
          },
        ],
      },
      'route.requested': { find: partnershipLink, ways: [leaveAndReturn(partnershipLink)] },
    },
    parts: {
      blank: ({ name }) => nameplate(name, 'Your name'),
      named: nameplate('Lumen & Söhne', 'Lumen & Söhne'),
    },
  }),
];
