import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand, places } from '#content/brand.ts';
import { copySite } from '#tests/copySite.ts';

type Shape<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : { [Key in keyof Value]: Shape<Value[Key]> };

/** Another brand, whose country takes an article and other prepositions. */
const other: Shape<typeof brand> = {
  name: 'Quintessa',
  dotAfter: 5,
  slug: 'quintessa',
  address: {
    street: '44, quai Vernier',
    postalCode: 'B-4999',
    city: 'Eupenois',
    countryCode: 'BE',
    country: 'Belgium',
  },
  geo: { latitude: 50.7313, longitude: 5.8127 },
  timeZone: 'Europe/Brussels',
  email: 'bonjour@quintessa.example',
  phone: '+32 87 11 22 33',
  videoChannel: { name: '@quintessa', url: 'https://films.quintessa.example/@quintessa' },
  aiPartner: { name: 'Quernstone', url: 'https://quernstone.example' },
  foundingYear: 1997,
  copyrightYear: 2031,
};

const otherPlaces: typeof places = {
  en: {
    inCity: 'in Eupenois',
    country: 'Belgium',
    inCountry: 'in Belgium',
    ofCountry: 'Belgium’s',
    theCountry: 'Belgium',
  },
  fr: {
    inCity: 'à Eupenois',
    country: 'Belgique',
    inCountry: 'en Belgique',
    ofCountry: 'de Belgique',
    theCountry: 'la Belgique',
  },
  de: {
    inCity: 'in Eupenois',
    country: 'Belgien',
    inCountry: 'in Belgien',
    ofCountry: 'Belgiens',
    theCountry: 'Belgien',
  },
};

/** All words and numbers of a value. */
const leavesOf = (value: object): string[] =>
  Object.values(value).flatMap((leaf) =>
    typeof leaf === 'object' ? leavesOf(leaf) : [String(leaf)],
  );

/** Words of the brand that no file may have. A country's code is a part of many words, and data have many years. */
const oldWords = [...new Set([...leavesOf(brand), ...leavesOf(places)])].filter(
  (word) => word.length > 3 && word !== String(brand.copyrightYear),
);

const folder = mkdtempSync(join(tmpdir(), 'rebranded-'));

beforeAll(() => {
  copySite(folder);
  const file = `export const slug = '${other.slug}';\nexport const brand = ${JSON.stringify(other)};\nexport const places = ${JSON.stringify(otherPlaces)};\n`;
  writeFileSync(join(folder, 'src/content/brand.ts'), file);
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

describe('a build of another brand', () => {
  it('R1.3 has no word of this one in any file', () => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?!png|woff2)\w+$|_\w+$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) => {
      const text = `${file}\n${read(file)}`.toLowerCase();
      return oldWords
        .filter((word) => text.includes(word.toLowerCase()))
        .map((word) => [file, word]);
    });
    expect(found).toEqual([]);
  });

  it('R1.3 has its own words, in the grammar of each language', () => {
    expect(read('fr/quintessa-consulting.html')).toMatch(/© (?:<!-- -->)?2031/);
    expect(read('fr/about.html')).toMatch(/>Quint<\/span><span [^>]*><\/span><span>essa</);
    expect(read('fr/about.html')).toContain('En Belgique, les affaires commencent');
    expect(read('fr/about.html')).toContain('depuis 1997 une petite équipe à Eupenois');
    expect(read('de/techsense.html')).toContain('Belgiens Tech-Verantwortliche');
    expect(read('en/contact.html')).toContain('"addressCountry":"BE"');
    expect(read('fr/contact.html')).toContain('content="fr_BE"');
    expect(read('robots.txt')).toContain('https://quintessa.example/sitemap.xml');
  });
});
