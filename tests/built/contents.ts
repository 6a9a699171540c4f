import { brand, places } from '#content/brand.ts';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { founder, people, team } from '#content/pages/about.ts';
import { clients } from '#content/pages/clients.ts';
import { magazines } from '#content/pages/community.ts';
import { events } from '#content/pages/events.ts';
import { episodes } from '#content/pages/podcast.ts';
import { shows } from '#content/pages/shows.ts';
import { summit } from '#content/pages/summit.ts';
import { startups, venturePartners } from '#content/pages/ventures.ts';
import { routeOf } from '#content/routes.ts';

/**
 * A text in English, whose translation stands in the catalogue; a name or a figure that all languages
 * share; where the site makes the text from values, what it is in each of them; or the figure in a sentence.
 */
export type Text = string | Record<Language, string> | RegExp;

type Part = {
  /** Every entry of its lists, in order, each with one or several of its texts. */
  items?: readonly (Text | readonly Text[])[];
  /** Texts anywhere in the part. */
  texts?: readonly Text[];
  /** The targets of all its links, in order, without a language prefix. */
  links?: readonly string[];
  /** The category of related links, which programs read. */
  category?: string;
};

/** The link of a call to action: the contact page, with what it is about. */
export const contactAbout = (topic: ContactTopic) => `/contact?about=${topic}`;

const percent = (share: number): Text => ({ en: `${share}%`, fr: `${share} %`, de: `${share} %` });
const over = (en: string, fr = en, de = en): Text => ({
  en: `${en}+`,
  fr: `plus de ${fr}`,
  de: `über ${de}`,
});
/** So many names that are ours, whatever they are. */
const namesOf = (count: number, things: readonly { name: string }[]): Text[] =>
  Array.from({ length: count }, (_, place) => things[place]?.name ?? `name ${place + 1}`);

const thousand = over('1,000', '1 000', '1.000');

const consulting = routeOf('services');
const divisionPages = [consulting, '/ventures', '/institute', '/community'];
const offers = [
  ...['Rebranding', 'Identity', 'Web development', 'Communications', 'Social media'],
  'Content writing',
];
const { street, postalCode, city } = brand.address;
const office = `${brand.name}, ${street}, ${postalCode} ${city}`;

