import { expect, it } from 'vitest';
import type { Conditions } from '../../../src/inspector/conditions.ts';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import { redactAll } from '../../../src/inspector/handOver/redact.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Gesture, Said, Shown } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';

const app = {
  addressOf: () => '/about',
  limitOf: ({ network }: Conditions) => network && `No network is ${network} for the post.`,
  conditions: { consent: { refused: 'refused' } },
  running: 'html[data-runs]',
  labels: { deliver: 'The answer' },
};

const copy = (session: SessionFile, ...machines: string[]) =>
  copyAsTest([{ page: showing(...machines), ...session }], app, 'http://localhost:4173');

/** The lines of a test before its end. */
const linesIn = (test: string, from: number) =>
  test
    .split('\n')
    .slice(from, -2)
    .map((line) => line.trim());

const button = (name: string, place?: number) =>
  ({
    kind: 'click',
    control: { role: 'button', name, ...(place !== undefined && { place }) },
  }) as const;

it('R18.27 does what a person did, and waits for the states that the page shows', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp', 'letter');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.act({ kind: 'type', control: { role: 'textbox', name: "Ada's" }, value: 'A' }, 'lamp');
  record.act({ kind: 'type', control: { role: 'textbox', name: "Ada's" }, value: 'Ad' }, 'lamp');
  record.act({ kind: 'choose', control: { role: '', name: 'Topic' }, value: 'Press' }, 'lamp');
  const within = { role: 'navigation', name: 'Main' };
  record.act(
    { kind: 'press', control: { role: 'link', name: 'Home', within }, value: 'Escape' },
    'lamp',
  );
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  // The machine waits for a timer, so the state does not stay.
  record.act(button('Chat', 1), 'lamp', 'letter');
  record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
  record.act({ kind: 'click', at: { x: 3, y: 9 } }, 'letter');
  expect(
    copy({ ...record.end(), surroundings }, 'letter'),
  ).toBe(`import { expect, test } from '@playwright/test';

// Recorded in 1.692.17, with Chrome 141 on Linux.
// What is expected was seen. Where that is the fault, expect what should be.
const { origin } = new URL(process.env.BASE_URL ?? 'http://localhost:4173');
test.use({ baseURL: origin, viewport: { width: 706, height: 832 }, locale: 'en-GB', colorScheme: 'dark', storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'choice', value: 'no' }] }] } });

test('Click beside the controls, at 3, 9', async ({ page }) => {
  const view = (machine: string) => page.locator(\`[data-machine="\${machine}"]\`).first();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(view('lamp')).toHaveAttribute('data-state', 'lit.steady');
  await page.getByRole('textbox', { name: 'Ada\\'s', exact: true }).fill('Ad');
  await page.getByLabel('Topic', { exact: true }).selectOption(['Press']);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Home', exact: true }).press('Escape');
  await expect(view('lamp')).toHaveAttribute('data-state', 'off');
  await page.getByRole('button', { name: 'Chat', exact: true }).nth(1).click();
  await page.mouse.click(3, 9);
});
`);
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
  const test = copy({ ...session, surroundings: under });
  expect(test).toContain(
    '// Under consent refused, network offline.\n// No network is offline for the post.\n',
  );
  expect(test).toContain("contextOptions: { reducedMotion: 'reduce' }");
  expect(test).toContain("}, [{ name: 'draft', value: 'Hello' }]);\n");
  expect(test.indexOf("throw new TypeError('The network is offline.')")).toBeLessThan(
    test.indexOf('page.goto'),
  );
  expect(test).toContain(".querySelector('html[data-runs]')");
  expect(test).toContain('origin === location.origin && /\\.\\w+$/.test(pathname);');
  expect(test).toContain("name: 'Chat', exact: true }).hover();");
  expect(test).toContain("name: 'Send', exact: true }).click({ force: true });");
  expect(test).not.toContain('Without');
  expect(test).toContain('// Nothing is expected:');
  const redacted = { ...under, stored: [], isRedacted: true as const };
  expect(copy({ ...session, surroundings: redacted })).toContain(
    '// Without consent:refused: what was stored is left out.',
  );
});

