import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { marginsOf, TRACKING, widthOf } from '#views/basics/display.ts';

const face = openSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  ),
) as Font;

/** How wide the face itself sets a word, in em. */
const setWidth = (word: string) =>
  face.layout(word).advanceWidth / face.unitsPerEm + [...word].length * TRACKING;

it.each(['People', 'Innovation', 'Numérique', 'Früher', '1,000', '16', 'Merseau & Sons, 3rd'])(
  'R2.16 gives "%s" the room that the display face takes, and no more than a little',
  (word) => {
    const share = widthOf(word) / setWidth(word);
    expect(share).toBeGreaterThan(1);
    expect(share).toBeLessThan(1.05);
  },
);

it('R2.16 counts a Korean syllable once, and gives it the room of a Chinese character', () => {
  expect(widthOf('한국')).toBe(widthOf('東京'));
});

it.each(['People', 'Tech', '16', '17', 'Guess', 'Know', 'Lëtz'])(
  'R2.16 begins and ends "%s" with its ink',
  (word) => {
    const { glyphs } = face.layout(word);
    const [first, last] = [glyphs[0], glyphs.at(-1)];
    const { start, end } = marginsOf(word);
    expect(start).toBeCloseTo(-(first?.bbox.minX ?? 0) / face.unitsPerEm, 2);
    const after = ((last?.advanceWidth ?? 0) - (last?.bbox.maxX ?? 0)) / face.unitsPerEm;
    expect(end).toBeCloseTo(-TRACKING - after, 2);
  },
);
