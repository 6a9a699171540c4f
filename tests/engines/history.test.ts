import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect } from 'vitest';
import { chunkOf } from '#tests/e2e/builtCode.ts';
import { defer } from '#tests/e2e/deferred.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { ENGINES_FOLDER } from './prepare.ts';
import { scenario, type World } from './scenario.ts';

const NAVIGATION = 'nav[aria-label=Main]';

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
async function seePageOf(visitor: SiteVisitor, path: string): Promise<void> {
  const html = readFileSync(`${ENGINES_FOLDER}${path}.html`, 'utf8');
  const written = new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
  const look = async () => [
    await visitor.inPage(() => location.pathname),
    ...(await visitor.inPage(partsOf)),
  ];
  await expect.poll(look).toEqual([path, ...partsOf(written)]);
}

/** Waits until the site runs with one page view, that of the page. */
async function seeStartedAt(visitor: SiteVisitor, path: string): Promise<void> {
  await visitor.isReady();
  await seePageOf(visitor, path);
  const title = await visitor.inPage(() => document.title);
  await expect.poll(() => visitor.pageViews()).toEqual([{ page_path: path, page_title: title }]);
}

/** Goes on, as by links: the entries share a document. */
async function walk(visitor: SiteVisitor): Promise<void> {
  await visitor.inPage(() => history.pushState(null, '', '/en/studio'));
  await visitor.inPage(() => history.pushState(null, '', '/en/partnership'));
  await seePageOf(visitor, '/en/partnership');
}

const REST = '/rest.js';
const script = { headers: { 'Content-Type': 'text/javascript' }, body: '' };

for (const [late, engines] of [
  ['scripts', undefined],
  // WebKit's driver waits for the whole document.
  ['rest of the document', ['Chromium', 'Firefox']],
] as const) {
  scenario(
    `R1.8 Back before the ${late} shows the page of its address, and the site starts there`,
    async ({ visitor, host }) => {
      let gate = Promise.resolve();
      // One module: a browser has six connections to a host, and the document needs one of them.
      host.answer(chunkOf('index'), async () => {
        await gate;
        return { change: (file) => file };
      });
      host.answer('/en/partnership', {
        change: (html) => html.replace('<body>', `<body><script src="${REST}"></script>`),
      });
      const releaseRest = host.hold(REST);
      if (late === 'scripts') releaseRest(script);
      await visitor.open('/en/about');
      await visitor.press('Studio', NAVIGATION);
      await seePageOf(visitor, '/en/studio');
      await visitor.press('Partnership', NAVIGATION);
      await seePageOf(visitor, '/en/partnership');
      const { promise, resolve } = defer<void>();
      gate = promise;
      await visitor.leaveDocument(() => location.reload());
      // A Back before the script of the head is not heard. The start of the site follows it.
      await visitor.until(() => !document.documentElement.hasAttribute('data-scriptless'));
      await visitor.back();
      await visitor.seeAddress('/en/studio');
      releaseRest(script);
      await seePageOf(visitor, '/en/studio');
      resolve();
      await seeStartedAt(visitor, '/en/studio');
      await visitor.forward();
      await seePageOf(visitor, '/en/partnership');
    },
    { engines },
  );
}

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
      async ({ visitor }) => {
        await visitor.open('/en/about');
        await walk(visitor);
        await visitor.inPage((plan) => {
          sessionStorage.planned = plan;
        }, `${moment}: ${step}`);
        await visitor.reload();
        await seePageOf(visitor, path);
        await visitor.isReady();
      },
      { early: takeStep },
    );
  }
}

