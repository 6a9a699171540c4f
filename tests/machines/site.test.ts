import { expect, it, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { drawingMachine } from '#machines/drawing.machine.ts';
import { overlayMachine } from '#machines/overlay.machine.ts';
import type { Entry } from '#machines/page.machine.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { settle, startJourney } from './journey.ts';
import { withSilentPorts } from './ports.ts';

const at = (page: string): Entry => ({
  page,
  language: 'en',
  prefix: '',
  path: `/${page}`,
  key: page,
});

const input = {
  entry: at('about'),
  heroWordCount: 4,
  wasPodcastPopupShown: false,
  startedAt: 7,
  language: { preferred: 'en', isStored: false },
  honeypot: 'reference',
  isContactDelivered: true,
  isNewsletterDelivered: false,
  hasVendors: true,
};

function startFloorPlan(machine: typeof siteMachine = siteMachine) {
  const journey = startJourney(machine, { input });
  const actors = actorsOf(journey.actor);
  return {
    ...journey,
    actors,
    stateOf: (id: keyof SiteActors) => activeLeaves(actors[id].getSnapshot().value).join(' '),
  };
}

/** The machine of each behaviour, by the name of the behaviour. */
const BEHAVIOURS: { [Id in keyof SiteActors]: string } = {
  header: 'header',
  servicesDropdown: 'dropdown',
  aboutDropdown: 'dropdown',
  mobileMenu: 'mobileMenu',
  page: 'page',
  language: 'language',
  breadcrumbs: 'breadcrumbs',
  versionBadge: 'versionBadge',
  heroRotator: 'heroRotator',
  podcastPopup: 'podcastPopup',
  analytics: 'analytics',
  backdrop: 'backdrop',
  drawing: 'drawing',
  embed: 'embed',
  wave: 'wave',
  nameplate: 'nameplate',
  chat: 'chat',
  chatLog: 'chatLog',
  chatOverlay: 'overlay',
  consent: 'consent',
  consentOverlay: 'overlay',
  contactForm: 'form',
  newsletter: 'form',
};

const ids = Object.keys(BEHAVIOURS) as (keyof SiteActors)[];

/** The consent of a visitor who has not chosen. */
const withoutRecord = consentMachine.provide({
  actors: { readRecord: fromPromise<Preferences | null>(async () => null) },
});

it('R17.4 invokes every behaviour under its public name', () => {
  const { actors } = startFloorPlan();
  const machines = Object.entries(actors).map(([id, actor]) => [
    id,
    actor.getSnapshot().machine.id,
  ]);
  expect(Object.fromEntries(machines)).toEqual(BEHAVIOURS);
  // The site provides each of them under its own name.
  expect(Object.values(actors).map(({ src }) => src)).toEqual(Object.keys(actors));
});

it('R17.4, R17.6 gives each behaviour what it has to know from the start', () => {
  const { actors } = startFloorPlan();
  const contexts = Object.entries(actors).map(([id, actor]) => [id, actor.getSnapshot().context]);
  expect(Object.fromEntries(contexts)).toMatchObject({
    servicesDropdown: { id: 'servicesDropdown' },
    aboutDropdown: { id: 'aboutDropdown' },
    page: { shown: at('about') },
    language: { preferred: 'en', isStored: false },
    breadcrumbs: { isHome: false },
    heroRotator: { wordCount: 4 },
    podcastPopup: { wasShown: false },
    contactForm: { honeypot: 'reference', isDelivering: true },
    newsletter: { honeypot: 'reference', isDelivering: false },
    analytics: { hasVendors: true },
    chat: { messages: [{ timestamp: 7 }] },
  });
});

it('R5.2 starts a visit of the home page without breadcrumbs', () => {
  const { actor } = startJourney(siteMachine, { input: { ...input, entry: at('home') } });
  expect(actorsOf(actor).breadcrumbs.getSnapshot().value).toBe('absent');
});

it('R3.3 keeps one dropdown open at a time', () => {
  const { actors, stateOf } = startFloorPlan();
  actors.servicesDropdown.send({ type: 'dropdown.open' });
  expect([stateOf('servicesDropdown'), stateOf('aboutDropdown')]).toEqual(['open', 'closed']);
  actors.aboutDropdown.send({ type: 'dropdown.open' });
  expect([stateOf('servicesDropdown'), stateOf('aboutDropdown')]).toEqual(['closed', 'open']);
});

it('R15.12 keeps either a dropdown or the menu open', () => {
  const { actors, stateOf } = startFloorPlan();
  const see = () => [stateOf('servicesDropdown'), stateOf('aboutDropdown'), stateOf('mobileMenu')];
  for (const [id, states] of [
    ['servicesDropdown', ['open', 'closed', 'closed']],
    ['aboutDropdown', ['closed', 'open', 'closed']],
  ] as const) {
    actors[id].send({ type: 'dropdown.open' });
    expect(see()).toEqual(states);
    actors.mobileMenu.send({ type: 'menu.open' });
    expect(see()).toEqual(['closed', 'closed', 'open']);
  }
});

it('R3.4, R3.5 closes the menus when a route is requested', () => {
  const { actor, actors, stateOf } = startFloorPlan();
  actors.mobileMenu.send({ type: 'menu.open' });
  actor.send({ type: 'route.requested', address: at('mission'), isLoaded: false });
  expect(stateOf('mobileMenu')).toBe('closed');
  actors.aboutDropdown.send({ type: 'dropdown.open' });
  actor.send({ type: 'route.requested', address: at('mission'), isLoaded: false });
  expect(stateOf('aboutDropdown')).toBe('closed');
  expect(stateOf('page')).toBe('loading.brief');
});

it('R9.16, R17.6 tells the contact form alone what one comes to write about', () => {
  const { actor, actors } = startFloorPlan();
  actor.send({ type: 'contact.requested', topic: 'film' });
  const topics = [actors.contactForm, actors.newsletter].map(
    (form) => form.getSnapshot().context.topic,
  );
  expect(topics).toEqual(['film', null]);
});

it('R17.6 tells every behaviour that goes with the page of the next one', () => {
  const { actor, actors, stateOf, pass } = startFloorPlan();
  actors.servicesDropdown.send({ type: 'dropdown.open' });
  actors.embed.send({ type: 'embed.open', id: 'sintel' });
  actors.wave.send({ type: 'wave.turn', crest: 3 });
  actors.nameplate.send({ type: 'name.type', name: 'Ada' });
  actors.newsletter.send({ type: 'form.submit', language: 'en' });
  pass(1_000);
  actors.newsletter.send({ type: 'form.seen' });
  actors.contactForm.send({ type: 'form.submit', language: 'en' });
  pass(15_000);
  actors.contactForm.send({ type: 'form.seen' });
  const leaving = [
    'servicesDropdown',
    'embed',
    'wave',
    'nameplate',
    'newsletter',
    'contactForm',
  ] as const;
  expect(leaving.map(stateOf)).toEqual(['open', 'open', 'turned', 'named', 'success', 'error']);
  actor.send({ type: 'route.requested', address: at('mission'), isLoaded: false });
  expect(leaving.map(stateOf)).toEqual(['closed', 'posters', 'resting', 'blank', 'idle', 'idle']);
});

it('R17.6 reports entering and leaving home to the behaviours of the home page', () => {
  const { actor, stateOf } = startFloorPlan();
  expect([stateOf('heroRotator'), stateOf('podcastPopup')]).toEqual(['idle', 'idle']);
  actor.send({ type: 'route.changed', address: at('home') });
  expect([stateOf('heroRotator'), stateOf('podcastPopup')]).toEqual([
    'showing',
    'waiting.counting',
  ]);
  expect(stateOf('breadcrumbs')).toBe('absent');
  actor.send({ type: 'route.changed', address: at('about') });
  expect([stateOf('heroRotator'), stateOf('podcastPopup')]).toEqual(['idle', 'idle']);
  expect(stateOf('breadcrumbs')).toBe('visible.timed');
});

it('R17.5 runs all timers on the one clock of the root', () => {
  const { actor, stateOf, pass } = startFloorPlan();
  actor.send({ type: 'route.changed', address: at('home') });
  pass(3_000);
  expect(stateOf('podcastPopup')).toBe('shown');
  expect(stateOf('heroRotator')).toBe('fading');
});

it.each([
  ['page.scrolled', { type: 'page.scrolled', y: 60 }, 'header', 'opaque'],
  ['pointer.moved', { type: 'pointer.moved', y: 10 }, 'breadcrumbs', 'visible.held'],
] as const)('R17.6 passes %s on', (_, fact, id, expected) => {
  const { actor, stateOf, pass } = startFloorPlan();
  pass(3_000);
  actor.send(fact);
  expect(stateOf(id)).toBe(expected);
});

it('R17.6 reports every page on the screen to analytics and to the language', () => {
  const { actor, actors, stateOf } = startFloorPlan();
  actor.send({
    type: 'route.changed',
    address: { page: '404', language: 'fr', prefix: '/fr', path: '/fr/nowhere' },
  });
  expect(actors.analytics.getSnapshot().context.path).toBe('/fr/nowhere');
  expect(stateOf('language')).toBe('stored');
  actor.send({ type: 'language.chosen', language: 'de' });
  expect(actors.language.getSnapshot().context.preferred).toBe('de');
});

it('R10.19, R16.5 loads the chat panel when it opens, and lets the log follow a question', () => {
  const { actors, stateOf } = startFloorPlan();
  actors.chatLog.send({ type: 'log.scrolled', top: 300, below: 0 });
  actors.chatLog.send({ type: 'log.scrolled', top: 200, below: 100 });
  expect([stateOf('chatOverlay'), stateOf('chatLog')]).toEqual(['absent', 'reading']);
  actors.chat.send({ type: 'chat.toggle' });
  expect([stateOf('chatOverlay'), stateOf('chatLog')]).toEqual(['loading', 'following']);
  actors.chatLog.send({ type: 'log.scrolled', top: 200, below: 100 });
  actors.chatLog.send({ type: 'log.scrolled', top: 100, below: 200 });
  actors.chat.send({ type: 'chat.type', text: 'Hello' });
  actors.chat.send({ type: 'chat.send', language: 'en', at: 1 });
  expect(stateOf('chatLog')).toBe('following');
});

it('R16.5 loads the code of the consent when the banner is due', async () => {
  const { actors, stateOf } = startFloorPlan(
    siteMachine.provide({ actors: { consent: withoutRecord } }),
  );
  await settle();
  expect([stateOf('consent'), stateOf('consentOverlay')]).toEqual(['banner', 'loading']);
  actors.consent.send({ type: 'consent.acceptNecessary' });
  expect(stateOf('consent')).toBe('settled');
});

it('R16.5 loads the code of the consent again for a visitor who asks for it', async () => {
  const { actors, stateOf } = startFloorPlan(
    siteMachine.provide({
      actors: {
        consent: withoutRecord,
        consentOverlay: overlayMachine.provide({
          actors: { loadCode: fromPromise(() => Promise.reject(new Error('lost'))) },
          actions: { reportFailure: () => {} },
        }),
      },
    }),
  );
  await settle();
  await settle();
  expect(stateOf('consentOverlay')).toBe('failed.recent');
  actors.consent.send({ type: 'consent.customize' });
  expect(stateOf('consentOverlay')).toBe('failed.retrying');
});

it('R15.12 closes the layer that a late one would lie on', async () => {
  const { actors, stateOf } = startFloorPlan(
    siteMachine.provide({ actors: { consent: withoutRecord } }),
  );
  await settle();
  const see = () => [stateOf('mobileMenu'), stateOf('consent'), stateOf('chat').split(' ')[0]];
  actors.consent.send({ type: 'consent.customize' });
  expect(see()).toEqual(['closed', 'customizing', 'panel.closed']);
  actors.mobileMenu.send({ type: 'menu.open' });
  expect(see()).toEqual(['open', 'banner', 'panel.closed']);
  actors.chat.send({ type: 'chat.toggle' });
  expect(see()).toEqual(['closed', 'banner', 'panel.open.opening']);
  actors.mobileMenu.send({ type: 'menu.open' });
  expect(see()).toEqual(['open', 'banner', 'panel.closed']);
  actors.consent.send({ type: 'consent.customize' });
  expect(see()).toEqual(['closed', 'customizing', 'panel.closed']);
  actors.chat.send({ type: 'chat.toggle' });
  expect(see()).toEqual(['closed', 'banner', 'panel.open.opening']);
});

it('R17.6 forwards the setting for reduced motion', () => {
  const { actor, actors, stateOf, pass } = startFloorPlan();
  actor.send({ type: 'tab.shown' });
  actor.send({ type: 'motion.allowed' });
  pass(2_000);
  expect(stateOf('backdrop')).toBe('moving');
  actor.send({ type: 'motion.reduced' });
  actor.send({ type: 'route.changed', address: at('home') });
  expect([stateOf('backdrop'), stateOf('heroRotator')]).toEqual(['still', 'paused']);
  actors.wave.send({ type: 'wave.point', crest: 3 });
  expect(stateOf('wave')).toBe('resting');
  actor.send({ type: 'motion.allowed' });
  actors.wave.send({ type: 'wave.point', crest: 3 });
  expect(stateOf('wave')).toBe('following');
});

it('R6.5, R6.6 lets the page move again, and rest while the tab is hidden', () => {
  const { actor, stateOf, pass } = startFloorPlan();
  pass(2_000);
  actor.send({ type: 'motion.reduced' });
  actor.send({ type: 'tab.shown' });
  actor.send({ type: 'motion.allowed' });
  actor.send({ type: 'route.changed', address: at('home') });
  expect([stateOf('backdrop'), stateOf('heroRotator')]).toEqual(['moving', 'showing']);
  actor.send({ type: 'tab.hidden' });
  expect(stateOf('backdrop')).toBe('still');
});

it('R6.10, R6.11, R6.16 tells the drawing of motion, pages and words', async () => {
  const loaded = drawingMachine.provide({ actors: { loadAnimator: fromPromise(async () => {}) } });
  const { actor, stateOf, pass } = startFloorPlan(
    siteMachine.provide({ actors: { drawing: loaded } }),
  );
  actor.send({ type: 'tab.shown' });
  actor.send({ type: 'motion.allowed' });
  await settle();
  actor.send({ type: 'route.changed', address: at('about') });
  expect(stateOf('drawing')).toBe('still.ready');
  actor.send({ type: 'route.changed', address: at('home') });
  expect(stateOf('drawing')).toBe('travelling.painting');
  pass(2_699);
  expect(stateOf('drawing')).toBe('still.ready');
  pass(1);
  expect([stateOf('heroRotator'), stateOf('drawing')]).toEqual(['fading', 'drawing']);
  actor.send({ type: 'tab.hidden' });
  expect(stateOf('drawing')).toBe('still.held');
  actor.send({ type: 'tab.shown' });
  expect(stateOf('drawing')).toBe('still.loading');
  actor.send({ type: 'motion.reduced' });
  expect(stateOf('drawing')).toBe('still.held');
  actor.send({ type: 'device.spared' });
  actor.send({ type: 'motion.allowed' });
  expect(stateOf('drawing')).toBe('still.held');
});

it('R7.3 tells the popup when the chat opens and closes', () => {
  const { actor, actors, stateOf, pass } = startFloorPlan();
  actor.send({ type: 'route.changed', address: at('home') });
  actors.chat.send({ type: 'chat.toggle' });
  pass(3_000);
  expect(stateOf('podcastPopup')).toBe('waiting.held');
  actors.chat.send({ type: 'chat.toggle' });
  expect(stateOf('podcastPopup')).toBe('shown');
});

it('R12.6, R12.9 brings every choice to analytics, and the lack of one', () => {
  const deleteTraces = vi.fn();
  const analytics = withSilentPorts(analyticsMachine.provide({ actions: { deleteTraces } }));
  const { actor, stateOf } = startFloorPlan(siteMachine.provide({ actors: { analytics } }));
  actor.send({ type: 'consent.missing' });
  expect(deleteTraces).toHaveBeenCalledOnce();
  const preferences = { necessary: true, analytics: true, marketing: false } as const;
  actor.send({ type: 'consent.changed', preferences });
  expect(stateOf('analytics')).toBe('sending.startingRecorder');
});

it('R16.10 reports a part of the frame that has crashed', () => {
  const reportCrash = vi.fn();
  const { actor } = startFloorPlan(siteMachine.provide({ actions: { reportCrash } }));
  actor.send({ type: 'view.crashed', error: new Error('view') });
  expect(reportCrash).toHaveBeenCalledOnce();
});

it('R12.13 shuts the vendors out when consent fails', async () => {
  const shutVendorsOut = vi.fn();
  const broken = siteMachine.provide({
    actors: {
      consent: fromCallback(() => {
        throw new Error('broken');
      }) as never,
    },
    actions: { reportFailure: () => {}, shutVendorsOut },
  });
  startFloorPlan(broken);
  await settle();
  expect(shutVendorsOut).toHaveBeenCalled();
});

it('R12.13 shuts the vendors out when analytics fails in spite of everything', () => {
  const calls: string[] = [];
  // XState warns of the facts that reach the stopped actor from then on.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = siteMachine.provide({
    actors: {
      analytics: withSilentPorts(analyticsMachine).provide({
        actions: {
          sendClick: () => {
            throw new Error('broken');
          },
        },
      }),
    },
    actions: {
      reportFailure: () => calls.push('reported'),
      shutVendorsOut: () => calls.push('shut out'),
    },
  });
  const { actor, stateOf } = startFloorPlan(broken);
  const click = { name: 'related_link_click', label: '/about -> /contact' } as const;
  actor.send({ type: 'link.followed', click });
  expect(calls).toEqual(['reported', 'shut out']);
  actor.send({ type: 'route.changed', address: at('home') });
  actor.send({
    type: 'consent.changed',
    preferences: { necessary: true, analytics: false, marketing: false },
  });
  warn.mockRestore();
  expect(stateOf('heroRotator')).toBe('showing');
});

