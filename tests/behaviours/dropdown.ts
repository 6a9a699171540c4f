import type { Expected } from '@interpunct/model-kit';
import { dropdownCases } from '#machines/dropdown.cases.ts';
import { type DropdownId, dropdownMachine } from '#machines/dropdown.machine.ts';
import { behaviour, type Seen, type Way } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { focus, focusing, key, keyOn, press, pressOutside, resizing } from './kit/ways.ts';

export const expected: Expected<typeof dropdownMachine> = {
  start: [{ to: 'closed', context: ({ event }) => event.input }],
  events: {
    'dropdown.open': [
      {
        requirement: 'R3.3',
        in: 'closed',
        to: 'open',
        calls: ['to parent dropdown.opened'],
        given: {
          'to parent dropdown.opened': ({ context: { id } }) => ({ type: 'dropdown.opened', id }),
        },
      },
    ],
    'dropdown.dismiss': [{ requirement: 'R3.4', in: 'open', to: 'closed' }],
    'frame.entered': [{ requirement: 'R3.4', in: 'open', to: 'closed' }],
    'navigation.folded': [{ requirement: 'R3.4', in: 'open', to: 'closed' }],
    'route.requested': [{ requirement: 'R3.4', in: 'open', to: 'closed' }],
  },
};

export const inputs: Inputs = {
  servicesDropdown: () => ({ id: 'servicesDropdown' }),
  aboutDropdown: () => ({ id: 'aboutDropdown' }),
};

/** A list marks its button once a page of it is on the screen. */
const currentIn = ({ hasPassed }: Seen) => (hasPassed('route.requested') ? ' current' : '');

/** The lists are of one component: the first takes each way, the other one of each. */
const waysOf = (actor: DropdownId, ways: readonly Way[]) =>
  actor === 'servicesDropdown' ? ways : ways.slice(0, 1);

const dropdown = (actor: DropdownId, label: string, pages: readonly string[], other: string) =>
  behaviour(dropdownMachine, dropdownCases, {
    actor,
    cases: { inputs: [{ id: actor }] },
    gestures: {
      'dropdown.open': {
        control: label,
        state: 'collapsed',
        ways: waysOf(actor, [
          press,
          keyOn('Enter'),
          async (visitor, control) => {
            await visitor.focus(...control);
            for (const place of [1, 2]) {
              await visitor.key('ArrowDown');
              await visitor.pass(20);
              await visitor.seeFocus(`[data-machine=${actor}] li:nth-child(${place}) a`);
            }
          },
        ]),
      },
      'dropdown.dismiss': {
        control: label,
        state: 'expanded',
        ways: waysOf(actor, [
          focusing(`[data-machine=${actor}] button`, key('Escape')),
          press,
          pressOutside,
          focus('Interpunct, home page', 'header'),
          (visitor) => visitor.press(other, 'header'),
        ]),
      },
      'frame.entered': { from: 'a frame', losesFocus: 'The frame has it.' },
      'navigation.folded': { from: 'the window', ways: [resizing(actor, 800, 1_280)] },
      'route.requested': { control: pages.at(-1) ?? '', ways: [press] },
    },
    parts: {
      closed: (_, seen) => [`button "${label}" collapsed${currentIn(seen)}`],
      open: (_, seen) => [
        `button "${label}" expanded${currentIn(seen)}`,
        ...pages.map((page) => `link "${page}"`),
      ],
    },
    begin: '/en/studio',
    unreached: {
      'dropdown.open|frame.entered|0': 'Tests with a frame enter it in each engine.',
    },
  });

export default [
  dropdown('servicesDropdown', 'Services', ['Community', 'Services', 'Ventures'], 'About'),
  dropdown('aboutDropdown', 'About', ['About', 'Mission', 'Podcast'], 'Services'),
];
