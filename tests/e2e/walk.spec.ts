import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#inspector/charts/describeChart.ts';
import { siteMachine } from '#machines/site.machine.ts';
import type { Inspected } from '#tests/inspector/browser/inspectorPage.ts';
import { createDice } from '#tests/inspector/dice.ts';
import { configuredSettings } from './configuredBuild.ts';
import { expect, test } from './host.ts';
import { PHONE, type SitePage } from './sitePage.ts';
import { VENDORS } from './vendors.ts';

/** Repeats a walk that has failed. */
const SEED = Number(process.env.SEED ?? 20_261_122);
/** Gestures of each walk; there is one on a desktop and one on a phone. */
const GESTURES = 100;

const KEY = 'interpunct-cookie-consent';
const EMBEDS = /youtube-nocookie\.com|openstreetmap\.org/;

/** What the site says about requests that fail, to the people who run it. */
const REPORTS =
  /^(?:A page could not be shown|The chat has no answer|The version is made locally|An overlay|The (?:contactForm|newsletter) was not delivered|A vendor of analytics failed|The session recorder did not start)|Content Security Policy|Failed to fetch/;

test.use({
  hasChosen: false,
  expectedRequests: new RegExp(`${VENDORS.source}|${EMBEDS.source}`),
  expectedMessages: REPORTS,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The leaves of each behaviour's chart, by the id that its view carries. */
const LEAVES: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(siteMachine.implementations.actors as Record<string, AnyStateMachine>).map(
    ([id, machine]) => [
      id,
      nodesOf(machine.root)
        .filter(({ type }) => type === 'atomic')
        .map(({ path }) => path.join('.')),
    ],
  ),
);

/** What a visitor can press: what is seen, enabled, and not under a layer. Links stay within the pages. */
const findTargets = () => {
  const isPage = ({ origin, pathname, hash }: HTMLAnchorElement) =>
    origin === location.origin &&
    hash === '' &&
    /^\/(?:(?:en|fr|de)(?:\/[\w-]*)?|[\w-]*)$/.test(pathname) &&
    !/privacy|terms/.test(pathname);
  const modal = document.querySelector('dialog:modal');
  return [...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getAttribute('aria-hidden') !== 'true' &&
      !element.matches(':disabled, [target], [download]') &&
      (!(element instanceof HTMLAnchorElement) || isPage(element)) &&
      (!(element instanceof HTMLInputElement) || element.type === 'checkbox'),
  );
};

const findFields = () =>
  [
    ...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLInputElement>(
      'textarea, input:not([type=checkbox], [type=range], [aria-hidden])',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled);

/** What is seen after a gesture. */
const look = () => {
  const seen = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const { activeElement, body, documentElement } = document;
  const modal = document.querySelector('dialog:modal');
  const placeOf = (field: Element) =>
    `${field.closest('[data-machine]')?.getAttribute('data-machine')}.${field.getAttribute('name') ?? 'question'}`;
  return {
    /** The document, the page and its language. */
    document: (window as unknown as { ownToken: number }).ownToken,
    page: `${documentElement.lang} ${document.querySelector('h1')?.textContent}`,
    modals: document.querySelectorAll('dialog:modal, [aria-modal=true]').length,
    focus: activeElement === body ? null : (activeElement?.outerHTML.slice(0, 200) ?? null),
    isFocusSeen: activeElement === body || seen(activeElement),
    isFocusUnderLayer: activeElement !== body && modal !== null && !modal.contains(activeElement),
    machines: [...document.querySelectorAll('[data-machine]')].map((element) => [
      element.getAttribute('data-machine') ?? '',
      element.getAttribute('data-state') ?? '',
    ]),
    fields: Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('textarea, input')]
        .filter((field) => !/checkbox|range/.test(field.type) && field.ariaHidden !== 'true')
        .map((field) => [placeOf(field), field.value]),
    ),
    questions: document.querySelectorAll('[data-role=user]').length,
    isGranted: (localStorage[KEY_NAME] ?? '').includes('"analytics":true'),
  };
};
type Seen = ReturnType<typeof look>;

