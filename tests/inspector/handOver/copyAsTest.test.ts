import { expect, it } from 'vitest';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Entry } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import {
  app,
  button,
  copySteps,
  copyTest,
  light,
  linesIn,
  noticeOf,
  send,
  write,
} from './copies.ts';

it('R18.27 does what a person did, and waits for the states that the page shows', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp', 'letter');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.act({ kind: 'type', control: { role: 'textbox', name: "Ada's" }, value: 'A' }, 'lamp');
  record.act({ kind: 'type', control: { role: 'textbox', name: "Ada's" }, value: 'Ad' }, 'lamp');
  record.act(
    { kind: 'choose', control: { role: '', name: 'Topic' }, value: 'Press, radio\nEvents' },
    'lamp',
  );
  const within = { role: 'navigation', name: 'Main' };
  record.act(
    { kind: 'press', control: { role: 'link', name: 'Home', within }, value: 'Escape' },
    'lamp',
  );
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  // The machine waits for a timer, so the state only passes.
  record.act(button('Chat', 1), 'lamp', 'letter');
  record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
  record.act({ kind: 'click', at: { x: 3, y: 9 } }, 'letter');
  expect(
    copyTest({ ...record.end(), surroundings }, 'letter'),
  ).toBe(`import { expect, test } from '@playwright/test';

// Recorded in 1.692.17, with Chrome 141 on Linux.
// What is expected was seen. Where that is the fault, expect what should be.
const { origin } = new URL(process.env.BASE_URL ?? 'http://localhost:4173');
test.use({ baseURL: origin, viewport: { width: 706, height: 832 }, locale: 'en-GB', colorScheme: 'dark', storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'choice', value: 'no' }] }] } });

test('Click the button “Chat” (no. 2 of that name) on /about', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(view('lamp')).toHaveAttribute('data-state', 'lit.steady');
  await page.getByRole('textbox', { name: 'Ada\\'s', exact: true }).fill('Ad');
  await page.getByLabel('Topic', { exact: true }).selectOption(['Press, radio', 'Events']);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Home', exact: true }).press('Escape');
  await expect(view('lamp')).toHaveAttribute('data-state', 'off');
  await page.getByRole('button', { name: 'Chat', exact: true }).nth(1).click();
  // Nothing is expected of this press.
  await page.mouse.click(3, 9);

  function view(machine: string) {
    return page.locator(\`[data-machine="\${machine}"]\`).first();
  }
});
`);
});

it('R18.27 has no code of a file: a comment is one line, and a role is a text', () => {
  const record = startRecord();
  const role = "button', {}); throw 3; page.getByRole('button";
  record.act({ kind: 'click', control: { role, name: 'Menu' } }, 'lamp');
  record.act(button("Ada's view(beta)"), 'lamp');
  record.pass(600);
  const tree = '- text: "`; throw 4; $\u007b5}"';
  record.act({ ...button('Go'), page: { ...showing('lamp'), tree } });
  record.act({ kind: 'throw', value: 'x\nthrow 1;' }, 'lamp');
  const browser = 'Chrome\u2028throw 2;';
  const test = copyTest({ ...record.end(), surroundings: { ...surroundings, browser } });
  for (const code of ['throw 1;', 'throw 2;', '\\`; throw 4; \\$\u007b5}'])
    expect(test).toContain(code);
  expect(test).not.toMatch(/^\s*(?:throw|function view)/m);
  expect(test).toContain("getByRole('button\\', {}); throw 3; page.getByRole(\\'button', {");
});

it('R18.27 waits for the page before an act that has no control', () => {
  const record = startRecord();
  record.act({ kind: 'press', value: 'g' }, 'lamp');
  const test = copyTest(record.end());
  expect(test).toContain(".first().waitFor();\n  await page.keyboard.press('g');");
});

