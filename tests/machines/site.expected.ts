import type { ContextFrom } from 'xstate';
import type { Address } from '#machines/page.machine.ts';
import type { siteMachine } from '#machines/site.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

const nothing = () => undefined;

type Context = ContextFrom<typeof siteMachine>;
type Routed = { event: { address: Address } };

/** The behaviours, each with what it has to know from the start. */
const behaviours = {
  header: nothing,
  servicesDropdown: () => ({ id: 'servicesDropdown' }),
  aboutDropdown: () => ({ id: 'aboutDropdown' }),
  mobileMenu: nothing,
  page: ({ entry }: Context) => ({ address: entry }),
  language: ({ language }: Context) => language,
  breadcrumbs: ({ entry }: Context) => ({ isHome: entry.page === 'home' }),
  versionBadge: nothing,
  heroRotator: ({ heroWordCount }: Context) => ({ wordCount: heroWordCount }),
  podcastPopup: ({ wasPodcastPopupShown }: Context) => ({ wasShown: wasPodcastPopupShown }),
  backdrop: nothing,
  drawing: ({ entry }: Context) => ({ page: entry.page }),
  embed: nothing,
  wave: nothing,
  nameplate: nothing,
  contactForm: ({ honeypot, isContactDelivered }: Context) => ({
    honeypot,
    isDelivering: isContactDelivered,
  }),
  newsletter: ({ honeypot, isNewsletterDelivered }: Context) => ({
    honeypot,
    isDelivering: isNewsletterDelivered,
  }),
  consent: nothing,
  consentOverlay: nothing,
  analytics: ({ hasVendors }: Context) => ({ hasVendors }),
  chat: ({ startedAt }: Context) => ({ startedAt }),
  chatLog: nothing,
  chatOverlay: nothing,
};

const failures = Object.fromEntries(
  Object.keys(behaviours).map((id) => [
    `${id} error` as const,
    [{ requirement: 'R16.8', calls: ['reportFailure'] }],
  ]),
);
const shutOut = { requirement: 'R12.13', calls: ['reportFailure', 'shutVendorsOut'] };

/** An event that goes on to some behaviours as it is. */
const to = (type: string, ids: readonly string[], requirement = 'R17.6') => ({
  requirement,
  calls: ids.map((id) => `to ${id} ${type}`),
  given: Object.fromEntries(
    ids.map((id) => [`to ${id} ${type}`, ({ event }: { event: object }) => event]),
  ),
});

const routed = (home: 'home.entered' | 'home.left') => ({
  requirement: 'R12.2, R17.6',
  calls: [
    'to language language.shown',
    'to breadcrumbs route.changed',
    'to drawing route.changed',
    `to heroRotator ${home}`,
    `to podcastPopup ${home}`,
    'to analytics page.viewed',
  ],
  given: {
    'to language language.shown': ({ event: { address } }: Routed) => ({
      type: 'language.shown',
      language: address.language,
    }),
    'to breadcrumbs route.changed': () => ({
      type: 'route.changed',
      isHome: home === 'home.entered',
    }),
    'to drawing route.changed': ({ event: { address } }: Routed) => ({
      type: 'route.changed',
      page: address.page,
    }),
    'to analytics page.viewed': ({ event: { address } }: Routed) => ({
      type: 'page.viewed',
      path: address.path,
    }),
  },
});

export const siteExpected: Expected<typeof siteMachine> = {
  start: [{}],
  states: { '': { requirement: 'R17.4, R17.6', actors: behaviours } },
  events: {
    'route.requested': [
      to('route.requested', [
        'servicesDropdown',
        'aboutDropdown',
        'mobileMenu',
        'page',
        'embed',
        'wave',
        'nameplate',
        'contactForm',
        'newsletter',
      ]),
    ],
    'route.changed': [
      {
        when: ({ event }) => event.address.page === 'home',
        ...routed('home.entered'),
      },
      routed('home.left'),
    ],
    'contact.requested': [to('contact.requested', ['contactForm'], 'R9.16, R17.6')],
    'consent.changed': [to('consent.changed', ['analytics'], 'R12.6')],
    'consent.missing': [to('consent.missing', ['analytics'], 'R12.9')],
    'consent.due': [{ requirement: 'R16.5', calls: ['to consentOverlay overlay.request'] }],
    'menu.opened': [
      {
        requirement: 'R15.12',
        calls: [
          'to servicesDropdown dropdown.dismiss',
          'to aboutDropdown dropdown.dismiss',
          'to consent consent.cancel',
          'to chat chat.close',
        ],
      },
    ],
    'dropdown.opened': [
      {
        requirement: 'R3.3, R15.12',
        when: ({ event }) => event.id === 'servicesDropdown',
        calls: ['to aboutDropdown dropdown.dismiss', 'to mobileMenu menu.close'],
      },
      {
        requirement: 'R3.3, R15.12',
        calls: ['to servicesDropdown dropdown.dismiss', 'to mobileMenu menu.close'],
      },
    ],
    'preferences.opened': [
      {
        requirement: 'R15.12, R16.5',
        calls: ['to mobileMenu menu.close', 'to consentOverlay overlay.open'],
      },
    ],
    'chat.opened': [
      {
        requirement: 'R7.3, R10.19, R15.12, R16.5',
        calls: [
          'to mobileMenu menu.close',
          'to consent consent.cancel',
          'to chatOverlay overlay.open',
          'to chatLog chat.opened',
          'to podcastPopup chat.opened',
        ],
      },
    ],
    'chat.closed': [to('chat.closed', ['podcastPopup'], 'R7.3')],
    'chat.asked': [to('chat.asked', ['chatLog'], 'R10.19')],
    'language.chosen': [to('language.chosen', ['language'])],
    'link.followed': [to('link.followed', ['analytics'])],
    'page.scrolled': [to('page.scrolled', ['header'])],
    'pointer.moved': [to('pointer.moved', ['breadcrumbs'])],
    'device.spared': [to('device.spared', ['drawing'], 'R6.10')],
    'motion.reduced': [to('motion.reduced', ['heroRotator', 'backdrop', 'drawing', 'wave'])],
    'motion.allowed': [to('motion.allowed', ['heroRotator', 'backdrop', 'drawing', 'wave'])],
    'word.turned': [to('word.turned', ['drawing'], 'R6.16')],
    'tab.shown': [to('tab.shown', ['backdrop', 'drawing'])],
    'tab.hidden': [to('tab.hidden', ['backdrop', 'drawing'])],
    'view.crashed': [{ requirement: 'R16.10', calls: ['reportCrash'] }],
    ...failures,
    'consent error': [shutOut],
    'analytics error': [shutOut],
  },
};
