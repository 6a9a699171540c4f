import { expect, it } from 'vitest';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import {
  app,
  button,
  copySteps,
  copyTest,
  light,
  linesIn,
  linesOf,
  send,
  write,
} from './copies.ts';

it('R18.56 ends where news from outside change states or data, and expects no stored text of after it', () => {
  const outside = 'another window';
  const endOf = (labels: Record<string, string>, ...texts: string[]) => {
    const record = startRecord();
    light(record);
    // Changes nothing.
    record.send('letter', { type: 'letter.retry' }, { outside });
    for (const text of texts)
      record.send('letter', { type: 'letter.write', text }, { outside, page: showing('lamp') });
    record.act({ kind: 'press', value: 'Escape' }, 'lamp');
    const stored = [{ name: 'choice', value: 'yes' }];
    const sessions = [{ ...record.end(), surroundings, stored }];
    return linesIn(copyAsTest(sessions, { ...app, labels }, 'http://localhost:4173'), -2);
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

it('R18.56 ends where the inspector took part, and expects no state of then that passes', () => {
  const endOf = (...machines: string[]) => {
    const record = startRecord();
    write(record);
    record.act(button('Send'), 'letter');
    send(record);
    const page = showing(...machines);
    record.send('letter', { type: 'letter.retry' }, { by: 'inspector', page });
    record.act({ kind: 'press', value: 'Escape' }, 'letter');
    return copyTest({ ...record.end(), surroundings });
  };
  const test = endOf('letter');
  expect(test).toContain("test.fixme('Click the button “Send” on /about', ");
  expect(test).toContain('// Nothing is expected: no view shows a state that stays');
  expect(linesIn(test, -1)).toEqual([
    '// In the inspector, send `letter.retry` to letter. A test of the page ends here.',
  ]);
});

it('R18.56 ends before what a held result has decided, and expects no title of a held moment', () => {
  const way = { actor: 'lamp', state: 'lost', last: -1, isLink: true };
  const missed = { after: 0, at: 0, kind: 'missed' as const, about: 'No way.', way };
  type GoOn = (record: ReturnType<typeof startRecord>) => void;
  const copyHeld = (goOn: GoOn, isHeld = true, interventions: (typeof missed)[] = []) => {
    const record = startRecord(isHeld);
    write(record);
    record.act(button('Send'), 'letter');
    record.pass(1);
    send(record);
    record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
    goOn(record);
    return copyTest({ ...record.end(), surroundings, interventions }, 'letter');
  };
  const page = { ...showing('letter'), address: '/sent', title: 'Held' };
  const press = { kind: 'press', value: 'Escape', page } as const;
  const held = copyHeld((record) => record.act(press));
  expect(linesIn(held, -3)).toEqual([
    "await page.getByRole('button', { name: 'Send', exact: true }).click();",
    "await expect(page).toHaveURL('/sent');",
    '// What depends on the held `deliver` of letter. A test of the page ends here.',
  ]);
  // A link may have held it, and a timer may come before the result.
  for (const copy of [
    copyHeld((record) => record.act(press), true, [missed]),
    copyHeld((record) => record.pass(100)),
  ])
    expect(copy).toContain('  // What depends on the held `deliver` of letter.');
  const free = copyHeld((record) => record.act(press), false);
  for (const part of ["toHaveTitle('Held')", "press('Escape')"]) expect(free).toContain(part);
  expect(
    copyHeld((record) => {
      record.settle('error', 'letter', 'deliver', {});
      record.act(press);
    }),
  ).toContain("press('Escape')");
});

it('R18.55 expects no stored text where a hand has held what a page does by itself, and says so', () => {
  const stored = [{ name: 'mail', value: 'waiting' }];
  const interventions = [{ after: 0, at: 0, kind: 'hold' as const }];
  const copyHeld = (isSettled: boolean, isFreed = false) => {
    const record = startRecord();
    write(record);
    record.act(button('Send'), 'letter');
    send(record);
    if (isSettled) record.settle('output', 'letter', 'deliver', { text: 'Ho', at: 9 });
    const freed = isFreed ? [{ after: 0, at: 0, kind: 'free' as const }] : [];
    const by = { interventions: [...interventions, ...freed] };
    return copyTest({ ...record.end(), surroundings, stored, ...by }, 'letter');
  };
  const held = copyHeld(false);
  expect(held).not.toContain('Storage.getItem');
  expect(held).toMatch(/\n {2}\/\/ What is stored is not compared: a hand held .*\.\n/);
  // What runs on for ever, such as a callback, looks as what is held.
  for (const copy of [copyHeld(true), copyHeld(false, true)])
    expect(copy).toContain("localStorage.getItem('mail'))).toBe('waiting')");
});

it('R18.51, R18.55 says where a session was restored, goes on, and tells nothing that a restore may have taken back', () => {
  const record = startRecord();
  record.act({ ...button('Off'), machine: 'lamp' }, 'lamp');
  light(record);
  record.act(button('Chat'), 'lamp');
  const stored = [{ name: 'choice', value: 'yes' }];
  const about = '`lamp.press`\nto lamp';
  const interventions = [{ after: 1, at: 0, kind: 'restore' as const, about }];
  const session = { ...record.end(), surroundings, stored, interventions };
  expect(copySteps(session)).not.toContain('stays in');
  expect(linesIn(copyTest(session, 'lamp'))).toEqual([
    "await page.getByRole('button', { name: 'Off', exact: true }).click();",
    '// Nothing is expected of this press.',
    '// In the inspector, restore the moment after `lamp.press` to lamp. This test does not: it goes on in time from the acts above.',
    "await page.getByRole('button', { name: 'Menu', exact: true }).click();",
    "await expect(view('lamp')).toHaveAttribute('data-state', 'lit.steady');",
    "await page.getByRole('button', { name: 'Chat', exact: true }).click();",
    '// Nothing is expected of this press.',
    '// What is stored is not compared: it may come from acts that a restore has taken back.',
  ]);
});

it('R18.51, R18.55 tells what was stored, changed and removed, and expects that but for times', () => {
  const record = startRecord();
  record.act(button('Menu'), 'lamp');
  const stored = [
    { name: 'choice', value: '{"at":1795708800123,"isOn":true}' },
    { name: 'draft', value: 'Ada (all)', isOfTab: true as const },
    { name: 'seen', value: 'yes', isCookie: true as const },
    { name: 'other', value: 'window', isElsewhere: true as const },
    { name: 'card', value: '{"number":"▒▒▒"}' },
    { name: 'step', value: '', isOfTab: true as const, isRemoved: true as const },
    { name: 'lock-1795708800123', value: '', isRemoved: true as const },
  ];
  const before = [surroundings.stored[0], { name: 'old', value: '1' }];
  const session = { ...record.end(), stored, surroundings: { ...surroundings, stored: before } };
  const linesOf = (test: string) => test.match(/await expect\.poll\(.*/g);
  expect(linesOf(copyTest(session))).toEqual([
    String.raw`await expect.poll(() => page.evaluate(() => localStorage.getItem('choice'))).toMatch(/^\{"at":\d+,"isOn":true\}$/);`,
    "await expect.poll(() => page.evaluate(() => localStorage.getItem('old'))).toBeFalsy();",
    "await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft'))).toBe('Ada (all)');",
    "await expect.poll(() => page.evaluate(() => document.cookie.split('; ').find((one) => one.startsWith('seen='))?.slice(5))).toBe('yes');",
    String.raw`await expect.poll(() => page.evaluate(() => localStorage.getItem('card'))).toMatch(/^\{"number":".+"\}$/);`,
    "await expect.poll(() => page.evaluate(() => sessionStorage.getItem('step'))).toBeFalsy();",
  ]);
  expect(copySteps(session).match(/(?<= - ).* is stored .*/g)).toEqual([
    '«{"at":1795708800123,"isOn":true}» is stored as “choice” in the local storage.',
    'Nothing is stored as “old” in the local storage.',
    '“Ada (all)” is stored as “draft” in the session storage.',
    '“yes” is stored as “seen” in the cookies.',
    '«{"number":"▒▒▒"}» is stored as “card” in the local storage.',
    'Nothing is stored as “step” in the session storage.',
  ]);
  // A document between the first one and the last.
  const [first, last] = [
    { ...session, stored: [{ name: 'form', value: '1' }] },
    { ...session, stored: before },
  ];
  expect(linesOf(copyAsTest([first, last], app, 'http://localhost:4173'))).toEqual([
    "await expect.poll(() => page.evaluate(() => localStorage.getItem('form'))).toBeFalsy();",
  ]);
  const { stored: _, ...older } = session;
  expect(linesOf(copyTest(older))).toBeNull();
});

it.each([
  ['types by keys where the page hears these', 'textbox', ['60'], 'late'],
  ['types by keys which the page hears before the first letter comes', 'textbox', ['60'], 'early'],
  ['types by keys which the page hears on after a click', 'textbox', ['6', '60'], 'late'],
  ['fills what takes no letters, though the page hears its keys', 'slider', ['60'], 'late'],
])('R18.54 %s', (_, role, values, when) => {
  const record = startRecord();
  const control = { role, name: 'Size' };
  const hear = (value: string, at: string) => {
    if (value === '60' && at === when)
      record.send('letter', { type: 'letter.write', text: value }, { by: 'person', isOfKey: true });
  };
  for (const value of values) {
    record.act({ kind: 'click', control });
    record.pass(1_000);
    hear(value, 'early');
    record.act({ kind: 'type', control, value });
    hear(value, 'late');
  }
  const field = `await page.getByRole('${role}', { name: 'Size', exact: true })`;
  const typed = `${field}.selectText();\n  ${field}.pressSequentially('60');`;
  expect(copyTest(record.end())).toContain(role === 'slider' ? `${field}.fill('60');` : typed);
});

it('R18.42, R18.50 has a press begin with its first event, and tells a click into a field once', () => {
  const record = startRecord();
  const into = (name: string) => ({ kind: 'click', control: { role: 'textbox', name } }) as const;
  for (const value of ['A', 'Ada']) {
    record.act(into('Name'));
    record.act({ ...into('Name'), kind: 'type', value });
  }
  record.act(into('Name'));
  // The next field takes the focus from the first one, which only changes data.
  const pointed = { ...into('Email'), page: showing() };
  record.send('letter', { type: 'letter.write', text: 'Ada' }, { by: 'person', pointed });
  record.act(pointed);
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.act({ kind: 'point', at: { x: 1, y: 2 } });
  record.act({ ...into('Email'), kind: 'type', value: 'ada@host.example' });
  expect(linesOf(record.end(), 3, -1)).toEqual([
    '2. Type “Ada” in “Name”.',
    '3. Click the field “Email”.',
    '   - Desk lamp: off → lit.steady.',
    '4. Type “ada@host.example” in “Email”.',
  ]);
});
