import { expect, test as siteTest } from '#tests/e2e/sitePage.ts';
import { InspectorPage, SITE_FRAME } from '#tests/inspector/browser/inspectorPage.ts';
import { tabOf } from '#tests/visitor/playwright.ts';
import { SiteVisitor } from '#tests/visitor/siteVisitor.ts';

export { expect };

/** The inspector beside a page of the site. */
export class SiteInspector extends InspectorPage {
  override readonly app = new SiteVisitor(tabOf(this.page, SITE_FRAME));

  override async isReady(): Promise<void> {
    await this.app.isReady();
    await super.isReady();
  }

  /** Opens a page, and holds time when the badge has its version: nothing is under way then. */
  override async openHeld(path: string): Promise<void> {
    await this.open(path);
    await this.see('versionBadge', 'shown');
    await this.holdClock();
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
}

export const test = siteTest.extend<{ inspector: SiteInspector }>({
  inspector: async ({ page, context, site: _visitor }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(new SiteInspector(page));
  },
});
