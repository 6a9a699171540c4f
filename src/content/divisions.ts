const consulting = { id: 'consulting', page: 'services' } as const;
const ventures = { id: 'ventures', page: 'ventures' } as const;
const institute = { id: 'institute', page: 'institute' } as const;
const community = { id: 'community', page: 'community' } as const;

/** The four divisions of the group, each with its page. Texts: `about`, `mission`. */
export const divisions = [consulting, ventures, institute, community] as const;

/** The three divisions that have a card on the home page, in display order. Texts: `home`. */
export const homeDivisions = [community, consulting, ventures] as const;
