import { type ActorRefFrom, assertEvent, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import { analyticsMachine, type Click } from './analytics.machine.ts';
import { backdropMachine } from './backdrop.machine.ts';
import { breadcrumbsMachine } from './breadcrumbs.machine.ts';
import { type ChatFact, chatMachine, type Filling } from './chat.machine.ts';
import { chatLogMachine } from './chatLog.machine.ts';
import { type ConsentFact, consentMachine } from './consent.machine.ts';
import { dotMachine } from './dot.machine.ts';
import { type DropdownId, type DropdownOpened, dropdownMachine } from './dropdown.machine.ts';
import { embedMachine } from './embed.machine.ts';
import { formMachine } from './form.machine.ts';
import { headerMachine } from './header.machine.ts';
import { heroRotatorMachine } from './heroRotator.machine.ts';
import { type LanguageInput, languageMachine } from './language.machine.ts';
import { type MenuOpened, mobileMenuMachine } from './mobileMenu.machine.ts';
import { nameplateMachine } from './nameplate.machine.ts';
import { overlayMachine } from './overlay.machine.ts';
import { type Address, type Entry, pageMachine, type RouteRequested } from './page.machine.ts';
import { podcastPopupMachine } from './podcastPopup.machine.ts';
import { port } from './port.ts';
import { versionBadgeMachine } from './versionBadge.machine.ts';

/** The page without breadcrumbs, with the rotator and the popup. */
const HOME = 'home';

/** The page of an unknown address. What was typed says nothing of the visitor. */
const NOT_FOUND = '404';

export type SiteInput = {
  /** The entry at which the visit begins. The page actor knows the current one. */
  entry: Entry;
  language: LanguageInput;
  /** In ms since 1970. */
  startedAt: number;
  /** The number of words in the headline of the home page. */
  heroWordCount: number;
  wasPodcastPopupShown: boolean;
  /** The form field that only bots fill in. */
  honeypot: string;
  /** Whether an endpoint is set for each form. */
  isContactDelivered: boolean;
  isNewsletterDelivered: boolean;
  /** Whether analytics has a vendor to load. */
  hasVendors: boolean;
  /** After how long a consent expires, in ms; null for never. */
  consentMaxAge: number | null;
};

/** What happens outside the machines. The root forwards each fact to the behaviours that need it. */
export type SiteFact =
  | RouteRequested
  /** The page is on the screen. */
  | { type: 'route.changed'; address: Address }
  /** The visitor comes to the contact page, with the topic that its address names, if any. */
  | { type: 'contact.requested'; topic: string | null }
  | { type: 'page.scrolled'; y: number }
  | { type: 'pointer.moved'; y: number }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | Filling
  | { type: 'window.freed' }
  /** The window has room for the main navigation from now on, or the menu in its place. */
  | { type: 'navigation.unfolded' }
  | { type: 'navigation.folded' }
  /** The focus has gone into a frame: the page does not hear what is pressed there. */
  | { type: 'frame.entered' }
  /** Wherever the focus is: some engines give none to a button that is pressed. */
  | { type: 'escape.pressed' }
  | { type: 'language.chosen'; language: string }
  | { type: 'link.followed'; click: Click }
  /** A part of the frame has crashed. */
  | { type: 'view.crashed'; error: unknown }
  /** The browser thinks that it is online again. */
  | { type: 'network.returned' };

export type SiteEvent = SiteFact | DropdownOpened | MenuOpened | ConsentFact | ChatFact;

const DROPDOWNS: readonly DropdownId[] = ['servicesDropdown', 'aboutDropdown'];

/** A behaviour that fails must not take its siblings with it. */
const onError = { actions: 'reportFailure' } as const;

/** A behaviour has one name: in the charts, as an actor, and in the system of the root. */
const behaviour = <const Id extends string>(id: Id) => ({ id, systemId: id, src: id, onError });

/** Forwards a fact to each of these behaviours. */
const forwardToEach = (...ids: string[]) =>
  ids.map((id) => forwardTo<SiteInput, SiteEvent, undefined, SiteEvent>(id));

const toEachThatMoves = forwardToEach('heroRotator', 'backdrop', 'dot');

/**
 * The floor plan: the site invokes every behaviour once, for the whole visit.
 *
 * It has one state on purpose. The behaviours decide in their own charts; the root decides which of
 * them receives which fact. So the visit has one clock, one event log and one snapshot.
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
    language: languageMachine,
    breadcrumbs: breadcrumbsMachine,
    versionBadge: versionBadgeMachine,
    heroRotator: heroRotatorMachine,
    podcastPopup: podcastPopupMachine,
    backdrop: backdropMachine,
    dot: dotMachine,
    embed: embedMachine,
    nameplate: nameplateMachine,
    contactForm: formMachine,
    newsletter: formMachine,
    consent: consentMachine,
    consentOverlay: overlayMachine,
    analytics: analyticsMachine,
    chat: chatMachine,
    chatLog: chatLogMachine,
    chatOverlay: overlayMachine,
  },
  actions: {
    /** All but the one that reports its opening. */
    closeDropdowns: enqueueActions(({ event, enqueue }) => {
      for (const id of DROPDOWNS) {
        // Stryker disable next-line ConditionalExpression: no other event has the id of a dropdown.
        const isSender = event.type === 'dropdown.opened' && event.id === id;
        if (!isSender) enqueue.sendTo(id, { type: 'dropdown.dismiss' });
      }
    }),
    closeMenu: sendTo('mobileMenu', { type: 'menu.close' }),
    closeChat: sendTo('chat', { type: 'chat.close' }),
    cancelPreferences: sendTo('consent', { type: 'consent.cancel' }),
    updateBreadcrumbs: sendTo('breadcrumbs', ({ event }) => {
      assertEvent(event, 'route.changed');
      return { type: 'route.changed', isHome: event.address.page === HOME };
    }),
    enterOrLeaveHome: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'route.changed');
      const type = event.address.page === HOME ? 'home.entered' : 'home.left';
      enqueue.sendTo('heroRotator', { type });
      enqueue.sendTo('podcastPopup', { type });
    }),
    countPageView: sendTo('analytics', ({ event }) => {
      assertEvent(event, 'route.changed');
      return { type: 'page.viewed', path: event.address.path };
    }),
    noteLanguage: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'route.changed');
      const { page, language } = event.address;
      if (page !== NOT_FOUND) enqueue.sendTo('language', { type: 'language.shown', language });
    }),
    requestConsentView: sendTo('consentOverlay', { type: 'overlay.request' }),
    openConsentView: sendTo('consentOverlay', { type: 'overlay.open' }),
    openChatPanel: sendTo('chatOverlay', { type: 'overlay.open' }),
    reportFailure: port,
    reportCrash: port,
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => input,
  invoke: [
    behaviour('header'),
    { ...behaviour('servicesDropdown'), input: { id: 'servicesDropdown' } },
    { ...behaviour('aboutDropdown'), input: { id: 'aboutDropdown' } },
    behaviour('mobileMenu'),
    { ...behaviour('page'), input: ({ context }) => ({ address: context.entry }) },
    { ...behaviour('language'), input: ({ context }) => context.language },
    {
      ...behaviour('breadcrumbs'),
      // Stryker disable next-line ConditionalExpression: `siteWalk.test.ts` notices, which takes too long here
      input: ({ context }) => ({ isHome: context.entry.page === HOME }),
    },
    behaviour('versionBadge'),
    { ...behaviour('heroRotator'), input: ({ context }) => ({ wordCount: context.heroWordCount }) },
    {
      ...behaviour('podcastPopup'),
      input: ({ context }) => ({ wasShown: context.wasPodcastPopupShown }),
    },
    behaviour('backdrop'),
    { ...behaviour('dot'), input: ({ context }) => ({ page: context.entry.page }) },
    behaviour('embed'),
    behaviour('nameplate'),
    {
      ...behaviour('contactForm'),
      input: ({ context }) => ({
        honeypot: context.honeypot,
        isDelivering: context.isContactDelivered,
      }),
    },
    {
      ...behaviour('newsletter'),
      input: ({ context }) => ({
        honeypot: context.honeypot,
        isDelivering: context.isNewsletterDelivered,
      }),
    },
    { ...behaviour('consent'), input: ({ context }) => ({ maxAge: context.consentMaxAge }) },
    behaviour('consentOverlay'),
    { ...behaviour('analytics'), input: ({ context }) => ({ hasVendors: context.hasVendors }) },
    { ...behaviour('chat'), input: ({ context }) => ({ startedAt: context.startedAt }) },
    behaviour('chatLog'),
    behaviour('chatOverlay'),
  ],
  on: {
    'route.requested': {
      actions: [
        // Back and Forward lead away from below a dialog.
        'cancelPreferences',
        ...forwardToEach(
          'servicesDropdown',
          'aboutDropdown',
          'mobileMenu',
          'page',
          'embed',
          'nameplate',
          'contactForm',
          'newsletter',
        ),
      ],
    },
    'route.changed': {
      actions: ['noteLanguage', 'updateBreadcrumbs', 'enterOrLeaveHome', 'countPageView'],
    },
    'contact.requested': { actions: forwardTo('contactForm') },
    'consent.changed': { actions: forwardTo('analytics') },
    'consent.missing': { actions: forwardTo('analytics') },
    'consent.due': { actions: 'requestConsentView' },
    // A layer that the visitor asks for may come late. It must not come over the one asked for next. A
    // dropdown and the menu close each other (R15.12).
    'menu.opened': { actions: ['closeDropdowns', 'cancelPreferences', 'closeChat'] },
    'preferences.opened': { actions: ['closeMenu', 'openConsentView'] },
    'chat.opened': {
      actions: [
        'closeMenu',
        'cancelPreferences',
        'openChatPanel',
        forwardTo('chatLog'),
        forwardTo('podcastPopup'),
      ],
    },
    'chat.closed': { actions: forwardTo('podcastPopup') },
    'chat.asked': { actions: forwardTo('chatLog') },
    'language.chosen': { actions: forwardTo('language') },
    'link.followed': { actions: forwardTo('analytics') },
    'page.scrolled': { actions: forwardToEach('header', 'backdrop') },
    'pointer.moved': { actions: forwardTo('breadcrumbs') },
    'motion.reduced': { actions: toEachThatMoves },
    'motion.allowed': { actions: toEachThatMoves },
    'window.filled': { actions: forwardTo('chat') },
    'window.freed': { actions: forwardTo('chat') },
    'navigation.unfolded': { actions: forwardTo('mobileMenu') },
    'navigation.folded': { actions: forwardToEach(...DROPDOWNS) },
    'frame.entered': { actions: forwardToEach(...DROPDOWNS, 'versionBadge') },
    'escape.pressed': { actions: forwardTo('versionBadge') },
    'view.crashed': { actions: 'reportCrash' },
    'network.returned': { actions: forwardTo('analytics') },
    'dropdown.opened': { actions: ['closeDropdowns', 'closeMenu'] },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
