import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Keeps the subset fonts until the build copies them. */
const FOLDER = '.cache/fonts';

const require = createRequire(import.meta.url);

/** Rows of characters in the syntax of a regular expression's character class. */
type Characters = readonly string[];

/** The characters of the site's own texts. */
const said: Characters = [
  // Letters of the three languages, and digits.
  'A-Za-z0-9',
  'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒßàâäæçèéêëîïôöùûüÿœ',
  // Punctuation of sentences, numbers, addresses and names.
  ' !"%&\'()+,./:;?@|·…©€-',
  // Ranges, and breaks in a sentence.
  '–—',
  // Quotation marks and apostrophes: English “‘’”, French « », German „‚‘“.
  '“”‘’„‚«»',
  // The no-break space, which browsers also draw for the narrow one of French.
  '\\u00a0',
];

/** The characters that visitors type and the chat answers: those of Western European languages. */
const written: Characters = [
  ...said,
  // Every other key of a keyboard: Basic Latin.
  ' -~',
  // Names and words of neighbouring languages, and signs such as £, °, ½ or ×: Latin-1.
  '\\u00a1-\\u00ac\\u00ae-\\u00ff',
  // Bullets, nested quotation marks, trade marks, minus.
  '•‹›™−',
];

/** The features that browsers apply by default: kerning, and shapes of a language or weight. */
const standardFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'rlig', 'rvrn'];

/**
 * The characters and features that the site needs, by the file of the whole font. Browsers draw a
 * character that a font lacks in the next font of the family, so the CSS names no ranges.
 */
const faces: Record<string, { characters: Characters; keepFeatures: string[] }> = {
  // Headlines, names and figures, never what a visitor types.
  'bricolage-grotesque-latin-700-normal.woff2': {
    characters: said,
    keepFeatures: standardFeatures,
  },
  // All weights stay: keeping only those in use saves 900 bytes but moves letters by rounding.
  'figtree-latin-wght-normal.woff2': {
    characters: written,
    keepFeatures: [...standardFeatures, 'tnum'],
  },
};

/** The Unicode range that contains the rows above. */
const ALL = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));

/** Writes the subset of a font and returns its path. Rejects for a font not named in `faces`. */
async function cutFace(original: string): Promise<string> {
  const name = basename(original);
  const face = faces[name];
  if (!face) throw new Error(`src/build/fontsPlugin.ts does not list the font ${name}.`);
  const { characters, keepFeatures } = face;
  const isNeeded = new RegExp(characters.map((row) => `[${row}]`).join('|'));
  const text = ALL.filter((character) => isNeeded.test(character)).join('');
  // A variable skips the excess property check: the library's types lack `keepFeatures`.
  const options = { targetFormat: 'woff2' as const, keepFeatures };
  const content = await subsetFont(readFileSync(original), text, options);

  // The final name appears once the file is complete, since another build may read it.
  const file = join(process.cwd(), FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** Replaces the font files of the packages by subsets that hold what the site needs. */
export function fontsPlugin(): Plugin {
  const files = new Map<string, Promise<string>>();
  return {
    name: 'fonts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@fontsource.*\.woff2$/ },
      handler(source) {
        const file = files.get(source) ?? cutFace(require.resolve(source));
        files.set(source, file);
        return file;
      },
    },
  };
}
