import { expect, it } from 'vitest';
import type { Conditions } from '../../../src/inspector/conditions.ts';
import { joinedSessions } from '../../../src/inspector/handOver/acts.ts';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import { isAct } from '../../../src/inspector/record/entry.ts';
import { recordWalk, showing, startRecord, surroundings } from '../recordSession.ts';

const app = {
  name: 'Interpunct',
  labels: { lamp: 'Desk lamp', deliver: 'The answer', 'lamp.press': 'The lamp is pressed' },
  addressOf: () => '/about',
  limitOf: ({ network }: Conditions) => network && `No network is ${network} for the post.`,
  conditions: { consent: { refused: 'refused' }, language: { fr: 'Français' } },
};

const copy = (...sessions: SessionFile[]) => copyAsSteps(sessions, app, 'http://localhost:4173');

/** Some lines of the steps of a session. */
const linesOf = (session: SessionFile, from: number, to?: number) =>
  copy(session).split('\n').slice(from, to);

const chatButton = { kind: 'click', control: { role: 'button', name: 'Chat' } } as const;
const question = { role: 'textbox', name: 'Your question' };

it('R18.26 says what a person did, what was seen after it, and where', () => {
  const record = startRecord();
  record.pass(1_000);
  record.act(chatButton);
  record.send('letter', { type: 'letter.toggle' });
  record.pass(500);
  for (const value of ['H', 'Hi', 'Hi!']) {
    record.act({ kind: 'type', control: question, value });
    record.send('letter', { type: 'letter.write', text: value });
  }
  record.act({ kind: 'press', control: question, value: 'Enter' });
  record.send('letter', { type: 'letter.send', at: 5 });
  record.settle('error', 'letter', 'deliver', { reason: 'offline' });
  record.act({ kind: 'click', control: { role: 'link', name: 'Services', place: 1 } });
  record.act({ kind: 'back' });
  const session = { ...record.end(), surroundings, notes: { 2: 'The panel jumps.' } };
  expect(copy(session)).toBe(`Interpunct 1.692.17
Chrome 141 on Linux, window 706 × 832, en-GB, dark, 2026-11-23 14:05 UTC

1. Open http://localhost:4173/about.
   - The browser had stored “no” as “choice” in the local storage.
2. Click the button “Chat”.
   - Letter: sheet.folded → sheet.open.unfolding.
   - After 0.1 s: The timer \`unfoldFor\` ends. Letter: sheet.open.unfolding → sheet.open.flat.
   - Note: The panel jumps.
3. Type “Hi!” in “Your question”.
4. Press Enter in “Your question”.
   - Letter: mail.ready → mail.waiting.
   - The answer fails: offline. Letter: mail.waiting → mail.failed.
5. Click the link “Services” (no. 2 of that name).
6. Go back.
`);
});

it('R18.26 leaves noise out, and says where the browser stopped a form', () => {
  const record = startRecord();
  const email = { role: 'textbox', name: 'Email' };
  record.act({ kind: 'click', control: { role: 'button', name: '' } });
  record.act({ kind: 'stop', control: email, value: 'Fill in this field.' });
  record.act({ kind: 'click', at: { x: 4, y: 8 } });
  record.pass(6_000);
  const session = record.end();
  const entries = session.entries.map((entry) =>
    entry.cause.type === 'timer' ? { ...entry, isNoise: true as const } : entry,
  );
  expect(linesOf({ ...session, entries }, 3)).toEqual([
    '2. Click the button without a name.',
    '   - The browser stops at “Email”: Fill in this field.',
    '3. Click beside the controls, at 4, 8.',
    '',
  ]);
});