const lookAt = (page: Page): Promise<Seen> =>
  page.evaluate(`(${String(look).replaceAll('KEY_NAME', JSON.stringify(KEY))})()`);
declare const KEY_NAME: string;

/** Gives each document a token, and notes what other tabs tell it and that it is about to end. */
const noteDocument = () => {
  Object.assign(window, { ownToken: Math.random() });
  addEventListener('storage', ({ newValue }) => Object.assign(window, { told: newValue }));
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { destination: { sameDocument: boolean } };
    if (!destination.sameDocument) document.documentElement.dataset.ending = '';
  });
};

/** Whether the site runs in this document, and goes on. A sign of the visitor starts one that waits. */
const isRunning = () => {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  return document.querySelector('html[data-hydrated]:not([data-ending])') !== null;
};

/** The states of the behaviours, as the recorder has them. */
const readSnapshots = () =>
  (globalThis as unknown as Partial<Inspected>).inspector
    ?.getView()
    .actors.map(({ path, leaves }) => [path, leaves.join(' ')]);

class Walk {
  readonly site: SitePage;
  readonly page: Page;
  readonly pick: ReturnType<typeof createDice>;
  readonly taken: string[] = [];
  /** What a visitor has typed, by its field. */
  private readonly typed = new Map<string, string>();
  private before: Seen | undefined;
  private isOffline = false;
  private hasOpenedEmbed = false;
  private seenRequests = 0;
  private seenMessages = 0;

  constructor(site: SitePage, seed: number) {
    this.site = site;
    this.page = site.page;
    this.pick = createDice(seed);
  }

