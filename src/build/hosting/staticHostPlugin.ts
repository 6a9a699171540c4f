import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersOf, parseHeaders } from './headers.ts';
import { parseRedirects } from './redirects.ts';

/**
 * Makes the local preview respond as static hosts do. It applies `_headers` and `_redirects`,
 * redirects a folder to its trailing slash, and serves the 404 page with its status for missing
 * files.
 */
export function staticHostPlugin(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const folder = server.config.build.outDir;
      const page = join(folder, '404.html');
      const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
      const redirects = parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'));
      const pathOf = (url = '/') => url.replace(/[?#].*/, '').replace(/^\/+/, '/');

      server.middlewares.use((request, response, next) => {
        const pathname = pathOf(request.url);
        for (const [name, value] of Object.entries(headersOf(rules, pathname))) {
          response.setHeader(name, value);
        }
        const redirect = redirects.find(({ from }) => from === pathname);
        if (redirect) response.writeHead(301, { Location: redirect.to }).end();
        else next();
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const pathname = pathOf(request.url);
          if (existsSync(join(folder, pathname, 'index.html'))) {
            response.writeHead(301, { Location: `${pathname}/` }).end();
          } else if (pathname.endsWith('.html') && existsSync(join(folder, pathname))) {
            next();
          } else {
            response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync(page));
          }
        });
      };
    },
  };
}
