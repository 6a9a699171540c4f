import { type ActorRefFrom, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import { analyticsMachine, type Click } from './analytics.machine.ts';
import { backdropMachine } from './backdrop.machine.ts';
import { breadcrumbsMachine } from './breadcrumbs.machine.ts';
import { chatMachine } from './chat.machine.ts';
import { type ConsentFact, consentMachine } from './consent.machine.ts';
import { type DropdownId, type DropdownOpened, dropdownMachine } from './dropdown.machine.ts';
import { embedMachine } from './embed.machine.ts';
import { formMachine } from './form.machine.ts';
import { headerMachine } from './header.machine.ts';
import { heroRotatorMachine } from './heroRotator.machine.ts';
import { mobileMenuMachine } from './mobileMenu.machine.ts';
import { overlayMachine } from './overlay.machine.ts';
import { type Address, pageMachine } from './page.machine.ts';
import { podcastPopupMachine } from './podcastPopup.machine.ts';
import { versionBadgeMachine } from './versionBadge.machine.ts';

/** The page that breadcrumbs leave out and that has the rotator and the popup. */
const HOME = 'home';

export type SiteInput = {
  /** Where the visit begins. Where it has come to, the page actor knows. */
  entry: Address;
  /** How many words the headline of the home page turns through. */
  heroWordCount: number;
  wasPodcastPopupShown: boolean;
  /** The form field that only bots fill in. */
  honeypot: string;
  /** Wall clock, in ms since 1970. */
  now: () => number;
  /** Whether an endpoint is set for each form. */
  isContactDelivered: boolean;
  isNewsletterDelivered: boolean;
};

/** What happened in the world outside: the site is told, and tells whom it concerns. */
export type SiteFact =
  /** The address has changed; the page may still have to be loaded. */
  | { type: 'route.requested'; address: Address }
  /** The page is on the screen. */
  | { type: 'route.changed'; address: Address }
  | { type: 'page.scrolled'; y: number }
  | { type: 'pointer.moved'; y: number }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'link.followed'; click: Click }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' };

export type SiteEvent = SiteFact | DropdownOpened | ConsentFact;

const DROPDOWNS: readonly DropdownId[] = ['servicesDropdown', 'aboutDropdown'];

/**
 * The floor plan: every behaviour of the site, invoked once for the whole visit.
 *
 * One state on purpose. What the behaviours do is in their own charts; what is here is who hears
 * of what. So there is one clock, one event log and one snapshot of everything that can happen.
 * Every invoke has its `onError`: a behaviour that fails must not take its siblings with it.
 */
