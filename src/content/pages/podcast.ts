/**
 * The two video episodes of the "open screening" series: freely licensed films, shown in full.
 * `credit` is the attribution that the licence requires. Texts: `podcast:episodes.items.<id>`.
 */
export const episodes = [
  {
    id: 'bigBuckBunny',
    youtubeId: 'aqz-KE-bpKQ',
    film: 'Big Buck Bunny',
    credit: '© Blender Foundation, CC\u00a0BY\u00a03.0',
    durationSeconds: 634,
    publishedOn: '2026-09-17',
  },
  {
    id: 'sintel',
    youtubeId: 'eRsGyueVLvQ',
    film: 'Sintel',
    credit: '© Blender Foundation, CC\u00a0BY\u00a03.0',
    durationSeconds: 888,
    publishedOn: '2026-10-15',
  },
] as const;
