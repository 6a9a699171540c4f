import { expect } from 'vitest';
import { allPaths } from '#tests/catalogue.ts';
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
