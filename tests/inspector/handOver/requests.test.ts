import { expect, it } from 'vitest';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Entry, Gesture } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { button, copySteps, copyTest } from './copies.ts';

it('R18.55 expects as much to be sent as was, also by a double click', () => {
  const record = startRecord();
  record.act(button('Send'), 'lamp');
  record.act({ kind: 'ask', value: 'POST /api/letter' });
  record.pass(300);
  record.act({ kind: 'answer', value: 'POST /api/letter: 503' });
  record.act({ ...button('Sending'), clicks: 2 }, 'lamp');
  for (const value of ['GET /api/post', 'POST /api/letter']) record.act({ kind: 'ask', value });
  for (const clicks of [1, 2, 3]) record.act({ ...button('Choose'), clicks }, 'lamp');
  // A file says where it was recorded: nobody else's host gets what the test sends.
  const address = 'https://other.example/about';
  const session = { ...record.end(), surroundings: { ...surroundings, address } };
  const test = copyTest(session, 'lamp');
  expect(test).toContain("process.env.BASE_URL ?? 'http://localhost:4173'");
  expect(test).toContain('// How often the page asks is not compared: GET /api/post.');
  expect(test).toContain("const recorded = ['POST /api/letter'];");
  expect(test.match(/'\w+', exact: true \}\)\.(?:dbl)?click\(.*\)/g)).toEqual([
    "'Send', exact: true }).dblclick()",
    "'Choose', exact: true }).click({ clickCount: 3 })",
  ]);
  expect(test).toContain(
    "  await expect.poll(() => sent).toEqual(['POST /api/letter', 'POST /api/letter']);\n\n",
  );
  const without = (how: object) =>
    copyTest({ ...session, surroundings: { ...surroundings, ...how } });
  const cut = without({ conditions: 'network:offline' });
  expect(cut).toContain("route.abort('internetdisconnected')");
  expect(cut).toContain("toEqual(['POST /api/letter', 'POST /api/letter']);");
  expect(without({ isRedacted: true })).not.toContain('sent');
  expect(copySteps(session)).toContain(
    '2. Double-click the button “Send”.\n   - The page sends POST /api/letter.\n   - After 0.3 s: The answer to POST /api/letter: 503.\n',
  );
});

it('R18.55 lets the page send again and again as long, and does not count how often', () => {
  const sendEach = (waits: readonly number[], pause?: number, first?: Gesture) => {
    const record = startRecord();
    record.act(button('Begin'), 'lamp', 'lamp.press');
    for (const [turn, ms] of waits.entries()) {
      record.pass(ms);
      record.act((turn === 0 && first) || { kind: 'ask', value: 'POST /api/save' });
    }
    if (pause !== undefined) {
      record.pass(pause);
      record.act(button('End'), 'lamp', 'lamp.press');
    }
    record.act({ kind: 'ask', value: 'POST /api/end' });
    const test = copyTest({ ...record.end(), page: showing(), surroundings }, 'lamp');
    return test.match(/^ .*(?:runFor|sent\)|sent\.filter).*/gm);
  };
  const counted = (...all: string[]) =>
    `  await expect.poll(() => sent).toEqual(['${all.join("', '")}']);`;
  const save = 'POST /api/save';
  expect(sendEach([0, 400, 400], 200)).toEqual([
    '  await page.clock.runFor(800);',
    `  await expect.poll(() => sent).toEqual(expect.arrayContaining(['${save}']));`,
    `  await expect.poll(() => sent.filter((one) => !['${save}'].includes(one))).toEqual(['POST /api/end']);`,
  ]);
  // What is tried again has been given up by the next act, and waits longer each time.
  expect(sendEach([0, 400, 400], 900)?.at(-1)).toBe(counted(save, save, save, 'POST /api/end'));
  expect(sendEach([0, 400, 800])?.at(-1)).toBe(counted(save, save, save, 'POST /api/end'));
  expect(sendEach([0, 400, 400])?.at(-1)).toContain("toEqual(['POST /api/end'])");
  expect(sendEach([0, 400], 200)?.at(-1)).toBe(counted(save, save, 'POST /api/end'));
  // A dialog stays open for 10 s. What was sent after its answer has been given up by the next act.
  const answer: Gesture = { kind: 'accept', text: 'Sure?' };
  expect(sendEach([10_000, 0, 400, 400], 5_000, answer)?.at(-1)).toBe(
    counted(save, save, save, 'POST /api/end'),
  );
  // What is sent at once needs no time.
  expect(sendEach([20], 900)).toEqual([counted(save, 'POST /api/end')]);
});

