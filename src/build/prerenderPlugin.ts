import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { languages } from '../content/languages.ts';
import { pageIds } from '../content/pageIds.ts';
import { redirects } from '../content/redirects.ts';
import { routeOf } from '../content/routes.ts';
import type * as Prerender from '../prerender/prerender.tsx';
import { checkRoutes } from './checkRoutes.ts';
import { formatHeaders, headerRules, type SiteEntry, securityHeaders } from './hosting/headers.ts';
import { formatNginx } from './hosting/nginx.ts';
import { allRedirects, formatRedirects } from './hosting/redirects.ts';
import { formatRobots, formatSitemap } from './hosting/sitemap.ts';
import { dataBlock, element, textElement } from './html.ts';
import { drawCards } from './images/drawCards.ts';
import { drawIcons, formatManifest } from './images/drawIcons.ts';
import { chunkNameOf, DEVELOPED_PAGES, readViews, versionPages } from './pagesPlugin.ts';
import { warningsOf } from './readSettings.ts';
import { readNamespaces } from './textsPlugin.ts';

/** Where the renderer is built to, away from what is deployed and from other builds that run. */
const RENDERER_FOLDER = `.cache/prerender-${process.pid}`;

type PrerenderedPage = Prerender.PrerenderedPage;
type Chunk = Rolldown.OutputChunk;

/** Scripts that stand in the pages themselves: what they do cannot wait for a request. */
type InlineScripts = { beforePaint: string; starter: string };

/** The text of a script that stands in the page itself, minified. */
async function buildInlineScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const chunk = (output as Rolldown.RolldownOutput).output[0];
  return chunk.code.trim();
}

/** Finds the files of the modules that a page runs on, each after those it imports, the entry last. */
function moduleLister(chunks: Chunk[], codeOf: (page: string) => string) {
  const chunkOfFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = new Map(
    chunks.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, chunk]),
  );
  return (page: string): string[] => {
    const [own, entry] = [entries.get(chunkNameOf(page)), entries.get('index')];
    if (!own || !entry) throw new Error(`the build has no code of the page "${page}"`);
    const files = new Set<string>();
    const collect = ({ fileName, imports }: Chunk) => {
      for (const file of imports) {
        const chunk = chunkOfFile.get(file);
        if (chunk && chunk !== entry && !files.has(file)) collect(chunk);
      }
      files.add(fileName);
    };
    collect(own);
    collect(entry);
    return [...files].map((file) => (file === own.fileName ? codeOf(page) : `/${file}`));
  };
}

/** The template without the entry that Vite has put into it: the starter asks for it in its time. */
function withoutEntry(template: string): string {
  const page = template.replace(/\s*<script type="module"[^>]*><\/script>/, '');
  if (page === template) throw new Error('index.html has no module script');
  return page;
}

function fillTemplate(
  template: string,
  { address, head, socialTags, structuredData, html, styles, fontFiles, texts }: PrerenderedPage,
  codeOf: (page: string) => string,
  modules: string[],
  { beforePaint, starter }: InlineScripts,
): string {
  const { title, description, canonical, alternates } = head;
  const headElements = [
    // First of all: some readers take no more than the beginning of a page.
    ...socialTags.map((tag) => element('meta', tag)),
    element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    element('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...(address.prefix ? [] : [`<script>${beforePaint}</script>`]),
    ...fontFiles.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    styles,
    ...(canonical ? [element('link', { rel: 'canonical', href: canonical })] : []),
    ...alternates.map((alternate) => element('link', { rel: 'alternate', ...alternate })),
  ];
  const dataElements = [
    dataBlock({ type: 'application/json', id: 'texts' }, texts),
    dataBlock({ type: 'application/json', id: 'modules' }, modules),
    `<script>${starter}</script>`,
    ...(structuredData ? [dataBlock({ type: 'application/ld+json' }, structuredData)] : []),
  ];
  const parts: [string, string][] = [
    [
      element('html', { lang: 'en', 'data-pages': DEVELOPED_PAGES }),
      element('html', {
        lang: address.language,
        'data-page': address.page,
        'data-prefix': address.prefix,
        'data-pages': codeOf('*'),
      }),
    ],
    ['<title>Interpunct</title>', textElement('title', title)],
    [
      '<meta name="description" content="" />',
      element('meta', { name: 'description', content: description }),
    ],
    ['<!--head-->', headElements.join('\n    ')],
    ['<!--page-->', html],
    ['<!--data-->', dataElements.join('\n    ')],
  ];
  return parts.reduce((page, [place, content]) => {
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
    return page.replace(place, () => content);
  }, template);
}

/**
 * Renders every page of the site and hands it on, one after the other.
 * Rejects with a sentence that names the page which cannot be rendered.
 */
async function renderPages(
  {
    prerenderedAddresses,
    prerenderPage,
  }: Pick<typeof Prerender, 'prerenderedAddresses' | 'prerenderPage'>,
  take: (page: PrerenderedPage) => void,
): Promise<void> {
  for (const address of prerenderedAddresses()) {
    const page = await prerenderPage(address).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = `The page "${address.page}" (${address.path}) cannot be rendered: ${reason}`;
      throw new Error(sentence, { cause: error });
    });
    take(page);
  }
}

