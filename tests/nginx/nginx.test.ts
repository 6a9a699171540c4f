import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headersOf, parseHeaders } from '#build/hosting/headers.ts';
import { aliasPages, fileOf, pages, read, SITE } from '#tests/built/builtFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
let nginx: ChildProcess | undefined;
let port = 0;

function findFreePort(): Promise<number> {
  return new Promise((take, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => take(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Requests a path exactly as written. `fetch` would normalize it. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((take, fail) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () =>
        take({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body,
        }),
      );
    })
      .once('error', fail)
      .end();
  });
}

/** Starts nginx with the server block of README.md, on a free port and without a certificate. */
beforeAll(async () => {
  port = await findFreePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${resolve('dist')};
    include ${resolve('dist/_nginx.conf')};
  }
}
`,
  );
  // As root, nginx would drop its privileges and lose access to the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off;${user}`];
  nginx = spawn('nginx', args, { stdio: 'ignore' });
  await vi.waitFor(() => get('/'), { timeout: 5_000 });
});

afterAll(() => {
  nginx?.kill();
  rmSync(folder, { recursive: true });
});

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
    '/fr/no-such-page',
    '/no/such/page/',
    '/404',
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

it('R14.8 sends the headers of _headers', async () => {
  const rules = parseHeaders(read('_headers'));
  const [script] = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const [texts] = readdirSync('dist/locales/fr');
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
    for (const [name, value] of Object.entries(headersOf(rules, path))) {
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
  }
});

it('sends the type of each file, and compresses text', async () => {
  const [script] = readdirSync('dist/assets').filter((file) => /^index.*\.js$/.test(file));
  const [font] = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2'));
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

it('answers 304 for an unchanged page', async () => {
  const { headers } = await get('/about');
  const { status, body } = await get('/about', { 'If-None-Match': headers.etag ?? '' });
  expect(status).toBe(304);
  expect(body).toBe('');
});