it('R18.55 waits for what was sent some time after an act, before the next one', () => {
  const record = startRecord();
  for (const pause of [0, 900, 7_000]) {
    record.act(button('Add'), 'lamp', 'lamp.press');
    record.pass(pause);
    record.act({ kind: 'ask', value: 'PUT /api/cart' }, 'lamp', 'lamp.press');
    record.pass(500);
  }
  record.act(button('Leave'), 'lamp', 'lamp.press');
  const session = { ...record.end(), page: showing(), surroundings };
  const waits = (one: SessionFile) => copyTest(one, 'lamp').match(/click\(\)|.*toHaveLength.*/g);
  expect(waits(session)).toEqual([
    'click()',
    'click()',
    '  await expect.poll(() => sent).toHaveLength(2);',
    'click()',
    '  await expect.poll(() => sent, { timeout: 13_000 }).toHaveLength(3);',
    'click()',
  ]);
  expect(waits({ ...session, surroundings: { ...surroundings, isRedacted: true } })).toHaveLength(
    4,
  );
});

it.each([
  ['is another act after a rest in which something was asked', 1_800, 'GET', ['One ', 'One two']],
  ['is another act after something was sent, however soon', 200, 'POST', ['One ', 'One two']],
  ['is one act without', 200, 'GET', ['One two']],
])('R18.50, R18.55 what is typed further %s', (_, rest, method, told) => {
  const record = startRecord();
  const control = { role: 'textbox', name: 'Note' };
  const type = (value: string) => record.act({ kind: 'type', control, value });
  type('One ');
  record.pass(200);
  record.act({ kind: 'ask', value: `${method} /api/draft` });
  record.pass(rest);
  type('One two');
  const session = { ...record.end(), page: showing(), surroundings };
  expect(copySteps(session).match(/Type “.*?”/g)).toEqual(told.map((text) => `Type “${text}”`));
  expect(copyTest(session).match(/fill\('.*?'\)/g)).toEqual(told.map((text) => `fill('${text}')`));
});

/** A request of the page in a test. */
const ask = (
  url: string,
  { method = 'POST', type = 'fetch', frame = 'main', from = '', body = '' } = {},
) => ({
  method: () => method,
  url: () => url,
  postData: () => body,
  resourceType: () => type,
  frame: () => frame,
  redirectedFrom: () => from,
});

/** What the listener of a test notes of requests. */
function notedBy(test: string, requests: readonly object[], what = 'sent'): object {
  const [follow = ''] = /const sent[\s\S]*?noteSent\);/.exec(test) ?? [];
  const [helper = ''] = /function noteSent[\s\S]*?\n {2}\}/.exec(test) ?? [];
  const on = (_: string, listen: (one: unknown) => void) => requests.forEach(listen);
  const script = `${helper}${follow}return ${what};`.replace(
    /: [\w<>, ]+(?:\[\]>?(?= =)|(?=\)))/g,
    '',
  );
  return new Function('page', 'origin', script)({ on, mainFrame: () => 'main' }, '');
}

