import type { Expected } from '@interpunct/model-kit';
import { dropdownCases } from '#machines/dropdown.cases.ts';
import { type DropdownId, dropdownMachine } from '#machines/dropdown.machine.ts';
import { behaviour, type Seen } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { focus, focusing, key, keyOn, press, pressOutside } from './kit/ways.ts';

export const expected: Expected<typeof dropdownMachine> = {
  start: [{ to: 'closed' }],
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

const dropdown = (actor: DropdownId, label: string, pages: readonly string[], other: string) =>
  behaviour(dropdownMachine, dropdownCases, {
    actor,
    cases: { inputs: [{ id: actor }] },
    gestures: {
      'dropdown.open': {
        control: `button "${label}" collapsed`,
        ways: [
          press,
          keyOn('Enter'),
          async (visitor, control) => {
            await visitor.key('ArrowDown', control);
            await visitor.frame();
            await visitor.seeFocus(`link "${pages[0]}"`);
            await visitor.key('ArrowDown');
            await visitor.frame();
            await visitor.seeFocus(`link "${pages[1]}"`);
          },
        ],
      },
      'dropdown.dismiss': {
        control: `button "${label}" expanded`,
        ways: [
          focusing(`button "${label}"`, key('Escape')),
          press,
          pressOutside,
          focus('header > link "Interpunct, home page"'),
          (visitor) => visitor.press(`header > button "${other}"`),
        ],
      },
      'frame.entered': { from: 'a frame', losesFocus: 'The frame has it.' },
      'navigation.folded': { from: 'the window', losesFocus: 'The navigation goes with it.' },
      'route.requested': { control: `link "${pages[0]}"`, ways: [press] },
    },
    parts: {
      closed: (_, seen) => [`button "${label}" collapsed${currentIn(seen)}`],
      open: (_, seen) => [
        `button "${label}" expanded${currentIn(seen)}`,
        ...pages.map((page) => `link "${page}"`),
      ],
    },
    browser: {
      begin: '/en/studio',
      unreached: {
        'dropdown.open|frame.entered|0': 'Tests with a frame enter it in each engine.',
        'dropdown.open|navigation.folded|0': 'Tests of windows that change fold it.',
      },
    },
  });

export default [
  dropdown('servicesDropdown', 'Services', ['Community', 'Services', 'Ventures'], 'About'),
  dropdown('aboutDropdown', 'About', ['About', 'Mission', 'Podcast'], 'Services'),
];
