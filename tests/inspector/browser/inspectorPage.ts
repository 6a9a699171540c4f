import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test as siteTest } from '#tests/e2e/sitePage.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Inspector, InspectorView } from '../../../src/inspector/inspector.ts';

export { expect };

/** A document with a recorder. */
export type Inspected = { inspector: Inspector };

export const TABS = ['Chart', 'Events', 'Timers', 'Coverage', 'Gallery'] as const;

/** The inspector as a tester uses it: the panel by its accessible names, and the site in its frame. */
export class InspectorPage {
  readonly page: Page;
  /** The site beside the panel. */
  readonly site: FrameLocator;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.site = page.frameLocator('iframe[title=Site]');
    this.panel = page.getByRole('region', { name: 'Inspector' });
  }

  /** Opens a page of the site with the panel beside it. */
  async open(path: string): Promise<void> {
    const { pathname, search } = new URL(path, 'http://site.example');
    await this.page.goto(`${pathname}${search ? `${search}&` : '?'}inspect`);
    await this.isReady();
  }

  /** Waits until the site runs and the panel has its recorder. */
  async isReady(): Promise<void> {
    await expect(this.site.locator('html[data-hydrated]')).toBeAttached();
    await expect(this.panel.getByLabel('Virtual time')).toBeVisible();
  }

  /** Opens a page, and holds time when the badge has its version: nothing is under way then. */
  async openHeld(path: string): Promise<void> {
    await this.open(path);
    await this.seeActor('versionBadge', /^shown/);
    await this.button('Pause').click();
    await expect(this.button('Resume')).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: typeof name === 'string' });
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
    await this.panel.getByRole('tab', { name: tab }).click();
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
    return this.region('Actors')
      .getByRole('button')
      .filter({ has: this.page.locator('.id', { hasText: new RegExp(`^${path}$`) }) });
  }

  /** The states of an actor, as the panel has them. */
  async seeActor(path: string, states: string | RegExp): Promise<void> {
    await expect(this.actor(path).locator('.leaves')).toHaveText(states);
  }

  /** The states of a machine, as the site has them. */
  async seeState(machine: string, state: string | RegExp): Promise<void> {
    const view = this.site.locator(`[data-machine=${machine}]`).first();
    await expect(view).toHaveAttribute('data-state', state);
  }

  /** Sends an event from the list. A payload is written first. */
  async send(actor: string, event: string, payload?: object): Promise<void> {
    await this.show('Chart');
    await this.actor(actor).click();
    await this.button(`Send ${event}`).click();
    if (payload) {
      await this.payload.fill(JSON.stringify(payload));
      await this.button('Send').click();
    }
    await expect(this.status).toHaveText(`Sent ${event} to ${actor}.`);
  }

  /** Sends the contact form of the site. */
  async sendContactForm(): Promise<void> {
    const form = this.site.locator('[data-machine=contactForm]');
    for (const [name, text] of [
      ['Name', 'Ada Weber'],
      ['Email', 'ada@example.org'],
      ['Message', 'Please call me.'],
    ] as const) {
      await form.getByRole('textbox', { name }).fill(text);
    }
    await form.getByRole('button', { name: 'Send message' }).click();
  }

  get payload(): Locator {
    return this.panel.getByRole('textbox', { name: 'Payload, as JSON' });
  }

  async advance(ms: number): Promise<void> {
    await this.panel.getByRole('textbox', { name: 'Milliseconds to advance' }).fill(String(ms));
    await this.button('Advance').click();
  }

  /** Looks at an entry from the log, or by the slider where it is folded. */
  async look(index: number): Promise<void> {
    await this.show('Events');
    const row = this.entries.and(this.panel.locator(`[data-index="${index}"]`));
    if ((await row.count()) > 0) await row.click();
    else await this.slider.fill(String(index));
    await expect(this.region('Looking back')).toContainText(`Looking at entry ${index} of`);
  }

  /** Goes on from the entry that is looked at. */
  async restore(): Promise<void> {
    await this.button('Restore').click();
    await expect(this.status).toHaveText(/^Restored entry \d+\. Time is paused\.$/);
  }

  /** Plays the session again, which comes out as it was recorded. */
  async replay(): Promise<void> {
    await this.button('Replay').click();
    await expect(this.status).toHaveText('The replay matches the record.', { timeout: 30_000 });
    await expect(this.report).toContainText('Every state and context is as recorded.');
  }

  /** Switches “Hold results” on. */
  async holdResults(): Promise<void> {
    await this.panel.getByRole('switch', { name: 'Hold results' }).click();
  }

  /** Gives the panel a window of its own. Returns the inspector there. */
  async openAlone(): Promise<InspectorPage> {
    const popup = this.page.waitForEvent('popup');
    await this.button('Open in its own window').click();
    return new InspectorPage(await popup);
  }

  async exportSession(): Promise<{ name: string; text: string; session: SessionFile }> {
    const download = this.page.waitForEvent('download');
    await this.button('Export').click();
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
    await this.button('Import').click();
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
    await expect(this.status).toHaveText(outcome);
  }

  async copy(what: 'Copy as browser test' | 'Copy as steps'): Promise<string> {
    await this.button(what).click();
    await expect(this.status).toHaveText(/^Copied \d+ lines? as /);
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Asks the document of the site, which has the recorder. */
  async ask<Result, Argument = undefined>(
    question: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const handle = await this.page.locator('iframe[title=Site]').elementHandle();
    const frame = await handle?.contentFrame();
    if (!frame) throw new Error('There is no site beside the panel.');
    return frame.evaluate(
      question as (argument: unknown) => Result,
      argument as unknown,
    ) as Promise<Awaited<Result>>;
  }

  /** What the recorder shows. */
  view(): Promise<InspectorView> {
    return this.ask(() => (globalThis as unknown as Inspected).inspector.getView());
  }

  lastIndex(): Promise<number> {
    return this.ask(
      () => (globalThis as unknown as Inspected).inspector.getView().entries.at(-1)?.index ?? -1,
    );
  }
}

export const test = siteTest.extend<{ inspector: InspectorPage }>({
  inspector: async ({ page, context, site: _visitor }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(new InspectorPage(page));
  },
});
