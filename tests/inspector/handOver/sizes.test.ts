import { expect, it } from 'vitest';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import { redact } from '../../../src/inspector/handOver/redact.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { app, button, copySteps, light } from './copies.ts';

/** The steps after the first one, with what was seen. */
const stepsOf = (...sessions: SessionFile[]) =>
  copySteps(...sessions)
    .replace(/^.*\n(?=2\.)/s, '')
    .split('\n')
    .slice(0, -1);

/** What a test does after it has opened the page, and the states that it expects. */
const testOf = (...sessions: SessionFile[]) =>
  copyAsTest(sessions, app, 'http://localhost:4173')
    .split('\n')
    .filter((line) => /setViewportSize|reload|click|data-state/.test(line))
    .map((line) => line.trim());

const clicked = (name: string) =>
  `await page.getByRole('button', { name: '${name}', exact: true }).click();`;
const lampIs = (state: string) =>
  `await expect(view('lamp')).toHaveAttribute('data-state', '${state}');`;

it('R18.58 tells the last size of the window before an act, and none that no act follows', () => {
  const record = startRecord();
  record.resize(706, 832);
  light(record);
  for (const width of [900, 1_280]) {
    record.resize(width, 720);
    record.send('letter', { type: 'letter.retry' }, { page: showing('lamp') });
  }
  record.act(button('Chat'), 'lamp');
  record.act(button('Menu'), 'lamp');
  record.resize(390, 832);
  record.send('letter', { type: 'letter.retry' }, { page: showing('lamp') });
  const session = { ...record.end(), page: showing('lamp'), surroundings };
  for (const one of [session, redact(session, () => true)]) {
    expect(stepsOf(one)).toEqual([
      '2. Click the button “Menu”.',
      '   - Desk lamp: off → lit.steady.',
      '3. Make the page 1280 × 720.',
      '4. Click the button “Chat”.',
      '5. Click the button “Menu”.',
    ]);
    expect(testOf(one)).toEqual([
      clicked('Menu'),
      lampIs('lit.steady'),
      'await page.setViewportSize({ width: 1_280, height: 720 });',
      clicked('Chat'),
      clicked('Menu'),
    ]);
  }
});

it('R18.58 tells with a size what it has brought about, and no other act tells that', () => {
  const record = startRecord();
  record.resize(706, 832);
  light(record);
  record.pass(100);
  const turn = (width: number) => {
    record.resize(width, 720);
    record.send('lamp', { type: 'lamp.press' }, { page: showing('lamp') });
  };
  turn(1_040);
  // The window grows on.
  record.resize(1_280, 720);
  record.act(button('Chat'), 'lamp');
  turn(390);
  // It goes back to the size that the press met.
  turn(1_280);
  const session = { ...record.end(), page: showing('lamp'), surroundings };
  expect(stepsOf(session)).toEqual([
    '2. Click the button “Menu”.',
    '   - Desk lamp: off → lit.steady.',
    '3. Make the page 1280 × 720.',
    '   - Desk lamp: lit.steady → off.',
    '4. Click the button “Chat”.',
    '5. Make the page 390 × 720.',
    '   - Desk lamp: off → lit.steady.',
    '6. Make the page 1280 × 720.',
    '   - Desk lamp: lit.steady → off.',
  ]);
  expect(testOf(session).slice(0, 3)).toEqual([
    clicked('Menu'),
    lampIs('lit.steady'),
    'await page.setViewportSize({ width: 1_280, height: 720 });',
  ]);
});

it('R18.58 leaves with an act what a timer brings in another size', () => {
  const record = startRecord();
  record.resize(706, 832);
  record.click('Unfold', 'letter', 'letter.toggle');
  record.resize(390, 832);
  record.pass(900, { page: showing('letter') });
  const steps = stepsOf({ ...record.end(), page: showing('letter'), surroundings }).join('\n');
  expect(steps).toContain('- After 0.');
  expect(steps).not.toContain('Make the page');
});

it('R18.58 tells no size at the end or on a way back of which only a quiet actor hears, and a test none before a hand', () => {
  const copy = (widths: readonly number[], name?: string, by?: 'inspector') => {
    const record = startRecord();
    record.resize(706, 832);
    record.act(button('Menu'), 'lamp');
    for (const width of widths) {
      record.resize(width, 832);
      record.send('lamp', { type: 'lamp.press' }, { ...(by && { by }), page: showing('lamp') });
    }
    if (name) record.act(button(name), 'letter');
    const session = { ...record.end(), page: showing('lamp'), surroundings };
    return [copyAsSteps, copyAsTest].map((make) =>
      make([session], app, 'http://localhost:4173', by ? [] : ['lamp']),
    );
  };
  for (const copies of [copy([390]), copy([390, 706])])
    expect(copies.join()).not.toMatch(/Make the page|setViewportSize/);
  expect(copy([390, 706], 'Chat').join()).not.toMatch(/page 390|width: 390/);
  const [steps, test] = copy([390], undefined, 'inspector');
  expect(steps).toContain('3. Make the page 390 × 832.\n4. In the inspector, send');
  expect(test).not.toContain('setViewportSize');
});

it('R18.58 tells the size with which a page has loaded again before that', () => {
  const record = startRecord();
  light(record);
  const before = { ...record.end(), page: showing('lamp'), surroundings };
  const next = startRecord();
  next.resize(1_280, 720);
  next.act(button('Chat'), 'lamp');
  const reloads = { of: surroundings.startedAt, by: ['person'] } as const;
  const session = {
    ...next.end(),
    page: showing('lamp'),
    surroundings: { ...surroundings, width: 1_280, height: 720, reloads },
  };
  expect(stepsOf(before, session).slice(2)).toEqual([
    '3. Make the page 1280 × 720.',
    '4. Reload the page.',
    '5. Click the button “Chat”.',
  ]);
  expect(testOf(before, session).slice(2)).toEqual([
    'await page.setViewportSize({ width: 1_280, height: 720 });',
    'await page.reload();',
    clicked('Chat'),
  ]);
});
