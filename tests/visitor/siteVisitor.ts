import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { textOf } from '#tests/locales/readTexts.ts';
import { isAt, type MachineId, stateOf } from './inSite.ts';
import type { Tab } from './tab.ts';
import { Visitor } from './visitor.ts';

const endOf = (page: PageId) => (page === 'home' ? '/' : `/${page}`);

type PageView = { page_path: string; page_title: string; page_referrer?: string };

/** A visitor of the site. What it reads on a control is its words in English, or the key of its text. */
export class SiteVisitor extends Visitor<MachineId> {
  /** Whose texts the visitor reads. */
  readonly language: Language;
  protected override readonly stateOf = stateOf;

  constructor(tab: Tab, origin = '', language: Language = 'en') {
    super(tab, origin);
    this.language = language;
  }

  protected override wordsOf(name: string): string {
    return textOf(name, this.language) ?? name;
  }

  /** Waits until the site runs. */
  override async isReady(): Promise<void> {
    // Without time, it waits for the first input.
    if (this.isClockHeld) {
      await this.inPage(() => {
        document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
      });
    }
    await this.until(() => document.documentElement.matches('[data-hydrated]'));
  }

  /** Opens another tab of the site. */
  async openTab(): Promise<SiteVisitor> {
    if (!this.tab.openTab) throw new Error('this engine has one window');
    return new SiteVisitor(await this.tab.openTab(), this.origin, this.language);
  }

  /** Presses the link of header or footer to a page. */
  follow(page: PageId): Promise<void> {
    return this.pressAt(`:is(header, footer) a:not([hreflang])[href$="${endOf(page)}"]`);
  }

  /** Goes to another page by its link, and waits for it. */
  async go(page: PageId): Promise<void> {
    await this.follow(page);
    await this.seePage(page);
  }

  /** Presses the link of the header to a language. */
  choose(language: Language): Promise<void> {
    return this.pressAt(`header a[hreflang=${language}]:not(dialog *)`);
  }

  /** Waits until a page is on the screen, with its heading. */
  seePage(page: PageId): Promise<void> {
    return this.until(isAt, endOf(page));
  }

  /** Waits until the page is in a language. */
  seeLanguage(language: Language): Promise<void> {
    return this.until((code) => document.documentElement.lang === code, language);
  }

  /** Fills in the contact form, and sends it. */
  async sendMessage(): Promise<void> {
    await this.type('Name', 'Ada');
    await this.type('Email', 'ada@example.com');
    await this.type('Message', 'Hello');
    await this.press('Send message');
  }

  /** Opens the chat, and asks. */
  async ask(question: string): Promise<void> {
    await this.press('Chat assistant');
    await this.type('Your message', question);
    await this.key('Enter');
  }

  /** The calls in the queue of Google Analytics, in order, as arrays. */
  calls(): Promise<unknown[][]> {
    return this.inPage(() =>
      [...(window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer].map((call) =>
        JSON.parse(JSON.stringify(Array.from(call))),
      ),
    );
  }

  /** The page views among them. */
  async pageViews(): Promise<PageView[]> {
    const calls = await this.calls();
    return calls.filter(([, name]) => name === 'page_view').map(([, , view]) => view as PageView);
  }
}
