import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';

it('the invented brand links to no host that exists', () => {
  // An owner replaces the email address first. From then on the addresses are the owner's choice.
  if (!brand.email.endsWith('.example')) return;
  for (const { url } of [brand.videoChannel, brand.aiPartner]) {
    expect(new URL(url).hostname).toMatch(/\.example$/);
  }
});

it('R1.3 no other source of the site writes out what stands in the file of the brand', () => {
  const folders = ['src/app', 'src/content', 'src/ports', 'src/prerender', 'src/views'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const { name, slug, address, timeZone, phone, aiPartner } = brand;
  const { street, postalCode, city, country } = address;
  const words = [name, slug, street, postalCode, city, country, timeZone, phone, aiPartner.name];
  const written = new RegExp(words.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|'), 'i');
  // The packages beside the site keep their names under another brand.
  const found = files.filter((file) =>
    written.test(readFileSync(file, 'utf8').replaceAll("'@interpunct/", '')),
  );
  expect(found).toEqual([join('src', 'content', 'brand.ts')]);
});