it('R18.26 begins with what the browser had stored, and with the conditions', () => {
  const record = startRecord();
  record.act(chatButton);
  const stored = [
    { name: 'choice', value: 'no' },
    { name: 'draft', value: '', isOfTab: true as const },
    { name: 'consent', value: 'refused', isOfConditions: true as const },
  ];
  const conditions = 'consent:refused,language:fr,network:failing';
  const address = `${surroundings.address}?from=news`;
  // What a page does not know, it starts without.
  const under = { ...surroundings, address, stored, conditions: `${conditions},moon:full` };
  const session = { ...record.end(), surroundings: under };
  const [, header, limit, , ...steps] = copy(session).split('\n');
  expect(header).toMatch(/, under consent refused, language Français, network failing \(500\)$/);
  expect(limit).toBe('No network is failing for the post.');
  expect(steps.slice(0, 2)).toEqual([
    `1. Open http://localhost:4173/about?from=news&inspect&conditions=${conditions}.`,
    '   - The browser had stored “no” as “choice” in the local storage, “” as “draft” in the session storage.',
  ]);
});

it('R18.26 says what a tester did to time and results, at its place', async () => {
  const record = startRecord();
  record.act(chatButton);
  record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
  record.act({ kind: 'back' });
  record.send('letter', { type: 'letter.toggle' });
  record.pass(300);
  record.act({ kind: 'back' });
  const interventions = [
    { after: 0, at: 0, text: 'switch “Hold results” on' },
    { after: 2, at: 0, text: 'press “Step”' },
    { after: 5, at: 300, text: 'press “Step”' },
    { after: 5, at: 90_000_300, text: 'press “Step”' },
  ];
  expect(linesOf({ ...record.end(), interventions }, 2)).toEqual([
    '1. Open http://localhost:4173/about?inspect.',
    '2. In the inspector, switch “Hold results” on.',
    '3. Click the button “Chat”, while results are held.',
    '   - Letter: sheet.folded → sheet.open.unfolding.',
    '4. In the inspector, press “Step”.',
    '5. Go back.',
    '   - Letter: sheet.open.unfolding → sheet.folded.',
    '6. Go back, 0.3 s later.',
    '7. In the inspector, press “Step”: 1 d 1 h pass.',
    '8. In the inspector, press “Step”.',
    '',
  ]);
});

it('R18.26 says what was held, and not that the tester paused in the end', () => {
  const record = startRecord();
  record.act(chatButton);
  record.act({ kind: 'back' });
  const stepsOf = (interventions: SessionFile['interventions']) =>
    linesOf({ ...record.end(), interventions }, 2, -1);
  const press = (after: number, name: string) => ({ after, at: 0, text: `press “${name}”` });
  expect(stepsOf([press(2, 'Pause')])).toEqual([
    '1. Open http://localhost:4173/about.',
    '2. Click the button “Chat”.',
    '3. Go back.',
  ]);
  expect(stepsOf([press(0, 'Pause'), press(1, 'Resume')])).toEqual([
    '1. Open http://localhost:4173/about?inspect.',
    '2. In the inspector, press “Pause”.',
    '3. Click the button “Chat”, while time is held.',
    '4. In the inspector, press “Resume”.',
    '5. Go back.',
  ]);
});

it('R18.26 says what a person pointed at where something followed', () => {
  const record = startRecord();
  const pointed = { kind: 'point', control: { role: 'button', name: 'Chat' } } as const;
  record.send('letter', { type: 'letter.toggle' }, { by: 'person', pointed });
  record.send('letter', { type: 'letter.retry' }, { by: 'person', pointed });
  const steps = copy(record.end());
  expect(steps.match(/Point at the button “Chat”\./g)).toHaveLength(1);
});

it('R18.26 ends each sentence with one full stop, and tells no change that was none', () => {
  const record = startRecord();
  record.act({ kind: 'click', control: { role: 'button', name: 'More.' } });
  record.send('lamp', { type: 'lamp.press' });
  record.send('lamp', { type: 'lamp.press' });
  record.send('letter', { type: 'letter.toggle' });
  record.send('letter', { type: 'letter.write', text: 'Hi' });
  record.send('letter', { type: 'letter.send', at: 5 });
  record.settle('error', 'letter', 'deliver', { message: 'It is offline.' });
  const steps = copy(record.end());
  expect(steps).not.toContain('..');
  expect(steps).not.toContain('Desk lamp');
  expect(steps).not.toMatch(/: +→|→ *[.;]/);
});

