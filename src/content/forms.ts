/**
 * An address has 254 characters at most (RFC 5321). Browsers check this field at each change, and the time of
 * Chromium grows with the square of the length: a long text that is pasted by mistake would stop the tab.
 */
const email = {
  name: 'email',
  type: 'email',
  autoComplete: 'email',
  isRequired: true,
  maxLength: 254,
} as const;

/**
 * The fields of the contact form, in display order. `name` is also the key in the JSON that the
 * endpoint receives. A field with `rows` is a text area of that height.
 */
export const contactFields = [
  { name: 'name', type: 'text', autoComplete: 'name', isRequired: true },
  email,
  { name: 'company', type: 'text', autoComplete: 'organization', isRequired: false },
  { name: 'message', type: 'text', autoComplete: 'off', isRequired: true, rows: 5 },
] as const;

/** The only field of the newsletter form. */
export const newsletterFields = [email];

/** Name of the hidden field that only bots fill in. Browsers do not autofill this name. */
export const honeypot = 'reference';