  private async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.page.context().setOffline(isOffline);
  }

  /** What loads the document again needs the network: a withdrawal, and all that retries a lost page. */
  private async reconnect(name: string): Promise<void> {
    const hasFailed = (await this.page.locator('main [role=alert] h1').count()) > 0;
    if (hasFailed || /Save|Enregistrer|speichern/u.test(name)) await this.setOffline(false);
  }

  /** Presses something with the mouse, if nothing lies on it. */
  private async press(): Promise<string> {
    const targets = await this.page.evaluateHandle(findTargets);
    const count = await targets.evaluate(({ length }) => length);
    if (count === 0) return 'press nothing';
    const index = this.pick([...Array(count).keys()]);
    const place = await targets.evaluate((elements, at) => {
      const element = elements[at] as HTMLElement;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isFree = element.contains(document.elementFromPoint(x, y));
      return { x, y, isFree, name: element.ariaLabel ?? element.textContent ?? element.id };
    }, index);
    if (!place.isFree) return `scroll to "${place.name}"`;
    await this.reconnect(place.name);
    await this.page.mouse.click(place.x, place.y);
    return `press "${place.name}"`;
  }

  private async type(): Promise<string> {
    const fields = await this.page.evaluateHandle(findFields);
    const count = await fields.evaluate(({ length }) => length);
    if (count === 0) return 'type nowhere';
    const index = this.pick([...Array(count).keys()]);
    const text = this.pick(['Ada', 'ada@example.org', 'Hello? ']);
    await fields.evaluate((elements, at) => {
      (elements[at] as HTMLElement).focus();
    }, index);
    await this.page.keyboard.type(text);
    const [place, value] = await fields.evaluate((elements, at) => {
      const field = elements[at] as HTMLInputElement;
      const machine = field.closest('[data-machine]')?.getAttribute('data-machine');
      return [`${machine}.${field.getAttribute('name') ?? 'question'}`, field.value] as const;
    }, index);
    this.typed.set(place, value);
    return `type "${text}" into ${place}`;
  }

  private async pressKey(): Promise<string> {
    const key = this.pick(['Tab', 'Tab', 'Shift+Tab', 'Escape', 'Enter', 'ArrowDown']);
    // Enter may lead away from the site.
    const leaves = await this.page.evaluate(
      () => document.activeElement?.matches('a[target], a[download], a:not([href^="/"])') ?? false,
    );
    if (key === 'Enter' && leaves) return 'press no key';
    if (key === 'Enter') {
      const name = await this.page.evaluate(() => document.activeElement?.textContent);
      await this.reconnect(name ?? '');
    }
    await this.page.keyboard.press(key);
    return `key ${key}`;
  }

  private async travel(): Promise<string> {
    return this.page.evaluate(
      (way) => {
        const { navigation } = window as unknown as {
          navigation: { canGoBack: boolean; canGoForward: boolean };
        };
        if (way === 'back' ? !navigation.canGoBack : !navigation.canGoForward) return 'stay';
        history[way]();
        return way;
      },
      this.pick(['back', 'forward'] as const),
    );
  }

  /** Another tab of the same browser chooses, or forgets the choice. */
  private async chooseElsewhere(other: Page): Promise<string> {
    const choice = this.pick(['everything', 'nothing', 'analytics', 'forget'] as const);
    await this.setOffline(false);
    const token = await this.page.evaluate('ownToken');
    const [old, told] = await other.evaluate(
      ([key, what]) => {
        const stored = localStorage.getItem(key);
        const preferences = {
          necessary: true,
          analytics: what !== 'nothing',
          marketing: what === 'everything',
        };
        const record = { version: '1.0', preferences, timestamp: Date.now() };
        if (what === 'forget') localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(record));
        return [stored, localStorage.getItem(key)];
      },
      [KEY, choice] as const,
    );
    const hasHeard = () =>
      this.page
        .evaluate(
          ([known, value]) =>
            Reflect.get(window, 'ownToken') !== known || Reflect.get(window, 'told') === value,
          [token, told] as const,
        )
        // The document ends, because it has heard.
        .catch(() => true);
    if (old !== told) await expect.poll(hasHeard).toBe(true);
    return `${choice} elsewhere`;
  }

  async step(other: Page): Promise<void> {
    const gesture = this.pick([
      ...Array<'press'>(9).fill('press'),
      ...Array<'type'>(3).fill('type'),
      ...Array<'key'>(5).fill('key'),
      'scroll',
      'travel',
      'wait',
      'wait',
      'offline',
      'elsewhere',
    ] as const);
    const gestures = {
      press: () => this.press(),
      type: () => this.type(),
      key: () => this.pressKey(),
      scroll: async () => {
        const y = this.pick([-2_000, -300, 300, 2_000]);
        await this.page.mouse.wheel(0, y);
        return `scroll ${y}`;
      },
      travel: () => this.travel(),
      wait: async () => {
        const ms = this.pick([100, 400, 1_000, 3_000, 15_000]);
        await this.site.pass(ms);
        return `${ms} ms`;
      },
      offline: async () => {
        await this.setOffline(!this.isOffline);
        return this.isOffline ? 'offline' : 'online';
      },
      elsewhere: () => this.chooseElsewhere(other),
    };
    this.taken.push(await gestures[gesture]());
    await this.rest();
    await this.see(this.taken.at(-1) ?? '');
  }

  /** Lets the page do what follows at once: frames, answers, a document that loads. */
  private async rest(): Promise<void> {
    await this.site.pass(50);
    // A withdrawal, a retry, and a way back to before them load a document.
    await expect
      .poll(() => this.page.evaluate(isRunning).catch(() => false), { timeout: 15_000 })
      .toBe(true);
    await this.site.pass(120);
  }

  async see(gesture: string): Promise<void> {
    const now = await lookAt(this.page);
    const { before } = this;
    this.before = now;

    expect(now.modals, 'modal layers').toBeLessThanOrEqual(1);
    const isSamePage = before?.document === now.document && before.page === now.page;
    // Beyond the last stop of the Tab key the focus is in the browser.
    if (before?.focus && isSamePage && !/Tab|nothing/.test(gesture)) {
      expect(now.focus, `the focus, which was on ${before.focus}`).not.toBe(null);
    }
    expect(now.isFocusSeen, `focus on something hidden: ${now.focus}`).toBe(true);
    expect(now.isFocusUnderLayer, `focus under a layer: ${now.focus}`).toBe(false);

    const ids = now.machines.map(([id]) => id);
    expect(ids, 'elements of machines').toEqual([...new Set(ids)]);
    for (const [id = '', state = ''] of now.machines) {
      const unknown = state.split(' ').filter((leaf) => !LEAVES[id]?.includes(leaf));
      expect(unknown, `states of ${id}`).toEqual([]);
    }
    const snapshots = await this.page.evaluate(readSnapshots);
    if (snapshots) expect(snapshots).toEqual(expect.arrayContaining(now.machines));

    this.seeTyped(now, before);
    this.seeRequests(now, before);
    const messages = this.site.messages.slice(this.seenMessages);
    this.seenMessages += messages.length;
    expect(messages.filter((message) => !REPORTS.test(message))).toEqual([]);
  }

  private seeTyped(now: Seen, before: Seen | undefined): void {
    for (const [id = '', state] of now.machines) {
      if (state !== 'success') continue;
      for (const place of this.typed.keys()) {
        if (place.startsWith(`${id}.`)) this.typed.delete(place);
      }
    }
    // The name in the network of partners goes with its page.
    if (now.page !== before?.page) this.typed.delete('nameplate.question');
    if (now.questions > (before?.questions ?? 0)) this.typed.delete('chat.question');
    for (const [place, value] of this.typed) {
      if (place in now.fields) expect(now.fields[place], `typed into ${place}`).toBe(value);
    }
  }

  private seeRequests(now: Seen, before: Seen | undefined): void {
    const asked = this.site.foreignRequests.slice(this.seenRequests);
    this.seenRequests += asked.length;
    if (/^press "(?:Play|Show|Lire|Afficher)/.test(this.taken.at(-1) ?? '')) {
      this.hasOpenedEmbed = true;
    }
    if (now.machines.some(([id, state]) => id === 'embed' && state === 'open')) {
      this.hasOpenedEmbed = true;
    }
    const isGranted = now.isGranted || before?.isGranted;
    const allowed = asked.filter(
      (address) =>
        (isGranted && VENDORS.test(address)) || (this.hasOpenedEmbed && EMBEDS.test(address)),
    );
    expect(asked, 'requests to other hosts').toEqual(allowed);
  }
}

