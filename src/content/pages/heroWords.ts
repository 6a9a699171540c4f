/** The words that rotate in the home page's hero. Texts: `home:hero.words.<word>`. */
export const heroWords = ['tech', 'innovation', 'digital', 'podcast'] as const;
