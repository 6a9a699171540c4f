import { expect } from 'vitest';
import { allPaths } from '#tests/catalogue.ts';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { scenario } from './scenario.ts';

// The longest texts are German and French. `everyPage.spec.ts` opens every page in each language in Chromium.
for (const [engine, code] of [
  ['Firefox', 'fr'],
  ['WebKit', 'de'],
] as const) {
  scenario(
    `R15.8, R16.9 each page in ${code} comes to life, and scrolls only down`,
    async ({ visitor }) => {
      for (const path of allPaths) {
        await visitor.open(`/${code}${path}`);
        // To leave the page while a request is open is another test's.
        await visitor.until(
          () => document.querySelector('[data-machine=versionBadge] button') !== null,
        );
        const beyond = await visitor.inPage(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(beyond, `${path} is wider than its window`).toBe(0);
        // The ink of a word ends where its place does.
        const loose = await visitor.inPage(
          () =>
            [...document.querySelectorAll('[data-dot] + span > span:only-child')].filter((word) => {
              const range = document.createRange();
              range.selectNodeContents(word);
              const gap = word.getBoundingClientRect().width - range.getBoundingClientRect().width;
              return gap > 1;
            }).length,
        );
        expect(loose, `${path} has a word in a wider place`).toBe(0);
      }
    },
    { engines: [engine] },
  );
}

scenario('R15.3 Tab goes on from where the visitor has clicked', async ({ visitor, host }) => {
  const tabFrom = async (text: string) => {
    await visitor.pressAt(text);
    await visitor.key('Tab');
    await visitor.until((selector) => {
      const clicked = document.querySelector(selector);
      const controls = [...document.querySelectorAll('main a, [role=log] ~ form textarea')];
      const next = controls.find(
        (control) =>
          Number(clicked?.compareDocumentPosition(control)) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return next === document.activeElement;
    }, text);
  };
  host.answer(CHAT_ENDPOINT, completion('An answer.'));
  await visitor.open('/en/about');
  await visitor.inPage(() => document.querySelector<HTMLElement>('a[href="#main"]')?.focus());
  await visitor.key('Enter');
  await visitor.seeFocus('main');
  // At first while the page has the focus.
  for (const part of [1, 2]) await tabFrom(`main section:nth-of-type(${part}) p`);
  await visitor.ask('https://interpunct.example');
  await visitor.until(() => document.querySelectorAll('[data-role=assistant]').length === 2);
  await tabFrom('[data-role=user] ~ [data-role=assistant]');
});
