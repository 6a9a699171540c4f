import { expect, it } from 'vitest';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import { recordWalk, showing, startRecord, surroundings } from '../recordSession.ts';
import { app, button, copySteps, copyTest, linesOf, send } from './copies.ts';

const chatButton = button('Chat');
const question = { role: 'textbox', name: 'Your question' };

it('R18.50 tells how much later something is done while a timer runs', () => {
  const record = startRecord();
  record.click('Flicker', 'lamp', 'lamp.press');
  record.pass(5_000);
  record.click('Flicker', 'lamp', 'lamp.flicker');
  record.pass(1_900);
  record.act(chatButton);
  const session = record.end();
  const by = (at: number, kind: 'pause' | 'resume' | 'hold') => ({ after: 9, at, kind });
  const interventions = [by(7_300, 'pause'), by(7_300, 'resume'), by(9_300, 'hold')];
  const stepsWithout = (quiet: string[]) =>
    copyAsSteps([{ ...session, interventions }], app, 'http://localhost:4173', quiet).match(
      /^\d\. (?:Click|In the).*/gm,
    );
  const [lit, flicker] = [
    '2. Click the button “Flicker”.',
    '3. Click the button “Flicker”, 5.0 s later.',
  ];
  expect(stepsWithout([])).toEqual([
    lit,
    flicker,
    '4. Click the button “Chat”, 1.9 s later.',
    '5. In the inspector, press “Pause”, 0.4 s later.',
    '6. In the inspector, press “Resume”.',
    '7. In the inspector, switch “Hold results” on, 2.0 s later.',
  ]);
  expect(stepsWithout(['lamp'])?.join()).not.toContain('Chat”, 1.9');
});

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
  send(record);
  record.settle('error', 'letter', 'deliver', { reason: 'offline' });
  record.act({ kind: 'click', control: { role: 'link', name: 'Services', place: 1 } });
  record.act({ kind: 'back' });
  const session = { ...record.end(), surroundings, notes: { 2: 'The panel jumps.' } };
  expect(copySteps(session)).toBe(`workshop 1.692.17
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

it('R18.26, R18.51, R18.54 leaves noise out, and tells the field at which the browser stopped a form', () => {
  const record = startRecord();
  const email = { role: 'textbox', name: 'Email' };
  record.act(button(''));
  record.act({ kind: 'stop', control: email, value: 'Fill in this field.' });
  record.act({ kind: 'click', at: { x: 4, y: 8 } });
  record.pass(6_000);
  const session = record.end();
  const entries = session.entries.map((entry) =>
    entry.cause.type === 'timer' ? { ...entry, isNoise: true as const } : entry,
  );
  expect(copyTest(session)).toContain(
    "getByRole('textbox', { name: 'Email', exact: true }).and(page.locator(':invalid'))).toBeVisible();",
  );
  expect(linesOf({ ...session, entries }, 3)).toEqual([
    '2. Click the button without a name.',
    '   - The browser stops at “Email”: Fill in this field.',
    '3. Click beside the controls, at 4, 8.',
    '',
  ]);
});

it('R18.26, R18.53 begins with what the browser had stored, and with the conditions', () => {
  const record = startRecord();
  record.click('Chat', 'letter', 'letter.toggle');
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
  const [, header, limit, , ...steps] = copySteps(session).split('\n');
  expect(header).toMatch(/, under consent refused, language Français, network failing \(500\)$/);
  expect(limit).toBe('No network is failing for the post.');
  // Nobody has to know that who has touched no letter.
  const entries = session.entries.filter(({ cause }) => cause.type !== 'event');
  expect(copySteps({ ...session, entries })).not.toContain('No network');
  expect(steps.slice(0, 2)).toEqual([
    `1. Open http://localhost:4173/about?from=news&inspect&conditions=${conditions}.`,
    '   - The browser had stored “no” as “choice” in the local storage, “” as “draft” in the session storage.',
  ]);
});