it('R18.27 reloads the page, waits where the page loads itself again, and blocks the storages', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  const session = { ...record.end(), page: showing('lamp') };
  const under = { ...surroundings, conditions: 'storage:blocked' };
  const comeBy = (by: 'person' | 'page') => ({
    ...session,
    surroundings: { ...under, reloads: { of: 0, by: [by] } },
  });
  const sessions = [{ ...session, surroundings: under }, comeBy('person'), comeBy('page')];
  const test = copyAsTest(sessions, app, 'http://localhost:4173');
  const [lit, click] = [
    "await expect(view('lamp')).toHaveAttribute('data-state', 'lit.steady');",
    "page.getByRole('button', { name: 'Menu', exact: true }).click()",
  ];
  expect(linesIn(test, -8)).toEqual([
    `await ${click};`,
    lit,
    'await page.reload();',
    `await Promise.all([page.waitForEvent('load'), ${click}]);`,
    `await ${click};`,
    lit,
  ]);
  expect(test).toContain("throw new DOMException('The storage is blocked.', 'SecurityError');");
});

it('R18.27 fails while the page throws what it threw, and waits for no state that it had then', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.pass(400);
  record.act({ kind: 'throw', value: 'No "light"' }, 'lamp');
  const session = { ...record.end(), notes: { 2: 'It should\nshine.' } };
  const test = copy(session, 'lamp');
  expect(test).toContain("test('It should\\nshine.'");
  expect(test).toContain('const thrown = [\'No "light"\'];');
  expect(test).toContain(`.click();
  // The page threw an error here: No "light"
  await page.waitForTimeout(1_400);
  expect(errors).toEqual([]);
  // Note: It should shine.
`);
  expect(
    copyAsSteps([session], { ...app, name: 'App', labels: {} }, 'http://a.example'),
  ).toContain(`
   - Lamp: off → lit.steady.
   - After 0.4 s: The page throws an error: No "light".
`);
});

it('R18.27 expects the field at which the browser stopped a form', () => {
  const record = startRecord();
  record.act(button('Send'), 'lamp');
  record.act({ kind: 'stop', control: { role: 'textbox', name: 'Email' }, value: 'Fill it in.' });
  expect(copy(record.end(), 'lamp')).toContain(
    "click();\n  await expect(page.getByRole('textbox', { name: 'Email', exact: true }).and(page.locator(':invalid'))).toBeVisible();\n",
  );
});

it('R18.25, R18.26, R18.27 tells what is in the fields after a reload and at the end', () => {
  const record = startRecord();
  const page = { ...showing('lamp'), fields: [{ role: 'textbox', name: 'Name', value: 'Ada' }] };
  record.act({ ...button('Menu'), page });
  const first = { ...record.end(), page, surroundings };
  const reloads = { of: surroundings.startedAt, by: ['person'] as const };
  const sessions = [first, { ...first, surroundings: { ...surroundings, reloads } }];
  const [test, steps] = [copyAsTest, copyAsSteps].map((make) =>
    make(sessions, { ...app, name: 'App' }, 'http://a.example'),
  );
  expect(test?.match(/'Name', exact: true \}\)\)\.toHaveValue\('Ada'\);/g)).toHaveLength(2);
  expect(steps?.match(/\n {3}- “Ada” is in “Name”\.\n/g)).toHaveLength(2);
  expect(redactAll(sessions, () => true)[0]?.page?.fields?.[0]?.value).toBe('▒▒▒');
});

it('R18.26, R18.27 tells the alerts and statuses that an act has brought', () => {
  const record = startRecord();
  const [old, own, other, masked] = [
    'Welcome.',
    'It was not sent.\nTry again.',
    '3 letters',
    'To ▒▒▒.',
  ].map((text) => ({ role: 'alert', text })) as [Said, Said, Said, Said];
  const press = (...said: Said[]) =>
    record.act({ ...button('Send'), page: { ...showing(), said } });
  press(old);
  press(old, own);
  const page = { ...showing(), said: [own, other, masked] };
  const session = { ...record.end(), page };
  const click = "await page.getByRole('button', { name: 'Send', exact: true }).click();";
  expect(linesIn(copy(session), 7)).toEqual([
    click,
    "await expect(page.getByRole('alert').filter({ hasText: 'It was not sent.' })).not.toHaveCount(0);",
    click,
  ]);
  expect(
    copyAsSteps([session], { ...app, name: 'App', labels: {} }, 'http://a.example').match(/ - .*/g),
  ).toEqual(
    ['It was not sent.', other.text, masked.text].map((text) => ` - The alert “${text}” is seen.`),
  );
});

it('R18.27 chooses options with a comma in them', () => {
  const record = startRecord();
  const control = { role: 'listbox', name: 'Topics' };
  record.act({ kind: 'choose', control, value: 'Press, radio\nEvents' });
  const test = copy(record.end());
  expect(test).toContain(".selectOption(['Press, radio', 'Events']);");
  expect(test).toContain("test.fixme('Choose “Press, radio, Events” in “Topics”'");
});

