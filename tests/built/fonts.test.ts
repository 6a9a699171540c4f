import { readdirSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { allFiles, read } from './builtFiles.ts';

const FOLDER = 'dist/assets';

const fonts = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => create(readFileSync(`${FOLDER}/${file}`)) as Font);

const fontOf = (family: string) => {
  const font = fonts.find(({ familyName }) => familyName.startsWith(family));
  if (!font) throw new Error(`there is no ${family}`);
  return font;
};

const leavesOf = (value: object | string): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(leavesOf);

/** What the pages say, and what may yet be said: overlays and errors stand in the texts alone. */
const texts = [
  ...allFiles.map(({ document }) => {
    for (const element of document.body.querySelectorAll('script, style')) element.remove();
    return document.body.textContent;
  }),
  ...readdirSync('dist/locales', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => leavesOf(JSON.parse(read(`locales/${file}`))))
    .map((text) => text.replaceAll(/<[^>]+>|\{\{[^}]+\}\}/g, '')),
];

/** What no face has to draw: line breaks of the source, places to hyphenate, the narrow space. */
const INVISIBLE = /[\n\u00ad\u202f]/;

const said = [...new Set(texts.join(''))].filter((character) => !INVISIBLE.test(character));

const missing = (font: Font, characters: Iterable<string>) =>
  [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

describe.each(['Bricolage Grotesque', 'Figtree'])('%s', (family) => {
  it('has every character that the site says', () => {
    expect(said.length).toBeGreaterThan(80);
    expect(missing(fontOf(family), said)).toEqual([]);
  });

  it('is kerned', () => {
    expect(fontOf(family).availableFeatures).toContain('kern');
  });
});

describe('Figtree', () => {
  const figtree = fontOf('Figtree');

  it('has what Western European languages are written in', () => {
    const written =
      'Ærøskøbing, Åse & Łódź? ¿Qué? «Não» – “ðag” ‚Straße’ 5 £, 3 °C, ½ × 2 − 1 {~^`}';
    expect(missing(figtree, written)).toEqual(['Ł', 'ź']);
  });

  it('has figures of one width, for dates and counters', () => {
    const widths = figtree
      .layout('0123456789', ['tnum'])
      .glyphs.map(({ advanceWidth }) => advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });
});
