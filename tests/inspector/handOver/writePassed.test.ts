import { expect, it } from 'vitest';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Shown } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { app, button, copySteps, copyTest, light, linesIn, send, write } from './copies.ts';

it('R18.54 waits for a state that stays a while, and follows one that goes at once', () => {
  const record = startRecord();
  light(record);
  record.click('Flicker', 'lamp', 'lamp.flicker');
  const text = JSON.stringify(record.end());
  const dueIn = (ms: number): SessionFile =>
    JSON.parse(text.replaceAll('"remaining":1000', `"remaining":${ms}`));
  const stays = "await expect(view('lamp')).toHaveAttribute('data-state', 'lit.bright');";
  const passes = ".toContain('lamp: lit.bright');";
  expect(copyTest(dueIn(12_000), 'lamp')).toContain(stays);
  expect(copyTest(dueIn(12_000), 'lamp')).not.toContain(passes);
  expect(copyTest(dueIn(500), 'lamp')).toContain(passes);
  expect(copyTest(dueIn(500), 'lamp')).not.toContain(stays);
});

it('R18.54 waits for the state that the next act met, and follows none that a timer brings after that', () => {
  const passesAfter = (ms: number, name: string) => {
    const record = startRecord();
    light(record);
    record.click('Flicker', 'lamp', 'lamp.flicker');
    record.pass(ms);
    record.act(button(name), 'lamp');
    if (name === 'Flicker') record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
    record.pass(100);
    const session = record.end();
    expect(copySteps(session)).toContain('lit.bright → lit.dim');
    return copyTest(session, 'lamp').match(/(?<=toContain\('lamp: lit\.).*(?=')/g);
  };
  expect(passesAfter(1_500, 'Flicker')).toEqual(['dim', 'bright', 'bright']);
  // In a test, it may come before the act.
  expect(passesAfter(900, 'Menu')).toEqual(['bright']);
});

it('R18.54 follows the states on the way back to where an act began, unless they are over at once', () => {
  const record = startRecord();
  const tryAgain = (wait: number) => {
    record.click('Try again', 'letter', 'letter.retry');
    record.pass(wait);
    record.settle('error', 'letter', 'deliver', {});
  };
  write(record);
  send(record);
  record.settle('error', 'letter', 'deliver', {});
  tryAgain(20);
  tryAgain(0);
  const click = "await page.getByRole('button', { name: 'Try again', exact: true }).click();";
  const failed =
    "await expect(view('letter')).toHaveAttribute('data-state', 'sheet.folded mail.failed');";
  expect(linesIn(copyTest(record.end(), 'letter'), -6)).toEqual([
    'await forgetPassed();',
    click,
    failed,
    "await expect.poll(passed).toContain('letter: mail.waiting');",
    click,
    failed,
  ]);
});

it('R18.54 follows the states on the way to another one, and how long each lasted that a timer ends', () => {
  const passesAfter = (isThere: boolean, page?: Shown) => {
    const record = startRecord();
    const unfold = () => {
      record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
      record.pass(100);
    };
    write(record);
    record.act(button('Send'), ...(isThere ? ['letter'] : []));
    send(record);
    unfold();
    record.pass(page ? 700 : 200);
    if (page) record.send('letter', { type: 'letter.write', text: 'Hi' }, { page });
    unfold();
    record.pass(5_000);
    unfold();
    record.settle('output', 'letter', 'deliver', { text: 'Ho', at: 9 });
    return copyTest(record.end(), 'letter').match(/(?<=poll\()(?:passed,|.*stays\().*/g);
  };
  expect(passesAfter(true)).toEqual([
    "() => stays('letter: sheet.open.unfolding'), { timeout: 11_000 }).toEqual([about(100), about(100)]);",
    "passed, { timeout: 11_000 }).toContain('letter: mail.waiting');",
    "passed, { timeout: 11_000 }).toContain('letter: sheet.open.flat');",
    "passed, { timeout: 11_000 }).toContain('letter: sheet.folded');",
  ]);
  // Its view may have come only at the end, or with a later state.
  expect(passesAfter(false)).toBeNull();
  const come = { ...showing('letter'), states: { letter: 'sheet.open.flat mail.waiting' } };
  expect(passesAfter(false, come)?.map((line) => line.replace(/.*contain\(/i, ''))).toEqual([
    "'letter: mail.waiting');",
    "'letter: sheet.open.flat');",
  ]);
});

it('R18.54 knows the delay of a timer that began while somebody was typing', () => {
  const record = startRecord();
  const type = (value: string, wait: number) => {
    record.act({ kind: 'type', control: { role: 'textbox', name: 'Text' }, value }, 'x.1');
    if (value === 'H') record.send('x.1', { type: 'worker.rest' }, { by: 'person' });
    record.pass(wait);
  };
  type('H', 60);
  type('Hi', 140);
  const text = JSON.stringify(record.end());
  const stayIn = (session: string) =>
    copyTest(JSON.parse(session), 'x.1').match(/(?<=stays\('x\.1: resting'\)\)).*/g);
  expect(stayIn(text)).toEqual(['.toEqual([about(200)]);']);
  // As if the second letter had set it again.
  const again = text.replaceAll('"remaining":200', '"remaining":90');
  expect(stayIn(again)).toEqual(['.toEqual([about(140)]);']);
});

it('R18.54 knows how long a state lasts in which data change, and one that began before the act', () => {
  const record = startRecord();
  const views = ['workshop', 'x.1', 'lamp'];
  const press = (wait: number, actor: string, ...types: string[]) => {
    record.act(button('Go'), ...views);
    for (const type of types) record.send(actor, { type }, { by: 'person' });
    record.pass(wait);
  };
  press(1_000, 'workshop', 'desk.open', 'desk.leave', 'bell.later');
  press(60, 'x.1', 'worker.rest');
  press(1_000, 'letter');
  press(100, 'lamp', 'lamp.press');
  press(500, 'lamp', 'lamp.flicker');
  // Nobody knows when a test has left a field.
  record.act({ kind: 'leave', control: { role: 'textbox', name: 'Text' } }, ...views);
  record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  record.pass(1_000);
  press(500, 'lamp', 'lamp.flicker');
  // It sets the timer again.
  press(1_000, 'lamp', 'lamp.flicker');
  const test = copyTest(record.end(), ...views);
  expect(test.match(/(?<=poll\(\(\) => )(?:stays|lasts).*/g)).toEqual([
    "stays('workshop: desk.left')).toEqual([about(300)]);",
    "lasts('x.1: resting')).toContainEqual(about(200));",
    "lasts('lamp: lit.bright')).toContainEqual(about(1_000));",
  ]);
  expect(test.match(/await forgetPassed/g)).toHaveLength(6);
});

it('R18.54 waits for a timer as long as it was set: a test comes sooner than who recorded it', () => {
  const record = startRecord();
  record.act(button('Leave'), 'workshop');
  for (const type of ['desk.open', 'desk.leave'])
    record.send('workshop', { type }, { by: 'person' });
  record.pass(1_000);
  const session = record.end();
  const slow = session.entries.map(({ kept, ...entry }) => {
    const timers = kept.timers.map((timer) => ({
      ...timer,
      remaining: timer.remaining + 9_000,
    }));
    return { ...entry, kept: { ...kept, timers } };
  });
  expect(copyTest({ ...session, entries: slow }, 'workshop')).toContain(
    "'desk.closed wood.none', { timeout: 15_000 }",
  );
});

it('R18.54 expects what the page said meanwhile, with any number', () => {
  const record = startRecord();
  const pageWith = (...texts: string[]) => ({
    ...showing('letter'),
    said: texts.map((text) => ({ role: 'status', text })),
  });
  const look = (...texts: string[]) => {
    record.pass(600);
    const page = pageWith(...texts);
    record.send('letter', { type: 'letter.write', text: texts.join() }, { page });
  };
  const field = { kind: 'type', control: { role: 'textbox', name: 'Text' } } as const;
  record.act({ ...field, value: 'H', page: pageWith('Welcome') });
  look('Too short');
  record.act({ ...field, value: 'Hi', page: pageWith('Welcome') });
  look('Welcome', 'Saving 12 %');
  look('Saved');
  const test = copyTest({ ...record.end(), page: pageWith('Saved') });
  expect(test.match(/(?<=poll\().*/g)).toEqual([
    "() => said('status')).toContain('Saved');",
    'passed).toContainEqual(expect.stringMatching(/^Saving\\s+\\d+\\s+%$/));',
  ]);
});

it('R18.54 expects no state that a view tells in other words, or not at all', () => {
  const record = startRecord();
  light(record);
  record.click('Flicker', 'lamp', 'lamp.flicker');
  const session = record.end();
  const copyWith = (states: Shown['states']) =>
    copyTest({ ...session, page: { ...showing('lamp'), ...(states && { states }) } }, 'lamp');
  expect(copyWith({ lamp: 'lit.bright' })).toContain(".toContain('lamp: lit.bright');");
  expect(copyWith({ lamp: '"lit"' })).not.toContain("lamp: lit.bright');");
  expect(copyWith({})).not.toContain("lamp: lit.bright');");
});

it('R18.54 expects what a page says while an actor goes on to come, however soon it goes', () => {
  const record = startRecord();
  write(record);
  record.act(button('Send'), 'letter');
  send(record);
  const page = { ...showing('letter'), said: [{ role: 'status', text: 'Sending' }] };
  const test = copyTest({ ...record.end(), page });
  expect(test.match(/(?<=poll\().*/g)).toEqual([
    "passed).toContain('Sending');",
    "passed).toContain('letter: mail.waiting');",
  ]);
});

it('R18.54 follows no state while a document starts, whoever brings it', () => {
  const sessionOf = (isOfAct: boolean) => {
    const pageOf = (text: string) => ({ ...showing('letter'), said: [{ role: 'status', text }] });
    const record = startRecord();
    if (isOfAct) record.act({ ...button('Menu'), page: pageOf('Welcome') });
    record.send('letter', { type: 'letter.toggle' }, { by: 'person' });
    record.pass(600);
    record.send('letter', { type: 'letter.write', text: 'Hi' }, { page: pageOf('Unfolding') });
    return { ...record.end(), page: pageOf('Welcome'), surroundings };
  };
  const passesWith = (by?: 'person' | 'link') => {
    const reloads = by && { of: surroundings.startedAt, by: [by] };
    const second = { ...sessionOf(false), surroundings: { ...surroundings, reloads } };
    const sessions = [sessionOf(true), ...(by ? [second] : [])];
    const test = copyAsTest(sessions, app, 'http://localhost:4173');
    return test.match(/poll\((?:passed|\(\) => stays)/g)?.length;
  };
  // What the page shows before it loads another document, nobody waits for either.
  expect([passesWith(), passesWith('person'), passesWith('link')]).toEqual([2, 2, undefined]);
});
