import { expect } from 'vitest';
import { pageIds } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { findOverflows } from '#tests/e2e/overflows.ts';
import { findCovered } from '#tests/e2e/reach.ts';
import { type EngineName, features, isInOldest } from '#tests/engineFeatures.ts';
import { DESKTOP, NARROW } from '#tests/visitor/tab.ts';
import { scenario, type World } from './scenario.ts';

const OLDEST = ['Chromium 109', 'Firefox 115'] as const;

type Lack = [owner: string | null, name: string, isStatic?: boolean];

/** What the oldest engine of a name does not have yet. The eyes of the test's visitor stay. */
const newerThan = (engine: EngineName): Lack[] =>
  features
    .filter((feature) => !isInOldest(feature, engine) && feature.name !== 'checkVisibility')
    .map(({ owner, name, isStatic }) => [owner, name, isStatic]);

/** Takes members of builtins and of Web APIs, and whole ones, out of the document. */
function remove(lacks: Lack[]): void {
  for (const [owner, name, isStatic] of lacks) {
    const holder = owner ? Reflect.get(window, owner) : window;
    for (const place of isStatic ? [holder] : [holder, holder?.prototype]) {
      if (place && Object.hasOwn(place, name)) Reflect.deleteProperty(place, name);
    }
  }
}

/** Uses the menus, the pages, the cookies, the chat and a form. */
async function useTheSite({ visitor, host }: World): Promise<void> {
  host.answer(CHAT_ENDPOINT, completion('We are in Strassen.'));
  host.answer('/api/newsletter', { status: 200 });
  await visitor.open('/en/about');
  // Without popovers, pointing opens the list.
  await visitor.press('Services', 'header');
  await visitor.press('Ventures', 'header');
  await visitor.seePage('ventures');
  expect(await visitor.inPage(() => 'groupBy' in Object)).toBe(false);
  await visitor.press('Customize');
  await visitor.press('Save preferences');
  await visitor.seeNone('consent');
  await visitor.reload();
  await visitor.seeNone('consent');

  await visitor.ask('Where are you?');
  await visitor.seeText('We are in Strassen.', '[data-role=assistant]');
  await visitor.press('Close chat');
  for (const page of pageIds) {
    await visitor.inPage((path) => history.pushState(null, '', path), `/en${routeOf(page)}`);
    await visitor.seePage(page);
  }
  await visitor.type('Email address', 'ada@example.com');
  await visitor.press('Subscribe');
  await visitor.see('newsletter', 'success');
}

scenario('R16.15, R16.24 all of the site works in the oldest engines', useTheSite, {
  engines: OLDEST,
  hasChosen: false,
});

// Nobody packs Safari 16.4: a newer WebKit loses what that lacks.
scenario(
  'R16.15, R16.24 all of the site works in a WebKit that has nothing newer than the oldest',
  (world) => {
    world.early(remove, newerThan('safari'));
    return useTheSite(world);
  },
  { engines: ['WebKit'], hasChosen: false },
);

for (const size of [DESKTOP, NARROW]) {
  scenario(
    `R16.24 at ${size.width} px, each page keeps its texts in their boxes and its controls free in the oldest engines`,
    async ({ visitor }) => {
      for (const page of pageIds) {
        await visitor.open(`/en${routeOf(page)}`);
        expect.soft(await visitor.inPage(findOverflows), page).toEqual([]);
        expect.soft(await visitor.inPage(findCovered), page).toEqual([]);
      }
    },
    // The test leaves a page before its version file has come.
    { engines: OLDEST, size, expected: /^The version is made locally/ },
  );
}

scenario(
  'R16.24 a page stays as it was prerendered in an engine that lacks what the start looks for',
  async ({ visitor, host, early }) => {
    early(remove, [['Array', 'at']] as Lack[]);
    const release = host.hold(MODULES);
    await visitor.load('/en/contact');
    const parts = () => visitor.inPage(() => document.querySelectorAll('#site *').length);
    const prerendered = await parts();
    release('file');
    await visitor.sendMessage();
    await visitor.seeText('hello@interpunct.example', 'form [role=alert]');
    expect(await parts()).toBe(prerendered);
    await visitor.go('studio');
  },
  { engines: ['Chromium'] },
);