for (const [device, viewport, path] of [
  ['a desktop', { width: 1280, height: 800 }, '/en/'],
  ['a phone', PHONE, '/en/contact'],
] as const) {
  test(`R9.9, R12.6, R15.11, R15.12, R17.10, R17.11 holds at ${GESTURES} random gestures on ${device}`, async ({
    site,
    page,
    host,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await page.route(VENDORS, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.route(EMBEDS, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const walk = new Walk(site, SEED);
    const answer = (body: string) => () =>
      walk.taken.length % 3 === 0 ? { status: 500 } : { body };
    host.answer(
      `${configuredSettings.VITE_OPENAI_BASE_URL}/chat/completions`,
      answer('{"choices":[{"message":{"content":"Yes."}}]}'),
    );
    for (const form of ['VITE_CONTACT_ENDPOINT', 'VITE_NEWSLETTER_ENDPOINT'] as const) {
      host.answer(configuredSettings[form], answer('{}'));
    }
    await page.addInitScript(noteDocument);
    const other = await page.context().newPage();
    await other.goto('/robots.txt');

    await site.holdClock();
    await site.open(path);
    try {
      for (let gesture = 0; gesture < GESTURES; gesture += 1) await walk.step(other);
    } catch (error) {
      const way = walk.taken.map((gesture, index) => `${index + 1}. ${gesture}`).join('\n');
      throw new Error(
        `${(error as Error).message}\n\nSEED=${SEED} npx playwright test tests/e2e/walk.spec.ts -g '${device}'\n${way}`,
        { cause: error },
      );
    }
  });
}