export const siteMachine = setup({
  types: {
    input: {} as SiteInput,
    context: {} as SiteInput,
    events: {} as SiteEvent,
  },
  actors: {
    header: headerMachine,
    servicesDropdown: dropdownMachine,
    aboutDropdown: dropdownMachine,
    mobileMenu: mobileMenuMachine,
    page: pageMachine,
    breadcrumbs: breadcrumbsMachine,
    versionBadge: versionBadgeMachine,
    heroRotator: heroRotatorMachine,
    podcastPopup: podcastPopupMachine,
    backdrop: backdropMachine,
    embed: embedMachine,
    contactForm: formMachine,
    newsletter: formMachine,
    consent: consentMachine,
    consentOverlay: overlayMachine,
    analytics: analyticsMachine,
    chat: chatMachine,
    chatOverlay: overlayMachine,
  },
  actions: {
    closeOtherDropdowns: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'dropdown.opened') return;
      for (const id of DROPDOWNS) {
        if (id !== event.id) enqueue.sendTo(id, { type: 'dropdown.dismiss' });
      }
    }),
    tellBreadcrumbs: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'route.changed') return;
      enqueue.sendTo('breadcrumbs', {
        type: 'route.changed',
        isHome: event.address.page === HOME,
      });
    }),
    tellHome: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'route.changed') return;
      const type = event.address.page === HOME ? 'home.entered' : 'home.left';
      enqueue.sendTo('heroRotator', { type });
      enqueue.sendTo('podcastPopup', { type });
    }),
    tellAnalytics: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'route.changed') return;
      const { prefix, path } = event.address;
      enqueue.sendTo('analytics', {
        type: 'page.viewed',
        page: path.slice(prefix.length),
        path,
      });
    }),
    /** Port: one line for whoever looks after the site. The event carries the error. */
    reportFailure: () => {},
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => input,
  invoke: [
    { id: 'header', src: 'header', onError: { actions: 'reportFailure' } },
    {
      id: 'servicesDropdown',
      src: 'servicesDropdown',
      input: { id: 'servicesDropdown' },
      onError: { actions: 'reportFailure' },
    },
    {
      id: 'aboutDropdown',
      src: 'aboutDropdown',
      input: { id: 'aboutDropdown' },
      onError: { actions: 'reportFailure' },
    },
    { id: 'mobileMenu', src: 'mobileMenu', onError: { actions: 'reportFailure' } },
    {
      id: 'page',
      src: 'page',
      input: ({ context }) => ({ address: context.entry }),
      onError: { actions: 'reportFailure' },
    },
    {
      id: 'breadcrumbs',
      src: 'breadcrumbs',
      input: ({ context }) => ({ isHome: context.entry.page === HOME }),
      onError: { actions: 'reportFailure' },
    },
    { id: 'versionBadge', src: 'versionBadge', onError: { actions: 'reportFailure' } },
    {
      id: 'heroRotator',
      src: 'heroRotator',
      input: ({ context }) => ({ wordCount: context.heroWordCount }),
      onError: { actions: 'reportFailure' },
    },
    {
      id: 'podcastPopup',
      src: 'podcastPopup',
      input: ({ context }) => ({ wasShown: context.wasPodcastPopupShown }),
      onError: { actions: 'reportFailure' },
    },
    { id: 'backdrop', src: 'backdrop', onError: { actions: 'reportFailure' } },
    { id: 'embed', src: 'embed', onError: { actions: 'reportFailure' } },
    {
      id: 'contactForm',
      src: 'contactForm',
      input: ({ context }) => ({
        honeypot: context.honeypot,
        isDelivering: context.isContactDelivered,
      }),
      onError: { actions: 'reportFailure' },
    },
    {
      id: 'newsletter',
      src: 'newsletter',
      input: ({ context }) => ({
        honeypot: context.honeypot,
        isDelivering: context.isNewsletterDelivered,
      }),
      onError: { actions: 'reportFailure' },
    },
    { id: 'consent', src: 'consent', onError: { actions: 'reportFailure' } },
    { id: 'consentOverlay', src: 'consentOverlay', onError: { actions: 'reportFailure' } },
    { id: 'analytics', src: 'analytics', onError: { actions: 'reportFailure' } },
    {
      id: 'chat',
      src: 'chat',
      input: ({ context }) => ({ now: context.now }),
      onError: { actions: 'reportFailure' },
    },
    { id: 'chatOverlay', src: 'chatOverlay', onError: { actions: 'reportFailure' } },
  ],
  on: {
    'route.requested': {
      actions: [
        forwardTo('servicesDropdown'),
        forwardTo('aboutDropdown'),
        forwardTo('mobileMenu'),
        forwardTo('page'),
        forwardTo('embed'),
        forwardTo('contactForm'),
        forwardTo('newsletter'),
      ],
    },
    'route.changed': { actions: ['tellBreadcrumbs', 'tellHome', 'tellAnalytics'] },
    'consent.changed': { actions: forwardTo('analytics') },
    'consent.asked': { actions: sendTo('consentOverlay', { type: 'overlay.request' }) },
    'link.followed': { actions: forwardTo('analytics') },
    'page.scrolled': { actions: forwardTo('header') },
    'pointer.moved': { actions: forwardTo('breadcrumbs') },
    'motion.reduced': { actions: [forwardTo('heroRotator'), forwardTo('backdrop')] },
    'motion.allowed': { actions: [forwardTo('heroRotator'), forwardTo('backdrop')] },
    'tab.shown': { actions: forwardTo('backdrop') },
    'tab.hidden': { actions: forwardTo('backdrop') },
    'dropdown.opened': { actions: 'closeOtherDropdowns' },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
