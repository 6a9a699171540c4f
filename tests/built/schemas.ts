import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { events } from '#content/pages/events.ts';
import { languageCodes, translations } from '#tests/catalogue.ts';

const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: true });
addFormats(ajv);

const text = { type: 'string', minLength: 1 } as const;
const url = { type: 'string', format: 'uri', pattern: '^https://' } as const;
const day = { type: 'string', format: 'date' } as const;
const language = { enum: languageCodes };
const exactly = (value: unknown) => ({ const: value });

/** A reference to another node of the graph. */
const reference = {
  type: 'object',
  properties: { '@id': url },
  required: ['@id'],
  additionalProperties: false,
};

/** A nested node. What it requires is checked on its own. */
const node = (type: string) => ({
  type: 'object',
  properties: { '@type': exactly(type) },
  required: ['@type'],
});

const count = { type: 'integer', minimum: 1 } as const;

/** What each property of structured data holds. No node has others. */
const properties = {
  '@id': url,
  about: reference,
  address: node('PostalAddress'),
  addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
  addressLocality: text,
  breadcrumb: reference,
  description: text,
  email: { type: 'string', format: 'email' },
  endDate: day,
  eventAttendanceMode: exactly('https://schema.org/OfflineEventAttendanceMode'),
  eventStatus: exactly('https://schema.org/EventScheduled'),
  inLanguage: {
    anyOf: [language, { type: 'array', items: language, minItems: languageCodes.length }],
  },
  isPartOf: reference,
  item: { anyOf: [url, node('Event')] },
  itemListElement: { type: 'array', items: node('ListItem'), minItems: 2 },
  location: node('Place'),
  logo: url,
  name: text,
  numberOfItems: exactly(events.length),
  organizer: reference,
  position: count,
  postalCode: text,
  primaryImageOfPage: node('ImageObject'),
  publisher: reference,
  sameAs: { type: 'array', items: url, minItems: 1 },
  startDate: day,
  streetAddress: text,
  telephone: { type: 'string', pattern: '^\\+[\\d ]+$' },
  url,
};

const PAGE = [
  ...['@id', 'url', 'name', 'description'],
  ...['inLanguage', 'isPartOf', 'about', 'primaryImageOfPage'],
];

/**
 * What schema.org and Google's rich results require of each type on the site. What they allow is known to
 * the compiler, by the types of `schema-dts`.
 */
const required: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'address', 'sameAs'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  ImageObject: ['url'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  ListItem: ['position', 'item'],
  Event: [
    ...['name', 'description', 'startDate', 'endDate', 'location', 'organizer'],
    ...['eventStatus', 'eventAttendanceMode'],
  ],
  Place: ['name', 'address'],
};

/** The members of the W3C manifest that a browser needs to install the site. */
const manifest = {
  type: 'object',
  properties: {
    id: exactly('/'),
    name: text,
    short_name: { type: 'string', minLength: 1, maxLength: 12 },
    description: text,
    lang: language,
    start_url: exactly('/'),
    scope: exactly('/'),
    display: { enum: ['fullscreen', 'standalone', 'minimal-ui', 'browser'] },
    background_color: { type: 'string', pattern: '^#[\\da-f]{6}$' },
    theme_color: { type: 'string', pattern: '^#[\\da-f]{6}$' },
    icons: {
      type: 'array',
      minItems: 4,
      items: {
        type: 'object',
        properties: {
          src: { type: 'string', pattern: '^/[\\w-]+\\.(svg|png)$' },
          sizes: { type: 'string', pattern: '^(any|(\\d+)x\\2)$' },
          type: { enum: ['image/svg+xml', 'image/png'] },
          purpose: { enum: ['any', 'maskable'] },
        },
        required: ['src', 'sizes', 'type', 'purpose'],
        additionalProperties: false,
      },
    },
  },
  required: ['id', 'name', 'short_name', 'lang', 'start_url', 'scope', 'display', 'icons'],
  additionalProperties: false,
};

/** Open Graph and the card of X. Each value is a list, since a key can occur more than once. */
const one = (value: object) => ({ type: 'array', items: value, minItems: 1, maxItems: 1 });
const locale = { type: 'string', pattern: '^[a-z]{2}_[A-Z]{2}$' };
const socialTags = {
  type: 'object',
  properties: {
    'og:type': one(exactly('website')),
    'og:site_name': one(text),
    'og:title': one(text),
    'og:description': one(text),
    'og:url': one(url),
    'og:locale': one(locale),
    'og:locale:alternate': {
      type: 'array',
      items: locale,
      minItems: translations.length,
      maxItems: translations.length,
    },
    'og:image': one(url),
    'og:image:type': one(exactly('image/png')),
    'og:image:width': one(exactly('1200')),
    'og:image:height': one(exactly('630')),
    'og:image:alt': one({ type: 'string', minLength: 1, maxLength: 420 }),
    'twitter:card': one(exactly('summary_large_image')),
  },
  additionalProperties: false,
};

const compile = (schema: object) => ajv.compile(schema);

const validators = {
  manifest: compile(manifest),
  socialTags: compile({ ...socialTags, required: Object.keys(socialTags.properties) }),
};

const nodeValidators = new Map<string, ValidateFunction>(
  Object.entries(required).map(([type, names]) => [
    type,
    compile({
      type: 'object',
      properties: { '@type': exactly(type), ...properties },
      required: names,
      additionalProperties: false,
    }),
  ]),
);

function errorsOf(validate: ValidateFunction, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** The errors that a schema finds in a value. */
export const problemsOf = (schema: keyof typeof validators, value: unknown) =>
  errorsOf(validators[schema], value);

type Node = { '@type': string; '@id'?: string };

/** Every node of structured data, nested ones included. A reference is not a node. */
export function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inside] : inside;
}

/** The errors in structured data: invalid nodes, and types without a schema. */
export function problemsOfData(data: unknown): string[] {
  return nodesOf(data).flatMap((part) => {
    const validate = nodeValidators.get(part['@type']);
    if (!validate) return [`${part['@type']} has no schema`];
    return errorsOf(validate, part).map((problem) => `${part['@type']}${problem}`);
  });
}
