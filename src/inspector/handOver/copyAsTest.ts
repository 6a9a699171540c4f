import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import { type Conditions, FILE, LOCAL_RECORD } from '../conditions.ts';
import type { InspectedApp } from '../inspected.ts';
import { toPlainAddress } from '../panel/shell/address.ts';
import type { Gesture, Shown } from '../record/entry.ts';
import { type Act, actsOf, filledAfter, lengthOf, openingOf, untoldLengthOf } from './acts.ts';
import { describeConditions, knownIn } from './conditionText.ts';
import { DROPPED, describeNews, describeSeen } from './copyAsSteps.ts';
import { toLiteral } from './literal.ts';
import type { SessionFile, Stored, Surroundings } from './sessionFile.ts';
import { byRole, FOLLOW_PASSED, FORGET_PASSED, writePassed, writeSeen } from './writeSeen.ts';

type App = Pick<InspectedApp, 'addressOf' | 'conditions' | 'labels' | 'limitOf' | 'running'>;

/** The control of a gesture, as Playwright finds it. */
function locatorOf({ control, kind }: Gesture): string {
  if (!control) return 'page';
  const { role, name, within, place } = control;
  const part = within ? `.${byRole(within)}` : '';
  const found =
    role !== ''
      ? byRole(control)
      : `getBy${kind === 'click' ? 'Text' : 'Label'}(${toLiteral(name)}, { exact: true })`;
  return `page${part}.${found}${place === undefined ? '' : `.nth(${place})`}`;
}

function writeGesture(gesture: Gesture): string {
  const { kind, control, value = '', at, isDouble } = gesture;
  const click = isDouble ? 'dblclick' : 'click';
  const target = locatorOf(gesture);
  switch (kind) {
    case 'click':
      if (!control) return `await page.mouse.click(${at?.x}, ${at?.y});`;
      return `await ${target}.${click}(${control.isDisabled ? '{ force: true }' : ''});`;
    case 'point':
      return `await ${target}.hover();`;
    case 'type':
      return `await ${target}.fill(${toLiteral(value)});`;
    case 'choose':
      return `await ${target}.selectOption(${toLiteral(value.split('\n'))});`;
    case 'reload':
      return 'await page.reload();';
    case 'press':
      return `await ${control ? target : 'page.keyboard'}.press(${toLiteral(value)});`;
    default:
      return `await page.go${kind === 'back' ? 'Back' : 'Forward'}();`;
  }
}

const isOwnReload = (act: Act | undefined) =>
  act?.gesture?.kind === 'reload' && act.gesture.value !== undefined;

/** Does what a person did. Where the page loads itself again after it, waits for that. */
function writeAct(gesture: Gesture, next: Act | undefined): string {
  const line = writeGesture(gesture);
  if (!isOwnReload(next)) return line;
  return line.replace(/^await (.*);$/, "await Promise.all([page.waitForEvent('load'), $1]);");
}

/** What a request of an endpoint by `fetch` meets under the networks of the conditions. */
const NETWORKS: Readonly<Record<string, string>> = {
  offline: "throw new TypeError('The network is offline.');",
  failing: 'return new Response(null, { status: 500 });',
  slow: 'return new Promise((end) => setTimeout(end, 3_000)).then(() => fetch(request));',
};

/** Networks that nothing leaves. */
const CUT = ['offline', 'failing'];

/** Has the page meet the network of its conditions from the moment at which it runs, as the inspector does. */
function writeNetwork(
  { running }: App,
  { network = '' }: Conditions,
  isCounted: boolean,
): string[] {
  if (!NETWORKS[network]) return [];
  return [
    'await page.addInitScript(() => {',
    `  const isRunning = () => document.querySelector(${toLiteral(running)}) !== null;`,
    '  const { fetch } = window;',
    '  window.fetch = async (...asked) => {',
    '    const request = new Request(...asked);',
    '    const { origin, pathname } = new URL(request.url);',
    `    const isFile = request.method === 'GET' && origin === location.origin && ${FILE}.test(pathname);`,
    '    if (isFile || !isRunning()) return fetch(request);',
    ...(isCounted && CUT.includes(network)
      ? [
          "    const host = origin === location.origin ? '' : origin;",
          "    Object(window).asked([request.method, host + pathname].join(' '));",
        ]
      : []),
    `    ${NETWORKS[network]}`,
    '  };',
    ...(network === 'offline'
      ? ["  Object.defineProperty(navigator, 'onLine', { get: () => !isRunning() });"]
      : []),
    '});',
  ];
}

