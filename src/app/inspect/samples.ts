import type { AnyActorLogic, EventFromLogic, OutputFrom } from 'xstate';
import { parseAddress } from '#app/pages/address.ts';
import type { SiteActors } from '#app/wiring/createSite.ts';
import type { Language } from '#content/languages.ts';
import type { InspectedApp, Named, Sample } from '#inspector/inspected.ts';
import type { Conversation } from '#machines/chat.machine.ts';
import type { siteMachine } from '#machines/site.machine.ts';
import type { VersionRecord } from '#machines/versionBadge.machine.ts';

type Machines = NonNullable<Parameters<(typeof siteMachine)['provide']>[0]['actors']>;

/** The machine of each behaviour. */
type MachineOf<Id extends keyof SiteActors> = NonNullable<Machines[Id]>;

/** What can be sent to the site and its behaviours. Outcomes and timers come by themselves. */
type AnyEvent = Exclude<
  | EventFromLogic<typeof siteMachine>
  | { [Id in keyof SiteActors]: EventFromLogic<MachineOf<Id>> }[keyof SiteActors],
  { type: `xstate.${string}` }
>;

type WithPayload<Event extends AnyEvent> = Event extends unknown
  ? Exclude<keyof Event, 'type'> extends never
    ? never
    : Event
  : never;

type Both<Union> = (Union extends unknown ? (_: Union) => void : never) extends (
  _: infer Intersection,
) => void
  ? Intersection
  : never;

type PayloadEvent = WithPayload<AnyEvent>;

/** An event that two machines know with different payloads carries both. */
type EventOf<Type extends PayloadEvent['type']> = Both<Extract<PayloadEvent, { type: Type }>>;

/** What each event with a payload needs. */
export type Samples = { [Type in PayloadEvent['type']]: readonly Sample<EventOf<Type>>[] };

const read = (path: string, preferred: Language = 'en') => parseAddress(path, preferred);

const pages = [
  { name: 'home', address: read('/') },
  { name: 'about', address: read('/about') },
  { name: 'contact, in French', address: read('/fr/contact') },
  { name: 'no page', address: read('/nowhere') },
];

const choices = [
  { name: 'nothing', analytics: false, marketing: false },
  { name: 'analytics', analytics: true, marketing: false },
  { name: 'marketing', analytics: false, marketing: true },
  { name: 'everything', analytics: true, marketing: true },
].map(({ name, ...grants }) => ({ name, preferences: { necessary: true as const, ...grants } }));

/** A Wednesday noon in Luxembourg, in ms since 1970. */
const NOON = Date.UTC(2026, 10, 18, 11);

const LATER = NOON + 2_000;

const crash = { name: 'TypeError', message: 'The page could not be drawn.' };

const conversation = (isAnswered: boolean): Conversation => ({
  messages: [
    { id: '1', role: 'assistant', content: '', timestamp: NOON },
    { id: '2', role: 'user', content: 'When is the next event?', timestamp: NOON },
    ...(isAnswered
      ? [{ id: '3', role: 'assistant' as const, content: 'On 3 December.', timestamp: LATER }]
      : []),
  ],
  draft: '',
});