it('R18.55 counts what else the page sends to its host, where the record has all that it sent', () => {
  const record = startRecord();
  record.act(button('Remove'), 'lamp');
  record.act({ kind: 'ask', value: 'DELETE /api/item/1' });
  const session = { ...record.end(), surroundings };
  const method = 'DELETE';
  const requests = [
    ask('/api/item/1', { method }),
    ask('/api/item/2', { method }),
    ask('/api/list', { type: 'xhr' }),
    // What no record hears, what only reads, and another host.
    ask('/api/left', { type: 'ping' }),
    ask('/api/item/3', { method, frame: 'other' }),
    ask('/api/item/1/', { method, from: '/api/item/1' }),
    ask('/api/item/2', { method: 'GET' }),
    ask('https://other.example/api/item/2', { method }),
  ];
  const notedIn = (more: Partial<SessionFile>) =>
    notedBy(copyTest({ ...session, ...more }), requests);
  const own = 'DELETE /api/item/1';
  expect(notedIn({})).toEqual([own, 'DELETE /api/item/2', 'POST /api/list']);
  const [start, press, ...later] = session.entries as [Entry, Entry, ...Entry[]];
  expect(notedIn({ entries: [press, ...later] })).toEqual([own]);
  expect(notedIn({ entries: [start, ...later], from: 9 })).toEqual([own]);
  const restore = { after: 2, at: 0, kind: 'restore', about: 'the press' } as const;
  expect(notedIn({ interventions: [restore] })).toEqual([own]);
});

it('R18.51, R18.55 tells what was sent, and expects what was filled in, names, numbers and choices to be sent, and nothing that varies', () => {
  const record = startRecord();
  for (const value of ['Ada Lane 3', 'openAI', '250000'])
    record.act({ kind: 'type', control: { role: 'textbox', name: `As ${value}` }, value });
  const send = (body: object, value = 'POST /api/letter') =>
    record.act({ kind: 'ask', value, text: JSON.stringify(body) });
  record.act(button('Send'), 'lamp');
  const varying = {
    sum: 1_795_708_800_123,
    code: 'KX93QT',
    answer: 'Good day to you.',
    key: '▒▒▒',
    link: 'VaStGXRb-ZsjdHicBkmyT',
    file: 'ABc.x',
    word: 'kqwjxzzbkqwjx',
    score: 0.7342,
    share: '0.7342',
  };
  send({
    to: 'Ada Lane 3',
    way: 'express',
    pages: [{ number: 2 }, varying],
    isUrgent: true,
    price: 12.95,
    plan: 'FREE-Plus_2',
    by: ['openAI', 250_000],
    lines: ['Dear Eve,'],
  });
  send({ to: null, ...varying });
  send(varying, 'POST /api/note');
  send({ page: 1 }, 'GET /api/letter');
  record.act({ kind: 'ask', value: 'PUT /api/picture' });
  record.act({ kind: 'ask', value: 'POST /api/pin', text: '{"pin":▒▒▒}' });
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  record.act({ kind: 'ask', value: 'POST /api/deep', text: deep });
  const test = copyTest({ ...record.end(), surroundings }, 'lamp');
  // Also such whose bodies are not compared or no JSON any more.
  const requests = [
    ask('/api/note', { body: '--form of files' }),
    ask('/api/letter?at=5', { body: '{"to":"Ada"}' }),
    ...['to=Eve+Weber', 'Hello', ''].map((body) => ask('/api/letter', { body })),
  ];
  expect(notedBy(test, requests, 'bodies')).toEqual({
    'POST /api/letter': [{ to: 'Ada' }, { to: 'Eve Weber' }, { Hello: '' }, {}],
  });
  expect(test.match(/expect\(bodies.*/g)).toEqual([
    "expect(bodies['POST /api/letter']).toMatchObject([{ to: 'Ada Lane 3', way: 'express', pages: [{ number: 2 }, {}], isUrgent: true, price: 12.95, plan: 'FREE-Plus_2', by: ['openAI', 250_000] }, { to: null }]);",
  ]);
  expect(copySteps(record.end()).match(/(?<=sends POST )\/api\/(?:pin|deep).*/g)).toEqual([
    '/api/pin with `{"pin":▒▒▒}`.',
    `/api/deep with \`${'['.repeat(120)}…\`.`,
  ]);
});
