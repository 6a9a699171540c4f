import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

type Icon = { file: string; size: number; purpose?: 'any' | 'maskable' };

/** The icons drawn from `public/icon.svg`. Only those with a purpose are in the manifest. */
const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180 },
];

/** Removes the round corners, for systems that cut icons to their own shape. */
const toFullBleed = (svg: string) => svg.replace(/ rx="\d+"/, '');

/** Draws the icons as PNG files into the site's folder. Rejects when one fails. */
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

/** The site's name, description and colour for systems that install it beside applications. */
export type SiteIdentity = { name: string; description: string; language: string; colour: string };

/** Formats the web manifest. Pages need the browser's navigation, so it keeps a minimal bar. */
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
