import { nameplateCases } from '#machines/nameplate.cases.ts';
import { nameplateMachine } from '#machines/nameplate.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';
import { behaviour } from './kit/table.ts';
import { leaveAndReturn } from './kit/ways.ts';

export const expected: Expected<typeof nameplateMachine> = {
  start: [{ to: 'blank', context: { name: '' } }],
  events: {
    'name.type': [
      {
        requirement: 'R2.18',
        when: ({ event }) => event.name.trim() === '',
        to: 'blank',
        context: ({ event }) => ({ name: event.name }),
      },
      { requirement: 'R2.18', to: 'named', context: ({ event }) => ({ name: event.name }) },
    ],
    'route.requested': [{ requirement: 'R2.18', to: 'blank', context: { name: '' } }],
  },
};

const FIELD = 'textbox "Try it with your company’s name"';

/** The field, and the names in the list. */
const seen = (typed: string, visitor: string) => [
  ...['Merseau Private Bank', visitor, 'Ardvia Cloud', 'Norbeck Industries'].map(
    (name) => `name: ${name}`,
  ),
  FIELD + (typed && `: ${typed}`),
];

export default behaviour(nameplateMachine, nameplateCases, {
  actor: 'nameplate',
  see: [{ root: '[data-machine=nameplate]', others: { name: '[data-machine=nameplate] li' } }],
  gestures: {
    'name.type': {
      control: FIELD,
      // The same name again does not count as typing.
      when: ({ snapshot }, { name }) => snapshot.context.name !== name,
      ways: [
        (visitor, field, { name }) => visitor.type(field, name),
        (visitor, field, { name }) => visitor.fill(field, name),
      ],
    },
    'route.requested': {
      control: 'header > link "Partnership"',
      ways: [leaveAndReturn('Partnership')],
    },
  },
  parts: {
    blank: ({ name }) => seen(name, 'Your name'),
    named: seen('Lumen & Söhne', 'Lumen & Söhne'),
  },
  simulated: { path: '/partnership' },
  browser: { begin: '/en/partnership' },
});
