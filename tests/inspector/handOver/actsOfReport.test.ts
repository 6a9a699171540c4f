import { expect, it } from 'vitest';
import { describeBefore, joinedSessions } from '../../../src/inspector/handOver/actsOfReport.ts';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { app, button, copySteps, copyTest, linesOf, send, write } from './copies.ts';

const chatButton = button('Chat');
const question = { role: 'textbox', name: 'Your question' };

it('R18.50 names an event of the world that came later, counts its time from its step, and tells apart what followed', () => {
  const record = startRecord();
  record.act(chatButton);
  // It changes nothing in the end.
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
  record.send('letter', { type: 'letter.toggle' });
  expect(linesOf(record.end(), 4, -1)).toEqual([
    '   - After 1.0 s: `letter.toggle` comes. Letter: sheet.folded → sheet.open.unfolding.',
    '   - After 1.1 s: The timer `unfoldFor` ends. Letter: sheet.open.unfolding → sheet.open.flat.',
    '3. Type “Hi” in “Your question”.',
    '   - After 0.3 s: The lamp is pressed. Desk lamp: off → lit.steady.',
    '   - After 0.3 s: Letter: sheet.open.flat → sheet.folded.',
  ]);
});

it('R18.50, R18.54 waits for what went on by itself and is not told', () => {
  const record = startRecord();
  const click = (name: string, actor: string, type: string) => {
    record.act(button(name));
    record.send(actor, { type }, { by: 'person' });
  };
  click('Lamp', 'lamp', 'lamp.press');
  record.pass(1_000);
  click('Flicker', 'lamp', 'lamp.flicker');
  record.pass(3_300);
  click('Off', 'lamp', 'lamp.press');
  // It changes data alone.
  record.send('workshop', { type: 'bell.later' }, { by: 'person' });
  record.pass(400);
  record.act({ kind: 'back' });
  const recorded = { ...record.end(), page: showing(), surroundings };
  const steps = (quiet: string[] = []) =>
    copyAsSteps([recorded], app, 'http://localhost:4173', quiet)
      .match(/\d\. .*/g)
      ?.slice(-3);
  expect(steps()).toEqual([
    '3. Click the button “Flicker”.',
    '4. Click the button “Off”, 3.3 s later.',
    '5. Go back, 0.4 s later.',
  ]);
  expect(steps(['lamp'])?.[1]).toBe('4. Click the button “Off”.');
  expect(copyTest(recorded).match(/clock\.\w+\(.*|'\w+', exact: true \}\)\.click/g)).toEqual([
    'clock.install();',
    "'Lamp', exact: true }).click",
    "'Flicker', exact: true }).click",
    'clock.runFor(3_000);',
    "'Off', exact: true }).click",
    'clock.runFor(150);',
  ]);
  // The noise has left the record, and its time has not.
  const entries = recorded.entries.filter(({ isNoise }) => !isNoise);
  expect(entries.length).toBeLessThan(recorded.entries.length);
  expect(copyTest({ ...recorded, entries })).toContain('page.clock.runFor(3_300);');
});

