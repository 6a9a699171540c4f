import type { Step } from '@interpunct/model-kit/takeStep';
import { test as base, expect } from '#tests/e2e/configuredSite.ts';
import { BrowserVisitor, bundleOutline } from './kit/browserVisitor.ts';
import type { Table } from './kit/table.ts';
import { tables } from './kit/tables.ts';
import { coveredOn, missedBy, takeWalk, unreachedIn, walksOf, walksOfOwn } from './kit/walk.ts';

const test = base.extend<object, { outline: string }>({
  outline: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures here
    async ({}, use) => use(await bundleOutline()),
    { scope: 'worker' },
  ],
});

/** A step in a few words. */
function nameOf(step: Step): string {
  if (step.type === 'timer') return `${step.ms} ms`;
  return step.type === 'event' ? step.event.type : `${step.invoke} ${step.type}`;
}

test('R17.17 a timer becomes due whether frames have passed before it or in it', async ({
  site,
  page,
}) => {
  const visitor = new BrowserVisitor(site, tables[0] as Table, '', '');
  await visitor.holdClock();
  await page.goto('about:blank');
  const seeTitle = (title: string) => expect(page).toHaveTitle(title);
  const begin = (title: string) =>
    page.evaluate((then) => {
      setTimeout(() => {
        document.title = then;
      }, 100);
    }, title);
  await visitor.frame();
  await begin('late');
  await visitor.pass(100, () => seeTitle(''));
  await seeTitle('late');
  await begin('early');
  await visitor.frame();
  await visitor.frame();
  await visitor.pass(100, () => seeTitle('late'));
  await seeTitle('early');
});

for (const table of tables) {
  const { browser, title } = table;
  if (typeof browser === 'string') continue;
  const { hasEndpoints, isFirstVisit, expectedMessages, expectedRequests } = browser;

  test.describe(title, () => {
    test.use({ hasChosen: !isFirstVisit, expectedMessages, expectedRequests });

    test(`R17.17 ${title}: gestures can cause all that its table says`, () => {
      const covered = coveredOn(walksOf(table, 'browser'));
      expect(missedBy(table, covered)).toEqual(unreachedIn(table, 'browser'));
    });

    for (const [index, walk] of walksOfOwn(table).entries()) {
      const way = walk.moves.map(({ step }) => nameOf(step)).join(', ');
      test(`R15.1, R15.7, R17.17, R17.18 ${title} ${index + 1}: ${way || 'the start'}`, async ({
        site,
        host: _,
        baseURL,
        servedUrl,
        outline,
      }) => {
        const isConfigured = hasEndpoints?.(walk.input as never);
        const origin = isConfigured ? baseURL : servedUrl;
        await takeWalk(table, walk, new BrowserVisitor(site, table, origin ?? '', outline));
      });
    }
  });
}
