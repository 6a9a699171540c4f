import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './configuredSite.ts';
import { defer } from './deferred.ts';

/** So many requests to one host Chromium has under way. A build with the inspector has more modules. */
const MOST_AT_ONCE = 6;

test('R16.20 a host whose answers must be checked again checks all modules side by side', async ({
  site,
  host,
  hostedFolder,
}) => {
  const read = (path: string) => readFileSync(join(hostedFolder, path), 'utf8');
  const [list = ''] = read('en/index.html').match(/(?<=id="modules">).*?(?=<\/script>)/) ?? [];
  const modules: string[] = JSON.parse(list);
  const atOnce = Math.min(modules.length, MOST_AT_ONCE);
  let sent = 0;
  let checked = 0;
  let all = defer<void>();
  for (const module of modules) {
    host.answer(module, async ({ headers }) => {
      const head = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache', ETag: '"1"' };
      // The panel of a recorded page is a document of its own.
      const isCounted = headers.referer?.endsWith('/en/');
      if (!headers['if-none-match']) {
        if (isCounted) sent += 1;
        return { headers: head, body: read(module) };
      }
      if (!isCounted) return { status: 304, headers: head };
      checked += 1;
      if (checked === atOnce) all.resolve();
      // No check is answered before as many have begun as can.
      await all.promise;
      return { status: 304, headers: head };
    });
  }
  await site.open('/en/');
  expect([sent, checked]).toEqual([modules.length, modules.length]);

  // The next document has the modules, and checks each once.
  checked = 0;
  all = defer();
  await site.open('/en/');
  expect([sent, checked]).toEqual([modules.length, modules.length]);
});
