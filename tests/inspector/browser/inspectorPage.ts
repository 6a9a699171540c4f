import { readFile } from 'node:fs/promises';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { build, createServer, defaultClientConditions, type InlineConfig, preview } from 'vite';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Inspector, InspectorView } from '../../../src/inspector/inspector.ts';
import { tabOf } from '../../visitor/playwright.ts';
import { isIn, Visitor } from '../../visitor/visitor.ts';
import { FOREIGN_APP, SMALL_APP } from '../installed.ts';

export { expect };

/** A document with a recorder. */
export type Inspected = { inspector: Inspector };

/** Where the panel shows the app. */
export const SITE_FRAME = 'iframe[title=Site]';

export const TABS = ['Chart', 'Events', 'Timers', 'Coverage', 'Gallery'] as const;

/** A tester: a visitor of the panel, by its accessible names, and of the app beside it. */
export class InspectorPage extends Visitor {
  /** The app beside the panel, or in the window that opened it. */
  readonly app: Visitor;
  readonly panel: Locator;

  constructor(page: Page, app = new Visitor(tabOf(page, SITE_FRAME))) {
    super(tabOf(page));
    this.app = app;
    this.panel = page.getByRole('region', { name: 'Inspector' });
  }

  /** Opens a page of the app with the panel beside it. */
  override async open(path = '/'): Promise<void> {
    const { pathname, search } = new URL(path, 'http://app.example');
    await this.page.goto(`${pathname}${search ? `${search}&` : '?'}inspect`);
    await this.isReady();
  }

  /** Waits until the app runs and the panel has its recorder. */
  override async isReady(): Promise<void> {
    await expect(this.panel.getByLabel('Virtual time')).toBeVisible();
  }

  /** Opens a page, and holds time. */
  async openHeld(path = '/'): Promise<void> {
    await this.open(path);
    await this.holdClock();
  }

  override async holdClock(): Promise<void> {
    await this.press('Pause');
    await expect(this.button('Resume')).toBeVisible();
  }

  override async pass(ms: number): Promise<void> {
    await this.panel.getByRole('textbox', { name: 'Milliseconds to advance' }).fill(String(ms));
    await this.press('Advance');
  }

  /** A control of the panel: a button, a switch or a tab. */
  override button(name: string | RegExp): Locator {
    const named = { name, exact: typeof name === 'string' };
    const switchOrTab = this.panel
      .getByRole('switch', named)
      .or(this.panel.getByRole('tab', named));
    return this.panel.getByRole('button', named).or(switchOrTab);
  }

  override press(name: string): Promise<void> {
    return this.button(name).click();
  }

  /** A part of the panel. */
  region(name: string): Locator {
    return this.panel.getByRole('region', { name });
  }

  /** A list of choices. */
  choice(name: string): Locator {
    return this.panel.getByRole('combobox', { name, exact: true });
  }

  /** The label of an edge of the chart. */
  edge(name: string): Locator {
    return this.button(name).locator('.chart-label');
  }

  async show(tab: (typeof TABS)[number]): Promise<Locator> {
    await this.press(tab);
    return this.panel.getByRole('tabpanel', { name: tab });
  }

  get status(): Locator {
    return this.panel.locator('.status');
  }

  get report(): Locator {
    return this.region('Report');
  }

  get slider(): Locator {
    return this.panel.getByRole('slider', { name: 'Session' });
  }

  get entries(): Locator {
    return this.panel.getByRole('listbox', { name: 'Entries' }).getByRole('option');
  }

  /** The button of an actor, which has its path. */
  actor(path: string): Locator {
    const own = this.page.locator('.id').and(this.page.getByText(path, { exact: true }));
    return this.region('Actors').getByRole('button').filter({ has: own });
  }

  /** The states of an actor, as the panel has them. */
  override see(path: string, states: string): Promise<void> {
    return expect(this.actor(path).locator('.leaves')).toHaveText(isIn(states));
  }

  /** Chooses an event of an actor from the list. One without a case is written by hand. */
  async choose(actor: string, event: string): Promise<void> {
    await this.show('Chart');
    await this.actor(actor).click();
    await this.press(`Send ${event}`);
  }

