import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FOLDER } from '#tests/builds.ts';
import { allPages, filesIn, read } from './builtFiles.ts';

const fonts = filesIn('assets')
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => create(readFileSync(`${DEFAULT_FOLDER}/assets/${file}`)) as Font);

const fontOf = (family: string) => {
  const font = fonts.find(({ familyName }) => familyName.startsWith(family));
  if (!font) throw new Error(`the build lacks ${family}`);
  return font;
};

/** The texts of the pages, and of the overlays and errors that no page contains yet. */
const texts = [
  ...allPages.map(({ document }) => {
    for (const element of document.body.querySelectorAll('script, style')) element.remove();
    return document.body.textContent;
  }),
  ...filesIn('locales')
    .flatMap((file) => Object.values<string>(JSON.parse(read(`locales/${file}`))))
    .map((text) => text.replaceAll(/<[^>]+>|\{\{[^}]+\}\}/g, '')),
];

/** Characters without a glyph: line breaks, soft hyphens, narrow spaces, word joiners. */
const INVISIBLE = /[\n\u00ad\u202f\u2060]/;

const shown = [...new Set(texts.join(''))].filter((character) => !INVISIBLE.test(character));

const missing = (font: Font, characters: Iterable<string>) =>
  [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

describe.each(['Bricolage Grotesque', 'Figtree'])('%s', (family) => {
  it('R15.9 has a glyph for every character of the site', () => {
    expect(shown.length).toBeGreaterThan(80);
    expect(missing(fontOf(family), shown)).toEqual([]);
  });

  it('R15.9 is kerned', () => {
    expect(fontOf(family).availableFeatures).toContain('kern');
  });
});

describe('Figtree', () => {
  const figtree = fontOf('Figtree');

  it('R15.9 covers the languages of Western Europe, and not those of Central Europe', () => {
    const sample =
      'Ærøskøbing, Åse & Łódź? ¿Qué? «Não» – “ðag” ‚Straße’ 5 £, 3 °C, ½ × 2 − 1 {~^`}';
    expect(missing(figtree, sample)).toEqual(['Ł', 'ź']);
  });

  it('R15.9 has tabular figures', () => {
    const widths = figtree
      .layout('0123456789', ['tnum'])
      .glyphs.map(({ advanceWidth }) => advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });
});
