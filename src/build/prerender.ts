import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type * as Prerender from '../app/prerender.tsx';

/** Where the renderer is built to, away from what is deployed and from other builds that run. */
const RENDERER_FOLDER = `.cache/prerender-${process.pid}`;

type PrerenderedPage = Prerender.PrerenderedPage;
type Chunk = Rolldown.OutputChunk;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that cannot end the script element it stands in. */
const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function element(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

const dataElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${toInlineJson(value)}</script>`;

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

/** The files of the modules that a page runs on, each after those it imports, the entry last. */
function modulesOf(page: string, chunks: Chunk[]): string[] {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const own = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.toLowerCase().endsWith(`/src/views/pages/${page.toLowerCase()}.tsx`),
  );
  if (!entry) throw new Error('the build has no entry');
  if (!own) throw new Error(`the page "${page}" has no file src/views/pages/${page}.tsx`);
  const files = new Set<string>();
  const collect = ({ fileName, imports }: Chunk) => {
    for (const chunk of chunks) {
      const isNew = imports.includes(chunk.fileName) && !files.has(chunk.fileName);
      if (isNew && chunk !== entry) collect(chunk);
    }
    files.add(fileName);
  };
  collect(own);
  collect(entry);
  return [...files].map((file) => `/${file}`);
}

/** The template without the entry that Vite has put into it: the starter asks for it in its time. */
function withoutEntry(template: string): string {
  const page = template.replace(/\s*<script type="module"[^>]*><\/script>/, '');
  if (page === template) throw new Error('index.html has no module script');
  return page;
}

function fillTemplate(
  template: string,
  { address, head, html, styles, fontFiles, texts }: PrerenderedPage,
  modules: string[],
  { beforePaint, starter }: InlineScripts,
): string {
  const { title, description, canonical, alternates } = head;
  const headElements = [
    ...(address.prefix ? [] : [`<script>${beforePaint}</script>`]),
    ...fontFiles.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    styles,
    ...(canonical ? [element('link', { rel: 'canonical', href: canonical })] : []),
    ...alternates.map((alternate) => element('link', { rel: 'alternate', ...alternate })),
  ];
  const parts: [string, string][] = [
    [
      '<html lang="en">',
      element('html', {
        lang: address.language,
        'data-page': address.page,
        'data-prefix': address.prefix,
      }),
    ],
    ['<title>Interpunct</title>', `<title>${escapeHtml(title)}</title>`],
    [
      '<meta name="description" content="" />',
      element('meta', { name: 'description', content: description }),
    ],
    ['<!--head-->', headElements.join('\n    ')],
    ['<!--page-->', html],
    [
      '<!--data-->',
      `${dataElement('texts', texts)}\n    ${dataElement('modules', modules)}\n    <script>${starter}</script>`,
    ],
  ];
  return parts.reduce((page, [place, content]) => {
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
    return page.replace(place, () => content);
  }, template);
}

/** Builds the site, then writes every page of it in every language as a file. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      environments: {
        ssr: {
          build: {
            outDir: RENDERER_FOLDER,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/app/prerender.tsx' },
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
          const template = withoutEntry(readFileSync(join(folder, 'index.html'), 'utf8'));
          const inlineScripts = {
            beforePaint: await buildInlineScript('src/app/beforePaint.ts'),
            starter: await buildInlineScript('src/app/starter.ts'),
          };
          const renderer: typeof Prerender = await import(
            pathToFileURL(join(RENDERER_FOLDER, 'prerender.js')).href
          );
          for (const address of renderer.prerenderedAddresses()) {
            try {
              const page = await renderer.prerenderPage(address);
              const file = join(folder, page.file);
              mkdirSync(dirname(file), { recursive: true });
              writeFileSync(
                file,
                fillTemplate(template, page, modulesOf(address.page, chunks), inlineScripts),
              );
            } catch (error) {
              throw new Error(`The page "${address.page}" (${address.path}) cannot be rendered.`, {
                cause: error,
              });
            }
          }
          rmSync(RENDERER_FOLDER, { recursive: true });
        },
      },
    }),
  };
}