it('R18.50 tells a scroll to a control with the act on it, and one before with the step before', () => {
  const stepsOf = (ms: number) => {
    const record = startRecord();
    record.act({ kind: 'back' });
    record.pass(1_000);
    record.send('lamp', { type: 'lamp.press' });
    record.pass(ms);
    record.click('Chat', 'letter', 'letter.toggle');
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

it('R18.53 has news from outside be steps, with the data that they change', () => {
  const record = startRecord();
  record.act(chatButton);
  const text = 'Dear Ada, '.repeat(10);
  record.send('letter', { type: 'letter.write', text }, { outside: 'another window' });
  record.send('letter', { type: 'letter.retry' }, { outside: 'another window' });
  record.send('lamp', { type: 'lamp.press' }, { outside: 'the network' });
  record.send('letter', { type: 'letter.toggle' }, { outside: 'the server' });
  const interventions = [
    { after: 1, at: 0, kind: 'pause' as const },
    { after: 3, at: 0, kind: 'step' as const },
  ];
  const session = { ...record.end(), interventions, notes: { 4: 'Too late.' } };
  expect(linesOf(session, 4, -1)).toEqual([
    '3. In the inspector, press “Pause”.',
    '4. In another window: `letter.write` comes.',
    `   - Letter: text "" → "${text.slice(0, 58)}….`,
    '5. From the network: The lamp is pressed.',
    '   - Note: Too late.',
    '6. From the server: `letter.toggle` comes.',
    '7. In the inspector, press “Step”.',
    '   - Desk lamp: off → lit.steady; Letter: sheet.folded → sheet.open.unfolding.',
  ]);
  const labels = { 'letter.write': 'A letter comes.' };
  expect(copyAsSteps([session], { ...app, labels }, 'http://localhost:4173')).toContain(
    '\n4. In another window: A letter comes.\n',
  );
});

it('R18.53, R18.54 tells no effect with another act than its own where the record has dropped some', () => {
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
  const test = copyTest(session);
  expect(test).toContain('// What followed was dropped: the record is full. Nothing of it');
  expect(test).toMatch(/'Unfold', exact: true \}\)\.click\(\);\n.*'Chat'/);
});

it('R18.53 tells what came before and after a reload or another document, by a person or by the page', () => {
  const record = startRecord();
  record.act({ ...chatButton, machine: 'lamp' });
  const before = { ...record.end(), surroundings };
  const next = startRecord();
  next.pass(900);
  next.send('lamp', { type: 'lamp.press' });
  next.pass(200);
  next.act(chatButton);
  const reloads = { of: surroundings.startedAt, by: ['page', 'person', 'link'] } as const;
  const session = {
    ...next.end(),
    surroundings: { ...surroundings, startedAt: surroundings.startedAt + 1, reloads },
  };
  const other = { ...before, surroundings: { ...surroundings, startedAt: 5 } };
  const joined = joinedSessions(session, [before, other]);
  expect(joined).toEqual([before, session]);
  const steps = copySteps(...joined).split('\n');
  expect(steps.slice(5, -1)).toEqual([
    '2. Click the button “Chat”.',
    // What ends with its document does not stay.
    '3. The page loads itself again.',
    '4. Reload the page.',
    '5. The page loads another document.',
    '   - After 0.9 s: The lamp is pressed. Desk lamp: off → lit.steady.',
    '6. Click the button “Chat”.',
  ]);
  // What a way has led to, no document has begun with.
  const led = { ...session, entries: session.entries.slice(1) };
  expect(joinedSessions(led, [before])).toEqual([led]);
  expect(describeBefore(joined)).toBe('');
  expect(describeBefore([led])).toContain('It lacks what came before');
  // Two apps of one host may call their roots the same. With `inspect`, a page is called by its title.
  const settings = { ...before, app: 'Settings' };
  const page = { ...session, root: 'page' };
  expect(joinedSessions(session, [settings])).toEqual([session]);
  expect(joinedSessions(page, [{ ...settings, root: 'page' }])).toHaveLength(2);
});

it('R18.26 tells of a result what followed from it alone', () => {
  const record = startRecord();
  write(record);
  send(record);
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

it('R18.26 names an actor without a name by what it was spawned from, and not one that comes and goes at once', () => {
  const record = startRecord();
  const hire = (by: string) => {
    record.act(button(by));
    record.send('workshop', { type: 'worker.hire', name: 'Bob' }, { by: 'person' });
  };
  hire('Hire Bob');
  record.click('Fire Bob', 'workshop', 'worker.fire');
  hire('Hire for a moment');
  record.send('workshop', { type: 'worker.fire' }, { by: 'person' });
  expect(copySteps(record.end()).match(/Worker .*/g)).toEqual([
    expect.stringMatching(/^Worker x\.\d+: appears as working\.$/),
    expect.stringMatching(/^Worker x\.\d+: ends\.$/),
  ]);
});
