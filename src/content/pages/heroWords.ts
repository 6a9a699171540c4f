/** The words that the headline of the home page turns through. Texts: `home:hero.words.<word>`. */
export const heroWords = ['tech', 'innovation', 'digital', 'podcast'] as const;