/** A payload for each event that has one. A new event does not compile without its cases. */
export const samples = {
  'route.requested': [false, true].flatMap((isLoaded) =>
    pages.map(({ name, address }) => ({
      name: isLoaded ? `${name}, whose code is there` : name,
      event: { type: 'route.requested', address, isLoaded },
    })),
  ),
  'route.changed': pages.map(({ name, address }) => ({
    name,
    event: { type: 'route.changed', address, isHome: address.page === 'home', page: address.page },
  })),
  'picture.seen': [{ name: 'the second', event: { type: 'picture.seen', picture: 1 } }],
  'page.scrolled': [
    { name: 'to the top', event: { type: 'page.scrolled', y: 0 } },
    { name: 'down', event: { type: 'page.scrolled', y: 600 } },
  ],
  'page.viewed': [{ name: 'about', event: { type: 'page.viewed', path: '/about' } }],
  'page.crashed': [{ name: 'an error of a view', event: { type: 'page.crashed', error: crash } }],
  'view.crashed': [{ name: 'an error of a view', event: { type: 'view.crashed', error: crash } }],
  'pointer.moved': [
    { name: 'to the top', event: { type: 'pointer.moved', y: 10 } },
    { name: 'between', event: { type: 'pointer.moved', y: 100 } },
    { name: 'away', event: { type: 'pointer.moved', y: 200 } },
  ],
  'language.chosen': [
    { name: 'French', event: { type: 'language.chosen', language: 'fr' } },
    { name: 'German', event: { type: 'language.chosen', language: 'de' } },
    { name: 'English', event: { type: 'language.chosen', language: 'en' } },
  ],
  'language.shown': [
    { name: 'French', event: { type: 'language.shown', language: 'fr' } },
    { name: 'English', event: { type: 'language.shown', language: 'en' } },
  ],
  'link.followed': [
    {
      name: 'a division',
      event: { type: 'link.followed', click: { name: 'division_card_click', label: 'Ventures' } },
    },
    {
      name: 'a service',
      event: { type: 'link.followed', click: { name: 'service_card_click', label: 'Branding' } },
    },
    {
      name: 'a related page',
      event: {
        type: 'link.followed',
        click: { name: 'related_link_click', label: '/about -> /contact' },
      },
    },
  ],
  'dropdown.opened': [
    { name: 'Services', event: { type: 'dropdown.opened', id: 'servicesDropdown' } },
    { name: 'About', event: { type: 'dropdown.opened', id: 'aboutDropdown' } },
  ],
  'wave.point': [
    { name: 'the first bar', event: { type: 'wave.point', crest: 0 } },
    { name: 'the last bar', event: { type: 'wave.point', crest: 22 } },
  ],
  'wave.turn': [{ name: 'the fifth bar', event: { type: 'wave.turn', crest: 4 } }],
  'name.type': [
    { name: 'a name', event: { type: 'name.type', name: 'Lumen & Söhne' } },
    { name: 'spaces', event: { type: 'name.type', name: '  ' } },
  ],
  'embed.open': [
    { name: 'a film', event: { type: 'embed.open', id: 'sintel' } },
    { name: 'the map', event: { type: 'embed.open', id: 'officeMap' } },
  ],
  'consent.toggle': [
    { name: 'analytics', event: { type: 'consent.toggle', category: 'analytics' } },
    { name: 'marketing', event: { type: 'consent.toggle', category: 'marketing' } },
    { name: 'necessary', event: { type: 'consent.toggle', category: 'necessary' } },
  ],
  'consent.changed': choices.map(({ name, preferences }) => ({
    name,
    event: { type: 'consent.changed', preferences },
  })),
  'consent.changedElsewhere': [...choices, { name: 'no choice', preferences: null }].map(
    ({ name, preferences }) => ({
      name,
      event: { type: 'consent.changedElsewhere', preferences },
    }),
  ),
  'form.edit': [
    { name: 'e-mail', event: { type: 'form.edit', name: 'email', value: 'ada@example.org' } },
    { name: 'name', event: { type: 'form.edit', name: 'name', value: 'Ada Weber' } },
    { name: 'message', event: { type: 'form.edit', name: 'message', value: 'Please call me.' } },
    { name: 'empty', event: { type: 'form.edit', name: 'email', value: '' } },
    {
      name: 'a bot',
      event: { type: 'form.edit', name: 'reference', value: 'https://spam.example' },
    },
  ],
  'form.restore': [
    {
      name: 'a draft',
      event: { type: 'form.restore', values: { name: 'Ada Weber', email: 'ada@example.org' } },
    },
  ],
  'form.submit': [
    { name: 'in English', event: { type: 'form.submit', language: 'en' } },
    { name: 'in French', event: { type: 'form.submit', language: 'fr' } },
  ],
  'chat.type': [
    { name: 'a question', event: { type: 'chat.type', text: 'Where are you?' } },
    { name: 'a question in German', event: { type: 'chat.type', text: 'Wo sind Sie?' } },
    { name: 'too much', event: { type: 'chat.type', text: 'Where? '.repeat(80) } },
    { name: 'nothing', event: { type: 'chat.type', text: '' } },
  ],
  'chat.send': [
    { name: 'in English', event: { type: 'chat.send', language: 'en', at: NOON } },
    { name: 'in French', event: { type: 'chat.send', language: 'fr', at: NOON } },
  ],
  'chat.retry': [{ name: 'in English', event: { type: 'chat.retry', language: 'en' } }],
  'chat.clear': [{ name: 'at noon', event: { type: 'chat.clear', at: NOON } }],
  'chat.restore': [
    { name: 'with an answer', event: { type: 'chat.restore', conversation: conversation(true) } },
    { name: 'without one', event: { type: 'chat.restore', conversation: conversation(false) } },
  ],
  'log.scrolled': [
    { name: 'to the end', event: { type: 'log.scrolled', top: 300, below: 0 } },
    { name: 'up', event: { type: 'log.scrolled', top: 100, below: 200 } },
  ],
} satisfies Samples;

