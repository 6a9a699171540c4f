import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Window } from 'happy-dom';

/** What the build has written. */
const FOLDER = 'dist';

const { DOMParser } = new Window();

export const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

export const isThere = (path: string) => existsSync(join(FOLDER, path));

/** Width and height of a PNG file, in px. Throws for one that is none. */
export function sizeOfPng(path: string): { width: number; height: number } {
  const bytes = readFileSync(join(FOLDER, path));
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${path} is no PNG`);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** A page as it is delivered. */
export type BuiltPage = { file: string; html: string; document: Document };

/** Every page of the build, the 404 page too. */
export const allFiles: BuiltPage[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .toSorted()
  .map((file) => {
    const html = read(file);
    return { file, html, document: new DOMParser().parseFromString(html, 'text/html') };
  });

/** The pages that can be found: 13, under no prefix and in three languages. */
export const pages = allFiles.filter(({ file }) => file !== '404.html');

export const SITE = 'https://interpunct.example';

/** The file that answers an address of the site. */
export function fileOf(address: string): string {
  if (!address.startsWith(`${SITE}/`)) throw new Error(`${address} is not on the site`);
  const path = address.slice(SITE.length + 1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** The one value of an attribute that a page has for a selector. Throws when there are more or none. */
export function only(document: Document, selector: string, attribute: string): string {
  const found = [...document.querySelectorAll(selector)];
  const value = found[0]?.getAttribute(attribute);
  if (found.length !== 1 || !value) throw new Error(`${selector} is there ${found.length} times`);
  return value;
}

/** The alternates of a page, by language. */
export function alternatesOf(document: Document): Record<string, string> {
  return Object.fromEntries(
    [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );
}
