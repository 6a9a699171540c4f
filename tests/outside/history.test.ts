import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect } from 'vitest';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { defer } from '#tests/e2e/deferred.ts';
import { ENGINES_FOLDER } from '#tests/engines/prepare.ts';
import { scenario } from '#tests/engines/scenario.ts';
import type { Visit } from '#tests/engines/visit.ts';

const engines = ['Chromium', 'Firefox', 'WebKit'] as const;

type TagWindow = { dataLayer: unknown[][] };

const { DOMParser } = new Window();

/** What tells one page from another: head and headline. */
const partsOf = ({ documentElement, title }: Document = document) => [
  title,
  documentElement.lang,
  documentElement.querySelector('meta[name=description]')?.getAttribute('content'),
  documentElement.querySelector('link[rel=canonical]')?.getAttribute('href'),
  documentElement.querySelector('h1')?.textContent,
];

/** Waits until address, head and headline are those of one page, as the build has written it. */
async function seePageOf(visit: Visit, path: string): Promise<void> {
  const html = readFileSync(`${ENGINES_FOLDER}${path}.html`, 'utf8');
  const written = new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
  const look = async () => [
    await visit.evaluate(() => location.pathname),
    ...(await visit.evaluate(partsOf)),
  ];
  await expect.poll(look).toEqual([path, ...partsOf(written)]);
}

/** Waits until the site runs with one page view, that of the page. */
async function seeStartedAt(visit: Visit, path: string): Promise<void> {
  await visit.isReady();
  await seePageOf(visit, path);
  const views = () =>
    visit.evaluate(() =>
      (window as unknown as TagWindow).dataLayer
        .filter((call) => call[1] === 'page_view')
        .map((call) => call[2]),
    );
  const title = await visit.evaluate(() => document.title);
  await expect.poll(views).toEqual([{ page_path: path, page_title: title }]);
}

/** Goes on, as by links: the entries share a document. */
async function walk(visit: Visit): Promise<void> {
  await visit.evaluate(() => history.pushState(null, '', '/en/studio'));
  await visit.evaluate(() => history.pushState(null, '', '/en/partnership'));
  await seePageOf(visit, '/en/partnership');
}

scenario(
  'R1.8 Back before the scripts shows the page of its address, and the site starts there',
  async ({ visit, host }) => {
    let gate = Promise.resolve();
    // Each document asks the host for its modules.
    host.answer(MODULES, async () => {
      await gate;
      return { change: (file) => file };
    });
    await visit.open('/en/about');
    await visit.press('Studio', 'nav[aria-label=Main]');
    await seePageOf(visit, '/en/studio');
    await visit.press('Partnership', 'nav[aria-label=Main]');
    await seePageOf(visit, '/en/partnership');
    const { promise, resolve } = defer<void>();
    gate = promise;
    await visit.leaveDocument(() => location.reload());
    await visit.goBack();
    await seePageOf(visit, '/en/studio');
    resolve();
    await seeStartedAt(visit, '/en/studio');
    await visit.goForward();
    await seePageOf(visit, '/en/partnership');
  },
  { engines },
);

/** What changes the address of a document, and where it leads from the third of three entries. */
const steps: [name: string, path: string][] = [
  ['Back', '/en/studio'],
  ['Back twice', '/en/about'],
  ['Back and Forward', '/en/partnership'],
  ['another script', '/fr/institute'],
  ['a link to a part of the page', '/en/partnership'],
];

/** Takes the step that is planned at its moment, once. */
function takeStep(): void {
  const [moment, step] = (sessionStorage.planned ?? '').split(': ');
  if (!moment) return;
  sessionStorage.planned = '';
  addEventListener(
    moment,
    () => {
      if (step === 'another script') history.pushState(null, '', '/fr/institute');
      else if (step === 'a link to a part of the page') location.hash = 'main';
      else history.go(step === 'Back twice' ? -2 : -1);
      if (step === 'Back and Forward')
        addEventListener('popstate', () => history.forward(), { once: true });
    },
    { once: true },
  );
}

for (const moment of ['DOMContentLoaded', 'takenover']) {
  for (const [step, path] of steps) {
    scenario(
      `R1.8 the page follows the address that ${step} changes at "${moment}"`,
      async ({ visit }) => {
        await visit.open('/en/about');
        await walk(visit);
        await visit.evaluate((plan) => {
          sessionStorage.planned = plan;
        }, `${moment}: ${step}`);
        await visit.reload();
        await seePageOf(visit, path);
        await visit.isReady();
      },
      { engines, early: takeStep },
    );
  }
}
