import { type AnyActorLogic, fromPromise, StateMachine } from 'xstate';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { backdropMachine } from '#machines/backdrop.machine.ts';
import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { type ChatMessage, chatMachine } from '#machines/chat.machine.ts';
import { chatLogMachine } from '#machines/chatLog.machine.ts';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { drawingMachine } from '#machines/drawing.machine.ts';
import { dropdownMachine } from '#machines/dropdown.machine.ts';
import { embedMachine } from '#machines/embed.machine.ts';
import { formMachine } from '#machines/form.machine.ts';
import { headerMachine } from '#machines/header.machine.ts';
import { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import { languageMachine } from '#machines/language.machine.ts';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { nameplateMachine } from '#machines/nameplate.machine.ts';
import { overlayMachine } from '#machines/overlay.machine.ts';
import { type Address, pageMachine } from '#machines/page.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { port } from '#machines/port.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { startMachine } from '#machines/start.machine.ts';
import { type VersionRecord, versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import { waveMachine } from '#machines/wave.machine.ts';
import { modelOf } from './modelKit.ts';

const lost = { reason: 'lost' };

const at = (page: string): Address => ({ page, language: 'en', prefix: '', path: `/${page}` });

const choice = (analytics: boolean, marketing: boolean): Preferences => ({
  necessary: true,
  analytics,
  marketing,
});

const message = (role: ChatMessage['role']): ChatMessage => ({
  id: '1',
  role,
  content: 'Hello',
  timestamp: 1,
});

const record: VersionRecord = {
  version: '1',
  build: 1,
  lastBuild: 1,
  deployTime: '',
  environment: '',
};

/** The floor plan with ports in place of its behaviours. */
const floorPlan = siteMachine.provide({
  actors: Object.fromEntries(
    Object.entries(siteMachine.implementations.actors as Record<string, AnyActorLogic>)
      .filter(([, logic]) => logic instanceof StateMachine)
      .map(([id]) => [id, fromPromise(port)]),
  ) as never,
});

const BEHAVIOURS = Object.keys(floorPlan.implementations.actors).length;

const fails = { errors: [lost] } as const;

/** The cases of every machine. The compiler asks for each event and for each actor that is invoked. */
export const models = [
  modelOf(analyticsMachine, {
    inputs: [{ hasVendors: true }, { hasVendors: false }],
    events: {
      'consent.changed': [
        { preferences: { analytics: true, marketing: false } },
        { preferences: { analytics: false, marketing: false } },
      ],
      'consent.missing': [{}],
      'page.viewed': [{ path: '/' }],
      'link.followed': [{ click: { name: 'related_link_click', label: '/ -> /contact' } }],
    },
    results: { startRecorder: { outputs: [undefined], errors: [lost] } },
  }),
  modelOf(backdropMachine, {
    inputs: [undefined],
    events: {
      'motion.reduced': [{}],
      'motion.allowed': [{}],
      'tab.shown': [{}],
      'tab.hidden': [{}],
    },
    results: {},
  }),
  modelOf(breadcrumbsMachine, {
    inputs: [{ isHome: true }, { isHome: false }],
    events: {
      'route.changed': [{ isHome: true }, { isHome: false }],
      'pointer.moved': [{ y: 10 }, { y: 100 }, { y: 200 }],
      'breadcrumbs.focused': [{}],
      'breadcrumbs.blurred': [{}],
    },
    results: {},
  }),
  modelOf(chatMachine, {
    inputs: [{ startedAt: 1 }],
    events: {
      'chat.toggle': [{}],
      'chat.close': [{}],
      'chat.type': [{ text: 'Hello' }],
      'chat.send': [{ language: 'en', at: 2 }],
      'chat.retry': [{ language: 'fr' }],
      'chat.clear': [{ at: 3 }],
      'chat.restore': [
        { conversation: { messages: [message('user')], draft: '' } },
        { conversation: { messages: [message('assistant')], draft: '' } },
      ],
    },
    results: {
      requestAnswer: { outputs: [{ text: 'Hi', at: 4 }], errors: [lost] },
    },
    isFarEnough: ({ snapshot }) => snapshot.context.messages.length > 2,
  }),
  modelOf(chatLogMachine, {
    inputs: [undefined],
    events: {
      'log.scrolled': [
        { top: 300, below: 0 },
        { top: 200, below: 100 },
        { top: 100, below: 200 },
      ],
      'chat.opened': [{}],
      'chat.asked': [{}],
    },
    results: {},
  }),
  modelOf(consentMachine, {
    inputs: [undefined],
    events: {
      'consent.acceptAll': [{}],
      'consent.acceptNecessary': [{}],
      'consent.customize': [{}],
      'consent.toggle': [
        { category: 'necessary' },
        { category: 'analytics' },
        { category: 'marketing' },
      ],
      'consent.save': [{}],
      'consent.cancel': [{}],
      'consent.changedElsewhere': [
        { preferences: null },
        { preferences: choice(true, false) },
        { preferences: choice(false, false) },
      ],
    },
    results: { readRecord: { outputs: [null, choice(true, false)], errors: [lost] } },
  }),
  modelOf(drawingMachine, {
    inputs: [{ page: 'home' }],
    events: {
      'device.spared': [{}],
      'motion.reduced': [{}],
      'motion.allowed': [{}],
      'tab.shown': [{}],
      'tab.hidden': [{}],
      'route.changed': [{ page: 'home' }, { page: 'about' }],
      'picture.seen': [{ picture: 1 }],
      'picture.changed': [{}],
      'word.turned': [{}],
    },
    results: { loadPen: { outputs: [undefined], errors: [lost] } },
  }),
  modelOf(dropdownMachine, {
    inputs: [{ id: 'servicesDropdown' }],
    events: { 'dropdown.open': [{}], 'dropdown.dismiss': [{}], 'route.requested': [{}] },
    results: {},
  }),
  modelOf(embedMachine, {
    inputs: [undefined],
    events: { 'embed.open': [{ id: 'film' }, { id: 'map' }], 'route.requested': [{}] },
    results: {},
  }),
  modelOf(nameplateMachine, {
    inputs: [undefined],
    events: { 'name.type': [{ name: 'Ada' }, { name: ' ' }], 'route.requested': [{}] },
    results: {},
  }),
  modelOf(waveMachine, {
    inputs: [undefined],
    events: {
      'wave.point': [{ crest: 3 }, { crest: 4 }],
      'wave.leave': [{}],
      'wave.turn': [{ crest: 5 }],
      'motion.reduced': [{}],
      'motion.allowed': [{}],
      'route.requested': [{}],
    },
    results: {},
  }),
  modelOf(formMachine, {
    inputs: [
      { isDelivering: true, honeypot: 'reference' },
      { isDelivering: false, honeypot: 'reference' },
    ],
    events: {
      'form.edit': [
        { name: 'name', value: 'Ada' },
        { name: 'reference', value: 'spam' },
      ],
      'form.restore': [{ values: { name: 'Grace', email: 'ada@example.org' } }],
      'form.submit': [{ language: 'en' }],
      'form.seen': [{}],
      'route.requested': [{}],
    },
    results: { deliver: { outputs: [undefined], errors: [lost] } },
  }),
  modelOf(headerMachine, {
    inputs: [undefined],
    events: { 'page.scrolled': [{ y: 60 }, { y: 0 }] },
    results: {},
  }),
  modelOf(heroRotatorMachine, {
    inputs: [{ wordCount: 3 }],
    events: {
      'home.entered': [{}],
      'home.left': [{}],
      'motion.reduced': [{}],
      'motion.allowed': [{}],
      'rotator.pause': [{}],
      'rotator.play': [{}],
    },
    results: {},
  }),
  modelOf(languageMachine, {
    inputs: [
      { preferred: 'en', isStored: false },
      { preferred: 'en', isStored: true },
    ],
    events: {
      'language.shown': [{ language: 'fr' }],
      'language.chosen': [{ language: 'de' }],
    },
    results: {},
  }),
  modelOf(mobileMenuMachine, {
    inputs: [undefined],
    events: { 'menu.open': [{}], 'menu.close': [{}], 'route.requested': [{}] },
    results: {},
  }),
  modelOf(overlayMachine, {
    inputs: [undefined],
    events: { 'overlay.request': [{}], 'overlay.retry': [{}] },
    results: { loadCode: { outputs: [undefined], errors: [lost] } },
  }),
  modelOf(pageMachine, {
    inputs: [{ address: at('home') }],
    events: {
      'route.requested': [
        { address: at('about'), isLoaded: true },
        { address: at('contact'), isLoaded: false },
      ],
      'page.retry': [{}],
      'page.crashed': [{ error: lost }],
    },
    results: {
      loadPage: { outputs: [undefined], errors: [lost] },
      checkDeployment: { outputs: [true, false], errors: [lost] },
    },
  }),
  modelOf(podcastPopupMachine, {
    inputs: [{ wasShown: false }, { wasShown: true }],
    events: {
      'chat.opened': [{}],
      'chat.closed': [{}],
      'home.entered': [{}],
      'home.left': [{}],
      'popup.dismiss': [{}],
    },
    results: {},
  }),
  modelOf(floorPlan, {
    inputs: [
      {
        entry: at('home'),
        language: { preferred: 'en', isStored: false },
        startedAt: 1,
        heroWordCount: 3,
        wasPodcastPopupShown: false,
        honeypot: 'reference',
        isContactDelivered: true,
        isNewsletterDelivered: false,
        hasVendors: true,
      },
    ],
    events: {
      'route.requested': [{ address: at('about'), isLoaded: true }],
      'route.changed': [{ address: at('about') }, { address: at('home') }],
      'page.scrolled': [{ y: 60 }],
      'pointer.moved': [{ y: 10 }],
      'motion.reduced': [{}],
      'motion.allowed': [{}],
      'language.chosen': [{ language: 'fr' }],
      'link.followed': [{ click: { name: 'related_link_click', label: '/ -> /contact' } }],
      'view.crashed': [{ error: lost }],
      'tab.shown': [{}],
      'tab.hidden': [{}],
      'dropdown.opened': [{ id: 'servicesDropdown' }, { id: 'aboutDropdown' }],
      'consent.changed': [{ preferences: choice(true, false) }],
      'consent.missing': [{}],
      'device.spared': [{}],
      'word.turned': [{}],
      'consent.due': [{}],
      'chat.opened': [{}],
      'chat.closed': [{}],
      'chat.asked': [{}],
      'menu.opened': [{}],
      'preferences.opened': [{}],
    },
    results: {
      header: fails,
      servicesDropdown: fails,
      aboutDropdown: fails,
      mobileMenu: fails,
      page: fails,
      language: fails,
      breadcrumbs: fails,
      versionBadge: fails,
      heroRotator: fails,
      podcastPopup: fails,
      backdrop: fails,
      drawing: fails,
      embed: fails,
      wave: fails,
      nameplate: fails,
      contactForm: fails,
      newsletter: fails,
      consent: fails,
      consentOverlay: fails,
      analytics: fails,
      chat: fails,
      chatLog: fails,
      chatOverlay: fails,
    },
    // A behaviour that has failed stays so, and the others go on.
    isFarEnough: ({ running }) => running.length < BEHAVIOURS,
  }),
  modelOf(startMachine, {
    inputs: [undefined],
    events: { 'visitor.acted': [{}] },
    results: {
      loadEntry: { outputs: [undefined], errors: [lost] },
      hydrate: { outputs: [undefined], errors: [lost] },
      begin: { outputs: [undefined], errors: [lost] },
      watchVisitor: { errors: [lost] },
    },
  }),
  modelOf(versionBadgeMachine, {
    inputs: [undefined],
    events: { 'version.toggle': [{}], 'version.dismiss': [{}] },
    results: {
      loadVersion: {
        outputs: [
          { record, loadedAt: 2 },
          { record, loadedAt: 9e9 },
        ],
        errors: [lost],
      },
      generateVersion: { outputs: [{ ...record, deployTime: null }], errors: [lost] },
    },
  }),
];
