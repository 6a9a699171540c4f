import type { Expected } from '@interpunct/model-kit';
import { embedCases } from '#machines/embed.cases.ts';
import { embedMachine } from '#machines/embed.machine.ts';
import type { SitePage } from '#tests/e2e/sitePage.ts';
import { behaviour } from './kit/table.ts';
import { focusing, go, press } from './kit/ways.ts';

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

export const FILM_HOST = /^https:\/\/www\.youtube-nocookie\.com\//;

/** Opens a page whose films have nothing to show. */
export async function openWithFilms(visitor: SitePage, path: string): Promise<void> {
  await visitor.page.route(FILM_HOST, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>film</title>' }),
  );
  await visitor.open(path);
}

export default behaviour(embedMachine, embedCases, {
  actor: 'embed',
  cases: { events: { 'embed.open': [{ id: 'bigBuckBunny' }, { id: 'sintel' }] } },
  gestures: {
    'embed.open': {
      control: ({ id }) => `Play ${id === 'sintel' ? 'Sintel' : 'Big Buck Bunny'}`,
      ways: [focusing('[data-machine=embed] iframe', press)],
      unavailable: { 'It is open.': ({ context }, { id }) => context.openId === id },
    },
    'route.requested': {
      from: 'a link',
      ways: [go('studio', 'podcast')],
    },
  },
  parts: {
    posters: ['button "Play Big Buck Bunny"', 'button "Play Sintel"'],
    open: ({ openId }) =>
      openId === 'sintel'
        ? ['button "Play Big Buck Bunny"', 'frame "A dragon, paid for in advance"']
        : ['frame "A rabbit for everyone"', 'button "Play Sintel"'],
  },
  begin: (visitor) => openWithFilms(visitor, '/en/podcast'),
  expectedRequests: FILM_HOST,
});
