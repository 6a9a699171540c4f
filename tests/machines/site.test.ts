import { expect, it, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import type { Address } from '#machines/page.machine.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { settle, startJourney } from './journey.ts';

const at = (page: string): Address => ({ page, language: 'en', prefix: '', path: `/${page}` });

const input = {
  entry: at('about'),
  heroWordCount: 4,
  wasPodcastPopupShown: false,
  now: () => 0,
  honeypot: 'reference',
  isContactDelivered: false,
  isNewsletterDelivered: false,
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

it('invokes every behaviour under its public name', () => {
  const { actors } = startFloorPlan();
  expect(Object.keys(actors).toSorted()).toEqual(
    [
      'header',
      'servicesDropdown',
      'aboutDropdown',
      'mobileMenu',
      'page',
      'breadcrumbs',
      'versionBadge',
      'heroRotator',
      'podcastPopup',
      'analytics',
      'backdrop',
      'embed',
      'chat',
      'chatOverlay',
      'consent',
      'consentOverlay',
      'contactForm',
      'newsletter',
    ].toSorted(),
  );
});

it('keeps one dropdown open at a time', () => {
  const { actors, stateOf } = startFloorPlan();
  actors.servicesDropdown.send({ type: 'dropdown.toggle' });
  expect([stateOf('servicesDropdown'), stateOf('aboutDropdown')]).toEqual(['open', 'closed']);
  actors.aboutDropdown.send({ type: 'dropdown.toggle' });
  expect([stateOf('servicesDropdown'), stateOf('aboutDropdown')]).toEqual(['closed', 'open']);
});

it('closes the menus when a route is requested', () => {
  const { actor, actors, stateOf } = startFloorPlan();
  actors.aboutDropdown.send({ type: 'dropdown.toggle' });
  actors.mobileMenu.send({ type: 'menu.open' });
  actor.send({ type: 'route.requested', address: at('mission') });
  expect([stateOf('aboutDropdown'), stateOf('mobileMenu')]).toEqual(['closed', 'closed']);
  expect(stateOf('page')).toBe('loading.brief');
});

it('tells the home page’s behaviours when it is entered and left', () => {
  const { actor, stateOf } = startFloorPlan();
  expect([stateOf('heroRotator'), stateOf('podcastPopup')]).toEqual(['idle', 'idle']);
  actor.send({ type: 'route.changed', address: at('home') });
  expect([stateOf('heroRotator'), stateOf('podcastPopup')]).toEqual(['showing', 'waiting']);
  expect(stateOf('breadcrumbs')).toBe('absent');
  actor.send({ type: 'route.changed', address: at('about') });
  expect([stateOf('heroRotator'), stateOf('podcastPopup')]).toEqual(['idle', 'idle']);
  expect(stateOf('breadcrumbs')).toBe('visible.timed');
});

it('runs all timers on the one clock of the root', () => {
  const { actor, stateOf, pass } = startFloorPlan();
  actor.send({ type: 'route.changed', address: at('home') });
  pass(3_000);
  expect(stateOf('podcastPopup')).toBe('shown');
  expect(stateOf('heroRotator')).toBe('fading');
});

it('keeps at most one timer a behaviour in a tab that stays open for a day', () => {
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
    clock.increment(STEP_MS);
    // A visitor who comes back to the tab every minute, and looks at one page after the other.
    if (step % 120 === 0) {
      const address = pages[(step / 120) % pages.length] as Address;
      actor.send({ type: 'route.requested', address });
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

it.each([
  ['page.scrolled', { type: 'page.scrolled', y: 60 }, 'header', 'opaque'],
  ['pointer.moved', { type: 'pointer.moved', y: 10 }, 'breadcrumbs', 'visible.held'],
] as const)('passes %s on', (_, fact, id, expected) => {
  const { actor, stateOf, pass } = startFloorPlan();
  pass(3_000);
  actor.send(fact);
  expect(stateOf(id)).toBe(expected);
});

it('tells analytics of a page by its path, whatever the language', () => {
  const { actor, actors } = startFloorPlan();
  const view = () => actors.analytics.getSnapshot().context;
  actor.send({
    type: 'route.changed',
    address: { page: '404', language: 'fr', prefix: '/fr', path: '/fr/nowhere' },
  });
  expect(view()).toMatchObject({ page: '/nowhere', path: '/fr/nowhere' });
  actor.send({
    type: 'route.changed',
    address: { page: '404', language: 'fr', prefix: '/fr', path: '/fr/nowhere-else' },
  });
  expect(view()).toMatchObject({ page: '/nowhere-else', path: '/fr/nowhere-else' });
});

it('has the code of the consent loaded when there is something to ask', async () => {
  const { actors, stateOf } = startFloorPlan();
  await settle();
  expect([stateOf('consent'), stateOf('consentOverlay')]).toEqual(['banner', 'ready']);
  actors.consent.send({ type: 'consent.acceptNecessary' });
  expect(stateOf('consent')).toBe('settled');
});

it('passes the wish for still pictures on', () => {
  const { actor, stateOf } = startFloorPlan();
  actor.send({ type: 'tab.shown' });
  actor.send({ type: 'motion.allowed' });
  expect(stateOf('backdrop')).toBe('moving');
  actor.send({ type: 'motion.reduced' });
  actor.send({ type: 'route.changed', address: at('home') });
  expect([stateOf('backdrop'), stateOf('heroRotator')]).toEqual(['still', 'paused']);
});

it('outlives a behaviour that fails', async () => {
  const reportFailure = vi.fn();
  const broken = siteMachine.provide({
    actors: {
      // A machine cannot be made to throw from outside: a callback that does stands in for it.
      backdrop: fromCallback(() => {
        throw new Error('broken');
      }) as never,
    },
    actions: { reportFailure },
  });
  const { actor, stateOf } = startFloorPlan(broken);
  await settle();
  expect(reportFailure).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().status).toBe('active');
  actor.send({ type: 'page.scrolled', y: 60 });
  expect(stateOf('header')).toBe('opaque');
});