it('R18.26 names an event of the world that came later, and tells apart what followed it', () => {
  const record = startRecord();
  record.act(chatButton);
  record.pass(1_800);
  record.send('lamp', { type: 'lamp.press' });
  record.send('letter', { type: 'letter.toggle' });
  record.pass(5_000);
  record.send('letter', { type: 'letter.toggle' });
  expect(linesOf(record.end(), 4, -1)).toEqual([
    '   - After 1.8 s: The lamp is pressed. Desk lamp: off → lit.steady.',
    '   - After 1.8 s: Letter: sheet.folded → sheet.open.unfolding.',
    '   - After 1.9 s: The timer `unfoldFor` ends. Letter: sheet.open.unfolding → sheet.open.flat.',
    '   - After 6.8 s: `letter.toggle` comes. Letter: sheet.open.flat → sheet.folded.',
  ]);
});

it('R18.26 counts a time from its step, whatever came between and changed nothing in the end', () => {
  const record = startRecord();
  record.act(chatButton);
  for (let presses = 0; presses < 8; presses += 1) {
    record.pass(90);
    record.send('lamp', { type: 'lamp.press' });
  }
  record.pass(300);
  record.send('letter', { type: 'letter.toggle' });
  for (const value of ['H', 'Hi']) {
    record.pass(900);
    record.act({ kind: 'type', control: question, value });
  }
  record.pass(300);
  record.send('lamp', { type: 'lamp.press' });
  expect(linesOf(record.end(), 4, -1)).toEqual([
    '   - After 1.0 s: `letter.toggle` comes. Letter: sheet.folded → sheet.open.unfolding.',
    '   - After 1.1 s: The timer `unfoldFor` ends. Letter: sheet.open.unfolding → sheet.open.flat.',
    '3. Type “Hi” in “Your question”.',
    '   - After 0.3 s: The lamp is pressed. Desk lamp: off → lit.steady.',
  ]);
});

it('R18.26, R18.27 waits for what went on by itself and is not told', () => {
  const record = startRecord();
  const click = (name: string, actor: string, type: string) => {
    record.act({ kind: 'click', control: { role: 'button', name } });
    record.send(actor, { type }, { by: 'person' });
  };
  const session = () => ({ ...record.end(), page: showing(), surroundings });
  click('Lamp', 'lamp', 'lamp.press');
  record.pass(1_000);
  click('Flicker', 'lamp', 'lamp.flicker');
  record.pass(3_300);
  click('Off', 'lamp', 'lamp.press');
  // It changes data alone.
  record.send('workshop', { type: 'bell.later' }, { by: 'person' });
  record.pass(400);
  record.act({ kind: 'back' });
  const recorded = session();
  const steps = (quiet: string[] = []) =>
    copyAsSteps([recorded], app, 'http://a.example', quiet)
      .match(/\d\. .*/g)
      ?.slice(-3);
  expect(steps()).toEqual([
    '3. Click the button “Flicker”.',
    '4. Click the button “Off”, 3.3 s later.',
    '5. Go back, 0.4 s later.',
  ]);
  expect(steps(['lamp'])?.[1]).toBe('4. Click the button “Off”.');
  const test = (of = recorded) => copyAsTest([of], { ...app, running: '' }, 'http://a.example');
  expect(
    test()
      .match(/ await (?!expect).*/g)
      ?.slice(0, -1),
  ).toEqual([
    ' await page.clock.install();',
    " await page.goto('/about');",
    " await page.getByRole('button', { name: 'Lamp', exact: true }).click();",
    " await page.getByRole('button', { name: 'Flicker', exact: true }).click();",
    ' await page.clock.runFor(3_000);',
    " await page.getByRole('button', { name: 'Off', exact: true }).click();",
    ' await page.clock.runFor(150);',
  ]);
  // The noise has left the record, and its time has not.
  const entries = recorded.entries.filter(({ isNoise }) => !isNoise);
  expect(entries.length).toBeLessThan(recorded.entries.length);
  expect(test({ ...recorded, entries })).toContain('page.clock.runFor(3_300);');
});

