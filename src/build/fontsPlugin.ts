import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where the cut faces wait for the build to take them up. */
const FOLDER = '.cache/fonts';

const require = createRequire(import.meta.url);

/** Rows of characters, each for a reason, as a class of a regular expression names them. */
type Characters = readonly string[];

/** What the site itself says. */
const said: Characters = [
  // The letters of its three languages, and figures.
  'A-Za-z0-9',
  'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒßàâäæçèéêëîïôöùûüÿœ',
  // Marks of sentences, figures, addresses and names.
  ' !"%&\'()+,./:;?@|·…©€-',
  // From … to, and breaks in a sentence.
  '–—',
  // Quotation marks and apostrophes: English “‘’”, French « », German „‚‘“.
  '“”‘’„‚«»',
  // The space that does not break; browsers draw the narrow one of French out of it.
  '\\u00a0',
];

/** What a visitor may type, and an assistant answer: what Western European languages are written in. */
const written: Characters = [
  ...said,
  // Every other key of a keyboard: Basic Latin.
  ' -~',
  // Names and words of the neighbours, and signs such as £, °, ½ or ×: Latin-1.
  '\\u00a1-\\u00ac\\u00ae-\\u00ff',
  // Lists, quotations within quotations, trade marks, minus.
  '•‹›™−',
];

/** What a browser does to a text unasked: kerning, and shapes that a language or a weight asks for. */
const standardFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'rlig', 'rvrn'];

/**
 * What the site needs of its faces, by the file that holds all of one. A character that a face does
 * not have is drawn by the browser in the next one of the family, so the CSS names no ranges.
 */
const faces: Record<string, { characters: Characters; keepFeatures: string[] }> = {
  // Headlines, names and figures: nothing that a visitor types.
  'bricolage-grotesque-latin-700-normal.woff2': {
    characters: said,
    keepFeatures: standardFeatures,
  },
  // All its weights: cutting them to those in use saves 900 bytes, and moves letters by rounding.
  'figtree-latin-wght-normal.woff2': {
    characters: written,
    keepFeatures: [...standardFeatures, 'tnum'],
  },
};

/** The range of Unicode that the rows above are taken from. */
const ALL = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));

/** Cuts a face to what the site needs of it. Returns where that is; throws for a face not named above. */
async function cutFace(original: string): Promise<string> {
  const name = basename(original);
  const face = faces[name];
  if (!face) throw new Error(`src/build/fontsPlugin.ts does not say what ${name} is needed for.`);
  const { characters, keepFeatures } = face;
  const isNeeded = new RegExp(characters.map((row) => `[${row}]`).join('|'));
  const text = ALL.filter((character) => isNeeded.test(character)).join('');
  // By a name, because the types of the library do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2' as const, keepFeatures };
  const content = await subsetFont(readFileSync(original), text, options);

  // Under its name only when it is whole: another build may be reading it.
  const file = join(process.cwd(), FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** Serves the faces of the packages as far as the site needs them. */
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
