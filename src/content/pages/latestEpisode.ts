/** The names of our shows, by their ids. */
export const showNames = { host: 'The Second Question', techsense: 'TECHSENSE Unmuted' } as const;

/**
 * The newest episode of our shows, which the promo and the popup announce. It stands apart from the
 * shows because every page needs it. Texts: `common:promo.text`, `home:popup.text`.
 */
export const latestEpisode = {
  show: showNames.techsense,
  number: 31,
  /** No line ends within the name. */
  guest: 'Inès\u00a0Karmann',
} as const;

/** The episode that the studio quotes. It stands apart from the shows, which only their page needs. */
export const quotedEpisode = { show: showNames.host, number: 18 } as const;