it('R18.26 tells a scroll to a control with the act on it, and one before with the step before', () => {
  const stepsOf = (ms: number) => {
    const record = startRecord();
    record.act({ kind: 'back' });
    record.pass(1_000);
    record.send('lamp', { type: 'lamp.press' });
    record.pass(ms);
    record.act(chatButton);
    record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
    return linesOf(record.end(), 3, 7);
  };
  const pressed = 'The lamp is pressed. Desk lamp: off → lit.steady.';
  expect(stepsOf(50)).toEqual([
    '2. Go back.',
    '3. Click the button “Chat”.',
    `   - ${pressed}`,
    '   - Letter: sheet.folded → sheet.open.unfolding.',
  ]);
  expect(stepsOf(200).slice(1, 3)).toEqual([
    `   - After 1.0 s: ${pressed}`,
    '3. Click the button “Chat”.',
  ]);
});

it('R18.26 has news from outside be steps, with the data that they change', () => {
  const record = startRecord();
  record.act(chatButton);
  const text = 'Dear Ada, '.repeat(10);
  record.send('letter', { type: 'letter.write', text }, { outside: 'another window' });
  record.send('letter', { type: 'letter.retry' }, { outside: 'another window' });
  record.send('lamp', { type: 'lamp.press' }, { outside: 'the network' });
  record.send('letter', { type: 'letter.toggle' }, { outside: 'the server' });
  const interventions = [
    { after: 1, at: 0, text: 'press “Pause”' },
    { after: 3, at: 0, text: 'press “Step”' },
  ];
  const steps = (labels = {}) =>
    copyAsSteps(
      [{ ...record.end(), interventions, notes: { 4: 'Too late.' } }],
      { ...app, labels: { ...app.labels, ...labels } },
      'http://a.example',
    )
      .split('\n')
      .slice(4, -1);
  expect(steps()).toEqual([
    '3. In the inspector, press “Pause”.',
    '4. In another window: `letter.write` comes.',
    `   - Letter: text "" → "${text.slice(0, 58)}….`,
    '5. From the network: The lamp is pressed.',
    '   - Note: Too late.',
    '6. From the server: `letter.toggle` comes.',
    '7. In the inspector, press “Step”.',
    '   - Desk lamp: off → lit.steady; Letter: sheet.folded → sheet.open.unfolding.',
  ]);
  expect(steps({ 'letter.write': 'A letter comes.' })[1]).toBe(
    '4. In another window: A letter comes.',
  );
});

it('R18.26 says what was done in the inspector', () => {
  const record = startRecord();
  record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' });
  record.send('letter', { type: 'letter.write', text: "What's new?" }, { by: 'inspector' });
  expect(linesOf(record.end(), 3)).toEqual([
    '2. In the inspector, send `lamp.press` to lamp.',
    '   - Desk lamp: off → lit.steady.',
    '3. In the inspector, send `letter.write` to letter with `{"text":"What\'s new?"}`.',
    '',
  ]);
});

it('R18.26 begins with the oldest act that the record has outlived', () => {
  const record = startRecord();
  record.pass(2_000);
  record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' });
  record.send('letter', { type: 'letter.toggle' });
  record.pass(4_000);
  record.act({ kind: 'back' });
  const session = record.end();
  const last = session.entries.at(-2) as SessionFile['entries'][number];
  const rest = {
    ...session,
    start: last.kept,
    startAt: last.at,
    from: last.index + 1,
    entries: session.entries.filter(isAct),
  };
  expect(linesOf(rest, 2)).toEqual([
    '1. Go on at http://localhost:4173/about?inspect, 2.0 s after the start.',
    '2. In the inspector, send `lamp.press` to lamp.',
    '   - What followed was dropped: the record is full.',
    '3. Go back.',
    '',
  ]);
});

