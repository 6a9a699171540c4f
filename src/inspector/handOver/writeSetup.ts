import { type Conditions, FILE, LOCAL_RECORD } from '../conditions.ts';
import type { InspectedApp } from '../inspected.ts';
import { type Act, type Done, isRead, repeatedIn, waitOf } from './act.ts';
import { NOTICEABLE_MS } from './effect.ts';
import { toLiteral } from './literal.ts';
import { patienceUntilNext } from './patience.ts';
import type { Surroundings } from './sessionFile.ts';
import { writeBodies } from './writeBodies.ts';

/** Has the browser be as the one in which a session began, with what that had stored. */
export function writeUse({
  width,
  height,
  language,
  scheme,
  motion,
  stored,
}: Surroundings): string[] {
  const kept = stored.flatMap(({ name, value, isOfTab, isCookie }) =>
    isOfTab || isCookie ? [] : [{ name, value }],
  );
  const use = {
    viewport: { width, height },
    locale: language,
    colorScheme: scheme,
    ...(motion === 'reduce' && { contextOptions: { reducedMotion: motion } }),
  };
  return [
    ...Object.entries(use).map(([key, value]) => `${key}: ${toLiteral(value)}`),
    ...(kept.length > 0
      ? [`storageState: { cookies: [], origins: [{ origin, localStorage: ${toLiteral(kept)} }] }`]
      : []),
  ];
}

/** What a request of an endpoint by `fetch` meets under the networks of the conditions. The page may give it up, or go. */
const NETWORKS: Readonly<Record<string, string>> = {
  offline: "return route.abort('internetdisconnected').catch(() => {});",
  failing: 'return route.fulfill({ status: 500 }).catch(() => {});',
  slow: 'setTimeout(() => void route.continue().catch(() => {}), 3_000);',
};

/** Has the page meet the network of its conditions from the moment at which it runs, as the inspector does. */
export function writeNetwork(
  { running }: Pick<InspectedApp, 'running'>,
  { network = '' }: Conditions,
): string[] {
  const answer = NETWORKS[network];
  if (!answer) return [];
  return [
    "await page.route('**', async (route) => {",
    '  const one = route.request();',
    `  const isFile = one.method() === 'GET' && one.url().startsWith(\`\${origin}/\`) && ${FILE}.test(new URL(one.url()).pathname);`,
    "  if (isFile || one.resourceType() !== 'fetch') return route.fallback();",
    `  if ((await page.locator(${toLiteral(running)}).count().catch(() => 0)) === 0) return route.fallback();`,
    `  ${answer}`,
    '});',
    ...(network === 'offline'
      ? [
          `await page.addInitScript((running) => Object.defineProperty(navigator, 'onLine', { get: () => !document.querySelector(running) }), ${toLiteral(running)});`,
        ]
      : []),
  ];
}

/** Finds the view of a machine. */
export const VIEW = `function view(machine: string) {
    return page.locator(\`[data-machine="\${machine}"]\`).first();
  }`;

/** Blocks the storages, also for a script of the head, which the inspector does not reach. */
export const BLOCK = `await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });`;

/**
 * Whether each document of a test begins with the same stored texts: a condition about them gives a document storages
 * of its own. Without a reload, there is one document.
 */
const isRenewed = (
  acts: readonly Act[],
  { stored, isRedacted }: Surroundings,
  { storage, [LOCAL_RECORD]: record }: Conditions,
) =>
  !isRedacted &&
  storage !== 'blocked' &&
  Boolean(storage || record || stored.some(({ isOfConditions }) => isOfConditions)) &&
  acts.some(({ gesture }) => gesture?.kind === 'reload');

/** Puts into the storages what they had: into that of the tab before its first document runs, or into both each time. */
export function writeStoredBefore(
  acts: readonly Act[],
  surroundings: Surroundings,
  known: Conditions,
): string[] {
  const isAgain = isRenewed(acts, surroundings, known);
  const texts = surroundings.stored
    .filter(({ isOfTab, isCookie }) => !isCookie && (isAgain || isOfTab))
    .map(({ isOfTab, name, value }) => {
      const place = isOfTab ? 'sessionStorage' : 'localStorage';
      return { place, name, value };
    });
  if (texts.length === 0 && !isAgain) return [];
  return [
    `await page.addInitScript((stored) => {
    if (window !== window.top${isAgain ? '' : " || window.name !== ''"}) return;
    ${isAgain ? 'for (const storage of [localStorage, sessionStorage]) storage.clear();' : "window.name = 'begun';"}
    for (const { place, name, value } of stored) Object(window)[place].setItem(name, value);
  }, ${toLiteral(texts)});`,
  ];
}

/** Playwright ends a test after this long, in ms. */
const PLAYWRIGHT_MS = 30_000;

/** Gives a test the time that its acts took together, where the 30 s that Playwright gives may not do. */
export function writeTimeout(acts: readonly Act[]): string[] {
  const sum = acts.reduce((ms, act) => ms + waitOf(act), 0);
  const seconds = Math.ceil((sum + PLAYWRIGHT_MS) / 1_000);
  return sum > PLAYWRIGHT_MS / 2 ? [`test.setTimeout(${toLiteral(seconds * 1_000)});`] : [];
}

