import { describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { languageCodes, translations } from '#tests/catalogue.ts';
import { textsIn } from './readTexts.ts';

/** Turns of phrase that an editor of the language has ruled out: calques, clichés, wrong references. */
const ruledOut: Record<Language, readonly string[]> = {
  en: [
    'added up',
    'have each other’s number',
    'shows its sums',
    'those who will replace them',
    'between us and you',
    'stays off the slides',
    'get you there',
    'closer by one dot',
    'nobody hears about you',
    'no sponsored opinions',
    'ask them.',
    'our new show',
    'figures you can check',
    'book the studio',
    'book twenty minutes',
    'the right room',
    'knows everyone',
    'stay human',
    'three open right here',
    'belong to everyone',
    'has a way out',
    'pillar',
    'until your enquiry is closed',
    'thick enough to keep',
    'stays yours',
    'something between you and us',
    'at your place',
  ],
  fr: [
    'à la bonne heure',
    'ce que vous faites en vingt minutes',
    'un réseau qui se voit',
    'clientèle',
    'membres qui participent',
    'où est votre place',
    'tomber sur le pied',
    'anciennes équipes fondatrices',
    'l’aide est encore',
    'dire une chose claire',
    'savent des choses',
    'entre deux serveurs',
    'vaisseau amiral',
    'en points reliés',
    'demandez-leur',
    'aucune opinion sponsorisée',
    'réserver le studio',
    'neuf fois',
    'au vestiaire',
    'en solo',
    'propulsé par',
    'pareil',
    'bonnes affaires',
    'répond à l’appel',
    'montre ses calculs',
    'trois meilleures questions',
    'pilier',
    'longueur de journée',
    'plateforme phare',
    'équipe enseignante',
    'attend que nous',
    'un être humain',
    'sont pas de nous',
  ],
  de: [
    'kundschaft',
    'gemeinsame sache',
    'immer dabei',
    'die gründen, zwölf',
    'nach einem event fragen',
    'wichtigsten plattform',
    'eine sache klar',
    'standort & ziele',
    'aus einer hand',
    'dorthin bringen',
    'aufsicht und moderation',
    'noch warm',
    'eine lektion darin',
    'passenden stunde',
    'frühes geld',
    'an küchentische',
    'zwischen den servern',
    'verbundenen punkten',
    'studio buchen',
    'lehnen sich am ende',
    'aufseherin',
    'gemeinsame erfahrung',
    'roter knopf',
    'immer zweimal',
    'bleiben ihre.',
    'unsere mission ist es',
    'sieht klar aus',
    'schlagen sie sich vor',
    'säule',
    'stellen sie einander vor',
    'meinungsführer',
    'steile these',
    'augenhöhe',
    'runde tische',
    'technikchef',
    'halbe antwort ein',
  ],
};

/** The numbers of a text, without their separators: 1,000 and 1.000 and 1 000 are the same. */
const numbersOf = (text: string) =>
  (text.match(/\d[\d.,\u202f\u00a0]*\d|\d/g) ?? [])
    .map((number) => number.replace(/[.,\u202f\u00a0](?=\d{3})/g, '').replace(',', '.'))
    .toSorted();

const contracted = /\b(?:I|we|you|they|it|that|there|who|what)’(?:ll|d|re|s|ve|m)\b|n’t\b/giu;
const uncontracted =
  /\b(?:(?:I|we|you|they|it|that|there)\s(?:will|would|are|is|have|had|am)|(?:do|does|did|is|are|was|were|would|could|should|have|has|can|will)\s?not)\b/giu;

describe.each(languageCodes)('in %s', (language) => {
  const texts = textsIn(language);
  const textOf = (key: string) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`no text ${key}`);
    return text;
  };

  it('R4.12 no text has a phrase that an editor has ruled out', () => {
    for (const [key, text] of texts) {
      for (const phrase of ruledOut[language]) {
        expect(text.toLowerCase(), key).not.toContain(phrase);
      }
    }
  });

  it('R11.14 the banner names who gets what, and where to change the choice', () => {
    const vendors = { google: 'Google', clarity: 'Microsoft Clarity' };
    for (const [key, vendor] of Object.entries(vendors)) {
      for (const place of ['consent', 'consent.analytics']) {
        expect(textOf(`common:${place}.${key}`)).toContain(vendor);
      }
    }
    expect(textOf('common:consent.marketing.text')).toContain('Google');
    for (const banner of ['text', 'textWithoutVendors']) {
      expect(textOf(`common:consent.${banner}`)).toContain(textOf('common:footer.cookies'));
    }
  });
});

describe.each(translations)('in %s', (language) => {
  it('R4.12 each text has the numbers of the English one', () => {
    for (const [key, text] of textsIn(language)) {
      expect(numbersOf(text), key).toEqual(numbersOf(textsIn('en').get(key) ?? ''));
    }
  });
});

it('R4.12 English contracts as it is spoken', () => {
  const english = [...textsIn('en').values()].join('\n');
  const spoken = english.match(contracted)?.length ?? 0;
  expect(spoken).toBeGreaterThanOrEqual(40);
  expect(english.match(uncontracted)?.length ?? 0).toBeLessThan(spoken / 4);
});
