import type { Expected } from '@interpunct/model-kit';
import type { AnyStateMachine } from 'xstate';
import type { Address } from '#machines/page.machine.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { type Ports, reported } from './kit/ports.ts';

type Routed = { event: { address: Address } };

const machines = Object.entries(
  siteMachine.implementations.actors as Record<string, AnyStateMachine>,
);

const facts = siteMachine.events.filter((type) => !type.startsWith('xstate.'));

const failures = Object.fromEntries(
  machines.map(([id]) => [
    `${id} error` as const,
    [{ requirement: 'R16.8', calls: ['reportFailure'] }],
  ]),
);

/** A fact that goes on as it is to every behaviour whose chart has an answer to it. */
const toAll = (type: string, requirement = 'R17.6', unlike?: string) => {
  const ids = machines.filter(([id, { events }]) => events.includes(type) && id !== unlike);
  const calls = ids.map(([id]) => `to ${id} ${type}` as const);
  return {
    requirement,
    calls,
    given: Object.fromEntries(calls.map((call) => [call, ({ event }: { event: object }) => event])),
  };
};

/** `language` is what a page of the site tells, and the 404 page does not. */
const routed = (
  home: 'home.entered' | 'home.left',
  language: 'to language language.shown' | null = 'to language language.shown',
) => ({
  requirement: 'R4.4, R12.2, R17.6',
  calls: [
    ...(language ? [language] : []),
    'to breadcrumbs route.changed',
    `to heroRotator ${home}`,
    `to podcastPopup ${home}`,
    'to analytics page.viewed',
  ] as const,
  given: {
    ...(language && {
      [language]: ({ event: { address } }: Routed) => ({
        type: 'language.shown',
        language: address.language,
      }),
    }),
    'to breadcrumbs route.changed': () => ({
      type: 'route.changed',
      isHome: home === 'home.entered',
    }),
    'to analytics page.viewed': ({ event: { address } }: Routed) => ({
      type: 'page.viewed',
      path: address.path,
    }),
  },
});

export const expected: Expected<typeof siteMachine> = {
  start: [{ context: ({ event }) => event.input }],
  events: {
    ...Object.fromEntries(facts.map((type) => [type, [toAll(type)]])),
    'route.changed': [
      {
        when: ({ event }) => event.address.page === 'home',
        ...routed('home.entered'),
      },
      { when: ({ event }) => event.address.page === '404', ...routed('home.left', null) },
      routed('home.left'),
    ],
    'contact.requested': [toAll('contact.requested', 'R17.6', 'newsletter')],
    'consent.changed': [toAll('consent.changed', 'R12.6')],
    'consent.missing': [toAll('consent.missing')],
    'consent.due': [{ requirement: 'R16.5', calls: ['to consentOverlay overlay.request'] }],
    'menu.opened': [
      {
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
        requirement: 'R3.3',
        when: ({ event }) => event.id === 'servicesDropdown',
        calls: ['to aboutDropdown dropdown.dismiss', 'to mobileMenu menu.close'],
      },
      {
        requirement: 'R3.3',
        calls: ['to servicesDropdown dropdown.dismiss', 'to mobileMenu menu.close'],
      },
    ],
    // Back and Forward lead away from below the dialog.
    'route.requested': [
      {
        ...toAll('route.requested', 'R11.6, R17.6'),
        calls: ['to consent consent.cancel', ...toAll('route.requested').calls],
      },
    ],
    'preferences.opened': [
      {
        requirement: 'R16.5',
        calls: ['to mobileMenu menu.close', 'to consentOverlay overlay.open'],
      },
    ],
    'chat.opened': [
      {
        requirement: 'R7.3, R10.19, R16.5',
        calls: [
          'to mobileMenu menu.close',
          'to consent consent.cancel',
          'to chatOverlay overlay.open',
          'to chatLog chat.opened',
          'to podcastPopup chat.opened',
        ],
      },
    ],
    'chat.closed': [toAll('chat.closed', 'R7.3')],
    'chat.asked': [toAll('chat.asked', 'R10.19')],
    'network.returned': [toAll('network.returned', 'R12.13')],
    'view.crashed': [{ requirement: 'R16.10', calls: ['reportCrash'] }],
    ...failures,
  },
};

export const ports: Ports = {
  reportFailure: [reported('A behaviour of the site failed.')],
  reportCrash: [reported('A part of the page failed.')],
};

export default 'It forwards facts to the others.';
