import type { Page } from '@playwright/test';

/** Has the inspector record each document of a page, with its panel in a window of its own. */
export async function openPanel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top || window.opener) return;
    window.name = 'inspected';
    const channel = new BroadcastChannel('inspector');
    channel.onmessage = () => {
      channel.close();
      // The panel of the document before takes the next one over by itself.
      const panel = window.open('', 'panel', 'popup');
      if (panel?.location.href === 'about:blank') panel.location.href = '/?inspect=panel';
    };
  });
}