it('R18.27 waits as long as the page took', () => {
  const record = startRecord();
  record.send('letter', { type: 'letter.write', text: 'Hi' });
  record.send('letter', { type: 'letter.send', at: 5 });
  record.act(button('Menu'), 'letter');
  record.pass(20_000);
  record.settle('output', 'letter', 'deliver', { text: 'Ho', at: 9 });
  const test = copy(record.end(), 'letter');
  expect(test).toContain(
    "await expect(view('letter')).toHaveAttribute('data-state', 'sheet.folded mail.ready', { timeout: 25_000 });",
  );
  // Playwright would end it after 30 s.
  expect(test).toContain('{\n  test.setTimeout(50_000);\n');
});

it('R18.27 waits for a state that stays a while, and for none that goes at once', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  const text = JSON.stringify(record.end());
  const dueIn = (ms: number): SessionFile =>
    JSON.parse(text.replaceAll('"remaining":1000', `"remaining":${ms}`));
  const line = "await expect(view('lamp')).toHaveAttribute('data-state', 'lit.bright');";
  expect(copy(dueIn(12_000), 'lamp')).toContain(line);
  expect(copy(dueIn(500), 'lamp')).not.toContain(line);
});

it('R18.27 does not wait for what the world did later', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  record.pass(500);
  record.send('lamp', { type: 'lamp.press' });
  expect(record.state('lamp')).toBe('lit.steady');
  expect(copy(record.end(), 'lamp')).not.toContain('lit');
});

it('R18.27 ends where the inspector took part', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' });
  record.act({ kind: 'press', value: 'Escape' }, 'lamp');
  const test = copy(record.end(), 'lamp');
  expect(test).toContain("name: 'Menu'");
  expect(test).toContain(
    '  // In the inspector, send `lamp.press` to lamp. A test of the page ends here.\n});',
  );
  expect(test).not.toContain('Escape');
});

it('R18.27 ends where news from outside change states or data, and expects no stored text of after it', () => {
  const outside = 'another window';
  const endOf = (labels: Record<string, string>, ...texts: string[]) => {
    const record = startRecord();
    record.act(button('Menu'), 'lamp');
    record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
    // Changes nothing.
    record.send('letter', { type: 'letter.retry' }, { outside });
    for (const text of texts)
      record.send('letter', { type: 'letter.write', text }, { outside, page: showing('lamp') });
    record.act({ kind: 'press', value: 'Escape' }, 'lamp');
    const stored = [{ name: 'choice', value: 'yes' }];
    const sessions = [{ ...record.end(), surroundings, stored }];
    return linesIn(copyAsTest(sessions, { ...app, labels }, 'http://a.example'), -4);
  };
  const lit = "await expect(view('lamp')).toHaveAttribute('data-state', 'lit.steady');";
  expect(endOf({}, 'Hi')).toEqual([
    lit,
    '// In another window: `letter.write` comes. A test of the page ends here.',
  ]);
  expect(endOf({ 'letter.write': 'A letter is written' }, 'Hi')[1]).toMatch(
    /^\/\/ In another window: A letter is written\. /,
  );
  expect(endOf({})[1]).toContain("localStorage.getItem('choice'))).toBe('yes')");
});

it('R18.27 expects the state in which the inspector took part, though it passes, and claims no other one', () => {
  const endOf = (...machines: string[]) => {
    const record = startRecord();
    record.send('letter', { type: 'letter.write', text: 'Hi' });
    record.act(button('Send'), 'letter');
    record.send('letter', { type: 'letter.send', at: 5 }, { by: 'person' });
    const page = showing(...machines);
    record.send('letter', { type: 'letter.retry' }, { by: 'inspector', page });
    return copy({ ...record.end(), surroundings });
  };
  const test = endOf('letter');
  expect(test).toContain("test('Click the button “Send”: Letter: mail.ready → mail.waiting'");
  expect(test).toContain('new MutationObserver(');
  expect(test.split('\n').slice(-6)).toEqual([
    '  await page.evaluate(() => Object(window).passed.clear());',
    "  await page.getByRole('button', { name: 'Send', exact: true }).click();",
    "  await expect.poll(() => page.evaluate(() => [...Object(window).passed])).toContain('letter: sheet.folded mail.waiting');",
    '  // In the inspector, send `letter.retry` to letter. A test of the page ends here.',
    '});',
    '',
  ]);
  const atOnce = startRecord();
  atOnce.send('letter', { type: 'letter.write', text: 'Hi' });
  atOnce.send('letter', { type: 'letter.send', at: 5 });
  atOnce.send('letter', { type: 'letter.toggle' });
  atOnce.settle('error', 'letter', 'deliver', {});
  atOnce.send('lamp', { type: 'lamp.press' }, { by: 'inspector', page: showing('letter') });
  expect(copy(atOnce.end())).not.toContain('passed');
  const without = endOf();
  expect(without).toContain("test.fixme('Click the button “Send”', ");
  expect(without).toContain('// Nothing is expected: no view shows a state that stays');
  expect(without).not.toContain('passed');
});

