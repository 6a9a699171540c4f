import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** The three languages, with the texts by which tests know them. */
export const languages = [
  {
    code: 'en',
    chatError: 'Sorry, I am having trouble connecting.',
    prefix: '/en',
    locale: 'en-GB',
    homeTitle: 'Tech marketing and events in Luxembourg · Interpunct',
    aboutTitle: 'About the group and its four divisions · Interpunct',
    skipLink: 'Skip to content',
    contact: 'Send message',
    thanks: "Your message has been sent. We'll get back to you soon!",
    sorry: 'There was an error sending your message. Please try again.',
    subscribed: 'You are on the list. See you in your inbox.',
    notSubscribed: 'That did not work. Your address is still here: please try again.',
  },
  {
    code: 'fr',
    chatError: 'Désolé, la connexion ne passe pas.',
    prefix: '/fr',
    locale: 'fr-LU',
    homeTitle: 'Marketing et événements tech au Luxembourg · Interpunct',
    aboutTitle: 'Le groupe et ses quatre pôles · Interpunct',
    skipLink: 'Aller au contenu',
    contact: 'Envoyer le message',
    thanks: 'Votre message a bien été envoyé. Nous vous répondrons très vite\u202f!',
    sorry: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
    subscribed: 'Vous êtes sur la liste. À bientôt dans votre boîte mail.',
    notSubscribed:
      'L’inscription n’a pas abouti. Votre adresse est toujours là\u00a0: il suffit de réessayer.',
  },
  {
    code: 'de',
    chatError: 'Leider klappt die Verbindung gerade nicht.',
    prefix: '/de',
    locale: 'de-LU',
    homeTitle: 'Tech-Marketing und Events in Luxemburg · Interpunct',
    aboutTitle: 'Über die Gruppe und ihre vier Bereiche · Interpunct',
    skipLink: 'Zum Inhalt springen',
    contact: 'Nachricht senden',
    thanks: 'Ihre Nachricht wurde gesendet. Wir melden uns bald bei Ihnen!',
    sorry:
      'Beim Senden Ihrer Nachricht ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    subscribed: 'Sie stehen auf der Liste. Bis bald in Ihrem Posteingang.',
    notSubscribed:
      'Das hat nicht geklappt. Ihre Adresse steht noch da: Bitte versuchen Sie es noch einmal.',
  },
] as const;

/** By rule, a build is stale after ten minutes: no fault of the page. */
const STALE_BUILD = /^The version is made locally: the version file is stale/;

/**
 * The site as a visitor meets it. What every page has is here; what is special to a page is in its
 * test. Names are the public ones of DESIGN §7, in English.
 */
class Site {
  readonly page: Page;
  /** What the page has said to the console, but for what the browser says of a 404 answer. */
  readonly messages: string[] = [];
  /** Requests that went to another host. */
  readonly foreignRequests: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) this.messages.push(message.text());
    });
    page.on('pageerror', (error) => this.messages.push(error.message));
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') {
        this.foreignRequests.push(request.url());
      }
    });
  }

  /** Stops the clock of the page, before it is opened. From then on time passes with `pass` alone. */
  async holdClock(time = Date.UTC(2026, 10, 20, 12)): Promise<void> {
    // The clock runs from its installation on: it is stopped at a moment that it cannot have passed.
    await this.page.clock.install({ time: time - 60_000 });
    await this.page.clock.pauseAt(time);
  }

  /** Lets the clock run again, for tools that wait in the page. */
  async releaseClock(): Promise<void> {
    await this.page.clock.resume();
  }

  /** Lets time pass on a clock that is held, in ms. */
  async pass(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** Makes the visitor one who has refused what is not necessary, on an earlier visit. */
  async refuseBefore(): Promise<void> {
    await this.page.addInitScript(() => {
      const preferences = { necessary: true, analytics: false, marketing: false };
      const record = JSON.stringify({ version: '1.0', preferences, timestamp: Date.now() });
      try {
        localStorage['interpunct-cookie-consent'] ??= record;
      } catch {
        // Storage that is denied is what some tests are about.
      }
    });
  }

  /** Opens a path and waits until the site runs and has its fonts. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    // The scripts start when the browser is idle, which it never is on a clock that is held, or
    // with the first sign of a visitor.
    await this.page.locator('body').dispatchEvent('pointermove');
    await expect(this.page.locator('html[data-hydrated]')).toBeAttached();
    // A font that comes later can move what is below it.
    await this.page.evaluate(async () => {
      await document.fonts.ready;
    });
  }

  /** The view of a machine, whatever its state. */
  machine(id: string): Locator {
    return this.page.locator(`[data-machine=${id}]`);
  }

  async seeState(id: string, state: string | RegExp): Promise<void> {
    await expect(this.machine(id).first()).toHaveAttribute('data-state', state);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  get mainNavigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  scrollPosition(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }
}

type SiteFixtures = {
  site: Site;
  /** Whether the visitor has refused what is not necessary on an earlier visit. */
  hasChosen: boolean;
  /** What the site may say to the console in these tests. */
  expectedMessages: RegExp | undefined;
  /** Which addresses on other hosts these tests have the site ask for. */
  expectedRequests: RegExp | undefined;
};

/** Every test gets a site, and fails when the site complained or spoke to another host unasked. */
export const test = base.extend<SiteFixtures>({
  hasChosen: [true, { option: true }],
  expectedMessages: [undefined, { option: true }],
  expectedRequests: [undefined, { option: true }],
  site: async ({ page, hasChosen, expectedMessages, expectedRequests }, use) => {
    const site = new Site(page);
    if (hasChosen) await site.refuseBefore();
    await use(site);
    const complaints = site.messages
      .filter((message) => !STALE_BUILD.test(message))
      .filter((message) => !expectedMessages?.test(message));
    expect(complaints).toEqual([]);
    expect(site.foreignRequests.filter((url) => !expectedRequests?.test(url))).toEqual([]);
  },
});
