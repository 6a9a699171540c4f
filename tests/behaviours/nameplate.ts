import type { Expected } from '@interpunct/model-kit';
import { nameplateCases } from '#machines/nameplate.cases.ts';
import { nameplateMachine } from '#machines/nameplate.machine.ts';
import { behaviour } from './kit/table.ts';
import { fill, go, type } from './kit/ways.ts';

const typed = ({ event: { name } }: { event: { name: string } }) => ({ name });

export const expected: Expected<typeof nameplateMachine> = {
  start: [{ to: 'blank', context: { name: '' } }],
  events: {
    'name.type': [
      {
        when: ({ event }) => event.name.trim() === '',
        to: 'blank',
        context: typed,
      },
      { to: 'named', context: typed },
    ],
    'route.requested': [{ to: 'blank', context: { name: '' } }],
  },
};

const FIELD = 'Try your company’s name here';

/** The field, and the name beside that of the brand. */
const partsWith = (typed: string, visitor: string) => [
  `textbox "${FIELD}"${typed && `: ${typed}`}`,
  `name: ${visitor}`,
];

export default behaviour(nameplateMachine, nameplateCases, {
  actor: 'nameplate',
  see: [
    { root: '[data-machine=nameplate]' },
    { root: '[data-hero]', roles: [], others: { name: '[data-hero] [data-clarity-mask]' } },
  ],
  gestures: {
    'name.type': {
      control: FIELD,
      // The same name again does not count as typing.
      when: ({ snapshot }, { name }) => snapshot.context.name !== name,
      ways: [type(({ name }) => name), fill(({ name }) => name)],
    },
    'route.requested': {
      from: 'a link',
      ways: [go('studio', 'partnership')],
    },
  },
  parts: {
    blank: ({ name }) => partsWith(name, 'Your name'),
    named: partsWith('Lumen & Söhne', 'Lumen & Söhne'),
  },
  begin: '/en/partnership',
});