scenario('R1.8 quick Backs, parts of a page and scripts keep positions', async ({ visitor }) => {
  await visitor.open('/en/studio?utm_source=letter');
  await visitor.inPage(() => history.replaceState(null, '', location.pathname));
  await visitor.scrollTo(600);
  await visitor.inPage(() => {
    document.querySelector<HTMLElement>('a[href="#main"]')?.focus({ preventScroll: true });
    // The browser scrolls first, and tells of the address in a task of its own.
    addEventListener('hashchange', () => document.body.setAttribute('data-told', ''), {
      once: true,
    });
  });
  await visitor.key('Enter');
  await visitor.until(() => document.body.hasAttribute('data-told'));
  await visitor.seeScrolled(0);
  await visitor.back();
  await visitor.seeScrolled(600);
  await visitor.press('Partnership', NAVIGATION);
  await visitor.seeFocus('h1');
  await visitor.scrollTo(100);
  await visitor.press('Studio', NAVIGATION);
  await visitor.seePage('studio');
  await visitor.scrollTo(300);
  await visitor.inPage(() => {
    addEventListener('popstate', () => history.back(), { once: true });
    history.back();
  });
  await visitor.seeScrolled(600);
  await visitor.forward();
  await visitor.seeScrolled(100);
});

scenario(
  'R1.8 a part of the page that is asked for again is scrolled to, and keeps its position',
  async ({ visitor }) => {
    await visitor.open('/en/mission');
    for (let time = 0; time < 2; time += 1) {
      await visitor.scrollTo(600);
      await visitor.inPage(() =>
        document.querySelector<HTMLElement>('a[href="#main"]')?.focus({ preventScroll: true }),
      );
      await visitor.key('Enter');
      await visitor.seeFocus('main');
      await visitor.seeScrolled(0);
    }
    await visitor.scrollTo(500);
    await visitor.press('Studio', NAVIGATION);
    await visitor.seePage('studio');
    await visitor.back();
    await visitor.seeScrolled(500);
  },
);

/** What a later document of the tab does with the draft of “Ada” and the question “Hello”, and what is left of both. */
const laterDocuments = {
  written: {
    act: async ({ visitor }: World) => {
      await visitor.fill('Name', 'Grace');
      await visitor.press('Chat assistant');
      await visitor.fill('Your message', 'Goodbye');
    },
    left: { name: 'Grace', question: 'Goodbye' },
  },
  sent: {
    act: async ({ visitor, host }: World) => {
      host.answer('/api/contact', { status: 200 });
      await visitor.type('Email', 'ada@example.com');
      await visitor.type('Message', 'Hello');
      await visitor.press('Send message');
      await visitor.seeFocus('[role=status]');
    },
    left: { name: '', question: 'Hello' },
  },
};

for (const [what, { act, left }] of Object.entries(laterDocuments))
  scenario(
    `R9.9, R10.18 Back to a document in the cache shows what the tab has ${what} since`,
    async (world) => {
      const { visitor } = world;
      await visitor.open('/en/contact');
      await visitor.type('Name', 'Ada');
      await visitor.press('Chat assistant');
      await visitor.type('Your message', 'Hello');
      await visitor.load('/en/contact?about=studio');
      await visitor.isReady();
      await act(world);
      // The panel stands in the history where it fills the window.
      await visitor.back();
      const shown = () =>
        visitor.inPage(() => ({
          name: document.querySelector<HTMLInputElement>('main input')?.value,
          question: document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value,
        }));
      await expect.poll(shown).toEqual(left);
    },
    // The others keep no document while they are automated.
    { engines: ['WebKit'] },
  );

scenario(
  'R1.8 Back from another site restores the position',
  async ({ visitor, host }) => {
    const reported = () => host.requests.filter(({ path }) => path.startsWith('/at/')).at(-1)?.path;
    host.answer(/^\/at\//, {});
    await visitor.open('/en/');
    await visitor.scrollTo(1_500);
    await visitor.load(`${host.foreignUrl}/robots.txt`);
    // The page reports on its own: WebKit loses its driver on the way back to another origin.
    await visitor.inPage(() => {
      setTimeout(() => history.back());
    });
    await expect.poll(reported).toBe('/at/1500');
  },
  {
    early: () => {
      const [entry] = performance.getEntriesByType('navigation');
      let isBack = (entry as PerformanceNavigationTiming).type === 'back_forward';
      addEventListener('pageshow', ({ persisted }) => {
        isBack ||= persisted;
      });
      setInterval(() => isBack && fetch(`/at/${scrollY}`), 200);
    },
  },
);
