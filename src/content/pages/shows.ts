import { latestEpisode, showNames } from './latestEpisode.ts';

/**
 * The two shows. `channelPath` is appended to the URL of the brand's video channel.
 * Texts: `podcast:shows.items.<id>`.
 */
export const shows = [
  {
    id: 'host',
    name: showNames.host,
    host: 'Léa Wantz',
    channelPath: '/podcasts',
    latest: {
      number: 18,
      guest: 'Marc Dondelen',
      durationSeconds: 2460,
      publishedOn: '2026-11-05',
    },
  },
  {
    id: 'techsense',
    name: showNames.techsense,
    host: 'Jonas Feltes',
    channelPath: '/videos',
    latest: {
      number: latestEpisode.number,
      guest: 'Inès Karmann',
      durationSeconds: 1740,
      publishedOn: '2026-11-12',
    },
  },
] as const;

/** The show whose newest episode the site announces. */
export const newestShow = shows.find(({ name }) => name === latestEpisode.show) ?? shows[0];
