import type { FrameLocator } from '@playwright/test';
import { expect, test as siteTest } from '#tests/e2e/sitePage.ts';
import { InspectorPage } from '#tests/inspector/browser/inspectorPage.ts';

export { expect };

/** The inspector beside a page of the site. */
export class SiteInspector extends InspectorPage {
  get site(): FrameLocator {
    return this.app;
  }

  override async isReady(): Promise<void> {
    await expect(this.app.locator('html[data-hydrated]')).toBeAttached();
    await super.isReady();
  }

  /** Opens a page, and holds time when the badge has its version: nothing is under way then. */
  override async openHeld(path: string): Promise<void> {
    await this.open(path);
    await this.seeActor('versionBadge', /^shown/);
    await this.hold();
  }

  /** An event of the site that has no payload is sent at once. */
  override async send(actor: string, event: string, payload?: object): Promise<void> {
    if (payload) {
      await super.send(actor, event, payload);
      return;
    }
    await this.choose(actor, event);
    await expect(this.status).toHaveText(`Sent ${event} to ${actor}.`);
  }

  async sendContactForm(): Promise<void> {
    const form = this.app.locator('[data-machine=contactForm]');
    for (const [name, text] of [
      ['Name', 'Ada Weber'],
      ['Email', 'ada@example.org'],
      ['Message', 'Please call me.'],
    ] as const) {
      await form.getByRole('textbox', { name }).fill(text);
    }
    await form.getByRole('button', { name: 'Send message' }).click();
  }
}

export const test = siteTest.extend<{ inspector: SiteInspector }>({
  inspector: async ({ page, context, site: _visitor }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(new SiteInspector(page));
  },
});