it('R18.27 expects what is gone, the address, the title and the switches, and no change where there was none', () => {
  const record = startRecord();
  const press = (shown: Partial<Shown>, gesture: Partial<Gesture> = {}) =>
    record.act({ ...button('Menu'), ...gesture, page: { ...showing('lamp'), ...shown } });
  const linesAfter = (shown: Partial<Shown>, session = record.end()) =>
    linesIn(copy({ ...session, page: { ...showing('lamp'), ...shown } }), 8);
  const on = { role: 'switch', name: 'Light', isOn: true };
  press({}, { machine: 'lamp' });
  press({}, { machine: 'lamp', kind: 'press', value: 'Tab' });
  press({}, { machine: 'letter' });
  press({});
  press({ address: '/off?now=1', switches: [on] });
  press({ address: '/off?now=1', title: 'Off', switches: [on] });
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  const [click, tab] = ['click()', "press('Tab')"].map(
    (what) => `await page.getByRole('button', { name: 'Menu', exact: true }).${what};`,
  );
  const light = "page.getByRole('switch', { name: 'Light', exact: true })";
  const gone = {
    machines: [],
    address: '/off?now=1',
    title: 'Off',
    switches: [{ ...on, isOn: false }],
  };
  expect(linesAfter(gone)).toEqual([
    click,
    "await expect(view('lamp')).toHaveAttribute('data-state', 'off');",
    tab,
    click,
    click,
    "await expect(page).toHaveURL('/off?now=1');",
    "await expect(page).toHaveTitle('About');",
    `await expect(${light}).toBeChecked();`,
    click,
    "await expect(page).toHaveTitle('Off');",
    click,
    "await expect(view('lamp')).toBeHidden();",
    `await expect(${light}).not.toBeChecked();`,
  ]);
});

it('R18.27 tells what has no name from what has one', () => {
  const record = startRecord();
  const control = { role: 'checkbox', name: '' };
  record.act({ kind: 'click', control });
  const page = { ...showing(), switches: [{ ...control, isOn: false }] };
  const nameless = "page.getByRole('checkbox', { name: '', exact: true })";
  expect(linesIn(copy({ ...record.end(), page }), 7)).toEqual([
    `await ${nameless}.click();`,
    `await expect(${nameless}).not.toBeChecked();`,
  ]);
});

it('R18.27 expects as much to be sent as was, also by a double click', () => {
  const record = startRecord();
  record.act(button('Send'), 'lamp');
  record.act({ kind: 'ask', value: 'POST /api/letter' });
  record.pass(300);
  record.act({ kind: 'answer', value: 'POST /api/letter: 503' });
  record.act({ ...button('Send'), isDouble: true }, 'lamp');
  for (const value of ['GET /api/post', 'POST /api/letter']) record.act({ kind: 'ask', value });
  const session = { ...record.end(), surroundings };
  const test = copy(session, 'lamp');
  expect(test).toContain("const recorded = ['POST /api/letter'];");
  expect(test.match(/click\(\)/g)).toEqual(['click()']);
  expect(test).toContain("name: 'Send', exact: true }).dblclick();");
  expect(test).toContain(
    "  await expect.poll(() => sent).toEqual(['POST /api/letter', 'POST /api/letter']);\n});",
  );
  const without = (how: object) => copy({ ...session, surroundings: { ...surroundings, ...how } });
  // A network that is cut keeps it in the page.
  const cut = without({ conditions: 'network:offline' });
  expect(cut).toContain("page.exposeFunction('asked', ");
  expect(cut.indexOf('Object(window).asked(')).toBeLessThan(cut.indexOf('throw new TypeError'));
  expect(cut).toContain("toEqual(['POST /api/letter', 'POST /api/letter']);");
  expect(without({ isRedacted: true })).not.toContain('sent');
  expect(copyAsSteps([session], { ...app, name: 'App', labels: {} }, 'http://a.example')).toContain(
    '2. Click the button “Send”.\n   - The page sends POST /api/letter.\n   - After 0.3 s: The answer to POST /api/letter: 503.\n3. Click the button “Send”',
  );
});

