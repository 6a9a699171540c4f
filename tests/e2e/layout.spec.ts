import { routes } from '../../src/content/routes.ts';
import { expect, languages, test } from './site.ts';

const paths = [...Object.values(routes).map(({ path }) => path), '/no-such-page'];

for (const { code, prefix } of languages) {
  test(`no page is wider than its window, and no headline ends in a single short word, in ${code}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(prefix + path);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { overflow, orphans } = await page.evaluate(async () => {
          await document.fonts.ready;
          const { scrollWidth, clientWidth } = document.documentElement;
          const headlines = [...document.querySelectorAll<HTMLElement>('main h1, main h2')];
          const lastWordAlone = (headline: HTMLElement): string | undefined => {
            const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
            const words: { word: string; top: number }[] = [];
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              for (const match of (node.textContent ?? '').matchAll(/[^ ]+/g)) {
                const range = document.createRange();
                range.setStart(node, match.index);
                range.setEnd(node, match.index + match[0].length);
                words.push({ word: match[0], top: range.getBoundingClientRect().top });
              }
            }
            const last = words.at(-1);
            const before = words.at(-2);
            if (!last || !before || words.length < 4 || last.word.length > 5) return undefined;
            return last.top > before.top + 4 ? (headline.textContent ?? '') : undefined;
          };
          return {
            overflow: scrollWidth - clientWidth,
            orphans: headlines.map(lastWordAlone).filter(Boolean),
          };
        });
        expect(overflow, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0);
        expect(orphans, `${prefix}${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