it('R18.26, R18.27 tells no effect with another act than its own where the record has dropped some', () => {
  const record = startRecord();
  const view = { ...chatButton, machine: 'letter' };
  const click = (name: string, type: string, actor: string) => {
    record.act({ ...view, control: { role: 'button', name } }, 'letter');
    record.send(actor, { type, name: 'Bob' }, { by: 'person' });
  };
  click('Hire', 'worker.hire', 'workshop');
  click('Unfold', 'letter.toggle', 'letter');
  record.act(view, 'letter');
  for (let time = 0; time < 1_300; time += 1) click('Lamp', 'lamp.press', 'lamp');
  expect(record.record.from).toBeGreaterThan(100);
  const session = { ...record.end(), surroundings };
  const steps = linesOf(session, 3);
  const cut = '   - What followed was dropped: the record is full.';
  expect(steps.slice(0, 8)).toEqual([
    '1. Go on at http://localhost:4173/about, 0.0 s after the start.',
    '   - The browser had stored “no” as “choice” in the local storage.',
    '2. Click the button “Hire”.',
    cut,
    '3. Click the button “Unfold”.',
    cut,
    '4. Click the button “Chat”.',
    '   - Letter stays in sheet.open.unfolding mail.ready.',
  ]);
  expect(steps.join('\n')).not.toMatch(/Worker|unfolding\./);
  // The same again is one step: first those that were cut, then those that take turns.
  expect(steps.slice(8)).toEqual([
    '5. Click the button “Lamp” × 597.',
    cut,
    '6. Click the button “Lamp” × 703, by turns.',
    '   - Desk lamp: lit.steady → off.',
    '   - Desk lamp: off → lit.steady.',
    '',
  ]);
  const test = copyAsTest([session], { ...app, running: '' }, 'http://localhost:4173');
  expect(test).toContain('// What followed was dropped: the record is full. Nothing of it');
  expect(test).toMatch(/'Unfold', exact: true \}\)\.click\(\);\n.*'Chat'/);
});

