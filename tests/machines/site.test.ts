import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { actorsOf } from '#app/wiring/createSite.ts';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import type { Entry } from '#machines/page.machine.ts';
import { siteCases } from '#machines/site.cases.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { settle } from './journey.ts';
import { withSilentPorts } from './ports.ts';
import { at, startSite } from './siteRun.ts';

/** Journeys in which several behaviours take part: what each of them does alone stands in its expectations. */

type Id = keyof ReturnType<typeof startSite>['actors'];

const DAY = 24 * 60 * 60 * 1_000;

const choice = (analytics: boolean) => ({ necessary: true as const, analytics, marketing: false });

/** A visit with deliveries and vendors, on a clock that the test holds, over ports that it settles. */
function startVisit() {
  const { site, actors, clock, script } = startSite({ isDelivering: true, hasVendors: true });
  const stateOf = (id: Id) => activeLeaves(actors[id].getSnapshot().value).join(' ');
  return {
    actors,
    stateOf,
    statesOf: (...ids: Id[]) => ids.map(stateOf),
    calls: (port: string) => script.calls.filter((call) => call.startsWith(`${port} `)).length,
    pass: (ms: number) => clock.advance(ms),
    resolve: (port: string, output?: unknown) =>
      script.settlePort(port, ({ resolve }) => resolve(output)),
    reject: (port: string, error: unknown = new Error('lost')) =>
      script.settlePort(port, (settlement) => settlement.reject(error)),
    send: site.send.bind(site),
    /** A route change to a page whose code is there. */
    goTo: (page: string, language?: string) => {
      const address: Entry = at(page, language);
      site.send({ type: 'route.requested', address, isLoaded: true });
      site.send({ type: 'route.changed', address });
    },
    ask: (text: string, language = 'en') => {
      actors.chat.send({ type: 'chat.type', text });
      actors.chat.send({ type: 'chat.send', language, at: 5 });
    },
    timers: () => clock.remaining().toSorted((one, other) => one - other),
  };
}

type StartedSite = ReturnType<typeof startVisit>;

/** The questions and answers of the chat, without the welcome. */
const said = ({ actors }: StartedSite) =>
  actors.chat
    .getSnapshot()
    .context.messages.slice(1)
    .map(({ content }) => content);

/** A visitor who refused on an earlier visit. */
async function startSettled() {
  const visit = startVisit();
  await visit.resolve('consent.readRecord', choice(false));
  return visit;
}

it('R7.2, R7.3 a popup that the chat hides counts as seen once the visitor leaves', () => {
  const visit = startVisit();
  visit.goTo('home');
  visit.pass(3_000);
  visit.actors.chat.send({ type: 'chat.toggle' });
  expect(visit.calls('podcastPopup.rememberShown')).toBe(0);
  visit.goTo('about');
  expect(visit.stateOf('podcastPopup')).toBe('dismissed');
  expect(visit.calls('podcastPopup.rememberShown')).toBe(1);
});

it('R7.1, R7.3 a popup that was never seen begins again at the next visit to the page', () => {
  const visit = startVisit();
  visit.goTo('home');
  visit.actors.chat.send({ type: 'chat.toggle' });
  visit.pass(3_000);
  visit.goTo('about');
  expect(visit.stateOf('podcastPopup')).toBe('idle');
  visit.goTo('home');
  visit.pass(2_999);
  expect(visit.stateOf('podcastPopup')).toBe('waiting.counting');
  visit.pass(1);
  // The chat is still open.
  expect(visit.stateOf('podcastPopup')).toBe('waiting.held');
});

it('R15.12 the menu cancels preferences whose code is on its way', async () => {
  const visit = await startSettled();
  visit.actors.consent.send({ type: 'consent.customize' });
  expect(visit.stateOf('consentOverlay')).toBe('loading');
  visit.actors.mobileMenu.send({ type: 'menu.open' });
  await visit.resolve('consentOverlay.loadCode');
  expect(visit.statesOf('mobileMenu', 'consent', 'consentOverlay')).toEqual([
    'open',
    'settled',
    'ready',
  ]);
  expect(visit.calls('consent.writeRecord')).toBe(0);
});

it('R15.12 the menu waits for no record: preferences asked before it close it', async () => {
  const visit = startVisit();
  visit.actors.consent.send({ type: 'consent.customize' });
  visit.actors.mobileMenu.send({ type: 'menu.open' });
  expect(visit.statesOf('consent', 'mobileMenu')).toEqual(['reading.asked', 'open']);
  await visit.resolve('consent.readRecord', null);
  expect(visit.statesOf('consent', 'mobileMenu')).toEqual(['customizing', 'closed']);
});

