import { expect, it } from 'vitest';
import { fillBrand } from '#build/brandWords.ts';
import { brand, places } from '#content/brand.ts';

it('R1.3 the words of the brand stand for their placeholders', () => {
  const texts = { lead: '{{brand}}, {{inCity}}', 'more.since': 'depuis {{foundingYear}}' };
  expect(fillBrand(texts, 'fr')).toEqual({
    lead: `${brand.name}, ${places.fr.inCity}`,
    'more.since': `depuis ${brand.foundingYear}`,
  });
});

it('R1.3 a placeholder with a capital begins a sentence', () => {
  const { inCountry } = places.fr;
  expect(fillBrand({ text: '{{InCountry}}, ici.' }, 'fr')).toEqual({
    text: `${inCountry.charAt(0).toUpperCase()}${inCountry.slice(1)}, ici.`,
  });
});

it('R1.3 other placeholders stay', () => {
  const texts = { step: '{{number}} · {{first}}' };
  expect(fillBrand(texts, 'de')).toEqual(texts);
});