/** Finds the view of a machine. */
const VIEW = `const view = (machine: string) => page.locator(\`[data-machine="\${machine}"]\`).first();`;

/** Blocks the storages, also for a script of the head, which the inspector does not reach. */
const BLOCK = `await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });`;

/** Puts into the storage of the tab what it had, before its first document runs. */
const writeKeptInTab = (stored: readonly Stored[]) =>
  `await page.addInitScript((stored) => {
    if (window !== window.top || window.name !== '') return;
    window.name = 'begun';
    for (const { name, value } of stored) sessionStorage.setItem(name, value);
  }, ${toLiteral(stored.map(({ name, value }) => ({ name, value })))});`;

/** The conditions in a comment, with what they do not reach, and those that the test does not make. */
function describeUnder(app: App, { isRedacted }: Surroundings, known: Conditions): string[] {
  if (Object.keys(known).length === 0) return [];
  const lost = isRedacted
    ? Object.entries(known).filter(
        ([name, value]) => name in app.conditions || name === LOCAL_RECORD || value === 'damaged',
      )
    : [];
  const limit = app.limitOf(known);
  return [
    `// Under ${describeConditions(app, known)}.`,
    ...(limit ? [`// ${limit}`] : []),
    ...lost.map(([name, value]) => `// Without ${name}:${value}: what was stored is left out.`),
  ];
}

/** Ends a test where the inspector took part, or the world outside the page. */
export const END_OF_TEST = 'A test of the page ends here.';

const RUN_CLOCK = 'await page.clock.runFor(';

/** Has what goes on by itself go on as far as it did before the next act. No view need show how far. */
const writeTurns = (act: Act, next: Act | undefined): string[] =>
  next && untoldLengthOf(act) > 0 ? [`${RUN_CLOCK}${toLiteral(untoldLengthOf(act))});`] : [];

const writeNotes = ({ notes }: Act): string[] =>
  notes.map((note) => `// Note: ${note.replace(/\s+/g, ' ')}`);

const RESTORE = /^In the inspector, restore /;
const isRestore = ({ text }: Act) => RESTORE.test(text);

/** An act of a test, and the restore after it. */
type Done = Act & { restored?: string };

/** Two acts, told as one of them. */
const join = (first: Act, second: Act, told: Done): Done => ({
  ...told,
  kept: second.kept,
  seen: [...first.seen, ...second.seen],
  thrown: [...first.thrown, ...second.thrown],
  asked: [...first.asked, ...second.asked],
  untoldTurns: [
    ...first.untoldTurns,
    ...second.untoldTurns.map((turn) => ({ ...turn, after: turn.after + second.at - first.at })),
  ],
  notes: [...first.notes, ...second.notes],
});

/**
 * Has both clicks of a double one be one act: a test would be too slow for the second. A restore belongs to the act
 * before it.
 */
function joinActs(acts: readonly Act[]): Done[] {
  const joined: Done[] = [];
  for (const act of acts) {
    const isSecond = act.gesture?.isDouble && joined.at(-1)?.gesture?.kind === 'click';
    const first = isSecond || isRestore(act) ? joined.pop() : undefined;
    const gesture = { ...first?.gesture, ...act.gesture, page: first?.gesture?.page } as Gesture;
    if (!first) joined.push(act);
    else if (isSecond) joined.push(join(first, act, { ...act, gesture }));
    else joined.push(join(first, act, { ...first, restored: act.text }));
  }
  return joined;
}

const writeRestored = ({ restored }: Done): string[] =>
  restored
    ? [
        `// Restored here: ${restored.replace(RESTORE, '').replace(/\s+/g, ' ')}. This test does not: it goes on in time from the acts above.`,
      ]
    : [];

