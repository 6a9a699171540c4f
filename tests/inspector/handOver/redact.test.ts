import { fromJson, lossesIn, toJson } from '@interpunct/model-kit/data';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redact, redactAll } from '../../../src/inspector/handOver/redact.ts';
import { FORMAT, type SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Entry } from '../../../src/inspector/record/entry.ts';
import { app, startRecord } from '../recordSession.ts';
import { button } from './copies.ts';

const { isTyped } = app;

type Recorder = ReturnType<typeof startRecord>;

/** Every way in which a person's text comes into the workshop. */
const ways: ((record: Recorder, text: string) => unknown)[] = [
  (record, text) => record.send('letter', { type: 'letter.write', text }),
  (record) => record.send('letter', { type: 'letter.send', at: 5 }),
  (record) => record.send('letter', { type: 'letter.retry' }),
  (record, text) => record.settle('output', 'letter', 'deliver', { text, at: 9 }),
  (record, message) => {
    record.send('letter', { type: 'letter.write', text: message });
    record.settle('error', 'letter', 'deliver', { message });
  },
  (record, name) => record.send('workshop', { type: 'worker.hire', name }),
  (record) => record.pass(1_000),
];

/** No other text contains it, and JSON keeps it as it is. */
const SECRET = '§';

const secrets = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((text) => ` ${SECRET}${text}${SECRET}`);

/** The texts at all places of some data. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}/${key}`));
}

/** A session of an app that only has a start, unless it has entries. */
const sessionOf = (start: KeptRoot, entries: readonly Entry[] = []): SessionFile => ({
  format: FORMAT,
  app: 'notes',
  version: '1',
  charts: {},
  root: 'app',
  start,
  startAt: 0,
  entries,
});

it('R18.25 holds nothing that a person typed, wherever it went', () => {
  const walk = fc.array(fc.tuple(fc.constantFrom(...ways), secrets), {
    minLength: 5,
    maxLength: 25,
  });
  let masked = 0;
  fc.assert(
    fc.property(walk, (steps) => {
      const record = startRecord();
      for (const [way, text] of steps) way(record, text);
      const session = record.end();
      const redacted = redact(session, isTyped);
      expect(JSON.stringify(redacted)).not.toContain(SECRET);

      const [before, after] = [textsIn(session), textsIn(redacted)];
      expect(after.map(([path]) => path)).toEqual(before.map(([path]) => path));
      for (const [index, [path, text]] of after.entries()) {
        const original = before[index]?.[1] ?? '';
        if (text === original) continue;
        masked += 1;
        // Only what stands around the text stays.
        expect(text, path).toMatch(/^\s*▒+\s*$/);
      }
    }),
    { numRuns: 60, seed: 20_261_122 },
  );
  expect(masked).toBeGreaterThan(1_000);
}, 60_000);

it('R18.25, R18.48 masks an e-mail address by another one, always the same, and leaves an empty text', () => {
  const record = startRecord();
  for (const text of ['ada@host.example', 'bob@host.example', 'Ada@host.example', '  ']) {
    record.send('letter', { type: 'letter.write', text });
  }
  const session = record.end();
  redact({ ...session, entries: session.entries.slice(2) }, isTyped);
  const texts = redact(session, isTyped).entries.flatMap(({ cause }) =>
    cause.type === 'event' ? [cause.event.text] : [],
  );
  const [ada, bob] = ['masked1@example.com', 'masked2@example.com'];
  expect(texts).toEqual([ada, bob, ada, '  ']);
});

it('R18.25 masks an event that the root passes on, and a text in a delayed event', () => {
  const typed = { type: 'note.write', text: 'Ada' };
  const snapshot = { status: 'active', value: {}, context: {}, children: {} } as never;
  const timer = { actor: 'note', id: 'later', event: typed, remaining: 5 };
  const kept = { snapshot, timers: [timer] };
  const to = (sender: string | null, receiver: string) =>
    ({ sender, receiver, event: typed, microsteps: [], actions: [] }) as const;
  const cause = { type: 'event', actor: 'app', event: typed } as const;
  const deliveries = [to(null, 'app'), to('app', 'shelf'), to('shelf', 'note')];
  const session = sessionOf(kept, [{ index: 0, at: 0, cause, deliveries, kept }]);
  const redacted = redact(session, (actor, path) => actor === 'note' && path.at(-1) === 'text');
  expect(JSON.stringify(redacted)).not.toContain('Ada');
  expect(JSON.stringify(redacted).match(/▒▒▒/g)).toHaveLength(6);
});

