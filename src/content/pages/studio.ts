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

/**
 * The film of which the studio shows six shots, each with the second at which it is taken. Before the cut
 * stands what had to be explained, and after it, in the light, what one sees. Texts: `studio:video.film`.
 */
export const film = {
  slides: 40,
  shots: [
    { id: 'slides', at: 3, framing: 'wide', isLit: false, isCut: false },
    { id: 'explain', at: 9, framing: 'long', isLit: false, isCut: false },
    { id: 'robot', at: 14, framing: 'medium', isLit: false, isCut: false },
    { id: 'arm', at: 17, framing: 'close', isLit: false, isCut: false },
    { id: 'kneads', at: 19, framing: 'medium', isLit: true, isCut: true },
    { id: 'dough', at: 26, framing: 'detail', isLit: true, isCut: false },
  ],
} as const;

/** Who is in the portrait, the one in focus first, then from the back to the front. */
export const people = ['Paulo', 'Léa', 'Nora'] as const;
