import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, type Element, Window } from 'happy-dom';
import { brand } from '#content/brand.ts';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { aliases, routeOf } from '#content/routes.ts';
import { DEFAULT_FOLDER } from '#tests/builds.ts';
import { languageCodes, withoutPrefix } from '#tests/catalogue.ts';

const { DOMParser } = new Window();

export const read = (path: string) => readFileSync(join(DEFAULT_FOLDER, path), 'utf8');

export const readBytes = (path: string) => readFileSync(join(DEFAULT_FOLDER, path));

export const exists = (path: string) => existsSync(join(DEFAULT_FOLDER, path));

/** The paths of all files below a folder of the build, relative to that folder. */
export function filesIn(folder = ''): string[] {
  return readdirSync(join(DEFAULT_FOLDER, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(DEFAULT_FOLDER, folder), join(entry.parentPath, entry.name)))
    .toSorted();
}

/** The width and height of a PNG file, in px. Throws for any other file. */
export function sizeOfPng(path: string): { width: number; height: number } {
  const bytes = readFileSync(join(DEFAULT_FOLDER, path));
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${path} is not a PNG`);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** A page as the host delivers it. */
export type BuiltPage = {
  file: string;
  /** The language prefix of its address, if any. A page without one is in English. */
  prefix: Language | undefined;
  /** The file in the folder of its language. */
  name: string;
  html: string;
  readonly document: Document;
};

function readPage(file: string): BuiltPage {
  const prefix = languageCodes.find((code) => file.startsWith(`${code}/`));
  const html = read(file);
  let document: Document | undefined;
  return {
    file,
    prefix,
    name: prefix ? file.slice(prefix.length + 1) : file,
    html,
    // Parsing all pages takes seconds, and most tests look at a few.
    get document() {
      document ??= new DOMParser().parseFromString(html, 'text/html');
      return document;
    },
  };
}

const isNotFound = ({ name }: BuiltPage) => name === '404.html';

const builtPages = filesIn()
  .filter((file) => file.endsWith('.html'))
  .map(readPage);

/** The pages that a host shows for an unknown address: of each language, and without a prefix. */
export const notFoundPages = builtPages.filter(isNotFound);

const addressedPages = builtPages.filter((page) => !isNotFound(page));

const isAlias = ({ name }: BuiltPage) =>
  aliases.some(({ path }) => name === `${path.slice(1)}.html`);

/** Every page at its own address, in every language and without a language prefix. */
export const pages = addressedPages.filter((page) => !isAlias(page));

/** The same pages at their further addresses. */
export const aliasPages = addressedPages.filter(isAlias);

export const allPages = [...pages, ...aliasPages, ...notFoundPages];

export const SITE = `https://${brand.slug}.example`;

/** The file that answers an address of the site. */
export function fileOf(address: string): string {
  if (!address.startsWith(`${SITE}/`)) throw new Error(`${address} is not on the site`);
  const path = address.slice(SITE.length + 1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** A page in a language. Throws when the build lacks it. */
export function pageIn(language: Language, page: PageId): BuiltPage {
  const file = fileOf(`${SITE}/${language}${routeOf(page)}`);
  const found = pages.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`the build lacks ${file}`);
  return found;
}

/** The only element that matches. Throws when none or several do. */
export function onlyElement(document: Document, selector: string) {
  const [element, ...others] = document.querySelectorAll(selector);
  if (!element || others.length > 0) throw new Error(`${selector} must match one element`);
  return element;
}

/** An attribute of the only element that matches. Throws when it is missing or empty. */
export function only(document: Document, selector: string, attribute: string): string {
  const value = onlyElement(document, selector).getAttribute(attribute);
  if (!value) throw new Error(`${selector} has no ${attribute}`);
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

/** The modules that a page loads, in their order. */
export const modulesOf = ({ document }: BuiltPage): string[] =>
  JSON.parse(onlyElement(document, '#modules').textContent);

/** The modules that all of these pages load. */
export const sharedBy = (some: readonly BuiltPage[]): string[] =>
  some.map(modulesOf).reduce((all, own) => all.filter((module) => own.includes(module)));

/** Where a link leads, without its language. */
export const targetOf = (link: Element) => withoutPrefix(link.getAttribute('href') ?? '');
