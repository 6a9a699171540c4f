import type { Language } from '#content/languages.ts';
import { translations } from '#tests/catalogue.ts';
import type { Host } from '#tests/host.ts';
import { expect, test } from '../host.ts';
import type { SitePage } from '../sitePage.ts';
import { VENDORS } from '../vendors.ts';
import { rows } from './faults.ts';
import { type Expected, type Row, titleOf } from './row.ts';
import { isReadable, probes } from './seen.ts';
import { createVisitor, createWorld, NOON, OFTEN, seeText } from './visitor.ts';
import { words } from './words.ts';

const EMBEDS = /youtube-nocookie\.com|openstreetmap\.org/;

/** The host under another name. */
const FOREIGN_HOST = /^http:\/\/127\.0\.0\.1:/;

const union = (...patterns: (RegExp | undefined)[]) => {
  const sources = patterns.flatMap((pattern) => pattern?.source ?? []);
  return sources.length > 0 ? new RegExp(sources.join('|')) : undefined;
};

/** Expects what a step of a row says, and that the page can be read. */
async function seeExpected(
  expected: Expected,
  site: SitePage,
  language: Language,
  see: (machine: Expected['machine'], state: string) => Promise<void>,
): Promise<void> {
  const { machine, state, text, kept = [], log, requests } = expected;
  const { page } = site;
  await see(machine, state);
  if (text) await seeText(page, text, language);
  for (const name of kept) {
    const probe = `(${probes[name]})(...${JSON.stringify([words, language])})`;
    await expect
      .poll(() => page.evaluate(probe), { ...OFTEN, message: `${name} is kept` })
      .toBe(true);
  }
  await expect
    .poll(() => page.evaluate(isReadable), { ...OFTEN, message: 'is readable' })
    .toBe(true);
  if (log) await expect.poll(() => site.messages.filter((said) => log.test(said))).toHaveLength(1);
  if (requests) {
    const [address, count] = requests;
    expect(site.requestsTo(address)).toHaveLength(count);
  }
}

async function runRow(
  row: Row,
  language: Language,
  { site, host }: { site: SitePage; host: Host },
): Promise<void> {
  // The types of the two kinds of row keep rows for all engines from using what Playwright alone can do.
  const { clock, arrange, act, expect: expected, after } = row as Exclude<Row, { engines: true }>;
  const world = createWorld(site, host);
  const visitor = createVisitor(site, host, language, clock);
  if (clock !== undefined) await site.holdClock(NOON);
  await arrange?.(world);
  await act(visitor);
  await seeExpected(expected, site, language, visitor.see);
  if (!after) return;
  host.requests.length = 0;
  site.requests.length = 0;
  site.messages.length = 0;
  await after.arrange?.(world);
  await after.act(visitor);
  await seeExpected(after.expect, site, language, visitor.see);
  if (expected.text && expected.text !== after.expect.text) {
    await seeText(site.page, expected.text, language, false);
  }
}

const textsOf = ({ expect: first, after }: Row) =>
  [first.text, after?.expect.text].flatMap((text) => text ?? []);

/** Rows that bring up every text between them, apart from those that are bound to a language. */
const seen = new Set<string>();
const tellingRows = rows.filter((row) => {
  const isNew = textsOf(row).some((text) => !seen.has(text));
  if (row.language || row.locale || !isNew) return false;
  for (const text of textsOf(row)) seen.add(text);
  return true;
});

const runs: { row: Row; language: Language; title: string }[] = [
  ...rows.map((row) => ({ row, language: row.language ?? 'en', title: titleOf(row) }) as const),
  ...translations.flatMap((language) =>
    tellingRows.map((row) => ({
      row,
      language,
      title: `${titleOf(row)} in ${language}`,
    })),
  ),
];

for (const { row, language, title } of runs) {
  const { viewport, ...settings } = row as Exclude<Row, { engines: true }>;
  test.describe(() => {
    test.use({
      ...(row.locale && { locale: row.locale }),
      ...(viewport && { viewport }),
      hasChosen: row.hasChosen ?? true,
      expectedMessages: union(row.expect.log, row.after?.expect.log, settings.noise),
      expectedRequests: union(VENDORS, EMBEDS, FOREIGN_HOST),
    });
    test(title, ({ site, host }) => runRow(row, language, { site, host }));
  });
}
