import { languages } from '../../content/languages.ts';
import { cacheControl, HASHED_FOLDERS } from './headers.ts';

/** Quotes a value of the configuration. */
const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** Returns the nginx configuration to include in the server block of the site (docs/hosting.md). */
export function formatNginx(security: Record<string, string>): string {
  const header = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return `# Written by the build. docs/hosting.md says how to include it.
charset utf-8;
absolute_redirect off;
set $not_found /404.html;
${languages.map(({ code }) => `if ($uri ~* ^/${code}/) { set $not_found /${code}/404.html; }`).join('\n')}
error_page 404 $not_found;
error_page 403 =404 $not_found;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types text/css text/plain text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml text/calendar;

# All headers stand here: a location with a header of its own would inherit none of them.
set $cache_control ${quote(cacheControl.other)};
if ($uri ~ ^/(${HASHED_FOLDERS.join('|')})/) {
  set $cache_control ${quote(cacheControl.hashed)};
}
${header('Cache-Control', '$cache_control')}
${Object.entries(security)
  .map(([name, value]) => header(name, quote(value)))
  .join('\n')}

# Each page has one address. A second leading slash would redirect to another host.
if ($request_uri ~ ^(/|/[^/?][^?]*/)index(\\.html)?(\\?|$)) {
  return 301 $1$is_args$args;
}
if ($request_uri ~ ^(/[^/?][^?]*)\\.html(\\?|$)) {
  return 301 $1$is_args$args;
}
location / {
  index index.html;
  try_files $uri $uri.html $uri/ =404;
}
location ~ ^(?<page>/.+)/$ {
  if (-f $document_root$page.html) {
    return 301 $page$is_args$args;
  }
  try_files \${uri}index.html =404;
}
location = /manifest.webmanifest { default_type application/manifest+json; }
location ~ \\.ics$ { default_type text/calendar; }
location ~ ^(/\\w+)?/404$ { return 404; }
location ~ ^(/\\w+)?/404\\.html$ { internal; }
location ~ ^/(_|\\.(?!well-known/)) { return 404; }
`;
}
