import { expect } from 'vitest';
import type { Language } from '#content/languages.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { type EngineName, scenario, type World } from '../scenario.ts';
import { rows } from './faults.ts';
import { isReadable, probes } from './kept.ts';
import type { Expected, Row, RowStep } from './row.ts';
import { words } from './words.ts';

/** Expects what a step of a row says, and that the page can be read. */
async function seeExpected(
  { machine, state, text, kept = [], log, requests }: Expected,
  { visitor, host, complaints }: World,
): Promise<void> {
  await visitor.see(machine, state);
  if (text) await visitor.seeText(text);
  for (const name of kept) await visitor.until(probes[name], words, visitor.language);
  await visitor.until(isReadable);
  if (log) await expect.poll(() => complaints.filter((said) => log.test(said))).toHaveLength(1);
  if (requests) {
    const [address, count] = requests;
    const asked = () => host.requests.filter(({ path }) => address.test(path));
    await expect.poll(asked, { message: `requests to ${address}` }).toHaveLength(count);
  }
}

async function takeStep({ arrange, act, expect: expected }: RowStep, world: World): Promise<void> {
  arrange?.(world);
  for (const step of act) await step(world);
  await seeExpected(expected, world);
}

/** Takes the steps of a row, and expects what it says. */
async function runRow(row: Row, world: World): Promise<void> {
  const { visitor, vendors, host, complaints } = world;
  // The rows are about the site, and the vendors have errors of their own.
  vendors.scriptOf = () => '';
  if (row.clock !== undefined) {
    await visitor.holdClock();
    visitor.tick = row.clock;
  }
  await takeStep(row, world);
  if (!row.after) return;
  host.requests.length = 0;
  complaints.length = 0;
  await takeStep(row.after, world);
  const { text } = row.expect;
  if (text && text !== row.after.expect.text) await visitor.seeText(text, 'body', false);
}

/** WebKit takes its languages from the locales of the system, so each engine is told them in the page. */
function preferLanguage(locale: string): void {
  Object.defineProperty(navigator, 'languages', { value: [locale] });
}

/** What any of the patterns matches. */
const union = (...patterns: (RegExp | undefined)[]) =>
  new RegExp(patterns.map((pattern) => pattern?.source ?? '$^').join('|'));

function register(engine: EngineName, row: Row, language: Language): void {
  const { locale, hasChosen, size, expect: first, after, noise } = row;
  scenario(
    `${row.title} → ${first.state} in ${language}`,
    async (world) => {
      if (locale) world.early(preferLanguage, locale);
      await runRow(row, world);
    },
    {
      engines: [engine],
      language,
      hasChosen,
      size,
      expected: union(first.log, after?.expect.log, noise),
    },
  );
}

/** Registers the rows of an engine. Chromium takes them all, in the three languages by turns; the others in English. */
export function runRows(engine: EngineName): void {
  for (const [place, row] of rows.entries()) {
    const turn = engine === 'Chromium' ? place : 0;
    const language = row.language ?? languageCodes[turn % languageCodes.length] ?? 'en';
    if (row.engines || engine === 'Chromium') register(engine, row, language);
  }
}
