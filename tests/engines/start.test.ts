import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { defer } from '#tests/e2e/deferred.ts';
import type { Answer } from '#tests/host.ts';
import { ENGINES_FOLDER } from './prepare.ts';
import { NARROW, scenario } from './scenario.ts';

/** Chooses French, and reports the language of each headline that is seen, and the tenth look. */
function reportHeadings(): void {
  localStorage.setItem('interpunct-language', 'fr');
  let looks = 0;
  let last = '';
  const look = () => {
    looks += 1;
    if (looks === 10) navigator.sendBeacon('/seen/tenth-look');
    const seen = document.querySelector('h1')?.checkVisibility()
      ? document.documentElement.lang
      : '';
    if (seen !== last) navigator.sendBeacon(`/seen/${seen}`);
    last = seen;
  };
  setInterval(look, 20);
}

scenario(
  'R4.2 a French visitor sees the French document alone, with path, query and hash',
  async ({ visit, host }) => {
    // The French document comes once the English one has had its time.
    const { promise, resolve } = defer<void>();
    host.answer(/^\/seen\//, ({ path }) => {
      if (path.endsWith('tenth-look')) resolve();
      return {};
    });
    host.answer('/fr/about', async (): Promise<Answer> => {
      await promise;
      return 'file';
    });
    await visit.goTo('/about?a=1#main');
    await visit.isReady();
    expect(await visit.evaluate(() => location.href.slice(location.origin.length))).toBe(
      '/fr/about?a=1#main',
    );
    const seen = () => host.requests.map(({ path }) => path);
    await expect.poll(seen).toContain('/seen/fr');
    expect(seen()).not.toContain('/seen/en');
  },
  { early: reportHeadings },
);

scenario(
  'R1.6 the 404 page of the language alone is seen, where a host has one for all',
  async ({ visit, host }) => {
    const body = readFileSync(`${ENGINES_FOLDER}/404.html`, 'utf8');
    const headers = { 'Content-Type': 'text/html' };
    host.answer(/^\/seen\//, {});
    host.answer('/fr/nowhere', { status: 404, headers, body });
    await visit.goTo('/fr/nowhere');
    await visit.waitFor(() => document.documentElement.matches('[lang=fr][data-hydrated]'));
    expect(await visit.evaluate(() => location.pathname)).toBe('/fr/nowhere');
    expect(host.requests.map(({ path }) => path)).not.toContain('/seen/en');
  },
  { early: reportHeadings },
);

scenario('R3.1 the header is transparent at the top before the start', async ({ visit, host }) => {
  const release = host.hold(MODULES);
  await visit.goTo('/en/');
  await visit.waitFor(() => {
    const header = document.querySelector('header');
    return header !== null && getComputedStyle(header).backgroundColor === 'rgba(0, 0, 0, 0)';
  });
  release('file');
  await visit.isReady();
});

scenario('R16.3 a press before the start is answered once', async ({ visit, host }) => {
  const release = host.hold(MODULES);
  await visit.goTo('/en/');
  await visit.press('Chat assistant');
  release('file');
  await visit.isReady();
  await visit.seeState('chat', 'panel.open');
});

scenario(
  'R2.18 a name typed before the start stands beside that of the brand',
  async ({ visit, host }) => {
    const release = host.hold(MODULES);
    await visit.goTo('/en/partnership');
    await visit.type('Try it with your company’s name', 'Ada');
    release('file');
    await visit.isReady();
    await visit.seeState('nameplate', 'named');
    await visit.seeText('Ada', '[data-hero]');
  },
);

scenario(
  'R3.9 a dropdown opens before the start, stays open and closes',
  async ({ visit, host }) => {
    const release = host.hold(MODULES);
    await visit.goTo('/en/');
    await visit.press('Services');
    await visit.seeState('servicesDropdown', 'open');
    await visit.seeText('Ventures', '[data-machine=servicesDropdown] a');
    release('file');
    await visit.isReady();
    await visit.seeState('servicesDropdown', 'open');
    await visit.waitFor(
      () => document.querySelector('[data-machine=servicesDropdown] :popover-open') !== null,
    );
    await visit.key('Escape');
    await visit.seeState('servicesDropdown', 'closed');
    await visit.waitFor(() => !document.querySelector(':popover-open'));
  },
);

scenario(
  'R3.9 the phone menu opens before the start, stays open and closes',
  async ({ visit, host }) => {
    const release = host.hold(MODULES);
    await visit.goTo('/en/');
    await visit.press('Menu');
    await visit.seeState('mobileMenu', 'open');
    release('file');
    await visit.isReady();
    await visit.seeState('mobileMenu', 'open');
    await visit.waitFor(() => document.querySelector('dialog[open]') !== null);
    await visit.key('Escape');
    await visit.seeState('mobileMenu', 'closed');
    await visit.waitFor(() => !document.querySelector('dialog[open]'));
    await visit.seeFocus('[commandfor=menu][aria-haspopup]');
  },
  { size: NARROW },
);
