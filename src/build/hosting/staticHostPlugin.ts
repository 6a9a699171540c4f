import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersOf } from './headers.ts';

/**
 * Makes the local preview respond as static hosts do. It applies `_headers`, redirects a folder to its trailing slash
 * and a page to its address without one, and serves the nearest 404 page with its status for missing files.
 */
export function staticHostPlugin(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const folder = server.config.build.outDir;
      const headers = readFileSync(join(folder, '_headers'), 'utf8');
      const pathOf = (url = '/') => url.replace(/[?#].*/, '').replace(/^\/+/, '/');

      server.middlewares.use((request, response, next) => {
        const pathname = pathOf(request.url);
        for (const [name, value] of Object.entries(headersOf(headers, pathname))) {
          response.setHeader(name, value);
        }
        next();
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const pathname = pathOf(request.url);
          const page = pathname.replace(/\/$/, '');
          const [query = ''] = request.url?.match(/\?.*/) ?? [];
          if (existsSync(join(folder, pathname, 'index.html'))) {
            response.writeHead(301, { Location: `${pathname}/${query}` }).end();
          } else if (page !== pathname && existsSync(join(folder, `${page}.html`))) {
            response.writeHead(301, { Location: page + query }).end();
          } else if (pathname.endsWith('.html') && existsSync(join(folder, pathname))) {
            next();
          } else {
            const [first = '/'] = pathname.match(/^\/\w+\//) ?? [];
            const pages = [first, '/'].map((place) => join(folder, place, '404.html'));
            const page = pages.find((file) => existsSync(file)) ?? '';
            response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync(page));
          }
        });
      };
    },
  };
}
