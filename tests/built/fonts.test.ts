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

it.each([
  ['Figtree', 'Ærøskøbing, Åse & Łódź? ¿Qué? «Não» – “ðag” ‚Straße’ 5 £, 3 °C, ½ × 2 − 1 {~^`}'],
  // The sign of the partners sets the name of a visitor in it.
  ['Bricolage Grotesque', 'ÆRØSKØBING, Ærøskøbing, ÅSE, Åse & Łódź, Telefónica, JOÃO, São, Muñoz'],
])('R15.9 %s covers Western Europe, and not Central Europe', (family, sample) => {
  expect(missing(fontOf(family), sample)).toEqual(['Ł', 'ź']);
});

it('R15.9 Figtree has tabular figures', () => {
  const { glyphs } = fontOf('Figtree').layout('0123456789', ['tnum']);
  expect(new Set(glyphs.map(({ advanceWidth }) => advanceWidth)).size).toBe(1);
});
