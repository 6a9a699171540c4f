import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets the local preview answer as static hosts do: a folder without its slash is redirected, and
 * what is no file gets the 404 page with its status.
 */
export function staticHostPlugin(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const folder = server.config.build.outDir;
      const page = join(folder, '404.html');
      return () => {
        server.middlewares.use((request, response, next) => {
          const pathname = (request.url ?? '/').replace(/[?#].*/, '').replace(/^\/+/, '/');
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
