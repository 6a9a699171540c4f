import { brand } from '#content/brand.ts';
import { languages } from '#content/languages.ts';
import { type PageId, pageIds } from '#content/pageIds.ts';
import { namedPaths, routeOf } from '#content/routes.ts';

/** Where a link leads. `page` is one of the site, and `href` then its path as the router reads it. */
export type Target = { href: string; page?: PageId; isOutside?: boolean };

// Asian scripts put no space between an address and the text after it.
const NO_ASIAN = '(?![\\u2e80-\\uffff])';
const WORD = `${NO_ASIAN}[\\p{L}\\p{N}]`;
const IN_ADDRESS = `${NO_ASIAN}[\\p{L}\\p{M}\\p{N}\\-._~:/?#@!$&'+,;=%]`;
// Signs that end a sentence or close a quotation are not the end of an address.
const END_OF_ADDRESS = `${NO_ASIAN}[\\p{L}\\p{M}\\p{N}/#&=+$%@-]`;
const IN_BRACKETS = `\\((?:${IN_ADDRESS})*\\)`;
const REST = `(?:${IN_ADDRESS}|${IN_BRACKETS})*(?:${END_OF_ADDRESS}|${IN_BRACKETS})`;
const LABEL = `${WORD}(?:${WORD}|-)*`;
/** The ends of hosts that are links without a scheme, too: `readme.md` is none. */
const DOMAINS = `(?:com|org|net|info|eu|lu|fr|de|be|nl|ch|at|uk|io|ai|${brand.email.replace(/.*\./, '')})`;
const NO_WORD_BEFORE = '(?<![\\p{L}\\p{N}.@_/-])';

const WEB = `[hH][tT]{2}[pP][sS]?://(?=${WORD})${REST}`;
const HOST =
  `${NO_WORD_BEFORE}(?:[wW]{3}\\.${LABEL}(?:\\.${LABEL})+|(?:${LABEL}\\.)+${DOMAINS}(?!${WORD}|-|\\.${WORD}))` +
  `(?::\\d+)?(?:(?=[/?#])${REST})?`;
// The name has 64 characters at most (RFC 5321).
const EMAIL = `${NO_WORD_BEFORE}(?:mailto:)?${WORD}(?:${WORD}|[.+_%-]){0,63}@(?:${LABEL}\\.)+${WORD}(?:${WORD}|-)*${WORD}`;
const SPACE = '[ \\u00a0\\u2007\\u2009\\u202f]';
const GAP = `(?:${SPACE}?/${SPACE}?|${SPACE}|[.\\u2010-\\u2013-])`;
const PHONE =
  `(?<![\\p{L}\\p{N}+])(?:tel:)?(?:\\((?:\\+|00)\\d{1,4}\\)|(?:\\+|00(?=[1-9]))\\d)` +
  `(?:${GAP}?(?:\\(\\d{1,4}\\)${GAP}?)?\\d)+`;
const PATH = `(?<![\\p{L}\\p{N}\\p{M}./:@%_~&=?#+$\\\\<-])/[a-z0-9/-]*[a-z0-9](?:/(?![/\\w]))?(?:\\?[\\w=&%-]*\\w)?(?:#[\\w-]*\\w)?(?![\\p{L}\\p{N}_@]|\\.\\w)`;

/** What is an address in a text, as the source of a regular expression with these four groups. */
export const ADDRESS = `(?<email>${EMAIL})|(?<web>${WEB}|${HOST})|(?<phone>${PHONE})|(?<path>${PATH})`;
const WHOLE_ADDRESS = new RegExp(`^(?:${ADDRESS})$`, 'u');

const pages: ReadonlyMap<string, PageId> = new Map([
  ...pageIds.map((page) => [routeOf(page), page] as const),
  ...namedPaths,
]);
const OWN_PATH = new RegExp(
  `^(?=/)(/(?:${languages.map(({ code }) => code).join('|')}))?(/[^?#]*?)?/?([?#].*)?$`,
);

/** The page at a path of the site. A path without a language is one in that of the visitor. */
function pageAt(address: string): Target | undefined {
  const [path, prefix = '', route = '/', rest = ''] = OWN_PATH.exec(address) ?? [];
  const page = path === undefined ? undefined : pages.get(route);
  return page && { page, href: `${prefix && '~'}${prefix}${route}${rest}` };
}

function webTarget(address: string): Target | undefined {
  try {
    const { protocol, origin, pathname, search, hash } = new URL(address);
    if (!/^https?:$/.test(protocol)) return undefined;
    const own = origin === location.origin ? pageAt(pathname + search + hash) : undefined;
    return own ?? { href: address, isOutside: true };
  } catch {
    return undefined;
  }
}

/** Where an address that was found in a text leads. Undefined for what only looks like one. */
export function targetOf(groups: Record<string, string | undefined>): Target | undefined {
  const { web, email, phone, path } = groups;
  if (web) return webTarget(/^https?:/i.test(web) ? web : `https://${web}`);
  if (email) return { href: `mailto:${email.replace('mailto:', '')}` };
  if (phone) {
    // In an international number, nobody dials the zero of a national one.
    const digits = phone
      .replace('(0)', '')
      .replace(/^\(?00/, '')
      .replace(/\D/g, '');
    return digits.length < 8 || digits.length > 15 ? undefined : { href: `tel:+${digits}` };
  }
  return path === undefined ? undefined : pageAt(path);
}

/** Where the address in a link's mark leads. Undefined for all but web, mail, phone and pages of the site. */
export const targetOfMark = (address: string): Target | undefined =>
  targetOf(WHOLE_ADDRESS.exec(address)?.groups ?? {}) ?? pageAt(address) ?? webTarget(address);