it('R18.25 keeps what a kept root goes on with, and masks below ids with a slash', () => {
  const child = { snapshot: { status: 'active', context: { text: 'Ada' } } };
  const snapshot = { status: 'active', context: {}, children: { 'a/b': child } } as never;
  const session = sessionOf({ snapshot, timers: [], numbered: 3 });
  const { start } = redact(session, (actor) => actor === 'a~1b');
  const masked = { snapshot: { context: { text: '▒▒▒' } } };
  expect(start).toMatchObject({ numbered: 3, snapshot: { children: { 'a/b': masked } } });
});

it('R18.25 masks what maps and sets hold, at their places, and no other value of a box', () => {
  const others = { big: 12n, at: new Date(5), far: Number.POSITIVE_INFINITY };
  const notes = new Map([['first', { text: 'Bob' }]]);
  const context = { ...others, act: () => {}, names: new Set(['Ada']), notes };
  const session = sessionOf({ snapshot: { status: 'active', context } as never, timers: [] });
  const places: string[] = [];
  const redacted = redact(toJson(session), (_, path) => {
    places.push(path.join('/'));
    return true;
  });
  expect(lossesIn(redacted)).toEqual(['act (function)']);
  expect(fromJson(redacted).start.snapshot).toEqual({
    status: 'active',
    context: {
      ...others,
      names: new Set(['▒▒▒']),
      notes: new Map([['▒▒▒', { text: '▒▒▒' }]]),
    },
  });
  const typed = ['names/0', 'notes/0/0', 'notes/0/1/text'];
  expect([...new Set(places)]).toEqual(typed.map((place) => `context/${place}`));
});

it('R18.25, R18.48 masks what a person typed in a field, where a name or a note repeats it, addresses, and what was stored', () => {
  const record = startRecord();
  const type = (name: string, value: string) =>
    record.act({ kind: 'type', control: { role: 'textbox', name }, value });
  type('Name', 'Ada Weber');
  // A word of the inspector's own sentences.
  type('Note', 'restore');
  type('Year', '1000');
  const page = {
    machines: ['letter'],
    states: { letter: 'to Ada Weber' },
    address: '/to?name=Ada%20Weber',
    title: 'To A. Weber',
    tree: '- switch "Tell Ada Weber" [checked]\n- status: Ada Weber has it, in “Ada”.',
    focus: { role: 'heading', name: 'To Ada Weber' },
  };
  record.act({ ...button('Remove Ada Weber'), page });
  type('Town', 'Müllheim/Baden');
  const asked = 'POST /50%/to/ada%20weber/M%C3%BCllheim%2FBaden/a%20b';
  // JSON has other signs for what was typed with quotation marks.
  type('Line', 'Of "Baden" town');
  record.act({ kind: 'ask', value: asked, text: JSON.stringify({ line: 'Of "Baden" town' }) });
  record.act({ kind: 'answer', value: `${asked}: 404` });
  record.act({ kind: 'ask', value: 'POST /a%20b' });
  record.send('lamp', { type: 'lamp.press' }, { outside: 'another window', page });
  const surroundings = {
    stored: [{ name: 'draft', value: 'Ada Weber' }],
    address: 'http://a.example/to?state=letter:open&for=Ada&Weber&all=#ada',
    conditions: 'network:slow,localRecord:draft%3DAda',
  } as never;
  // After a reload, the name repeats it, too.
  const next = startRecord();
  next.act(button('Send to Ada Weber'));
  const restored = (cause: string) => `${cause}. The page goes on from here, with its time paused`;
  const told = <Kind extends string>(kind: Kind, about: string) =>
    ({ after: 1, at: 0, kind, about }) as const;
  const interventions = [
    told('restore', restored('«Type “Ada Weber” in “Name”»')),
    told('watch', 'letter:text=Eve'),
    told('break', 'letter:to.Ada Weber = Eve'),
    told('advance', '1000'),
  ];
  const notes = { 2: 'It greets ada weber twice.' };
  const session = { ...record.end(), surroundings, page, notes, interventions };
  const [redacted, after] = redactAll([session, next.end()], isTyped);
  expect(JSON.stringify(after)).toContain('Send to ▒▒▒');
  expect(redacted?.surroundings?.conditions).toBe('network:slow,localRecord:draft%3D▒▒▒');
  expect(redacted?.surroundings?.address).toBe(
    'http://a.example/to?state=letter:open&for=masked&masked&all=#masked',
  );
  expect(redacted?.notes).toEqual({ 2: 'It greets ▒▒▒ twice.' });
  expect(redacted?.interventions?.map((one) => one.about)).toEqual([
    restored('«Type “▒▒▒” in “Name”»'),
    'letter:text=▒▒▒',
    'letter:to.▒▒▒ = ▒▒▒',
    '1000',
  ]);
  expect(JSON.stringify(redacted)).not.toMatch(/Ada|weber|llheim|Baden/i);
  for (const rest of ['Remove ▒▒▒', 'POST /50%/to/▒▒▒/▒▒▒/a b: 404', 'POST /a%20b'])
    expect(JSON.stringify(redacted)).toContain(rest);
  expect(redacted?.page?.tree).toBe(
    '- switch "Tell ▒▒▒" [checked]\n- status: ▒▒▒ has it, in “▒▒▒”.',
  );
  expect(redacted?.page?.focus).toEqual({ role: 'heading', name: 'To ▒▒▒' });
});