/** The figures, names and links that R2.1 to R2.7 require of the parts of each page. */
export const contents: Record<PageId, Record<string, Part>> = {
  home: {
    'result of a client': { items: ['12', '31'], links: [consulting] },
    'TECHSENSE intro': { texts: ['TECHSENSE'], links: ['/techsense'] },
    'divisions, with the services in consulting': {
      items: [['Consulting', ...offers], 'Ventures', 'Institute', 'Community'],
      links: [consulting, ...offers.map(() => consulting), ...divisionPages.slice(1)],
    },
    'tech events': {
      items: namesOf(9, events),
    },
    studio: { links: ['/studio'] },
  },
  about: {
    divisions: {
      items: ['Consulting', 'Ventures', 'Institute', 'Community'],
      links: divisionPages,
    },
    'its founder': { texts: [founder.name] },
    'members of the team': { items: namesOf(3, people) },
    'team, experience and network': {
      texts: [
        ...[over('8'), over('60'), thousand, ...namesOf(8, team)],
        ...['Banking', 'Insurance', 'Industry', 'Public sector'],
      ],
    },
  },
  mission: { pillars: { items: ['Consulting', 'Ventures', 'Institute', 'Community'] } },
  techsense: {
    'next event': { texts: [`${summit.name}, ${summit.city}`] },
    'days of the next event': {
      texts: [{ en: '16–17 March 2027', fr: '16 et 17 mars 2027', de: '16.–17. März 2027' }],
    },
    features: { items: ['Events', 'Roundtables', 'Interviews', 'Content hub', 'Distribution'] },
    benefits: { items: ['Exposure', 'Thought leadership', 'Networking', 'Insights'] },
    'call to action': { links: [contactAbout('techsense-seat')] },
  },
  services: {
    services: { items: offers },
    'custom events': {
      items: [
        ...['Rebranding campaigns', 'Product launches', 'Company parties'],
        ...['Professional anniversaries', 'Strategic celebrations'],
      ],
      links: [contactAbout('custom-event')],
    },
    'result of a client': { texts: ['12', '31'] },
    'closing call to action': { links: [contactAbout('services')] },
  },
  contact: {
    'postal address': {
      texts: [
        {
          en: `${office}, ${places.en.country}`,
          fr: `${office}, ${places.fr.country}`,
          de: `${office}, ${places.de.country}`,
        },
      ],
    },
    'e-mail and phone': {
      texts: [brand.email, brand.phone],
      links: [`mailto:${brand.email}`, `tel:${brand.phone.replaceAll(' ', '')}`],
    },
  },
  'ai-marketing': {
    overview: { items: ['Analytics', 'Automation', 'Optimisation'] },
    accuracy: { items: [percent(87)] },
    partner: { links: [brand.aiPartner.url] },
    'case studies': { items: [/^43 ?% ./, /^62 ?% ./, /^31 ?% ./] },
    'call to action': { links: [contactAbout('ai-marketing')] },
  },
  podcast: {
    shows: {
      items: namesOf(2, shows),
      links: [`${brand.videoChannel.url}/podcasts`, `${brand.videoChannel.url}/videos`],
    },
    episodes: { items: episodes.map(({ film }) => film) },
  },
  studio: {
    podcast: { links: ['/podcast'] },
    video: { links: [contactAbout('film')] },
    modes: {
      items: [
        `Fixed studio ${places.en.inCity}`,
        ...['Mobile studio that comes to you', 'On site in your offices', 'Event coverage'],
      ],
    },
    'call to action': { links: [contactAbout('studio')] },
    'related category': { category: 'services' },
  },
  ventures: {
    'pipeline and metrics': {
      items: [
        [percent(100), 'Startup Scouting'],
        [percent(60), 'Due Diligence'],
        [percent(25), 'Investment & Support'],
        [percent(10), 'Scale & Exit'],
        { en: '€2.5M+', fr: 'plus de 2,5 M€', de: 'über 2,5 Mio. €' },
        over('25'),
        percent(85),
      ],
    },
    'startups of the portfolio': { items: namesOf(3, startups) },
    'partner ecosystem': { items: namesOf(4, venturePartners) },
    Nexus2050: { texts: ['Nexus2050'], links: [contactAbout('ventures')] },
    services: { items: ['Mentorship', 'Partnerships', 'Investment'] },
  },
  institute: {
    'learning journey': {
      items: [
        [percent(25), 'Assessment & Goals'],
        [percent(50), 'Structured Learning'],
        [percent(75), 'Practical Application'],
        [percent(100), 'Leadership Excellence'],
      ],
    },
    'fields of study': {
      items: [
        [
          ...['Technical Mastery', 'AI & Machine Learning', 'Cloud Architecture', 'Cybersecurity'],
          'Data Science',
        ],
        [
          ...['Leadership Skills', 'Strategic Thinking', 'Team Management', 'Innovation'],
          'Communication',
        ],
        ['Industry Expertise', 'Fintech', 'Healthcare Tech', 'Industrial IoT', 'Green Tech'],
      ],
    },
    programmes: { items: ['Executive programme', 'Youth programme'] },
    'signature offerings': { items: ['Tech court', 'Workshops'] },
    'call to action': { links: [contactAbout('institute')] },
    'related category': { category: 'education' },
  },
  community: {
    figures: { items: [thousand, over('50'), over('25')] },
    'offerings, hub diagram and its points': {
      items: [
        'Events',
        'Publications',
        ['Networking', 'Clubs'],
        ['Innovation', 'Connected ecosystem', 'Collaborative innovation'],
      ],
    },
    'TECHSENSE highlight': { links: ['/techsense'] },
    magazines: { items: namesOf(2, magazines) },
    'call to action': { links: [contactAbout('community')] },
  },
  partnership: {
    benefits: { items: ['Visibility', 'Network', 'Media'], links: [contactAbout('partnership')] },
    sponsoring: {
      items: ['Tech summit', 'Podcasts', 'Specialised events'],
      links: [contactAbout('sponsorship')],
    },
    'success cases': {
      items: [[clients.merseau, /^\+?300 ?% ./], [clients.ardvia, /^25 ./], clients.norbeck],
    },
  },
};
