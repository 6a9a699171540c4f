import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './configuredSite.ts';
import { defer } from './deferred.ts';

test('R16.20 a host whose answers must be checked again checks all modules side by side', async ({
  site,
  host,
  hostedFolder,
}) => {
  const read = (path: string) => readFileSync(join(hostedFolder, path), 'utf8');
  const [list = ''] = read('en/index.html').match(/(?<=id="modules">).*?(?=<\/script>)/) ?? [];
  const modules: string[] = JSON.parse(list);
  let sent = 0;
  let checked = 0;
  let all = defer<void>();
  for (const module of modules) {
    host.answer(module, async ({ headers }) => {
      const head = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache', ETag: '"1"' };
      if (!headers['if-none-match']) {
        sent += 1;
        return { headers: head, body: read(module) };
      }
      checked += 1;
      if (checked === modules.length) all.resolve();
      // No check is answered before all of them have begun.
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