it('R18.26 describes every step of any session', () => {
  const steps = linesOf(recordWalk(11, 200).end(), 2, -1);
  for (const step of steps) {
    expect(step).toMatch(/^(\d+\.| {3}-) .*\.$/);
    expect(step).not.toMatch(/undefined →|\[object|xstate/);
  }
});

it('R18.26 opens the link of a session that a link has begun, and tells what follows a way', () => {
  const record = startRecord();
  record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' });
  record.act({ kind: 'back' });
  const way = { actor: 'lamp', state: 'lit.steady', last: 1, isLink: true };
  const led = { after: -1, at: 0, text: 'go to “lit.steady” of lamp', way };
  const address = `${surroundings.address}?state=lamp:lit.steady`;
  const session = {
    ...record.end(),
    surroundings: { ...surroundings, address, stored: [] },
    interventions: [led],
  };
  const steps = (of: SessionFile) => linesOf(of, 3, -1);
  expect(steps(session)).toEqual([
    '1. Open http://localhost:4173/about?inspect&state=lamp:lit.steady.',
    '   - Desk lamp: lit.steady.',
    '2. Go back, while time is held.',
  ]);
  const test = copyAsTest([session], { ...app, running: '' }, 'http://localhost:4173');
  expect(test).toContain("  await page.goto('/about');\n");
  expect(test).toMatch(/\/\/ Nothing is expected: .*\n(?:.*\n)+test\.fixme\(/);
  // Somebody had done something before.
  const later = { ...led, way: { ...way, last: 0, isLink: false } };
  const entries = session.entries.slice(1).map((entry) => ({ ...entry, index: entry.index - 1 }));
  expect(steps({ ...session, startAt: 2_000, entries, interventions: [later] })).toEqual([
    '1. Go on at http://localhost:4173/about?inspect, 2.0 s after the start.',
    '2. In the inspector, go to “lit.steady” of lamp.',
    '3. Go back, while time is held.',
  ]);
});

it('R18.26 tells what came before and after a reload, by a person or by the page', () => {
  const record = startRecord();
  record.act(chatButton);
  const before = { ...record.end(), surroundings };
  const next = startRecord();
  next.pass(900);
  next.send('lamp', { type: 'lamp.press' });
  next.pass(200);
  next.act(chatButton);
  const reloads = { of: surroundings.startedAt, by: ['person', 'page'] } as const;
  const session = {
    ...next.end(),
    surroundings: { ...surroundings, startedAt: surroundings.startedAt + 1, reloads },
  };
  const other = { ...before, surroundings: { ...surroundings, startedAt: 5 } };
  const joined = joinedSessions(session, [before, other]);
  expect(joined).toEqual([before, session]);
  expect(
    copy(...joined)
      .split('\n')
      .slice(5, -1),
  ).toEqual([
    '2. Click the button “Chat”.',
    '3. Reload the page.',
    '4. The page loads itself again.',
    '   - After 0.9 s: The lamp is pressed. Desk lamp: off → lit.steady.',
    '5. Click the button “Chat”.',
  ]);
  // What a way has led to, no document has begun with.
  const led = { ...session, entries: session.entries.slice(1) };
  expect(joinedSessions(led, [before])).toEqual([led]);
});

it('R18.26 tells of a result what followed from it alone', () => {
  const record = startRecord();
  record.send('letter', { type: 'letter.write', text: 'Hi' });
  record.send('letter', { type: 'letter.send', at: 5 });
  record.act(chatButton);
  record.settle('error', 'letter', 'deliver', { reason: 'offline' });
  record.send('lamp', { type: 'lamp.press' });
  expect(linesOf(record.end(), -4)).toEqual([
    '2. Click the button “Chat”.',
    '   - The answer fails: offline. Letter: mail.waiting → mail.failed.',
    '   - Desk lamp: off → lit.steady.',
    '',
  ]);
});

it('R18.26 names an actor without a name by what it was spawned from, also where it ends', () => {
  const record = startRecord();
  record.act({ kind: 'click', control: { role: 'button', name: 'Hire Bob' } });
  record.send('workshop', { type: 'worker.hire', name: 'Bob' }, { by: 'person' });
  record.act({ kind: 'click', control: { role: 'button', name: 'Fire Bob' } });
  record.send('workshop', { type: 'worker.fire' }, { by: 'person' });
  expect(linesOf(record.end(), -2)[0]).toMatch(/^ {3}- Worker x\.\d+: ends\.$/);
  expect(copy(record.end())).toMatch(/^ {3}- Worker x\.\d+: appears as working\.$/m);
});

it('R18.26 tells nothing of an actor that has come and gone within a moment', () => {
  const record = startRecord();
  record.act(chatButton);
  record.send('workshop', { type: 'worker.hire', name: 'Bob' }, { by: 'person' });
  record.send('workshop', { type: 'worker.fire' }, { by: 'person' });
  expect(copy(record.end())).not.toContain('Worker');
});

it('R18.26, R18.27 leaves out what quiet actors did, but for the one that an act was about', () => {
  const record = startRecord();
  record.act(chatButton, 'lamp', 'letter');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
  record.act({ ...chatButton, machine: 'lamp' }, 'lamp', 'letter');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  const session = { ...record.end(), page: showing('lamp', 'letter') };
  const steps = copyAsSteps([session], app, 'http://localhost:4173', ['lamp']);
  expect(steps).toContain('\n\nLeft out is what quiet actors did: Desk lamp.\n');
  expect(steps.match(/Desk lamp: .*/g)).toEqual(['Desk lamp: lit.steady → off.']);
  expect(steps).toContain('Letter: sheet.folded');
  const test = copyAsTest([session], { ...app, running: 'html' }, 'http://localhost:4173', [
    'lamp',
  ]);
  expect(test.match(/view\('lamp'\).*/g)).toEqual([
    "view('lamp')).toHaveAttribute('data-state', 'off');",
  ]);
});

it('R18.26 says where an act has led, or that a press has changed nothing', () => {
  const record = startRecord();
  record.act({ ...chatButton, machine: 'lamp' });
  record.act(chatButton);
  const page = { ...showing(), address: '/contact', title: 'Contact us' };
  const steps = copy({ ...record.end(), page });
  expect(steps.match(/ - .*/g)).toEqual([
    ' - Desk lamp stays in off.',
    ' - The page is /contact, “Contact us”.',
  ]);
});

it('R18.26 tells no other page where a redacted session has none', () => {
  const record = startRecord();
  record.act({ ...chatButton, page: { ...showing(), address: '', title: '' } });
  expect(copy({ ...record.end(), page: showing() })).not.toContain('The page is');
});
