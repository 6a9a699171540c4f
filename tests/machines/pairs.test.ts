import { describe, expect, it } from 'vitest';
import type { Entry } from '#machines/page.machine.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { settle } from './journey.ts';
import { at, startSite } from './siteRun.ts';

type Id = keyof ReturnType<typeof startSite>['actors'];

const DAY = 24 * 60 * 60 * 1_000;

const choice = (analytics: boolean, marketing = false) => ({
  necessary: true as const,
  analytics,
  marketing,
});

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

type Visit = ReturnType<typeof startVisit>;

/** The questions and answers of the chat, without the welcome. */
const said = ({ actors }: Visit) =>
  actors.chat
    .getSnapshot()
    .context.messages.slice(1)
    .map(({ content }) => content);

describe('the chat and the popup', () => {
  it('R7.3 the popup that comes due under the chat waits for its end', () => {
    const visit = startVisit();
    visit.goTo('home');
    visit.pass(2_999);
    visit.actors.chat.send({ type: 'chat.toggle' });
    visit.pass(1);
    expect(visit.stateOf('podcastPopup')).toBe('waiting.held');
    visit.pass(DAY);
    expect(visit.stateOf('podcastPopup')).toBe('waiting.held');
    visit.actors.chat.send({ type: 'chat.close' });
    expect(visit.stateOf('podcastPopup')).toBe('shown');
  });

  it('R7.3 a chat that opens and closes before the popup is due changes nothing', () => {
    const visit = startVisit();
    visit.goTo('home');
    visit.pass(1_000);
    visit.actors.chat.send({ type: 'chat.toggle' });
    visit.pass(1_000);
    visit.actors.chat.send({ type: 'chat.toggle' });
    visit.pass(999);
    expect(visit.stateOf('podcastPopup')).toBe('waiting.counting');
    visit.pass(1);
    expect(visit.stateOf('podcastPopup')).toBe('shown');
  });

  it('R7.3 the chat hides the popup that is shown, and gives it back', () => {
    const visit = startVisit();
    visit.goTo('home');
    visit.pass(3_000);
    visit.actors.chat.send({ type: 'chat.toggle' });
    expect(visit.statesOf('podcastPopup', 'chat')).toEqual([
      'waiting.interrupted',
      'panel.open.opening conversation.ready',
    ]);
    visit.actors.chat.send({ type: 'chat.toggle' });
    expect(visit.stateOf('podcastPopup')).toBe('shown');
  });

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
});

