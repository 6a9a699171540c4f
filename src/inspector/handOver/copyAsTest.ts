import type { InspectedApp } from '../inspected.ts';
import { toPlainAddress } from '../panel/shell/address.ts';
import { statesIn } from '../record/differences.ts';
import {
  type Act,
  asksOn,
  awaitedLengthOf,
  type Done,
  isLoadOfPage,
  lengthOf,
  untoldLengthOf,
} from './act.ts';
import { actsOfTest, type Tested } from './actsOfTest.ts';
import { describeUnder, knownIn } from './conditionText.ts';
import { DROPPED } from './copyAsSteps.ts';
import { NOTICEABLE_MS } from './effect.ts';
import { describeNews } from './effectText.ts';
import { fieldsAfter } from './fields.ts';
import { quote } from './gestureText.ts';
import { namingIn } from './labels.ts';
import { toLiteral, withoutTexts } from './literal.ts';
import { openingOf } from './opening.ts';
import { patienceUntilNext } from './patience.ts';
import type { SessionFile } from './sessionFile.ts';
import { titleOf } from './testTitle.ts';
import { NOTHING, writeExpected, writeNothing, writeThrown } from './writeExpected.ts';
import { writeFields, writeRefused } from './writeFields.ts';
import { SECRET, writeAct, writeAnswers } from './writeGesture.ts';
import {
  BLOCK,
  describeUncounted,
  VIEW,
  writeErrors,
  writeNetwork,
  writeSent,
  writeSentLater,
  writeStoredBefore,
  writeTimeout,
  writeUse,
} from './writeSetup.ts';
import { writeShown } from './writeShown.ts';
import { writeStored } from './writeStored.ts';

type App = Pick<
  InspectedApp,
  'addressOf' | 'charts' | 'conditions' | 'labels' | 'limitOf' | 'running'
>;

/** Ends a test where the inspector took part, or the world outside the page. */
const END_OF_TEST = 'A test of the page ends here.';

/** What a test ends before, and cannot do. */
const describeHand = (app: App, hand: Act) =>
  describeNews(app, hand) ?? `${hand.text}${hand.gesture ? ', which no test can repeat' : ''}`;

/** Says how many presses a test passes without what they do, and which view names no actor. */
function describeSilent(test: string, { done, last }: Tested, root: string): string {
  const silent = test.split(NOTHING).length - 1;
  if (silent === 0) return '';
  const known = new Set(done.flatMap(({ kept }) => [...statesIn(kept, root).keys()]));
  const views = [...done.map(({ page }) => page), last].flatMap((page) => page?.machines ?? []);
  const stray = views.find((one) => !known.has(one));
  const why = stray === undefined ? '' : `: no actor has the path “${stray}”, which a view names`;
  return ` ${silent === 1 ? '1 press expects' : `${silent} presses expect`} nothing${why}.`;
}

/** Says of a copied test in a notice what to complete, and what it ends before. Nothing where it does all. */
export function noticeOfTest(
  test: string,
  sessions: readonly SessionFile[],
  given: App,
  quiet: readonly string[] = [],
): string {
  const app = namingIn(given, sessions);
  const secrets = test.split(SECRET).length - 1;
  const secret = secrets > 0 ? ` Write the masked secret${secrets > 1 ? 's' : ''} into it.` : '';
  const tested = actsOfTest(sessions, app.charts, quiet);
  const { hand } = tested;
  const notice = secret + describeSilent(test, tested, sessions[0]?.root ?? '');
  if (!hand) return notice;
  const hint = hand.byHand === 'error' ? ' Fail requests by “Conditions”.' : '';
  return `${notice} It ends before ${quote(describeHand(app, hand))}.${hint}`;
}

const RUN_CLOCK = 'await page.clock.runFor(';

/**
 * Has what goes on by itself go on as far as it did before the next act. No view need show how far. Where something is
 * expected (`isAwaited`), that has taken its time already. No clock of a page hurries the server that it asks on and on.
 */
