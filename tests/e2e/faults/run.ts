import type { Language } from '#content/languages.ts';
import type { Arranging, Expected, RowStep, Visitor } from './row.ts';
import { isReadable, isShown, probes } from './seen.ts';
import { partsOf, type TextKey } from './texts.ts';
import type { Poll } from './visitor.ts';
import { words } from './words.ts';

/** Where a row runs: a window of an engine, and the host that it visits. */
export type RowContext<Arrange, Who> = {
  arranging: Arrange;
  visitor: Who;
  poll: Poll;
  /** What the pages have written to the console since `forget`. */
  messages: readonly string[];
  /** How often the browser has asked an address since `forget`. */
  countRequests: (address: RegExp) => number;
  forget: () => void;
};

/** Waits until the page shows a text of the catalogue, or does not show it. */
async function seeText(
  { visitor, poll }: RowContext<unknown, Visitor>,
  key: TextKey,
  language: Language,
  isThere = true,
): Promise<void> {
  // A document on its way out shows nothing.
  const look = () => visitor.inPage(isShown, partsOf(key, language)).catch(() => undefined);
  await poll(look, `${key} in ${language}`).toBe(isThere);
}

/** Expects what a step of a row says, and that the page can be read. */
async function seeExpected(
  expected: Expected,
  language: Language,
  world: RowContext<unknown, Visitor>,
): Promise<void> {
  const { machine, state, text, kept = [], log, requests } = expected;
  const { visitor, poll, messages } = world;
  await visitor.see(machine, state);
  if (text) await seeText(world, text, language);
  for (const name of kept) {
    const isKept = () => visitor.inPage(probes[name], words, language);
    await poll(isKept, `${name} is kept`).toBe(true);
  }
  await poll(() => visitor.inPage(isReadable), 'is readable').toBe(true);
  if (log) {
    await poll(() => messages.filter((said) => log.test(said)), `says ${log}`).toHaveLength(1);
  }
  if (requests) {
    const [address, count] = requests;
    await poll(() => world.countRequests(address), `requests to ${address}`).toBe(count);
  }
}

/** Takes the steps of a row, and expects what it says. */
export async function runRow<Arrange extends Arranging, Who extends Visitor>(
  { arrange, act, expect, after }: RowStep<Arrange, Who> & { after?: RowStep<Arrange, Who> },
  language: Language,
  world: RowContext<Arrange, Who>,
): Promise<void> {
  const { arranging, visitor } = world;
  await arrange?.(arranging);
  for (const step of act) await step(visitor);
  await seeExpected(expect, language, world);
  if (!after) return;
  arranging.host.requests.length = 0;
  world.forget();
  await after.arrange?.(arranging);
  for (const step of after.act) await step(visitor);
  await seeExpected(after.expect, language, world);
  if (expect.text && expect.text !== after.expect.text) {
    await seeText(world, expect.text, language, false);
  }
}
