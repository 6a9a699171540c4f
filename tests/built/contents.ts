import { brand, places } from '#content/brand.ts';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { team } from '#content/pages/about.ts';
import { routeOf } from '#content/routes.ts';

/**
 * A text in English, whose translation stands in the catalogue; a name or a figure that all languages
 * share; or, where the site makes the text from values, what it is in each of them.
 */
export type Text = string | Record<Language, string>;

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
      items: [
        ...['Pétrusse Product Night', 'Alzette Tech Summit', 'Minett Data Days'],
        ...['Kirchberg AI Assembly', 'Moselle Founders’ Table', 'Redrock Cyber Camp'],
        ...['Éislek Cloud Retreat', 'Three Borders Fintech Day', 'The Full Stop Gala'],
      ],
    },
    studio: { links: ['/studio'] },
  },
  about: {
    divisions: {
      items: ['Consulting', 'Ventures', 'Institute', 'Community'],
      links: divisionPages,
    },
    'its founder': { texts: ['Founder and managing director'] },
    'members of the team': { items: ['Paulo Neves', 'Léa Wantz', 'Jonas Feltes'] },
    'team, experience and network': {
      items: [
        ...[over('8'), over('60'), ...team.map(({ name }) => name), 'and freelancers', thousand],
        ...['Banking', 'Insurance', 'Industry', 'Public sector'],
      ],
    },
  },
  mission: { pillars: { items: ['Consulting', 'Ventures', 'Institute', 'Community'] } },
  techsense: {
    'next summit': { texts: ['Alzette Tech Summit, Belval'] },
    'next event': {
      texts: [
        'Which technology will still matter here in ten years?',
        { en: '16–17 March 2027', fr: '16 et 17 mars 2027', de: '16.–17. März 2027' },
      ],
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
    accuracy: { items: [[percent(87), 'prediction accuracy']] },
    partner: { links: [brand.aiPartner.url] },
    'case studies': {
      items: [
        {
          en: '43% higher conversion rate',
          fr: '43 % de hausse du taux de conversion',
          de: '43 % höhere Abschlussquote',
        },
        { en: '62% more engagement', fr: '62 % d’engagement en plus', de: '62 % mehr Interaktion' },
        {
          en: '31% lower cost per acquisition',
          fr: '31 % de baisse du coût par acquisition',
          de: '31 % niedrigere Kosten pro Auftrag',
        },
      ],
    },
    'call to action': { links: [contactAbout('ai-marketing')] },
  },
  podcast: {
    shows: {
      items: ['The Second Question', 'TECHSENSE Unmuted'],
      links: [`${brand.videoChannel.url}/podcasts`, `${brand.videoChannel.url}/videos`],
    },
    episodes: { items: ['A rabbit for everyone', 'A dragon, paid for in advance'] },
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
    'startups of the portfolio': { items: ['Kelvara', 'Pontoclaim', 'Minettrix'] },
    'partner ecosystem': {
      items: [
        ...['Corbelle Capital', 'Grundhof Angels', 'Sept Fontaines Incubator'],
        'Nordstad Applied Lab',
      ],
    },
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
    magazines: { items: ['Middot', 'Pixel & Pavé'] },
    'call to action': { links: [contactAbout('community')] },
  },
  partnership: {
    benefits: { items: ['Visibility', 'Network', 'Media'], links: [contactAbout('partnership')] },
    sponsoring: {
      items: ['Tech summit', 'Podcasts', 'Specialised events'],
      links: [contactAbout('sponsorship')],
    },
    'success cases': {
      items: [
        [
          'Merseau Private Bank',
          { en: '300% more visibility', fr: '+300 % de visibilité', de: '300 % mehr Sichtbarkeit' },
        ],
        ['Ardvia Cloud', { en: '25 new leads', fr: '25 nouveaux prospects', de: '25 neue Leads' }],
        'Norbeck Industries',
      ],
    },
  },
};
