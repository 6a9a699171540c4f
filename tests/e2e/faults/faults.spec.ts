import type { Language } from '#content/languages.ts';
import { translations } from '#tests/catalogue.ts';
import type { Host } from '#tests/host.ts';
import { test } from '../configuredSite.ts';
import type { SitePage } from '../sitePage.ts';
import { VENDORS } from '../vendors.ts';
import { createRowContext, NOON } from './chromium.ts';
import { rows } from './faults.ts';
import { type ChromiumRow, messagesOf, type Row, titleOf, union } from './row.ts';
import { runRow } from './run.ts';

const EMBEDS = /youtube-nocookie\.com|openstreetmap\.org/;

/** The host under another name. */
const FOREIGN_HOST = /^http:\/\/127\.0\.0\.1:/;

async function runInChromium(
  row: Row,
  language: Language,
  { site, host }: { site: SitePage; host: Host },
): Promise<void> {
  // The types of the two kinds of row keep rows for all engines from using what Playwright alone can do.
  const { clock, ...steps } = row as ChromiumRow;
  if (clock !== undefined) await site.holdClock(NOON);
  await runRow(steps, language, createRowContext(site, host, language, clock));
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
  const { viewport } = row as ChromiumRow;
  test.describe(() => {
    test.use({
      ...(row.locale && { locale: row.locale }),
      ...(viewport && { viewport }),
      hasChosen: row.hasChosen ?? true,
      expectedMessages: messagesOf(row),
      expectedRequests: union(VENDORS, EMBEDS, FOREIGN_HOST),
    });
    test(title, ({ site, host }) => runInChromium(row, language, { site, host }));
  });
}
