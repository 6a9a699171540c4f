/** What a podcast production includes. Texts: `studio:podcast.features.<id>`. */
export const podcastFeatures = ['concept', 'recording', 'editing', 'publishing'] as const;

/** The video formats. Texts: `studio:video.formats.<id>`. */
export const videoFormats = [
  'interviews',
  'corporateFilms',
  'eventFilms',
  'shorts',
  'liveStreams',
] as const;

/** The photo services. Texts: `studio:photo.services.<id>`. */
export const photoServices = ['portraits', 'reportage', 'product', 'workplace'] as const;

/** The four ways to work with the studio. Texts: `studio:flexibility.modes.<id>`. */
export const studioModes = ['fixed', 'mobile', 'onSite', 'eventCoverage'] as const;