/** Playwright ends a test after this long, in ms. */
const PLAYWRIGHT_MS = 30_000;

/** So long after what it recorded, in ms, a test waits for an error that does not come. */
const MERCY_MS = 1_000;

/** Gives a test the time that its acts took together, where the 30 s that Playwright gives may not do. */
function writeTimeout(acts: readonly Act[]): string[] {
  const sum = acts.reduce((ms, act) => ms + lengthOf(act), 0);
  return sum > PLAYWRIGHT_MS / 2 ? [`test.setTimeout(${toLiteral(sum + PLAYWRIGHT_MS)});`] : [];
}

/** Follows the errors of the page, where it threw some. A framework may catch one and write it to the console. */
function writeErrors(acts: readonly Act[]): string[] {
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

/**
 * Lines that follow what the page sends to endpoints, and one that compares it with the record. A request that reads
 * is left out: it may come again and again. Where a network is cut, the page itself tells what it asks. There are no
 * lines where a redaction may have covered an address.
 */
function writeSent(acts: readonly Act[], { isRedacted }: Partial<Surroundings>, network = '') {
  const sent = acts.flatMap(({ asked }) => asked).filter((one) => !/^(GET|HEAD) /.test(one));
  if (sent.length === 0 || isRedacted) return null;
  return {
    follow: [
      'const sent: string[] = [];',
      `const recorded = ${toLiteral([...new Set(sent)])};`,
      "page.on('request', (one) => {",
      "  const text = [one.method(), one.url().replace(origin, '').split(/[?#]/)[0]].join(' ');",
      '  if (recorded.includes(text)) sent.push(text);',
      '});',
      ...(CUT.includes(network)
        ? [
            "await page.exposeFunction('asked', (text: string) => recorded.includes(text) && sent.push(text));",
          ]
        : []),
    ],
    compare: `await expect.poll(() => sent).toEqual(${toLiteral(sent)});`,
  };
}

/** Lines that fail while the page throws an error. They wait for no state: the error may have kept the page from it. */
function writeThrown(act: Act): string[] {
  const { thrown } = act;
  const wait = MERCY_MS + lengthOf(act);
  return [
    `// The page threw an error here: ${thrown.join('; ')}`,
    `await page.waitForTimeout(${toLiteral(wait)});`,
    'expect(errors).toEqual([]);',
  ];
}

/** What is another one in each visit: times, and numbers and names that are drawn by lot. */
const PASSING: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT[\d:\\.]+Z/g, '[^"]+'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, '[^"]+'],
  [/\d{10,}/g, '\\d+'],
];

/** Expects a stored text, but for what is another one in each visit. */
function writeText(text: string): string {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = PASSING.reduce((so, [passing, any]) => so.replace(passing, any), escaped);
  return pattern === escaped
    ? `toBe(${toLiteral(text)})`
    : `toMatch(${new RegExp(`^${pattern}$`)})`;
}

/** Expects what a page has stored, changed and removed between the start and the end of a session. */
function writeStored(before: readonly Stored[], after: readonly Stored[] | undefined): string[] {
  if (!after) return [];
  const placeOf = ({ name, isOfTab, isCookie }: Stored) =>
    isCookie
      ? `page.evaluate(() => document.cookie.split('; ').find((one) => one.startsWith(${toLiteral(`${name}=`)}))?.slice(${name.length + 1}))`
      : `page.evaluate(() => ${isOfTab ? 'session' : 'local'}Storage.getItem(${toLiteral(name)}))`;
  const [was, is] = [before, after].map(
    (all) => new Map(all.map((one) => [placeOf(one), one.value])),
  ) as [Map<string, string>, Map<string, string>];
  const elsewhere = after.filter(({ isElsewhere }) => isElsewhere).map(placeOf);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => !elsewhere.includes(place) && was.get(place) !== is.get(place))
    .map((place) => {
      const text = is.get(place);
      return `await expect.poll(() => ${place}).${text === undefined ? 'toBeFalsy()' : writeText(text)};`;
    });
}