it('R18.27 expects what was stored, changed and removed, but for times', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  const stored = [
    { name: 'choice', value: '{"at":1795708800123,"isOn":true}' },
    { name: 'draft', value: 'Ada (all)', isOfTab: true as const },
    { name: 'seen', value: 'yes', isCookie: true as const },
    { name: 'other', value: 'window', isElsewhere: true as const },
  ];
  const before = [surroundings.stored[0], { name: 'old', value: '1' }];
  const session = { ...record.end(), stored, surroundings: { ...surroundings, stored: before } };
  const linesOf = (test: string) =>
    test
      .split('\n')
      .filter((line) => line.includes('.poll('))
      .map((line) => line.trim());
  expect(linesOf(copy(session))).toEqual([
    String.raw`await expect.poll(() => page.evaluate(() => localStorage.getItem('choice'))).toMatch(/^\{"at":\d+,"isOn":true\}$/);`,
    "await expect.poll(() => page.evaluate(() => localStorage.getItem('old'))).toBeFalsy();",
    "await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft'))).toBe('Ada (all)');",
    "await expect.poll(() => page.evaluate(() => document.cookie.split('; ').find((one) => one.startsWith('seen='))?.slice(5))).toBe('yes');",
  ]);
  const { stored: _, ...older } = session;
  expect(linesOf(copy(older))).toEqual([]);
});

it('R18.27 expects no stored text where a hand has held what a page does by itself, and says so', () => {
  const stored = [{ name: 'mail', value: 'waiting' }];
  const interventions = [{ after: 0, at: 0, text: 'switch “Hold results” on' }];
  const copyHeld = (isSettled: boolean) => {
    const record = startRecord();
    record.send('letter', { type: 'letter.write', text: 'Hi' });
    record.act(button('Send'), 'letter');
    record.send('letter', { type: 'letter.send', at: 5 }, { by: 'person' });
    if (isSettled) record.settle('output', 'letter', 'deliver', { text: 'Ho', at: 9 });
    return copy({ ...record.end(), surroundings, stored, interventions }, 'letter');
  };
  const held = copyHeld(false);
  expect(held).toContain(".toContain('letter: sheet.folded mail.waiting');");
  expect(held).not.toContain('Storage.getItem');
  expect(held).toMatch(/\n {2}\/\/ Left out: what is stored here\. .* held by hand\.\n\}\);/);
  expect(copyHeld(true)).toContain("localStorage.getItem('mail'))).toBe('waiting')");
});

it('R18.27 says where a session was restored, goes on, and expects no stored text', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.act(button('Chat'), 'lamp');
  const stored = [{ name: 'choice', value: 'yes' }];
  const text = 'restore the moment after `lamp.press`\nto lamp';
  const interventions = [{ after: 1, at: 0, text }];
  const session = { ...record.end(), surroundings, stored, interventions };
  expect(linesIn(copy(session, 'lamp'), -7)).toEqual([
    "await page.getByRole('button', { name: 'Menu', exact: true }).click();",
    "await expect(view('lamp')).toHaveAttribute('data-state', 'lit.steady');",
    '// Restored here: the moment after `lamp.press` to lamp. This test does not: it goes on in time from the acts above.',
    "await page.getByRole('button', { name: 'Chat', exact: true }).click();",
    '// Left out: what is stored here. It may be from acts that a restore has taken back.',
  ]);
});

it('R18.27 is called by what failed, with what followed, or by a note', () => {
  const record = startRecord();
  record.send('letter', { type: 'letter.write', text: 'Hi' });
  record.act(button('Send'));
  record.send('letter', { type: 'letter.send', at: 5 }, { by: 'person' });
  record.settle('error', 'letter', 'deliver', { reason: 'offline' });
  const failed =
    "test('Click the button “Send”: The answer fails: offline. Letter: mail.waiting → mail.failed'";
  expect(copy(record.end(), 'letter')).toContain(failed);
  record.act(button('Menu'));
  const session = record.end();
  expect(copy(session)).toContain("test.fixme('Click the button “Send”',");
  expect(copy({ ...session, notes: { 0: 'Nothing comes.' } })).toContain(
    "test.fixme('Nothing comes.'",
  );
});
