import type { Expected } from '@interpunct/model-kit';
import { embedCases } from '#machines/embed.cases.ts';
import { embedMachine } from '#machines/embed.machine.ts';
import type { BrowserVisitor } from './kit/browserVisitor.ts';
import { behaviour } from './kit/table.ts';
import { focusing, leaveAndReturn, press } from './kit/ways.ts';

export const expected: Expected<typeof embedMachine> = {
  start: [{ to: 'posters', context: { openId: null } }],
  events: {
    'embed.open': [
      {
        requirement: 'R2.12',
        to: 'open',
        context: ({ event }) => ({ openId: event.id }),
      },
    ],
    'route.requested': [
      { requirement: 'R2.12', in: 'open', to: 'posters', context: { openId: null } },
    ],
  },
};

const MAP = 'link "Open in OpenStreetMap (opens in a new tab)"';

/** The host of the films. */
export const FILM_HOST = /^https:\/\/www\.youtube-nocookie\.com\//;

/** Opens a page whose films have nothing to show. */
export async function openWithFilms(visitor: BrowserVisitor, path: string): Promise<void> {
  await visitor.page.route(FILM_HOST, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>film</title>' }),
  );
  await visitor.open(path);
}

const opening = {
  ways: [focusing('[data-machine=embed] iframe', press)],
  unavailable: {
    'It is open.': ({ context }: { context: { openId: string | null } }, { id }: { id: string }) =>
      context.openId === id,
  },
};

const leaving = (page: string) => ({
  control: `footer > link "${page}"`,
  ways: [leaveAndReturn(page)],
  isOfferedAlways: 'A link leads on in every state.',
});

export default [
  behaviour(embedMachine, embedCases, {
    actor: 'embed',
    cases: { events: { 'embed.open': [{ id: 'bigBuckBunny' }, { id: 'sintel' }] } },
    gestures: {
      'embed.open': {
        control: ({ id }) => `button "Play ${id === 'sintel' ? 'Sintel' : 'Big Buck Bunny'}"`,
        ...opening,
      },
      'route.requested': leaving('Podcast'),
    },
    parts: {
      posters: ['button "Play Big Buck Bunny"', 'button "Play Sintel"'],
      open: ({ openId }) =>
        openId === 'sintel'
          ? ['button "Play Big Buck Bunny"', 'frame "A dragon, paid for in advance"']
          : ['frame "A rabbit for everyone"', 'button "Play Sintel"'],
    },
    simulated: { path: '/podcast' },
    browser: {
      begin: (visitor) => openWithFilms(visitor, '/en/podcast'),
      expectedRequests: FILM_HOST,
    },
  }),
  behaviour(embedMachine, embedCases, {
    actor: 'embed',
    name: 'embed, the map',
    cases: { events: { 'embed.open': [{ id: 'officeMap' }] } },
    gestures: {
      'embed.open': { control: 'button "Show the map"', ...opening },
      'route.requested': leaving('Contact'),
    },
    parts: {
      posters: ['button "Show the map"', MAP],
      open: ['frame "Map of the Interpunct office in Strassen"', MAP],
    },
    simulated: { path: '/contact' },
    browser: 'The films take the machine through all of its states.',
  }),
];