it('R18.27 begins with what the tab had stored, and with the conditions', () => {
  const record = startRecord();
  const pointed = { kind: 'point', control: { role: 'button', name: 'Chat' } } as const;
  record.send('letter', { type: 'letter.toggle' }, { by: 'person', pointed });
  record.act({ kind: 'click', control: { role: 'button', name: 'Send', isDisabled: true } });
  const conditions = 'consent:refused,network:offline';
  const stored = [{ name: 'draft', value: 'Hello', isOfTab: true as const }];
  const session = record.end();
  const under = { ...surroundings, conditions, stored, motion: 'reduce' as const };
  const test = copyTest({ ...session, surroundings: under });
  expect(test).toContain(
    '// Under consent refused, network offline.\n// No network is offline for the post.\n',
  );
  expect(test).toContain("contextOptions: { reducedMotion: 'reduce' }");
  expect(test).toContain("}, [{ place: 'sessionStorage', name: 'draft', value: 'Hello' }]);\n");
  expect(test.indexOf("page.route('**'")).toBeLessThan(test.indexOf('page.goto'));
  expect(test).toContain("page.locator('html[data-runs]').count()");
  expect(test).toContain("name: 'Chat', exact: true }).hover();");
  expect(test).toContain("name: 'Send', exact: true }).click({ force: true });");
  expect(test).not.toContain('Without');
  expect(test).toContain('// Nothing is expected:');
  const redacted = { ...under, stored: [], isRedacted: true as const };
  expect(copyTest({ ...session, surroundings: redacted })).toContain(
    '// Without consent:refused: what was stored is left out.',
  );
});

it('R18.27 reloads the page, waits where the page loads another document, and blocks the storages', () => {
  const record = startRecord();
  light(record);
  const session = { ...record.end(), page: showing('lamp') };
  const under = { ...surroundings, conditions: 'storage:blocked' };
  const comeBy = (by: 'person' | 'link') => ({
    ...session,
    surroundings: { ...under, reloads: { of: 0, by: [by] } },
  });
  const sessions = [{ ...session, surroundings: under }, comeBy('person'), comeBy('link')];
  const test = copyAsTest(sessions, app, 'http://localhost:4173');
  const [lit, click] = [
    "await expect(view('lamp')).toHaveAttribute('data-state', 'lit.steady');",
    "page.getByRole('button', { name: 'Menu', exact: true }).click()",
  ];
  expect(linesIn(test, -6)).toEqual([
    `await ${click};`,
    lit,
    'await page.reload();',
    `await Promise.all([page.waitForEvent('load'), ${click}]);`,
    `await ${click};`,
    lit,
  ]);
  expect(test).toContain("throw new DOMException('The storage is blocked.', 'SecurityError');");
});

it('R18.27 begins each document with the same texts under a condition about them', () => {
  const record = startRecord();
  light(record);
  const stored = [
    { name: 'choice', value: 'no', isOfConditions: true as const },
    { name: 'draft', value: 'Hello', isOfTab: true as const },
  ];
  const first = {
    ...record.end(),
    page: showing('lamp'),
    surroundings: { ...surroundings, stored },
  };
  const reloads = { of: 0, by: ['person' as const] };
  const again = { ...first, surroundings: { ...first.surroundings, reloads } };
  const copy = (...sessions: SessionFile[]) => copyAsTest(sessions, app, 'http://localhost:4173');
  expect(copy(first)).not.toContain('storage.clear()');
  expect(copy(first, again)).toContain(
    `    for (const storage of [localStorage, sessionStorage]) storage.clear();
    for (const { place, name, value } of stored) Object(window)[place].setItem(name, value);
  }, [{ place: 'localStorage', name: 'choice', value: 'no' }, { place: 'sessionStorage', name: 'draft', value: 'Hello' }]);
`,
  );
  // What a reload of the browser keeps, the page has.
  const bare = { ...first, surroundings: { ...surroundings, stored: stored.slice(1) } };
  expect(copy(bare, again)).not.toContain('storage.clear()');
});

it('R18.27 fails while the page throws what it threw, and waits for no state that it had then', () => {
  const record = startRecord();
  light(record);
  record.pass(400);
  record.act({ kind: 'throw', value: 'No "light"' }, 'lamp');
  const session = { ...record.end(), notes: { 2: 'It should\nshine.' } };
  const test = copyTest(session, 'lamp');
  expect(test).toContain("test('It should shine.'");
  expect(test).toContain('const thrown = [\'No "light"\'];');
  expect(test).toContain(`.click();
  // The page threw an error here: No "light"
  await page.waitForTimeout(1_400);
  expect(errors).toEqual([]);
  // Note: It should shine.
`);
  expect(copySteps(session)).toContain(`
   - Desk lamp: off → lit.steady.
   - After 0.4 s: The page throws an error: No "light".
`);
});

