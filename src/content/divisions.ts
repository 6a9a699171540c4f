/** The four divisions of the group, each with its page. Texts: `home`, `about`, `mission`. */
export const divisions = [
  { id: 'consulting', page: 'services' },
  { id: 'ventures', page: 'ventures' },
  { id: 'institute', page: 'institute' },
  { id: 'community', page: 'community' },
] as const;
