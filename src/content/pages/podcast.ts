/**
 * The two video episodes of the "open screening" series: freely licensed films, shown in full.
 * `credit` is the attribution that the licence requires. Texts: `podcast:episodes.items.<id>`.
 */
export const episodes = [
  {
    id: 'bigBuckBunny',
    youtubeId: 'aqz-KE-bpKQ',
    film: 'Big Buck Bunny',
    credit: '© Blender Foundation, CC BY 3.0',
    durationSeconds: 634,
    publishedOn: '2026-09-17',
  },
  {
    id: 'sintel',
    youtubeId: 'eRsGyueVLvQ',
    film: 'Sintel',
    credit: '© Blender Foundation, CC BY 3.0',
    durationSeconds: 888,
    publishedOn: '2026-10-15',
  },
] as const;

/**
 * The two shows. `channelPath` is appended to the URL of the brand's video channel.
 * Texts: `podcast:shows.items.<id>`.
 */
export const shows = [
  {
    id: 'host',
    name: 'The Second Question',
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
    name: 'TECHSENSE Unmuted',
    host: 'Jonas Feltes',
    channelPath: '/videos',
    latest: { number: 31, guest: 'Inès Karmann', durationSeconds: 1740, publishedOn: '2026-11-12' },
  },
] as const;