it('R15.12 the menu closes the chat, whose question goes on', async () => {
  const visit = await startSettled();
  visit.actors.chat.send({ type: 'chat.toggle' });
  visit.ask('Where are you?');
  visit.actors.mobileMenu.send({ type: 'menu.open' });
  expect(visit.statesOf('mobileMenu', 'chat')).toEqual([
    'open',
    'panel.closed conversation.waiting',
  ]);
  await visit.resolve('chat.requestAnswer', { text: 'In Luxembourg.', at: 6 });
  expect(said(visit)).toEqual(['Where are you?', 'In Luxembourg.']);
});

it('R15.12 the preferences open over the chat, and leave it as it is', async () => {
  const visit = await startSettled();
  visit.actors.chat.send({ type: 'chat.toggle' });
  visit.actors.chat.send({ type: 'chat.type', text: 'Where' });
  visit.pass(100);
  visit.actors.consent.send({ type: 'consent.customize' });
  visit.actors.consent.send({ type: 'consent.cancel' });
  expect(visit.statesOf('consent', 'chat')).toEqual([
    'settled',
    'panel.open.opened conversation.ready',
  ]);
  expect(visit.actors.chat.getSnapshot().context.draft).toBe('Where');
});

it('R15.12 the banner leaves the menu open, and the menu leaves the banner', async () => {
  const visit = startVisit();
  visit.actors.mobileMenu.send({ type: 'menu.open' });
  await visit.resolve('consent.readRecord', null);
  expect(visit.statesOf('mobileMenu', 'consent')).toEqual(['open', 'banner']);
  visit.actors.mobileMenu.send({ type: 'menu.close' });
  visit.actors.mobileMenu.send({ type: 'menu.open' });
  expect(visit.stateOf('consent')).toBe('banner');
});

it('R3.3 the dropdown that opens closes the other, whose late end changes nothing', () => {
  const visit = startVisit();
  const dropdowns = () => visit.statesOf('servicesDropdown', 'aboutDropdown');
  visit.actors.aboutDropdown.send({ type: 'dropdown.open' });
  visit.actors.servicesDropdown.send({ type: 'dropdown.open' });
  expect(dropdowns()).toEqual(['open', 'closed']);
  // The popover of the first one reports its end after the second one has opened.
  visit.actors.aboutDropdown.send({ type: 'dropdown.dismiss' });
  expect(dropdowns()).toEqual(['open', 'closed']);
  visit.actors.servicesDropdown.send({ type: 'dropdown.dismiss' });
  expect(dropdowns()).toEqual(['closed', 'closed']);
});

it('R9.9, R9.12 a route change leaves a form on its way, and its outcome until it has been seen', async () => {
  const visit = startVisit();
  const { contactForm } = visit.actors;
  contactForm.send({ type: 'form.edit', name: 'name', value: 'Ada' });
  contactForm.send({ type: 'form.submit', language: 'en' });
  visit.goTo('studio');
  expect(visit.stateOf('contactForm')).toBe('submitting.delivering');
  await visit.reject('contactForm.deliver');
  visit.goTo('home');
  expect(visit.stateOf('contactForm')).toBe('error');
  expect(contactForm.getSnapshot().context.values).toEqual({ name: 'Ada' });
  visit.goTo('contact');
  contactForm.send({ type: 'form.seen' });
  visit.goTo('home');
  expect(visit.stateOf('contactForm')).toBe('idle');
  expect(contactForm.getSnapshot().context.values).toEqual({ name: 'Ada' });
});

it('R3.5 a route change closes the menu when it is asked for, before the page has arrived', async () => {
  const visit = startVisit();
  visit.actors.mobileMenu.send({ type: 'menu.open' });
  visit.send({ type: 'route.requested', address: at('studio'), isLoaded: false });
  expect(visit.statesOf('mobileMenu', 'page')).toEqual(['closed', 'loading.brief']);
  // The menu that is opened meanwhile stays open when the page arrives.
  visit.actors.mobileMenu.send({ type: 'menu.open' });
  await visit.resolve('page.loadPage');
  visit.send({ type: 'route.changed', address: at('studio') });
  expect(visit.statesOf('mobileMenu', 'page')).toEqual(['open', 'shown']);
});

it('R7.1 a route change from home to home, in another language, lets the popup and the hero be', () => {
  const visit = startVisit();
  visit.goTo('home');
  visit.pass(2_000);
  visit.goTo('home', 'fr');
  visit.pass(1_000);
  // 3 s after the first one; the hero has turned to its fade at 2.7 s.
  expect(visit.statesOf('podcastPopup', 'heroRotator')).toEqual(['shown', 'fading']);
});

it('R11.10, R12.9 another tab withdraws what was granted before', async () => {
  const visit = startVisit();
  await visit.resolve('consent.readRecord', choice(true));
  expect(visit.stateOf('analytics')).toBe('sending.startingRecorder');
  visit.actors.consent.send({ type: 'consent.changedElsewhere', preferences: choice(false) });
  expect(visit.statesOf('consent', 'analytics')).toEqual(['settled', 'leaving']);
  expect(visit.calls('analytics.closeGate')).toBe(1);
  expect(visit.calls('analytics.reload')).toBe(1);
  await visit.resolve('analytics.startRecorder');
  expect(visit.calls('analytics.grantRecorder')).toBe(0);
});