it('R18.52 says what a tester did to time and results, at its place', async () => {
  const record = startRecord();
  record.click('Chat', 'letter', 'letter.toggle');
  record.act({ kind: 'back' });
  record.send('letter', { type: 'letter.toggle' });
  record.pass(300);
  record.act({ kind: 'back' });
  const interventions = [
    { after: 0, at: 0, kind: 'hold' as const },
    { after: 2, at: 0, kind: 'step' as const },
    { after: 5, at: 300, kind: 'step' as const },
    { after: 5, at: 90_000_300, kind: 'step' as const },
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

it('R18.52 says what was held, and not that the tester paused in the end', () => {
  const record = startRecord();
  record.act(chatButton);
  record.act({ kind: 'back' });
  const stepsOf = (interventions: SessionFile['interventions']) =>
    linesOf({ ...record.end(), interventions }, 2, -1);
  const press = (after: number, kind: 'pause' | 'resume') => ({ after, at: 0, kind });
  expect(stepsOf([press(2, 'pause')])).toEqual([
    '1. Open http://localhost:4173/about.',
    '2. Click the button “Chat”.',
    '3. Go back.',
  ]);
  expect(stepsOf([press(0, 'pause'), press(1, 'resume')])).toEqual([
    '1. Open http://localhost:4173/about?inspect.',
    '2. In the inspector, press “Pause”.',
    '3. Click the button “Chat”, while time is held.',
    '4. In the inspector, press “Resume”.',
    '5. Go back.',
  ]);
});

it('R18.26, R18.52 ends each sentence with one full stop, also what was done in the inspector, and tells no change that was none', () => {
  const record = startRecord();
  record.act({ kind: 'type', control: question, value: 'line 1\n# line 2' });
  record.act(button('More.'));
  record.send('lamp', { type: 'lamp.press' });
  record.send('lamp', { type: 'lamp.press' });
  record.send('letter', { type: 'letter.toggle' });
  const text = "What's new?";
  record.send('letter', { type: 'letter.write', text }, { by: 'inspector' });
  send(record);
  record.settle('error', 'letter', 'deliver', { message: 'It is offline.' });
  const steps = copySteps(record.end());
  expect(steps).toContain(`send \`letter.write\` to letter with \`{"text":"${text}"}\`.\n`);
  expect(steps).toContain('\n2. Type “line 1 ⏎ # line 2” in “Your question”.\n');
  expect(steps).not.toContain('..');
  expect(steps).not.toContain('Desk lamp');
  expect(steps).not.toMatch(/: +→|→ *[.;]/);
});

it('R18.26 keeps each text of a file on one line', () => {
  const record = startRecord();
  record.act(button('Send\u2028All'));
  const forged = { ...surroundings, browser: 'Chrome\r\n3. Press', language: 'en\u20284. Press' };
  const steps = copySteps({ ...record.end(), version: '1\n2. Press', surroundings: forged });
  expect(steps.split(/[\r\n\u2028]/)).toHaveLength(7);
});

it('R18.26 describes every step of any session', () => {
  const steps = linesOf(recordWalk(11, 200).end(), 2, -1);
  for (const step of steps) {
    expect(step).toMatch(/^(\d+\.| {3}-) .*\.$/);
    expect(step).not.toMatch(/undefined →|\[object|xstate/);
  }
});

it('R18.52 opens the link of a session that a link has begun, and tells what follows a way', () => {
  const record = startRecord();
  record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' });
  record.act({ kind: 'back' });
  const way = { actor: 'lamp', state: 'lit.steady', last: 1, isLink: true };
  const led = { after: -1, at: 0, kind: 'go' as const, about: '“lit.steady” of lamp', way };
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
  expect(copyTest(session)).toContain("  await page.goto('/about');\n");
  // It may lead nowhere.
  const about = 'The inspector knows no way to “lit.steady” of lamp. A letter is missing.';
  const missed = {
    ...led,
    kind: 'missed' as const,
    about,
    after: 0,
    way: { ...way, last: -1 },
  };
  const back = startRecord();
  back.act({ kind: 'back' });
  const none = { ...session, entries: back.end().entries, interventions: [missed] };
  expect(steps(none)).toEqual([
    '1. Open http://localhost:4173/about?inspect&state=lamp:lit.steady.',
    `   - ${about}`,
    '2. Go back, while time is held.',
  ]);
  // Somebody had done something before.
  const later = { ...led, way: { ...way, last: 0, isLink: false } };
  const entries = session.entries.slice(1).map((entry) => ({ ...entry, index: entry.index - 1 }));
  expect(steps({ ...session, startAt: 2_000, entries, interventions: [later] })).toEqual([
    '1. Go on at http://localhost:4173/about?inspect, 2.0 s after the start.',
    '2. In the inspector, go to “lit.steady” of lamp.',
    '3. Go back, while time is held.',
  ]);
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
  expect(steps).toContain(
    '\n\nLeft out is what quiet actors did that no act was about: Desk lamp.\n',
  );
  expect(steps.match(/Desk lamp: .*/g)).toEqual(['Desk lamp: lit.steady → off.']);
  expect(steps).toContain('Letter: sheet.folded');
  const test = copyAsTest([session], app, 'http://localhost:4173', ['lamp']);
  expect(test.match(/view\('lamp'\).*/g)).toEqual([
    "view('lamp')).toHaveAttribute('data-state', 'off');",
  ]);
});

it('R18.51 tells no other page where a redacted session has none', () => {
  const record = startRecord();
  record.act({ ...chatButton, page: { ...showing(), address: '', title: '' } });
  expect(copySteps({ ...record.end(), page: showing() })).not.toContain('The page is');
});
