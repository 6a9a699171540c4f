import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from '#build/hosting/headers.ts';
import { DEFAULT_FOLDER } from '#tests/builds.ts';
import { aliasPages, fileOf, pages, read, SITE } from '#tests/built/builtFiles.ts';
import { findFreePort } from '#tests/freePort.ts';
import { ask, startNginx } from './server.ts';

let port = 0;
let stop: () => void;

const get = (path: string, headers?: Record<string, string>) => ask(port, path, { headers });

/** Starts nginx with the server block of docs/hosting.md, on a free port and without a certificate. */
beforeAll(async () => {
  port = await findFreePort();
  stop = await startNginx(
    port,
    `server {
      listen 127.0.0.1:${port};
      root ${resolve(DEFAULT_FOLDER)};
      include ${resolve(DEFAULT_FOLDER, '_nginx.conf')};
    }`,
  );
});

afterAll(() => stop());

it.each([...pages, ...aliasPages])(
  'R1.4, R14.8 serves $file at its clean address',
  async ({ file, html }) => {
    const path = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
    expect(fileOf(SITE + path)).toBe(file);
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toBe(html);
  },
);

describe('redirects to the canonical address', () => {
  it.each([
    ['/about.html', '/about'],
    ['/fr/about.html?a=1', '/fr/about?a=1'],
    ['/about/', '/about'],
    ['/fr/about/?a=1', '/fr/about?a=1'],
    ['/fr', '/fr/'],
    ['/index.html', '/'],
    ['/fr/index.html', '/fr/'],
    ['/de/services.html', '/de/services'],
  ])('R1.5 from %s to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
  });

  it.each(['//elsewhere.example/a.html', '//elsewhere.example/', '//elsewhere.example/index.html'])(
    'and never from %s to another host',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
    },
  );
});

describe('serves the 404 page', () => {
  it.each([
    '/no-such-page',
    '/no/such/page/',
    '/404',
    '/french/no-such-page',
    '/assets/',
    '/assets/no-such-file.js',
    '/_headers',
    '/_nginx.conf',
    '/.nojekyll',
  ])('R1.6 at %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toBe(read('404.html'));
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-security-policy']).toContain("object-src 'none'");
  });
});

it.each(['/fr/no-such-page', '/FR/no-such-page', '/fr/no/such/page/', '/fr/404'])(
  'R1.6 answers with the French 404 page at %s',
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toBe(read('fr/404.html'));
  },
);

it('R14.8 sends the headers of _headers', async () => {
  const [script] = readdirSync(`${DEFAULT_FOLDER}/assets`).filter((file) => file.endsWith('.js'));
  const [texts] = readdirSync(`${DEFAULT_FOLDER}/locales/fr`);
  for (const path of [
    '/',
    '/about',
    '/fr/',
    '/de/podcast',
    `/assets/${script}`,
    `/locales/fr/${texts}`,
    '/cards/en/home.png',
    '/version.json',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ]) {
    const { status, headers } = await get(path);
    expect(status, path).toBe(200);
    for (const [name, value] of Object.entries(headersOf(read('_headers'), path))) {
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
  }
});

it('sends the type of each file, and compresses text', async () => {
  const [script] = readdirSync(`${DEFAULT_FOLDER}/assets`).filter((file) =>
    /^index.*\.js$/.test(file),
  );
  const [font] = readdirSync(`${DEFAULT_FOLDER}/assets`).filter((file) => file.endsWith('.woff2'));
  for (const [path, type, isText] of [
    ['/about', /^text\/html/, true],
    [`/assets/${script}`, /javascript/, true],
    ['/sitemap.xml', /xml/, true],
    ['/manifest.webmanifest', /^application\/manifest\+json/, false],
    [`/assets/${font}`, /^font\/woff2/, false],
    ['/cards/en/home.png', /^image\/png/, false],
  ] as const) {
    const { headers } = await get(path, { 'Accept-Encoding': 'gzip' });
    expect(headers['content-type'], path).toMatch(type);
    expect(headers['content-encoding'], path).toBe(isText ? 'gzip' : undefined);
  }
});
