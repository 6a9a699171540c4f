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

async function toPng(svg: string, size: number): Promise<Buffer> {
  const options = {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  } as const;
  return (await renderAsync(svg, options)).asPng();
}

/** An ICO file with one picture. Safari before 26 shows no SVG in its tabs, and asks for `/favicon.ico`. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Kind and number of pictures; width, height; planes, bits a pixel; length and place of the picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.fill(size, 6, 8);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the icons into the site's folder: PNG files, and one ICO. Rejects when one fails. */
export async function drawIcons(folder: string): Promise<void> {
  const svg = readFileSync('public/icon.svg', 'utf8');
  await Promise.all(
    icons.map(async ({ file, size, purpose }) => {
      const png = await toPng(purpose === 'any' ? svg : toFullBleed(svg), size);
      writeFileSync(join(folder, file), png);
    }),
  );
  writeFileSync(join(folder, 'favicon.ico'), toIco(await toPng(svg, 32), 32));
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