/** What is still needed of a page when its file is written: a large site has many of them. */
type WrittenPage = Pick<PrerenderedPage, 'file' | 'head' | 'card'>;

/** Writes what hosts and crawlers read beside the pages. */
async function writeCompanions(
  folder: string,
  settings: Record<string, string>,
  pages: readonly WrittenPage[],
  { cardSize, identity }: Pick<typeof Prerender, 'cardSize' | 'identity'>,
): Promise<void> {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const cards = new Map(pages.flatMap(({ card }) => (card ? [[card.path, card]] : [])));
  await drawCards([...cards.values()], cardSize, folder);
  await drawIcons(folder);
  write('manifest.webmanifest', formatManifest(identity));
  write('sitemap.xml', await formatSitemap(pages.map(({ head }) => head)));
  write('robots.txt', formatRobots(settings.VITE_SITE_URL ?? ''));

  const entries: SiteEntry[] = readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    isFolder: entry.isDirectory(),
  }));
  function* texts() {
    for (const { file } of pages) yield readFileSync(join(folder, file), 'utf8');
  }
  const security = securityHeaders(settings, texts());
  write('_headers', formatHeaders(headerRules(security, entries)));
  write('_redirects', formatRedirects(allRedirects()));
  write('_nginx.conf', formatNginx(security, allRedirects()));
  // GitHub Pages would leave out files that begin with an underscore, and build what is built.
  write('.nojekyll', '');
}

/** Builds the site, then writes every page of it in every language as a file. */
export function prerenderPlugin(settings: Record<string, string>): Plugin {
  return {
    name: 'prerender',
    configResolved({ command, logger }) {
      if (command !== 'build') return;
      for (const warning of warningsOf(settings))
        logger.warn(`\n${'!'.repeat(72)}\n${warning}\n${'!'.repeat(72)}\n`);
    },
    config() {
      const codes = languages.map(({ code }) => code);
      const routes = pageIds.map((page) => ({ page, path: routeOf(page) }));
      checkRoutes(routes, redirects, {
        languages: codes,
        namespaces: readNamespaces(),
        views: readViews(),
      });
      return {
        environments: {
          ssr: {
            build: {
              outDir: RENDERER_FOLDER,
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: 'src/prerender/prerender.tsx' },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const { client, ssr } = builder.environments;
            if (!client || !ssr) throw new Error('the build needs a client and an ssr environment');
            const bundle = (await builder.build(client)) as Rolldown.RolldownOutput;
            const chunks = bundle.output.filter((file) => file.type === 'chunk');
            await builder.build(ssr);

            const folder = client.config.build.outDir;
            const codeOf = versionPages(folder);
            const modulesOf = moduleLister(chunks, codeOf);
            const template = withoutEntry(readFileSync(join(folder, 'index.html'), 'utf8'));
            const inlineScripts = {
              beforePaint: await buildInlineScript('src/app/start/beforePaint.ts'),
              starter: await buildInlineScript('src/app/start/starter.ts'),
            };
            try {
              const renderer: typeof Prerender = await import(
                pathToFileURL(join(RENDERER_FOLDER, 'prerender.js')).href
              );
              const written: WrittenPage[] = [];
              await renderPages(renderer, (page) => {
                const modules = modulesOf(page.address.page);
                const text = fillTemplate(template, page, codeOf, modules, inlineScripts);
                const file = join(folder, page.file);
                mkdirSync(dirname(file), { recursive: true });
                writeFileSync(file, text);
                written.push({ file: page.file, head: page.head, card: page.card });
              });
              await writeCompanions(folder, settings, written, renderer);
            } finally {
              rmSync(RENDERER_FOLDER, { recursive: true });
            }
          },
        },
      };
    },
  };
}
