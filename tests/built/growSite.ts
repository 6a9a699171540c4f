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

/** Pages to copy. Their content appears on no other page. */
const patterns = pageIds.filter((page) => page !== 'home' && page !== 'contact');

const VIEWS = 'src/views/pages';

/** Invents names from words that no edit of the site changes, so that they compress like real addresses. */
function inventNames(count: number): string[] {
  const words = [
    ...new Set(
      readFileSync('LICENSE', 'utf8')
        .toLowerCase()
        .match(/\b[a-z]{4,9}\b/g),
    ),
  ];
  const wordAt = (index: number) => words[index % words.length];
  return Array.from(
    { length: count },
    (_, index) => `${wordAt(index)}-${wordAt(index * 7 + 3)}-${index}`,
  );
}

/** Content that one page alone imports. */
const OWN_CONTENT = /#content\/(pages|relatedLinks|pictures)\/(?!commonPictures)(\w+)\.ts/g;

/** Copies a page under a new name: its view with all its parts, its own content, and its texts. */
function addPage(folder: string, name: string, pattern: PageId): void {
  const at = (...path: string[]) => join(folder, ...path);
  const copyContent = (_: string, room: string, file: string) => {
    const copy = `${room}/${file}-${name}.ts`;
    cpSync(at('src/content', room, `${file}.ts`), at('src/content', copy));
    return `#content/${copy}`;
  };
  const rename = (code: string) =>
    code
      .replaceAll(`useTranslation('${pattern}')`, `useTranslation('${name}')`)
      .replaceAll(`ns: '${pattern}'`, `ns: '${name}'`)
      .replaceAll(`./${pattern}/`, `./${name}/`)
      .replaceAll(OWN_CONTENT, copyContent);
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

/** Appends lines to the list in a file of the content. */
function addLines(file: string, lines: string[]): void {
  const [list, rest] = readFileSync(file, 'utf8').split(/(?=^(?:\] as const|\});)/m);
  if (!list || !rest) throw new Error(`${file} contains no list`);
  writeFileSync(file, list + lines.join('\n') + rest);
}

/** Leaves the links of the footer as they are: nobody links to a thousand pages from each page. */
function keepFooter(file: string): void {
  const code = readFileSync(file, 'utf8');
  const kept = code.replace(
    /(?<=pagesExceptHome\] = )pageIds/,
    `${JSON.stringify(pageIds)} as const`,
  );
  if (kept === code) throw new Error(`${file} derives no links`);
  writeFileSync(file, kept);
}

/**
 * Writes the sources of a site with `count` pages into a folder. Each new page is a copy of a real
 * one, with its own view, content and texts.
 */
export function growSite(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copySite(folder);
  const names = inventNames(count - pageIds.length);
  for (const [index, name] of names.entries()) {
    addPage(folder, name, patterns[index % patterns.length] as PageId);
  }
  keepFooter(join(folder, 'src/content/navigation.ts'));
  addLines(
    join(folder, 'src/content/pageIds.ts'),
    names.map((name) => `'${name}',`),
  );
}