/** Calls a test by the tester's note, else by what failed, else by the last act with what the test sees after it. */
function titleOf(app: App, acts: readonly Act[], lines: readonly string[]): string {
  const isLookedAt = ({ actor }: { actor: string }) =>
    lines.some((line) => line.includes(`view('${actor}')`) || line.includes(`('${actor}: `));
  const note = acts.flatMap(({ notes }) => notes).at(-1);
  if (note) return note;
  const isFault = ({ result, stopped }: Act['seen'][number]) =>
    result?.type === 'error' || stopped.length > 0;
  const isOwn = ({ changes }: Act['seen'][number]) => changes.some((change) => change.isOwn);
  const act =
    acts.filter(({ seen, thrown }) => thrown.length > 0 || seen.some(isFault)).at(-1) ??
    acts.at(-1);
  const text = act?.text || 'Open the page';
  const thrown = act?.thrown.at(-1);
  if (thrown) return `${text}: the page throws an error, ${thrown}`;
  const seen = act?.seen.filter(isFault).at(-1) ?? act?.seen.filter(isOwn).at(-1);
  const changes = seen?.changes.filter(isLookedAt) ?? [];
  if (!seen || changes.length === 0) return text;
  return `${text}: ${describeSeen(app, { ...seen, changes, timer: undefined }).replace(/\.$/, '')}`;
}

/** Whether a session ends while a hand holds something that has begun in it: a page goes on by itself. */
function endsHeld({ root, start, entries, interventions = [] }: SessionFile): boolean {
  const pendingIn = (kept: KeptRoot) =>
    [...snapshotsIn(kept, root)]
      .filter(
        ([, { status, value, context }]) =>
          status === 'active' && value === undefined && context === undefined,
      )
      .map(([path]) => path);
  const before = pendingIn(start);
  const after = pendingIn(entries.at(-1)?.kept ?? start);
  return interventions.length > 0 && after.some((path) => !before.includes(path));
}

