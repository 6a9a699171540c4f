import { latestEpisode, quotedEpisode, showNames } from './latestEpisode.ts';

/**
 * The two shows, each with its latest episode and the two before it. `channelPath` is appended to the URL
 * of the brand's video channel. `excerptAt` is the second at which the half minute of the first show begins
 * that is set on the page. Texts: `podcast:shows.items.<id>`.
 */
export const shows = [
  {
    id: 'host',
    name: showNames.host,
    host: 'Léa Wantz',
    channelPath: '/podcasts',
    latest: {
      number: quotedEpisode.number,
      guest: 'Marc Dondelen',
      durationSeconds: 2460,
      publishedOn: '2026-11-05',
      excerptAt: 842,
    },
    earlier: [
      {
        id: 'second',
        number: 17,
        guest: 'Nadine Colbach',
        durationSeconds: 2280,
        publishedOn: '2026-10-08',
      },
      {
        id: 'third',
        number: 16,
        guest: 'Yann Thillmany',
        durationSeconds: 2580,
        publishedOn: '2026-09-10',
      },
    ],
  },
  {
    id: 'techsense',
    name: showNames.techsense,
    host: 'Jonas Feltes',
    channelPath: '/videos',
    latest: {
      number: latestEpisode.number,
      guest: latestEpisode.guest,
      durationSeconds: 1740,
      publishedOn: '2026-11-12',
    },
    earlier: [
      {
        id: 'second',
        number: latestEpisode.number - 1,
        guest: 'Georges Wirtzler',
        durationSeconds: 1860,
        publishedOn: '2026-10-29',
      },
      {
        id: 'third',
        number: latestEpisode.number - 2,
        guest: 'Aline Frischat',
        durationSeconds: 1680,
        publishedOn: '2026-10-15',
      },
    ],
  },
] as const;

/** The show whose newest episode the site announces. */
export const newestShow = shows.find(({ name }) => name === latestEpisode.show) ?? shows[0];