  async send(actor: string, event: string, payload: object = {}): Promise<void> {
    await this.choose(actor, event);
    await this.payload.fill(JSON.stringify(payload));
    await this.press('Send');
    await expect(this.status).toHaveText(`Sent ${event} to ${actor}.`);
  }

  get payload(): Locator {
    return this.panel.getByRole('textbox', { name: 'Payload, as JSON' });
  }

  /** Looks at an entry from the log, also where it is folded. */
  async look(index: number): Promise<void> {
    await this.show('Events');
    const row = this.entries.and(this.panel.locator(`[data-index="${index}"]`));
    if ((await row.count()) > 0) await row.click();
    else {
      await this.app.inPage((at) => (globalThis as unknown as Inspected).inspector.look(at), index);
    }
    await expect(this.region('Looking back')).toContainText(`Looking at entry ${index}`);
  }

  /** Goes on from the entry that is looked at. */
  async restore(): Promise<void> {
    await this.press('Restore');
    await expect(this.status).toHaveText(/^Restored entry \d+\. Time is paused\.( .* masks .+)?$/);
  }

  /** Plays the session again, which comes out as it was recorded. */
  async replay(): Promise<void> {
    await this.press('Replay');
    await expect(this.status).toHaveText('The replay matches the record.', { timeout: 30_000 });
    await this.show('Events');
    await expect(this.report).toContainText(
      /Replayed (\d+) of the \1 entries that there were then\. Every state and context is as recorded\./,
    );
  }

  /** Gives the panel a window of its own. Returns the inspector there. */
  async openAlone(): Promise<InspectorPage> {
    const popup = this.page.waitForEvent('popup');
    await this.press('Open in its own window');
    return new InspectorPage(await popup, new Visitor(tabOf(this.page)));
  }

  async exportSession(): Promise<{ name: string; text: string; session: SessionFile }> {
    const download = this.page.waitForEvent('download');
    await this.press('Export');
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    return { name: file.suggestedFilename(), text, session: JSON.parse(text) };
  }

  /** Imports a file. `outcome` is what the panel tells of it. */
  async importFile(
    { name, text }: { name: string; text: string },
    outcome: string | RegExp = `Imported ${name}.`,
  ): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('Import');
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
    await expect(this.status).toHaveText(outcome);
  }

  async copy(what: 'Copy as browser test' | 'Copy as steps'): Promise<string> {
    await this.press(what);
    await expect(this.status).toHaveText(/^Copied \d+ lines? as /);
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** What the recorder shows. */
  view(): Promise<InspectorView> {
    return this.app.inPage(() => (globalThis as unknown as Inspected).inspector.getView());
  }

  async lastIndex(): Promise<number> {
    return (await this.view()).entries.at(-1)?.index ?? -1;
  }
}

/** The small app, built for testers. */
async function serveSmallApp() {
  const config: InlineConfig = {
    configFile: false,
    root: SMALL_APP,
    logLevel: 'error',
    resolve: { conditions: ['inspector', ...defaultClientConditions] },
    preview: { port: 0 },
  };
  await build(config);
  return preview(config);
}

/** The foreign app, as its developer sees it. */
async function serveForeignApp() {
  const server = await createServer({ root: FOREIGN_APP, logLevel: 'error', server: { port: 0 } });
  return server.listen();
}

/** An app with its inspector. A message in its console, or an error that nobody handles, fails a test. */
export const test = base.extend<
  { inspector: InspectorPage; expectedMessages: RegExp | undefined },
  { app: 'small' | 'foreign'; appUrl: string }
>({
  app: ['small', { option: true, scope: 'worker' }],
  appUrl: [
    async ({ app }, use) => {
      const server = await (app === 'small' ? serveSmallApp() : serveForeignApp());
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ appUrl }, use) => use(appUrl),
  expectedMessages: [undefined, { option: true }],
  inspector: async ({ page, context, expectedMessages }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const messages: string[] = [];
    page.on('pageerror', ({ message }) => messages.push(message));
    await use(new InspectorPage(page));
    expect(messages.filter((message) => !expectedMessages?.test(message))).toEqual([]);
  },
});