it.each([
  [
    "Include an '@' in the email address. 'ada.o'hara' is missing an '@'.",
    "Include an '▒▒▒' in the email address. '▒▒▒' is missing an '▒▒▒'.",
  ],
  [
    'Incluez « @ » dans l’adresse. Il manque « @ » dans « ada ».',
    'Incluez « ▒▒▒ » dans l’adresse. Il manque « ▒▒▒ » dans « ▒▒▒ ».',
  ],
  ['In der Angabe „ada“ fehlt ein "@".', 'In der Angabe „▒▒▒“ fehlt ein "▒▒▒".'],
  ["Don't leave ‘ada’ or “bob”.", "Don't leave ‘▒▒▒’ or “▒▒▒”."],
  ['Eve Weber is taken.', '▒▒▒ is taken.'],
  ['HTTP 503, for eve weber.', 'HTTP 503, for ▒▒▒.'],
])(
  'R18.25 masks what a browser or an error repeats, and no other part of it: %s',
  (value, redacted) => {
    const record = startRecord();
    const control = { role: 'textbox', name: 'Email' };
    record.act({ kind: 'type', control, value: 'Eve Weber' });
    record.act({ kind: 'stop', control, value });
    record.send('letter', { type: 'letter.write', text: 'Eve Weber' });
    record.send('letter', { type: 'letter.send', at: 5 });
    record.settle('error', 'letter', 'deliver', { message: value });
    record.act({ kind: 'throw', value });
    const causes = redact(record.end(), isTyped).entries.map(({ cause }) => cause);
    expect(causes).toMatchObject([
      ...Array(2).fill({}),
      { gesture: { kind: 'stop', value: redacted } },
      ...Array(2).fill({}),
      { type: 'error', value: { message: redacted } },
      { gesture: { kind: 'throw', value: redacted } },
    ]);
  },
);

it('R18.25 masks a key that is a letter, and no other key', () => {
  const record = startRecord();
  for (const value of ['k', 'Escape', 'Control+k']) record.act({ kind: 'press', value });
  const keys = redact(record.end(), isTyped).entries.flatMap(({ cause }) =>
    cause.type === 'act' ? [cause.gesture.value] : [],
  );
  expect(keys).toEqual(['▒', 'Escape', 'Control+k']);
});
