import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { languages } from '#content/languages.ts';
import { type PageId, pageIds } from '#content/pageIds.ts';
import { copySite } from '#tests/copySite.ts';

/** Pages that others can be made from: what they show is theirs alone. */
const patterns = pageIds.filter((page) => page !== 'home' && page !== 'contact');

const VIEWS = 'src/views/pages';

/** Addresses as people give them, of words that the site uses: they compress as such addresses do. */
function inventNames(count: number): string[] {
  const texts = patterns.map((page) => readFileSync(`src/locales/en/${page}.json`, 'utf8')).join();
  const words = [...new Set(texts.toLowerCase().match(/\b[a-z]{4,9}\b/g))];
  const wordAt = (index: number) => words[index % words.length];
  return Array.from(
    { length: count },
    (_, index) => `${wordAt(index)}-${wordAt(index * 7 + 3)}-${index}`,
  );
}

/** Writes a page after the pattern of another: its view with all parts of it, and its texts. */
function addPage(folder: string, name: string, pattern: PageId): void {
  const rename = (code: string) =>
    code
      .replaceAll(`useTranslation('${pattern}')`, `useTranslation('${name}')`)
      .replaceAll(`ns: '${pattern}'`, `ns: '${name}'`)
      .replaceAll(`./${pattern}/`, `./${name}/`);
  const at = (...path: string[]) => join(folder, ...path);
  const view = readFileSync(at(VIEWS, `${pattern}.tsx`), 'utf8');
  writeFileSync(at(VIEWS, `${name}.tsx`), rename(view));
  if (existsSync(at(VIEWS, pattern))) {
    mkdirSync(at(VIEWS, name));
    for (const part of readdirSync(at(VIEWS, pattern))) {
      const code = readFileSync(at(VIEWS, pattern, part), 'utf8');
      writeFileSync(at(VIEWS, name, part), rename(code));
    }
  }
  for (const { code } of languages) {
    const texts = at('src/locales', code);
    cpSync(join(texts, `${pattern}.json`), join(texts, `${name}.json`));
  }
}

/** Adds lines to the end of the list that a file of the site's content holds. */
function addLines(file: string, lines: string[]): void {
  const [list, rest] = readFileSync(file, 'utf8').split(/(?=^(?:\] as const|\});)/m);
  if (!list || !rest) throw new Error(`${file} holds no list`);
  writeFileSync(file, list + lines.join('\n') + rest);
}

/**
 * Writes the sources of a site like this one, with that many pages, into a folder. Each page that is
 * new has a view and texts of its own; all are made after the patterns of the real ones in turn.
 */
export function growSite(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copySite(folder);
  const names = inventNames(count - pageIds.length);
  for (const [index, name] of names.entries()) {
    addPage(folder, name, patterns[index % patterns.length] as PageId);
  }
  addLines(
    join(folder, 'src/content/pageIds.ts'),
    names.map((name) => `'${name}',`),
  );
  addLines(
    join(folder, 'src/content/cards.ts'),
    names.map((name) => `'${name}': sharedPictures.about,`),
  );
}