/** The actors that a machine can be provided with, by the ids of their invokes. */
type ActorsOf<Machine> = Machine extends { provide: (implementations: infer Given) => unknown }
  ? Given extends { actors?: infer Actors }
    ? Required<NonNullable<Actors>>
    : never
  : never;

type OutputsOf<Actors> =
  Actors extends Record<string, AnyActorLogic>
    ? { [Id in keyof Actors]: readonly { name: string; value: OutputFrom<Actors[Id]> }[] }
    : never;

type Outputs = Both<OutputsOf<ActorsOf<MachineOf<keyof SiteActors>>>>;

/** What each promise needs. */
export type Results = { [Id in keyof Outputs]: { outputs: Outputs[Id]; errors: readonly Named[] } };

const record: VersionRecord = {
  version: '1.693.5',
  build: 1_795_000_000_000,
  lastBuild: NOON,
  deployTime: '18/11/2026 12:00:00',
  environment: 'production',
};

/** Loaded code, or a delivery that arrived: nothing comes with it. */
const arrived = [{ name: 'arrived', value: undefined }];

const lost = (message: string) => [{ name: 'lost', value: { name: 'Error', message } }];

/** An output and an error for each promise. A new promise does not compile without them. */
export const results = {
  loadPage: { outputs: arrived, errors: lost('Failed to fetch the page.') },
  checkDeployment: {
    outputs: [
      { name: 'the same deployment', value: false },
      { name: 'a new deployment', value: true },
    ],
    errors: lost('Failed to fetch the document.'),
  },
  loadVersion: {
    outputs: [
      { name: 'fresh', value: { record, loadedAt: LATER } },
      { name: 'stale', value: { record, loadedAt: NOON + 60 * 60 * 1_000 } },
    ],
    errors: lost('the version file answered 404'),
  },
  generateVersion: {
    outputs: [{ name: 'a local version', value: { ...record, deployTime: null } }],
    errors: lost('No version could be made.'),
  },
  deliver: { outputs: arrived, errors: lost('the endpoint answered 503') },
  readRecord: {
    outputs: [
      { name: 'no choice', value: null },
      ...choices.map(({ name, preferences }) => ({ name, value: preferences })),
    ],
    errors: lost('The storage is denied.'),
  },
  loadCode: { outputs: arrived, errors: lost('Failed to fetch the code.') },
  loadPen: { outputs: arrived, errors: lost('Failed to fetch the code.') },
  startRecorder: { outputs: arrived, errors: lost('Failed to fetch the recorder.') },
  requestAnswer: {
    outputs: [
      { name: 'an answer', value: { text: 'We are in Strassen.', at: LATER } },
      { name: 'a long answer', value: { text: 'We are in Strassen. '.repeat(40), at: LATER } },
    ],
    errors: [
      {
        name: 'offline',
        value: { name: 'Error', reason: 'offline', message: 'Failed to fetch' },
      },
      {
        name: 'unreachable',
        value: { name: 'Error', reason: 'unreachable', message: '500 Internal Server Error' },
      },
    ],
  },
} satisfies Results;

/** Where the views of the behaviours are. All others are on every page. */
export const addresses = {
  heroRotator: '/',
  podcastPopup: '/',
  breadcrumbs: '/about',
  contactForm: '/contact',
  embed: '/podcast',
  wave: '/studio',
  nameplate: '/partnership',
} satisfies Partial<Record<keyof SiteActors, string>>;

const CHAT_TEXTS = ['draft', 'content', 'text', 'message'];

/** Whether a text is a visitor's: what stands in a form or in the network, both sides of the chat. */
export const isTyped: InspectedApp['isTyped'] = (actor, path) => {
  const [field = '', owner] = path.toReversed();
  if (actor === 'chat') return CHAT_TEXTS.includes(field);
  if (actor === 'nameplate') return field === 'name';
  if (actor !== 'contactForm' && actor !== 'newsletter') return false;
  // An endpoint may answer with what it was sent.
  return owner === 'values' || field === 'value' || field === 'message';
};
