/**
 * The fields of the two forms, in their order, as the browser and the endpoint know them.
 * `rows` makes a field of several lines.
 */
export const contactFields = [
  { name: 'name', type: 'text', autoComplete: 'name', isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'company', type: 'text', autoComplete: 'organization', isRequired: false },
  { name: 'message', type: 'text', autoComplete: 'off', isRequired: true, rows: 5 },
] as const;

export const newsletterFields = [
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
] as const;

/** A field that people do not see and bots fill in. No browser fills in a name like this. */
export const honeypot = 'reference';
