import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

type Icon = { file: string; size: number; purpose?: 'any' | 'maskable' };

/** The icons that are made from `public/icon.svg`. Those without a purpose are for the page itself. */
const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180 },
];

/** Systems that cut an icon to a shape of theirs get it without round corners of its own. */
const toFullBleed = (svg: string) => svg.replace(/ rx="\d+"/, '');

/** Draws the icons as PNG files into the folder of the site. */
export async function drawIcons(folder: string): Promise<void> {
  const svg = readFileSync('public/icon.svg', 'utf8');
  await Promise.all(
    icons.map(async ({ file, size, purpose }) => {
      const image = await renderAsync(purpose === 'any' ? svg : toFullBleed(svg), {
        fitTo: { mode: 'width', value: size },
        font: { loadSystemFonts: false },
      });
      writeFileSync(join(folder, file), image.asPng());
    }),
  );
}

/** Who the site is, for systems that keep it beside their applications. */
export type SiteIdentity = { name: string; description: string; language: string; colour: string };

/** The web manifest. The site is one of pages, so it keeps the browser's bar. */
export function formatManifest({ name, description, language, colour }: SiteIdentity): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons.flatMap(({ file, size, purpose }) =>
        purpose ? [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
      ),
    ],
  });
}
