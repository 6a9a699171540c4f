import { type Browser, chromium, test } from '@playwright/test';
import { pageIds } from '#content/pageIds.ts';
import { aliasOf } from '#content/routes.ts';
import { BROWSERS, launchOptions } from '#tests/chromium.ts';
import { type Kept, measureTours } from './memory.ts';
import { report, type TableRow } from './report.ts';
import { serve } from './server.ts';
import { buildSite } from './variants.ts';

/** Every page as the footer names it, home last: the visit starts there, and its memory is measured there. */
const [home, ...others] = pageIds.map((page) => `/en${aliasOf(page)}`) as [string];
const tour = [...others, home];

/** At least a hundred route changes, in whole tours since pages differ in their memory. */
const TOURS = Math.ceil(100 / tour.length);

/** Compiled code would fill the heap as well. */
const INTERPRETER_ONLY = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const growth = (value: number, before: number) => `${((value / before - 1) * 100).toFixed(1)} %`;

async function toRow(name: string, browser: Browser, url: string): Promise<TableRow> {
  const kept = await measureTours(browser, url + home, tour, TOURS);
  const [first, last] = [kept[0], kept.at(-1)] as [Kept, Kept];
  const megabytes = ({ heap }: Kept) => (heap / 1_000_000).toFixed(2);
  return {
    engine: name,
    [`MB after ${tour.length}`]: megabytes(first),
    [`after ${tour.length * TOURS}`]: megabytes(last),
    heap: growth(last.heap, first.heap),
    'DOM nodes': `${first.nodes} → ${last.nodes}`,
    listeners: `${first.listeners} → ${last.listeners}`,
  };
}

test('a long visit', async ({ browser }) => {
  const host = await serve(buildSite().folder);
  const { args, ...options } = launchOptions(BROWSERS);
  const interpreter = await chromium.launch({ ...options, args: [...args, INTERPRETER_ONLY] });
  report('the memory of a visit after many route changes', [
    await toRow('default', browser, host.url),
    await toRow('without compiled code', interpreter, host.url),
  ]);
  await interpreter.close();
  host.close();
});
