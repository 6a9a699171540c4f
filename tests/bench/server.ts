import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersOf } from '#build/hosting/headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Compresses a file with Brotli at its best quality, unless its format is compressed already. */
function compress(path: string): { body: Buffer; encoding?: string } {
  const body = readFileSync(path);
  return /\.(woff2|png|avif)$/.test(path)
    ? { body }
    : { body: brotliCompressSync(body), encoding: 'br' };
}

export type StaticHost = {
  url: string;
  close: () => void;
};

/** What a host does for the cache of a browser: the rules of the site, or an `ETag` and nothing else. */
export type Caching = 'rules' | 'etag';

/**
 * Serves a folder with compression, clean addresses and 404.html for unknown paths. With `rules`, it sends
 * the headers of the folder's `_headers`.
 */
export async function serve(folder: string, caching: Caching = 'rules'): Promise<StaticHost> {
  const headersFile = join(folder, '_headers');
  const headers =
    caching === 'rules' && existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '';
  const files = new Map<string, ReturnType<typeof compress>>();
  const server: Server = createServer((request, response) => {
    const pathname = decodeURIComponent((request.url ?? '/').replace(/[?#].*/, ''));
    const candidates = [pathname, `${pathname}.html`, join(pathname, 'index.html')];
    const found = candidates.find((candidate) => {
      const path = join(folder, candidate);
      return existsSync(path) && statSync(path).isFile();
    });
    const path = join(folder, found ?? '404.html');
    let file = files.get(path);
    if (!file) {
      file = compress(path);
      files.set(path, file);
    }
    const etag = `"${statSync(path).mtimeMs}"`;
    if (caching === 'etag' && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ETag: etag }).end();
      return;
    }
    const forever = 'public, max-age=31536000, immutable';
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      ...(caching === 'etag'
        ? { ETag: etag }
        : { 'Cache-Control': path.endsWith('.html') ? 'no-cache' : forever }),
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
      ...headersOf(headers, pathname),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => server.close(),
  };
}