const isExpectation = (line: string) => /^(?:await )?expect[.(]/.test(line);

/** No test knows which of what was seen is the fault. */
function hintFor(lines: readonly string[], acts: readonly Act[]): string {
  if (lines.some(isExpectation))
    return '// What is expected was seen. Where that is the fault, expect what should be.';
  const untold = [...new Set(acts.flatMap((act) => act.untold ?? []))];
  const hasMoved = acts.some(({ seen }) => seen.some(({ changes }) => changes.length > 0));
  const why =
    untold.length > 0 && !hasMoved
      ? `only quiet actors have moved: ${untold.join(', ')}`
      : 'no view shows a state that stays in data-machine and data-state';
  return `// Nothing is expected: ${why}. Add what should be seen.`;
}

/** Expects what is in fields after an act, and the one at which the browser stopped a form. */
const writeFields = (
  act: Act,
  next: Act | undefined,
  after: Shown | undefined,
  isRedacted = false,
) => [
  // A mask stands for any text, also for one that a redacted session does not bring along.
  ...(isRedacted ? [] : filledAfter(act, next, after)).map(
    (field) => `await expect(page.${byRole(field)}).toHaveValue(${toLiteral(field.value)});`,
  ),
  ...(act.refused
    ? [`await expect(${locatorOf(act.refused)}.and(page.locator(':invalid'))).toBeVisible();`]
    : []),
];

/** Has the browser be as the one in which a session began, with what that had stored. */
function writeUse({ width, height, language, scheme, motion, stored }: Surroundings): string[] {
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

/**
 * Writes sessions that reloads have joined as a test for Playwright: it does the same acts, and expects what the page
 * showed after them. It runs on the host that `BASE_URL` names, else on `origin`. It ends where the inspector or the
 * world outside took part, and expects nothing of `quiet` actors.
 */
export function copyAsTest(
  sessions: readonly SessionFile[],
  app: App,
  origin: string,
  quiet: readonly string[] = [],
): string {
  const session = sessions[0] as SessionFile;
  const { root, surroundings, version } = session;
  // Time runs and results come by themselves in a browser. No browser finds a state by itself, or goes back.
  const acts = actsOf(
    sessions.map((one) => ({
      ...one,
      interventions: (one.interventions ?? []).filter(
        ({ way, text }) => way || text.startsWith('restore '),
      ),
    })),
    quiet,
  );
  const hand = acts.find((act, place) => place > 0 && !act.gesture && !isRestore(act));
  const done = joinActs(hand ? acts.slice(0, acts.indexOf(hand)) : acts);
  const final = done.at(-1) as Done;
  const latest = sessions.at(-1) as SessionFile;
  const last = hand ? hand.page : latest.page;
  const isHeld = !hand && endsHeld(latest);
  // What passes while a page starts may be over before its views are there.
  const passed = (hand || isHeld) && final.gesture ? writePassed(final, root, last) : [];
  const lines = done.flatMap((act, place) => {
    const next = done[place + 1];
    const after = next ? next.gesture?.page : last;
    return [
      ...(passed.length > 0 && act === final ? [FORGET_PASSED] : []),
      ...(act.gesture && !isOwnReload(act) ? [writeAct(act.gesture, next)] : []),
      ...(act.thrown.length > 0 ? writeThrown(act) : writeSeen(act, root, after)),
      // A chart may wait for an answer: it comes before the clock runs on.
      ...writeTurns(act, next),
      ...(act === final ? passed : []),
      ...writeFields(act, next, after, surroundings?.isRedacted),
      ...writeRestored(act),
      ...writeNotes(act),
    ];
  });
  const known = knownIn(app, surroundings);
  const { stored = [] } = surroundings ?? {};
  const keptInTab = stored.filter(({ isOfTab }) => isOfTab);
  const opening = openingOf(session, app, origin);
  // Where a session does not begin with its document, the first act tells where the page was.
  const before = opening.isWhole ? undefined : done[1]?.gesture?.page?.address;
  const address = new URL(before || opening.address, origin);
  const sent = writeSent(done, surroundings ?? {}, known.network);
  const body = [
    ...writeTimeout(done),
    ...(lines.some((line) => line.includes('view(')) ? [VIEW] : []),
    ...writeErrors(done),
    ...(passed.length > 0 ? [FOLLOW_PASSED] : []),
    ...(sent?.follow ?? []),
    ...(keptInTab.length > 0 ? [writeKeptInTab(keptInTab)] : []),
    ...writeNetwork(app, known, sent !== null),
    ...(known.storage === 'blocked' ? [BLOCK] : []),
    ...(lines.some((line) => line.startsWith(RUN_CLOCK)) ? ['await page.clock.install();'] : []),
    `await page.goto(${toLiteral(toPlainAddress(address))});`,
    ...lines,
    ...(sent ? [sent.compare] : []),
    ...(hand
      ? [...writeNotes(hand), `// ${describeNews(app, hand) ?? hand.text}. ${END_OF_TEST}`]
      : isHeld
        ? ['// Left out: what is stored here. A page goes on by itself with what was held by hand.']
        : done.some(({ restored }) => restored)
          ? ['// Left out: what is stored here. It may be from acts that a restore has taken back.']
          : writeStored(stored, latest.stored)),
  ];
  const uses = ['baseURL: origin', ...(surroundings ? writeUse(surroundings) : [])];
  const head = [
    ...(surroundings
      ? [
          `// Recorded in ${version}, with ${surroundings.browser}.`,
          hintFor(body, done),
          ...(done.some(({ isCut }) => isCut) ? [`// ${DROPPED} Nothing of it is expected.`] : []),
          ...describeUnder(app, surroundings, known),
        ]
      : []),
    `const { origin } = new URL(process.env.BASE_URL ?? ${toLiteral(address.origin)});`,
    `test.use({ ${uses.join(', ')} });`,
  ];
  const title = titleOf(app, hand?.notes.length ? [hand] : done, lines);
  return `import { expect, test } from '@playwright/test';

${head.join('\n')}

test${body.some(isExpectation) ? '' : '.fixme'}(${toLiteral(title)}, async ({ page }) => {
${body.map((line) => `  ${line}`).join('\n')}
});
`;
}
