import { nameplateCases } from '#machines/nameplate.cases.ts';
import { nameplateMachine } from '#machines/nameplate.machine.ts';
import { behaviour } from './kit/table.ts';
import { leaveAndReturn } from './kit/ways.ts';

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
