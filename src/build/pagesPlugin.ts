import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = 'src/views/pages';

/** Where the code of the pages is built to, below the folder of the site. */
const BUILT = 'assets/pages';

/** The names of the pages that there is a view for. */
export function readViews(): string[] {
  return readdirSync(SOURCES).flatMap((file) => file.match(/^(.+)\.tsx$/)?.[1] ?? []);
}

/** Where a page as it is developed finds the code of others, by their name. */
export const DEVELOPED_PAGES = `/${SOURCES}/*.tsx`;

/** The name of the chunk of a page. */
export const chunkNameOf = (page: string) => `pages/${page}`;

/**
 * Builds each page into a file that bears its name, so that the site can ask for any of them without
 * a list of all of them. `versionPages` belongs to it.
 */
export function pagesPlugin(): Plugin {
  return {
    name: 'pages',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: {
                index: 'index.html',
                ...Object.fromEntries(
                  readViews().map((page) => [chunkNameOf(page), `${SOURCES}/${page}.tsx`]),
                ),
              },
              // What a page shares with the entry may stay there.
              preserveEntrySignatures: 'allow-extension',
              output: {
                entryFileNames: ({ name }) =>
                  name === 'index' ? 'assets/[name]-[hash].js' : 'assets/[name].js',
              },
            },
          },
        },
      },
    }),
  };
}

/**
 * Gives the pages' code one version, in the name of its folder, since it is cached for good: the
 * version changes with any of it, and with whatever that imports. Returns where it is, by page.
 */
export function versionPages(folder: string): (page: string) => string {
  const built = join(folder, BUILT);
  const hash = createHash('sha256');
  for (const file of readdirSync(built).toSorted()) {
    hash.update(file).update(readFileSync(join(built, file)));
  }
  const versioned = `${BUILT}-${hash.digest('base64url').slice(0, 8)}`;
  renameSync(built, join(folder, versioned));
  return (page) => `/${versioned}/${page}.js`;
}