/** Follows the errors of the page, where it threw some. A framework may catch one and write it to the console. */
export function writeErrors(acts: readonly Act[]): string[] {
  const thrown = [...new Set(acts.flatMap((act) => act.thrown))];
  if (thrown.length === 0) return [];
  return [
    'const errors: string[] = [];',
    "page.on('pageerror', ({ message }) => errors.push(message));",
    `const thrown = ${toLiteral(thrown)};`,
    "page.on('console', (one) => {",
    '  if (thrown.some((text) => one.text().includes(text))) errors.push(one.text());',
    '});',
  ];
}

const askedIn = (acts: readonly Act[]) =>
  acts.flatMap(({ asked }) => asked).map(({ text }) => text);

/** Requests of which a test does not know the number. */
const repeatedBy = (acts: readonly Act[]) => [...new Set(acts.flatMap(repeatedIn))];

/** Names what the page has read, and what it sends again and again, in a comment. */
export function describeUncounted(acts: readonly Act[]): string[] {
  const uncounted = [...new Set([...askedIn(acts).filter(isRead), ...repeatedBy(acts)])];
  return uncounted.length > 0
    ? [`// How often the page asks is not compared: ${uncounted.join(', ')}.`]
    : [];
}

/**
 * Waits for what the page sent some time after an act, as a draft that it saves by itself, and for the answers that came
 * before the next act. No view need show them, and a test is quicker than a person: that act could put off the one,
 * and come before the other.
 */
export function writeSentLater(acts: readonly Done[], place: number): string[] {
  const act = acts[place] as Done;
  const { at, pause = 0, since } = act;
  const sent = acts
    .slice(0, place + 1)
    .flatMap(({ asked }) => asked.filter((one) => !isRead(one.text)));
  const own = act.asked.filter((one) => sent.includes(one));
  const isLater = own.some((one) => since !== undefined || one.at - at >= NOTICEABLE_MS);
  const isAnswered = sent.every(
    ({ answered = Number.POSITIVE_INFINITY }) => answered <= at + pause,
  );
  const isAwaited = isAnswered && own.length > 0;
  if (!(isLater || isAwaited) || place === acts.length - 1 || !repeatedBy(acts).every(isRead))
    return [];
  const options = patienceUntilNext(act);
  const more = options && `, ${options}`;
  const list = isAwaited ? 'answered' : 'sent';
  return [`await expect.poll(() => ${list}${more}).toHaveLength(${sent.length});`];
}

/** Whether a text is that of a request to the host of the page which does not only read, also one that no record has. */
const IS_OTHER = String.raw`/^(?!GET |HEAD )\S+ \//.test(text)`;

/** Whether a record has such a request as this one: that of a page itself, and not where another one leads. */
const IS_HEARD =
  "['fetch', 'xhr'].includes(one.resourceType()) && !one.redirectedFrom() && one.frame() === page.mainFrame()";

/**
 * Lines that follow what the page sends to endpoints, and those that compare it with the record. They leave out what
 * only reads, and how often something is sent again and again. There are no lines where a redaction may have covered an address. Where
 * the record has all since the page opened (`isWhole`), what it does not have counts, too.
 */
export function writeSent(
  acts: readonly Done[],
  { isRedacted, isWhole }: Partial<Surroundings> & { isWhole: boolean },
) {
  const sent = askedIn(acts).filter((one) => !isRead(one));
  const repeated = repeatedBy(acts).filter((one) => !isRead(one));
  const counted = sent.filter((one) => !repeated.includes(one));
  const repeats = toLiteral(repeated);
  if (sent.length === 0 || isRedacted) return null;
  const bodies = writeBodies(acts, counted);
  // A restore holds back what the page of a test sends.
  const isKnown = isWhole && acts.every(({ isCut, restored }) => !isCut && !restored);
  return {
    follow: (isAwaited: boolean) => [
      'const sent: string[] = [];',
      ...(isAwaited ? ['const answered: string[] = [];'] : []),
      ...bodies.begin,
      `const recorded = ${toLiteral([...new Set(sent)])};`,
      "page.on('request', noteSent);",
    ],
    helper: (isAwaited: boolean) =>
      [
        `${isAwaited ? 'async ' : ''}function noteSent(one: Request) {`,
        "  const text = [one.method(), one.url().replace(origin, '').split(/[?#]/)[0]].join(' ');",
        ...(isKnown ? [`  const isOther = ${IS_OTHER} && ${IS_HEARD};`] : []),
        `  if (!recorded.includes(text)${isKnown ? ' && !isOther' : ''}) return;`,
        '  sent.push(text);',
        ...bodies.note,
        ...(isAwaited
          ? [
              // An answer whose body the page does not read never ends.
              '  await one.response().catch(() => null);',
              '  answered.push(text);',
            ]
          : []),
        '}',
      ].join('\n  '),
    compare: [
      ...(repeated.length === 0
        ? [`await expect.poll(() => sent).toEqual(${toLiteral(sent)});`]
        : [
            `await expect.poll(() => sent).toEqual(expect.arrayContaining(${repeats}));`,
            `await expect.poll(() => sent.filter((one) => !${repeats}.includes(one))).toEqual(${toLiteral(counted)});`,
          ]),
      ...bodies.compare,
    ],
  };
}