it('R18.57 is called by the last act on a control and its page, also by what failed after it, or by a note', () => {
  const record = startRecord();
  write(record);
  record.act(button('Send'));
  send(record);
  record.settle('error', 'letter', 'deliver', { reason: 'offline' });
  const { notes: _, ...session } = record.end();
  const titleOf = (more: Partial<SessionFile> = {}) =>
    /(?<=^test.*\(').*(?=', async)/m.exec(copyTest({ ...session, ...more }))?.[0];
  expect(titleOf()).toBe('Click the button “Send” on /about: The answer fails');
  expect(titleOf({ entries: session.entries.slice(0, -1) })).toBe(
    'Click the button “Send” on /about',
  );
  expect(titleOf({ notes: { 0: 'Nothing comes.' } })).toBe('Nothing comes.');
  const words = 'Nobody would read all of it. '.repeat(9);
  expect(titleOf({ notes: { 0: words } })).toHaveLength(76);
  const long = startRecord();
  long.act({ ...button(words), page: { ...showing(), address: '/contact?to=Ada' } });
  long.act({ kind: 'click', at: { x: 3, y: 9 } });
  expect(copyTest(long.end())).toContain(
    "('Click the button “Nobody would read all of it. Nobody…” on /contact',",
  );
});

it('R18.57 says why it expects nothing', () => {
  type Do = (record: ReturnType<typeof startRecord>) => void;
  const whyOf = (act: Do, more = {}) => {
    const record = startRecord();
    act(record);
    const test = copyTest({ ...record.end(), surroundings, ...more }, 'lamp');
    expect(test).toContain('test.fixme(');
    return /Nothing is expected: (.*)\. Add what/.exec(test)?.[1];
  };
  const press: Do = (record) => record.act(button('Menu'), 'lamp');
  const way = { actor: 'lamp', state: 'lit.steady', last: 1, isLink: true };
  const led = { after: -1, at: 0, kind: 'go' as const, about: '“lit.steady” of lamp', way };
  expect(
    whyOf((record) => record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' }), {
      interventions: [led],
    }),
  ).toBe('it cannot do what comes first. In the inspector, go to “lit.steady” of lamp');
  expect(whyOf(() => {})).toBe('nobody has done anything on the page');
  expect(whyOf(press)).toBe('no act has changed a state');
  const full = startRecord();
  light(full);
  full.send('letter', { type: 'letter.retry' });
  const entries = full.end().entries.filter(({ index }) => index % 2 === 1);
  expect(whyOf(press, { entries, from: 3 })).toBe('what followed was dropped');
  expect(
    whyOf((record) => {
      press(record);
      record.send('lamp', { type: 'lamp.press' });
    }),
  ).toBe('what has changed followed from the world, and from no act');
  expect(
    whyOf((record) => {
      press(record);
      record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
    }),
  ).toBe('no view shows a state that stays in data-machine and data-state');
});

it('R18.56 says in a notice what it ends before, and what fails a request', () => {
  type Go = (record: ReturnType<typeof startRecord>) => void;
  const noticeAfter = (go: Go, change = (entry: Entry) => entry) => {
    const record = startRecord();
    write(record);
    record.act(button('Send'), 'letter');
    send(record);
    go(record);
    const session = { ...record.end(), surroundings };
    const entries = session.entries.map((one) => change(one));
    return noticeOf({ ...session, entries });
  };
  const by = 'inspector';
  expect(noticeAfter((record) => record.send('lamp', { type: 'lamp.press' }, { by }))).toBe(
    ' 1 press expects nothing. It ends before “In the inspector, send `lamp.press` to lamp”.',
  );
  const outside = 'another window';
  expect(noticeAfter((record) => record.send('lamp', { type: 'lamp.press' }, { outside }))).toBe(
    ' 1 press expects nothing. It ends before “In another window: The lamp is pressed”.',
  );
  expect(
    noticeAfter(
      (record) => record.settle('error', 'letter', 'deliver', {}),
      (entry) =>
        entry.cause.type === 'error' ? { ...entry, cause: { ...entry.cause, by } } : entry,
    ),
  ).toBe(
    ' 1 press expects nothing. It ends before “In the inspector, reject `deliver` of letter”. Fail requests by “Conditions”.',
  );
});
