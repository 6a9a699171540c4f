import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createLogger, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import type * as Prerender from '../prerender/prerender.tsx';
import { buildTarget } from './engines.ts';
import { formatHeaders, securityHeaders, stylePolicyOf } from './hosting/headers.ts';
import { formatNginx } from './hosting/nginx.ts';
import { formatRedirects } from './hosting/redirects.ts';
import { formatRobots, formatSitemap } from './hosting/sitemap.ts';
import { dataBlock, element, textElement } from './html.ts';
import { drawCards } from './images/drawCards.ts';
import { drawIcons, formatManifest } from './images/drawIcons.ts';
import { pastDatesOn } from './pastDates.ts';
import { warningsOf } from './readSettings.ts';

const VIEWS = 'src/views/pages';

/** Holds the renderer, outside the deployed folder and apart from simultaneous builds. */
const RENDERER_FOLDER = `.cache/prerender-${process.pid}`;

type PrerenderedPage = Prerender.PrerenderedPage;
type Chunk = Rolldown.OutputChunk;

/** Scripts that the pages contain, because what they do cannot wait for a request. */
type InlineScripts = { beforePaint: string; arriving: string; starter: string };

/** Returns the minified code of a script for the pages to contain. */
async function buildInlineScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const chunk = (output as Rolldown.RolldownOutput).output[0];
  return chunk.code.trim();
}

/** Lists the modules that a page loads, each after the modules it imports and the entry last. */
function moduleLister(chunks: Chunk[]) {
  const chunkOfFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  return (page: string): string[] => {
    const view = resolve(VIEWS, `${page}.tsx`);
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId === view);
    if (!own || !entry) throw new Error(`the build has no chunk for the page "${page}"`);
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
    return [...files].map((file) => `/${file}`);
  };
}

/** Removes the entry that Vite adds to the template, because the starter loads it later. */
function withoutEntry(template: string): string {
  const page = template.replace(/\s*<script type="module"[^>]*><\/script>/, '');
  if (page === template) throw new Error('index.html has no module script');
  return page;
}

/** Returns the document of a page. Throws when the template lacks a place to fill. */
function fillTemplate(
  template: string,
  { address, head, socialTags, structuredData, html, styles, fontFiles, texts }: PrerenderedPage,
  modules: string[],
  { beforePaint, arriving, starter }: InlineScripts,
): string {
  const { title, description, canonical, alternates } = head;
  const headElements = [
    // First, because some readers load only the beginning of a page.
    ...socialTags.map((tag) => element('meta', tag)),
    // A 404 page has no canonical address.
    ...(address.prefix && canonical ? [] : [`<script>${beforePaint}</script>`]),
    `<script>${arriving}</script>`,
    element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    element('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...fontFiles.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    // Before the styles that it admits, and after the fonts: browsers look ahead for them only up to here.
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: stylePolicyOf(styles) }),
    styles,
    ...(canonical ? [element('link', { rel: 'canonical', href: canonical })] : []),
    ...alternates.map((alternate) => element('link', { rel: 'alternate', ...alternate })),
  ];
  const dataElements = [
    dataBlock({ type: 'application/json', id: 'modules' }, modules),
    `<script>${starter}</script>`,
    dataBlock({ type: 'application/json', id: 'texts' }, texts),
    ...(structuredData ? [dataBlock({ type: 'application/ld+json' }, structuredData)] : []),
  ];
  const parts: [string, string][] = [
    [
      element('html', { lang: 'en' }),
      element('html', {
        lang: address.language,
        'data-page': address.page,
        'data-prefix': address.prefix,
        'data-scriptless': '',
      }),
    ],
    ['<title></title>', textElement('title', title)],
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

/** Renders a page. Rejects with a sentence that names the page. */
async function renderPage(renderer: typeof Prerender, address: PrerenderedPage['address']) {
  try {
    return await renderer.prerenderPage(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = `The page "${address.page}" (${address.path}) cannot be rendered: ${reason}`;
    throw new Error(sentence, { cause: error });
  }
}

/** The parts that stay in memory after a page is written: a large site has many pages. */
type WrittenPage = Pick<PrerenderedPage, 'head' | 'card'>;

/** Writes the files for hosts and crawlers beside the pages. Returns the number of cards. */
async function writeCompanions(
  folder: string,
  settings: Record<string, string>,
  pages: readonly WrittenPage[],
  inlineScripts: InlineScripts,
  { calendarFiles, cardSize, identity }: typeof Prerender,
): Promise<number> {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const cards = new Map(pages.flatMap(({ card }) => (card ? [[card.path, card]] : [])));
  await drawCards([...cards.values()], cardSize, folder);
  await drawIcons(folder);
  for (const { path, content } of calendarFiles()) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    write(path, content);
  }
  write('manifest.webmanifest', formatManifest(identity));
  write('sitemap.xml', await formatSitemap(pages.map(({ head }) => head)));
  write('robots.txt', formatRobots(settings.VITE_SITE_URL ?? ''));

  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const security = securityHeaders(settings, Object.values(inlineScripts));
  write('_headers', formatHeaders(security, folders));
  write('_redirects', formatRedirects());
  write('_nginx.conf', formatNginx(security));
  // Without this file GitHub Pages builds the site again and drops files that begin with `_`.
  write('.nojekyll', '');
  return cards.size;
}

/**
 * Bundles the client and the renderer, then writes every page and the files beside them.
 * Rejects with the error of a bundle, or with a sentence that names what cannot be written.
 */
async function buildSite(builder: ViteBuilder, settings: Record<string, string>): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the build needs a client and an ssr environment');
  const folder = client.config.build.outDir;
  const logger = createLogger(builder.config.inlineConfig.logLevel);
  const frame = '!'.repeat(72);
  // A demo is never deployed.
  const today = new Date().toISOString().slice(0, 10);
  const warnings =
    builder.config.mode === 'demo' ? [] : [...warningsOf(settings), ...pastDatesOn(today)];
  if (warnings.length > 0) logger.warn(['', frame, ...warnings, frame, ''].join('\n'));

  logger.info(`Bundling the site into ${folder}`);
  const bundle = (await builder.build(client)) as Rolldown.RolldownOutput;
  const modulesOf = moduleLister(bundle.output.filter((file) => file.type === 'chunk'));
  const template = withoutEntry(readFileSync(join(folder, 'index.html'), 'utf8'));
  const inlineScripts = {
    beforePaint: await buildInlineScript('src/app/start/beforePaint.ts'),
    arriving: await buildInlineScript('src/app/start/arriving.ts'),
    starter: await buildInlineScript('src/app/start/starter.ts'),
  };
  try {
    await builder.build(ssr);
    const file = pathToFileURL(join(RENDERER_FOLDER, 'prerender.js')).href;
    const renderer: typeof Prerender = await import(file);

    const written: WrittenPage[] = [];
    for (const address of renderer.prerenderedAddresses()) {
      const page = await renderPage(renderer, address);
      const path = join(folder, page.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, fillTemplate(template, page, modulesOf(address.page), inlineScripts));
      written.push({ head: page.head, card: page.card });
    }

    const cards = await writeCompanions(folder, settings, written, inlineScripts, renderer);
    logger.info(`Wrote ${written.length} pages and ${cards} cards`);
  } finally {
    rmSync(RENDERER_FOLDER, { recursive: true, force: true });
  }
}

/** Makes the build write every page in every language as a file. */
export function prerenderPlugin(settings: Record<string, string>): Plugin {
  return {
    name: 'prerender',
    config() {
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
        builder: { buildApp: (builder) => buildSite(builder, settings) },
      };
    },
  };
}