it.each(ids)('R16.8 survives and reports a failure of %s', async (id) => {
  const reportFailure = vi.fn();
  const broken = siteMachine.provide({
    actors: {
      // A machine cannot be made to throw from outside: a callback that does stands in for it.
      [id]: fromCallback(() => {
        throw new Error('broken');
      }),
    } as never,
    actions: { reportFailure, shutVendorsOut: () => {} },
  });
  const { actor, stateOf } = startFloorPlan(broken);
  await settle();
  expect(reportFailure).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().status).toBe('active');
  if (id === 'header') {
    actor.send({ type: 'language.chosen', language: 'fr' });
    expect(stateOf('language')).toBe('stored');
  } else {
    actor.send({ type: 'page.scrolled', y: 60 });
    expect(stateOf('header')).toBe('opaque');
  }
});

it('R16.8 keeps at most one timer a behaviour in a tab that stays open for a day', () => {
  const { actor, actors, clock, stateOf } = startFloorPlan();
  const STEP_MS = 500;
  const steps = (24 * 60 * 60 * 1_000) / STEP_MS;
  const pages = ['home', 'about', 'home', 'studio', 'home', 'home'].map(at);
  const meanwhile = [
    () => actor.send({ type: 'pointer.moved', y: 10 }),
    () => actor.send({ type: 'pointer.moved', y: 700 }),
    () => actors.heroRotator.send({ type: 'rotator.pause' }),
    () => actors.heroRotator.send({ type: 'rotator.play' }),
    () => actors.chat.send({ type: 'chat.toggle' }),
  ];
  const timers = () => Object.values(actor.system.getSnapshot()._scheduledEvents);
  const seen = new Set<string>();

  for (let step = 0; step < steps; step += 1) {
    clock.advance(STEP_MS);
    // A visitor who comes back to the tab every minute, and looks at one page after the other.
    if (step % 120 === 0) {
      const address = pages[(step / 120) % pages.length] as Entry;
      actor.send({ type: 'route.requested', address, isLoaded: false });
      actor.send({ type: 'route.changed', address });
    }
    if (step % 7 === 0) meanwhile[(step / 7) % meanwhile.length]?.();

    const owners = timers().map(({ source }) => source.id);
    for (const owner of owners) seen.add(owner);
    if (new Set(owners).size !== owners.length) expect.fail(`${owners} after step ${step}`);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['breadcrumbs', 'heroRotator', 'podcastPopup']));
  actor.send({ type: 'route.changed', address: at('home') });
  expect(stateOf('heroRotator')).toBe('showing');
});