describe('menu, preferences and chat', () => {
  /** A visitor who refused on an earlier visit. */
  async function startSettled() {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', choice(false));
    return visit;
  }

  it('R15.12 the preferences close the menu', async () => {
    const visit = await startSettled();
    visit.actors.mobileMenu.send({ type: 'menu.open' });
    visit.actors.consent.send({ type: 'consent.customize' });
    expect(visit.statesOf('mobileMenu', 'consent')).toEqual(['closed', 'customizing']);
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

  it('R15.12 the chat closes the menu and cancels the preferences', async () => {
    const visit = await startSettled();
    visit.actors.mobileMenu.send({ type: 'menu.open' });
    visit.actors.chat.send({ type: 'chat.toggle' });
    expect(visit.statesOf('mobileMenu', 'chat')).toEqual([
      'closed',
      'panel.open.opening conversation.ready',
    ]);
    visit.actors.chat.send({ type: 'chat.toggle' });
    visit.actors.consent.send({ type: 'consent.customize' });
    visit.actors.chat.send({ type: 'chat.toggle' });
    expect(visit.statesOf('consent', 'chat')).toEqual([
      'settled',
      'panel.open.opening conversation.ready',
    ]);
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

  it('R11.6 the menu discards switches that were turned, and saves none', async () => {
    const visit = await startSettled();
    visit.actors.consent.send({ type: 'consent.customize' });
    visit.actors.consent.send({ type: 'consent.toggle', category: 'marketing' });
    visit.actors.mobileMenu.send({ type: 'menu.open' });
    expect(visit.actors.consent.getSnapshot().context).toEqual({
      saved: choice(false),
      draft: choice(false),
    });
  });
});

describe('one dropdown and the other', () => {
  it('R3.3 closes the one when the other opens, and leaves both alone after that', () => {
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
});

describe('a route change', () => {
  it('R11.12, R12.2 leaves the banner, and counts the page without a vendor', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', null);
    visit.goTo('studio');
    expect(visit.stateOf('consent')).toBe('banner');
    expect(visit.calls('analytics.sendPageView')).toBe(1);
    expect(visit.calls('analytics.loadTag')).toBe(0);
  });

  it('R11.6 leaves the preferences, with the switches as they were turned', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', null);
    visit.actors.consent.send({ type: 'consent.customize' });
    visit.actors.consent.send({ type: 'consent.toggle', category: 'analytics' });
    visit.goTo('studio');
    expect(visit.stateOf('consent')).toBe('customizing');
    expect(visit.actors.consent.getSnapshot().context).toEqual({
      saved: null,
      draft: choice(true),
    });
  });

  it('R10.17 leaves a question on its way, and the panel open', async () => {
    const visit = startVisit();
    visit.actors.chat.send({ type: 'chat.toggle' });
    visit.ask('Where are you?');
    visit.goTo('home');
    visit.pass(44_000);
    expect(visit.stateOf('chat')).toBe('panel.open.opened conversation.waiting');
    expect(visit.calls('chat.requestAnswer')).toBe(1);
    await visit.resolve('chat.requestAnswer', { text: 'In Luxembourg.', at: 6 });
    expect(said(visit)).toEqual(['Where are you?', 'In Luxembourg.']);
  });

  it('R9.9, R9.12 leaves a form on its way, and its outcome until it has been seen', async () => {
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

  it('R3.5 closes the menu when it is asked for, before the page has arrived', async () => {
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

  it('R7.1 stops a popup that waits', () => {
    const visit = startVisit();
    visit.goTo('home');
    visit.pass(2_999);
    visit.goTo('about');
    visit.pass(DAY);
    expect(visit.stateOf('podcastPopup')).toBe('idle');
    expect(visit.calls('podcastPopup.rememberShown')).toBe(0);
  });

  it('R7.2 dismisses a popup that is shown, for the whole session', () => {
    const visit = startVisit();
    visit.goTo('home');
    visit.pass(3_000);
    visit.goTo('about');
    visit.goTo('home');
    visit.pass(DAY);
    expect(visit.stateOf('podcastPopup')).toBe('dismissed');
  });

  it('R7.1 from home to home in another language lets the popup and the hero be', () => {
    const visit = startVisit();
    visit.goTo('home');
    visit.pass(2_000);
    visit.goTo('home', 'fr');
    visit.pass(1_000);
    // 3 s after the first one; the hero has turned to its fade at 2.7 s.
    expect(visit.statesOf('podcastPopup', 'heroRotator')).toEqual(['shown', 'fading']);
  });

  it('R6.2, R6.3 ends the pause of the hero: the next visit begins with the first word', () => {
    const visit = startVisit();
    visit.goTo('home');
    visit.pass(3_500);
    visit.actors.heroRotator.send({ type: 'rotator.pause' });
    expect(visit.actors.heroRotator.getSnapshot().context.index).toBe(1);
    visit.goTo('about');
    visit.goTo('home');
    expect(visit.stateOf('heroRotator')).toBe('showing');
    expect(visit.actors.heroRotator.getSnapshot().context.index).toBe(0);
  });

  it('R5.3 starts the 3 s of the breadcrumbs again', () => {
    const visit = startVisit();
    visit.goTo('about');
    visit.pass(2_000);
    visit.goTo('studio');
    visit.pass(2_999);
    expect(visit.stateOf('breadcrumbs')).toBe('visible.timed');
    visit.pass(1);
    expect(visit.stateOf('breadcrumbs')).toBe('hidden');
  });

  it('R5.2, R5.3 leaves no breadcrumbs of the page before on the home page', () => {
    const visit = startVisit();
    visit.goTo('about');
    visit.pass(1_000);
    visit.goTo('home');
    visit.send({ type: 'pointer.moved', y: 10 });
    visit.pass(DAY);
    expect(visit.stateOf('breadcrumbs')).toBe('absent');
  });

  it('R8.8 leaves the version details open', async () => {
    const visit = startVisit();
    const record = { version: '1', build: 1, lastBuild: 1, deployTime: '', environment: '' };
    await visit.resolve('versionBadge.loadVersion', { record, loadedAt: 2 });
    visit.actors.versionBadge.send({ type: 'version.toggle' });
    visit.goTo('studio');
    expect(visit.stateOf('versionBadge')).toBe('shown.open');
  });
});

describe('the choice of another tab', () => {
  const elsewhere = (visit: Visit, preferences: ReturnType<typeof choice> | null) =>
    visit.actors.consent.send({ type: 'consent.changedElsewhere', preferences });

  it('R11.10 takes the banner away, and is not stored again', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', null);
    elsewhere(visit, choice(true));
    expect(visit.statesOf('consent', 'analytics')).toEqual(['settled', 'sending.startingRecorder']);
    expect(visit.calls('consent.writeRecord')).toBe(0);
    expect(visit.calls('analytics.loadTag')).toBe(1);
  });

  it('R11.10 closes the preferences of a first visit, with what was turned there', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', null);
    visit.actors.consent.send({ type: 'consent.customize' });
    visit.actors.consent.send({ type: 'consent.toggle', category: 'analytics' });
    elsewhere(visit, choice(false, true));
    expect(visit.stateOf('consent')).toBe('settled');
    expect(visit.actors.consent.getSnapshot().context).toEqual({
      saved: choice(false, true),
      draft: choice(false, true),
    });
    expect(visit.calls('analytics.loadTag')).toBe(0);
  });

  it('R11.10, R12.9 withdraws what was granted before', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', choice(true));
    expect(visit.stateOf('analytics')).toBe('sending.startingRecorder');
    elsewhere(visit, choice(false));
    expect(visit.statesOf('consent', 'analytics')).toEqual(['settled', 'leaving']);
    expect(visit.calls('analytics.closeGate')).toBe(1);
    expect(visit.calls('analytics.reload')).toBe(1);
    await visit.resolve('analytics.startRecorder');
    expect(visit.calls('analytics.grantRecorder')).toBe(0);
  });

  it('R11.10, R12.9 brings the banner back when the choice is removed', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', choice(true));
    elsewhere(visit, null);
    expect(visit.statesOf('consent', 'analytics')).toEqual(['banner', 'leaving']);
    expect(visit.calls('analytics.reload')).toBe(1);
  });

  it('R11.10 closes the preferences that are open over a choice', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', choice(false));
    visit.actors.consent.send({ type: 'consent.customize' });
    elsewhere(visit, choice(true, true));
    expect(visit.statesOf('consent', 'analytics')).toEqual(['settled', 'sending.startingRecorder']);
  });

  it('R11.10 leaves the preferences open that it does not change', async () => {
    const visit = startVisit();
    await visit.resolve('consent.readRecord', choice(false));
    visit.actors.consent.send({ type: 'consent.customize' });
    visit.actors.consent.send({ type: 'consent.toggle', category: 'analytics' });
    elsewhere(visit, choice(false));
    expect(visit.stateOf('consent')).toBe('customizing');
    expect(visit.actors.consent.getSnapshot().context.draft).toEqual(choice(true));
  });

  it('R11.10 comes before a record that is still being read', async () => {
    const visit = startVisit();
    elsewhere(visit, choice(true));
    await visit.resolve('consent.readRecord', choice(false));
    expect(visit.stateOf('consent')).toBe('settled');
    expect(visit.actors.consent.getSnapshot().context.saved).toEqual(choice(true));
  });
});

describe('another language', () => {
  it('R10.12 changes nothing about a question on its way, and is that of the next one', async () => {
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

  it('R9.8, R9.9 leaves a form in error as long as it has not been seen, with all that was typed', async () => {
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
});

describe('a tab that sleeps for a day', () => {
  it('R16.8 wakes up with every wait over, and one timer a behaviour', async () => {
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
    expect(
      visit.statesOf('contactForm', 'chat', 'podcastPopup', 'versionBadge', 'backdrop'),
    ).toEqual(['error', 'panel.closed conversation.failed', 'shown', 'generating', 'moving']);
    expect(visit.actors.contactForm.getSnapshot().context.values).toEqual({ name: 'Ada' });
    // The hero has turned 24,685 words in 3.5 s each, and shows the next one for 200 ms of 2.7 s more.
    expect(visit.timers()).toEqual([200, 10_000]);
    expect(visit.calls('contactForm.deliver')).toBe(1);
    // Answers that come after the deadline change nothing.
    await visit.resolve('chat.requestAnswer', { text: 'In Luxembourg.', at: 6 });
    await settle();
    expect(said(visit)).toEqual(['Where are you?']);
  });
});
