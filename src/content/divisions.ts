const consulting = { id: 'consulting', page: 'services' } as const;
const ventures = { id: 'ventures', page: 'ventures' } as const;
const institute = { id: 'institute', page: 'institute' } as const;
const community = { id: 'community', page: 'community' } as const;

/** The four divisions of the group and the page each one lives on. Texts: `about`, `mission`. */
export const divisions = [consulting, ventures, institute, community] as const;

/** The three divisions that the home page has cards for, in its order. Texts: `home`. */
export const homeDivisions = [community, consulting, ventures] as const;
