import { expect, test } from '#tests/e2e/configuredSite.ts';
import { whereRun } from '#tests/machines/whereRun.ts';
import { tables } from './tables.ts';
import { Visit } from './visit.ts';
import { missedBy, nameOf, take, walksOf } from './walk.ts';

/** The machines with a view that no table walks, each with the reason. */
const WITHOUT_TABLE: Record<string, string> = {
  backdrop: 'It is a canvas, which has no parts.',
  chatLog: 'The walks of the chat fill and read it.',
  drawing: 'It moves pictures and has no parts. The tests of R6.11 to R6.18 follow its points.',
  overlay: 'The walks of the chat and of the consent load it.',
};

test('R17.17 the machines that are walked in a browser are named, the others have a reason', () => {
  const walked = new Set(tables.map(({ machine }) => machine.id));
  expect([...walked].toSorted()).toEqual(whereRun.browser);
  expect([...walked, ...Object.keys(WITHOUT_TABLE)].toSorted()).toEqual(whereRun.view);
});

test('R17.17 a timer becomes due whether frames have passed before it or in it', async ({
  site,
  page,
}) => {
  const visit = new Visit(site, '');
  await visit.begin();
  await page.goto('about:blank');
  const seeTitle = (title: string) => expect(page).toHaveTitle(title);
  const begin = (title: string) =>
    page.evaluate((then) => {
      setTimeout(() => {
        document.title = then;
      }, 100);
    }, title);
  await visit.frame();
  await begin('late');
  await visit.passTimer(100, () => seeTitle(''));
  await seeTitle('late');
  await begin('early');
  await visit.frame();
  await visit.frame();
  await visit.passTimer(100, () => seeTitle('late'));
  await seeTitle('early');
});

for (const table of tables) {
  const { hasEndpoints, outOfReach } = table;
  const name = [table.id, table.about].filter(Boolean).join(' ');
  const walks = walksOf(table);

  test.describe(name, () => {
    test.use({
      hasChosen: !table.isFirstVisit,
      ...(table.viewport && { viewport: table.viewport }),
      expectedMessages: table.expectedMessages,
      expectedRequests: table.expectedRequests,
    });

    test(`R17.17 ${name}: the walks cover all that can be caused in a browser`, () => {
      expect(missedBy(table, walks).toSorted()).toEqual(Object.keys(outOfReach).toSorted());
    });

    for (const [index, walk] of walks.entries()) {
      const way = walk.steps.map(({ step }) => nameOf(step)).join(', ');
      test(`R17.17, R17.18 ${name} ${index + 1}: ${way || 'the start'}`, async ({
        site,
        host: _,
        baseURL,
        servedUrl,
      }) => {
        const isConfigured = hasEndpoints?.(walk.input as never);
        const origin = isConfigured ? baseURL : servedUrl;
        await take(table, walk, new Visit(site, origin ?? ''));
      });
    }
  });
}