function writeTurns(act: Act, next: Act | undefined, isAwaited: boolean): string[] {
  if (asksOn(act)) return [];
  const waited = act.thrown.length > 0 ? lengthOf(act) : awaitedLengthOf(act);
  const rest = untoldLengthOf(act) - (isAwaited ? waited : 0);
  return next && rest >= NOTICEABLE_MS ? [`${RUN_CLOCK}${toLiteral(rest)});`] : [];
}

const writeNotes = ({ notes }: Act): string[] => notes.map((note) => `// Note: ${note}`);

const writeRestored = ({ restored }: Done): string[] =>
  restored ? [`// ${restored}. This test does not: it goes on in time from the acts above.`] : [];

const isExpectation = (line: string) => /^(?:await )?expect[.(]/.test(line);

/** Why nothing is expected. */
function whyNothing(app: App, { done, hand }: Tested): string {
  const [, ...acts] = done;
  if (acts.length === 0)
    return hand
      ? `it cannot do what comes first. ${describeHand(app, hand)}`
      : 'nobody has done anything on the page';
  if (acts.every(({ isCut }) => isCut)) return 'what followed was dropped';
  const changes = acts.flatMap(({ effects }) => effects.flatMap((one) => one.changes));
  const untold = [...new Set(acts.flatMap((act) => act.untold ?? []))];
  if (changes.length === 0)
    return untold.length > 0
      ? `only quiet actors have moved: ${untold.join(', ')}`
      : 'no act has changed a state';
  return changes.some(({ isOwn }) => isOwn)
    ? 'no view shows a state that stays in data-machine and data-state'
    : 'what has changed followed from the world, and from no act';
}

/** No test knows which of what was seen is the fault. */
const hintFor = (app: App, tested: Tested, lines: readonly string[]): string =>
  lines.some(isExpectation)
    ? '// What is expected was seen. Where that is the fault, expect what should be.'
    : `// Nothing is expected: ${whyNothing(app, tested)}. Add what should be seen.`;

/** Does what was done, and expects what followed. */
function writeActs(tested: Tested, { root, surroundings }: SessionFile) {
  const { done, last, isHeld, goingOn } = tested;
  // What the page shows before it loads a document, nobody waits for.
  const before = done.map((act) => (isLoadOfPage(act) ? undefined : act.page));
  const pages = [...before.slice(1), last];
  const fields = fieldsAfter(done, pages, goingOn);
  const shown = writeShown(done, isHeld ? pages.slice(0, -1) : pages, goingOn, root);
  return done.flatMap((act, place) => {
    const [next, after] = [done[place + 1], pages[place]];
    const { lines: seen, back } = shown[place] as (typeof shown)[number];
    const expected =
      act.thrown.length > 0
        ? writeThrown(act)
        : writeExpected(act, after, {
            root,
            first: done[1]?.page,
            until: done.slice(0, place + 1),
            isHeld: isHeld && place === done.length - 1,
          });
    const told = fields[place] as (typeof fields)[number];
    const changed = writeFields(told.changed, patienceUntilNext(act));
    // A mask stands for any text, also for one that a redacted session does not bring along.
    const filled = surroundings?.isRedacted ? [] : told.filled;
    const refused = writeRefused(act);
    const fresh = filled.filter((one) => told.fresh.includes(one));
    const own = [...expected, ...seen, ...back, ...changed, ...fresh, ...refused];
    const isSilent = own.length === 0 && !isLoadOfPage(next);
    return [
      ...writeAct(act, next),
      ...expected,
      ...seen,
      ...changed,
      ...(isSilent ? writeNothing(act) : []),
      // A chart may wait for an answer: it comes before the clock runs on.
      ...writeTurns(act, next, expected.length + seen.length > 0),
      ...(surroundings?.isRedacted ? [] : writeSentLater(done, place)),
      ...back,
      ...writeFields(filled),
      ...refused,
      ...writeRestored(act),
      ...writeNotes(act),
    ];
  });
}

/** An act without a control waits for nothing: the page may still be starting. */
const writeReady = (first: Done | undefined): string[] =>
  first?.gesture && !first.gesture.control && first.page?.machines.length
    ? ["await page.locator('[data-machine]').first().waitFor();"]
    : [];

/** Says why a test ends, or expects what is stored then. */
function writeEnd(app: App, { done, hand, isHeld }: Tested, sessions: readonly SessionFile[]) {
  if (hand) return [...writeNotes(hand), `// ${describeHand(app, hand)}. ${END_OF_TEST}`];
  if (isHeld)
    return [
      '// What is stored is not compared: a hand held something at the end, and a page goes on with it.',
    ];
  if (done.some(({ restored }) => restored))
    return [
      '// What is stored is not compared: it may come from acts that a restore has taken back.',
    ];
  return writeStored(sessions);
}

/** Says where a test was recorded, and what it leaves out. */
function describeRecorded(
  app: App,
  { version, surroundings }: SessionFile,
  tested: Tested,
  body: readonly string[],
) {
  if (!surroundings) return [];
  return [
    `// Recorded in ${version}, with ${surroundings.browser}.`,
    hintFor(app, tested, body),
    ...(tested.done.some(({ isCut }) => isCut) ? [`// ${DROPPED} Nothing of it is expected.`] : []),
    ...describeUncounted(tested.done),
    ...describeUnder(app, surroundings),
  ];
}

/** A comment is one line, whatever a file says in it: the next one would run. */
const asOneLine = (line: string) => (line.startsWith('//') ? line.replace(/\s+/g, ' ') : line);

/**
 * Writes joined sessions as a test for Playwright: it does the same acts, and expects what the page
 * showed after them. It runs on the host that `BASE_URL` names, else on `origin`. No file names the host. It ends
 * where the inspector or the world outside took part, and expects nothing of `quiet` actors.
 */
export function copyAsTest(
  sessions: readonly SessionFile[],
  given: App,
  origin: string,
  quiet: readonly string[] = [],
): string {
  const app = namingIn(given, sessions);
  const session = sessions[0] as SessionFile;
  const { surroundings } = session;
  const tested = actsOfTest(sessions, app.charts, quiet);
  const { done, hand } = tested;
  const lines = writeActs(tested, session);
  const code = lines.filter((line) => !line.startsWith('//')).map(withoutTexts);
  const isUsed = (part: string) => code.some((line) => line.includes(part));
  const isAwaited = isUsed('=> answered');
  const known = knownIn(app, surroundings);
  const opening = openingOf(session, app, origin);
  // Where a session does not begin with its document, the first act tells where the page was.
  const before = opening.isWhole ? undefined : done[1]?.page?.address;
  const address = new URL(before || opening.address, origin);
  const sent = writeSent(done, { ...surroundings, isWhole: opening.isWhole });
  const body = [
    ...writeTimeout(done),
    ...writeErrors(done),
    ...(sent?.follow(isAwaited) ?? []),
    ...(surroundings ? writeStoredBefore(done, surroundings, known) : []),
    ...writeNetwork(app, known),
    ...(known.storage === 'blocked' ? [BLOCK] : []),
    ...(isUsed(RUN_CLOCK) ? ['await page.clock.install();'] : []),
    ...writeAnswers(done[0] as Done),
    `await page.goto(${toLiteral(toPlainAddress(address))});`,
    ...writeReady(done[1]),
    ...lines,
    ...(sent?.compare ?? []),
    ...writeEnd(app, tested, sessions),
  ];
  // They stand below: who reads a test sees the acts first.
  const helpers = [...(isUsed('view(') ? [VIEW] : []), ...(sent ? [sent.helper(isAwaited)] : [])];
  const uses = ['baseURL: origin', ...(surroundings ? writeUse(surroundings) : [])];
  const head = [
    ...describeRecorded(app, session, tested, body),
    `const { origin } = new URL(process.env.BASE_URL ?? ${toLiteral(origin)});`,
    `test.use({ ${uses.join(', ')} });`,
  ];
  const title = titleOf(app, hand?.notes.length ? [hand] : done);
  return `import { expect, ${sent ? 'type Request, ' : ''}test } from '@playwright/test';

${head.map(asOneLine).join('\n')}

test${body.some(isExpectation) ? '' : '.fixme'}(${toLiteral(title)}, async ({ page }) => {
${body.map((line) => `  ${asOneLine(line)}`).join('\n')}${helpers.map((helper) => `\n\n  ${helper}`).join('')}
});
`;
}
