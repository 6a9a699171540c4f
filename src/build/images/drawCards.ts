import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { Card } from '../../prerender/card.tsx';

const require = createRequire(import.meta.url);

/** The display face as a WOFF file: Satori reads neither WOFF2 nor variable fonts. */
const readFace = (): Font => ({
  name: 'Bricolage Grotesque',
  weight: 700,
  data: readFileSync(
    require.resolve(
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    ),
  ),
});

/** How many cards are drawn at once: enough for every core, at a bounded cost in memory. */
const AT_ONCE = 16;

/** Draws the cards as PNG files into the site's folder. `size` is in px. Rejects if one fails. */
export async function drawCards(
  cards: Card[],
  size: { width: number; height: number },
  folder: string,
): Promise<void> {
  const fonts = [readFace()];
  const draw = async ({ path, element }: Card) => {
    const svg = await satori(element, { ...size, fonts });
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, image.asPng());
  };
  for (let first = 0; first < cards.length; first += AT_ONCE) {
    await Promise.all(cards.slice(first, first + AT_ONCE).map(draw));
  }
}