it('R10.12 another language changes nothing about a question on its way, and is that of the next one', async () => {
  const visit = startVisit();
  visit.ask('Where are you?', 'en');
  visit.send({ type: 'language.chosen', language: 'fr' });
  visit.goTo('about', 'fr');
  expect(visit.stateOf('chat')).toBe('panel.closed conversation.waiting');
  await visit.reject('chat.requestAnswer');
  expect(visit.actors.chat.getSnapshot().context.language).toBe('en');
  visit.actors.chat.send({ type: 'chat.retry', language: 'fr' });
  expect(visit.actors.chat.getSnapshot().context.language).toBe('fr');
  expect(said(visit)).toEqual(['Where are you?']);
});

it('R9.8, R9.9 another language leaves a form in error as long as it has not been seen, with all that was typed', async () => {
  const visit = startVisit();
  const { contactForm } = visit.actors;
  visit.goTo('contact');
  contactForm.send({ type: 'form.edit', name: 'message', value: 'Hello' });
  contactForm.send({ type: 'form.submit', language: 'en' });
  await visit.reject('contactForm.deliver');
  visit.send({ type: 'language.chosen', language: 'fr' });
  visit.goTo('contact', 'fr');
  expect(visit.stateOf('contactForm')).toBe('error');
  expect(contactForm.getSnapshot().context.values).toEqual({ message: 'Hello' });
  contactForm.send({ type: 'form.submit', language: 'fr' });
  expect(contactForm.getSnapshot().context.language).toBe('fr');
  expect(visit.stateOf('contactForm')).toBe('submitting.delivering');
});

it('R16.8 a tab that sleeps for a day wakes up with every wait over, and one timer a behaviour', async () => {
  const visit = startVisit();
  visit.send({ type: 'motion.allowed' });
  visit.send({ type: 'tab.shown' });
  visit.actors.contactForm.send({ type: 'form.edit', name: 'name', value: 'Ada' });
  visit.actors.contactForm.send({ type: 'form.submit', language: 'en' });
  visit.ask('Where are you?');
  visit.goTo('home');
  visit.send({ type: 'tab.hidden' });
  visit.pass(DAY);
  visit.send({ type: 'tab.shown' });
  expect(visit.statesOf('contactForm', 'chat', 'podcastPopup', 'versionBadge', 'backdrop')).toEqual(
    ['error', 'panel.closed conversation.failed', 'shown', 'generating', 'moving'],
  );
  expect(visit.actors.contactForm.getSnapshot().context.values).toEqual({ name: 'Ada' });
  // The hero has turned 24,685 words in 3.5 s each, and shows the next one for 200 ms of 2.7 s more.
  expect(visit.timers()).toEqual([200, 10_000]);
  expect(visit.calls('contactForm.deliver')).toBe(1);
  // Answers that come after the deadline change nothing.
  await visit.resolve('chat.requestAnswer', { text: 'In Luxembourg.', at: 6 });
  await settle();
  expect(said(visit)).toEqual(['Where are you?']);
});

it('R5.3 starts with the breadcrumbs of a page that is not home', () => {
  expect(startVisit().stateOf('breadcrumbs')).toBe('visible.timed');
});

it('R17.4 runs each machine under its own name, but those of which there are two', () => {
  const others = Object.entries(startVisit().actors).flatMap(([id, actor]) => {
    const machine = actor.getSnapshot().machine.id;
    expect(actor.src).toBe(id);
    return machine === id ? [] : [[id, machine]];
  });
  expect(Object.fromEntries(others)).toEqual({
    servicesDropdown: 'dropdown',
    aboutDropdown: 'dropdown',
    chatOverlay: 'overlay',
    consentOverlay: 'overlay',
    contactForm: 'form',
    newsletter: 'form',
  });
});

it('R12.13, R16.8 shuts the vendors out when analytics fails, and goes on', () => {
  const calls: string[] = [];
  // XState warns of the facts that reach the stopped actor from then on.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sendClick = () => {
    throw new Error('broken');
  };
  const broken = withSilentPorts(
    siteMachine.provide({
      actors: { analytics: analyticsMachine.provide({ actions: { sendClick } }) },
      actions: {
        reportFailure: () => calls.push('reported'),
        shutVendorsOut: () => calls.push('shut out'),
      },
    }),
  );
  const input = siteCases.inputs['a first visit of home'];
  const site = createActor(broken, { input }).start();
  const click = { name: 'related_link_click', label: '/about -> /contact' } as const;
  site.send({ type: 'link.followed', click });
  expect(calls).toEqual(['reported', 'shut out']);
  site.send({ type: 'route.changed', address: at('home') });
  site.send({ type: 'consent.changed', preferences: choice(false) });
  warn.mockRestore();
  expect(actorsOf(site).heroRotator.getSnapshot().value).toBe('showing');
  site.stop();
});
