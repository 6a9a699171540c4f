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

/** The show with the newest episode. */
export const newestShow = shows.reduce<(typeof shows)[number]>(
  (newest, show) => (show.latest.publishedOn > newest.latest.publishedOn ? show : newest),
  shows[0],
);
