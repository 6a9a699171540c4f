import { expect, it } from 'vitest';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import { keepSessions, takeSessions } from '../../../src/inspector/panel/shell/keptSession.ts';
import { createStorage } from '../storage.ts';

const sessionOf = (by?: 'inspector') =>
  ({
    entries: [{ cause: { type: 'start' } }, { cause: { type: 'event', ...(by && { by }) } }],
  }) as unknown as SessionFile;
const session = sessionOf('inspector');

it('R18.9, R18.11 goes without a session that cannot be kept, or in which nobody did anything', () => {
  const storage = createStorage(10);
  keepSessions([session], () => storage);
  expect(takeSessions(() => storage)).toEqual([]);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  keepSessions([session], denied);
  expect(takeSessions(denied)).toEqual([]);
  keepSessions([], () => storage);
  keepSessions([sessionOf()], () => storage);
  expect(takeSessions(() => storage)).toEqual([]);
});

it('R18.9 goes without the oldest where the storage has no room for all', () => {
  const storage = createStorage(JSON.stringify([session, session]).length);
  keepSessions([session, session, session], () => storage);
  expect(takeSessions(() => storage)).toEqual([session, session]);
});

it('R18.9 keeps a session in which a tester held the time, and nobody did more', () => {
  const storage = createStorage();
  const held = { ...sessionOf(), interventions: [{ after: 1, at: 0, kind: 'pause' as const }] };
  keepSessions([held], () => storage);
  expect(takeSessions(() => storage)).toEqual([held]);
});

it('R18.9 keeps what a page shows once, as long as that stays the same', () => {
  const storage = createStorage();
  const trees = ['- main', '- main', '- form', '- main', '- main'];
  const entries = trees.map((tree) => ({
    cause: { type: 'event', by: 'inspector', event: { type: 'grow', tree } },
    page: { machines: [], address: '/', title: '', tree },
  }));
  const shown = { entries } as unknown as SessionFile;
  keepSessions([shown], () => storage);
  const text = storage.getItem('inspector-session');
  expect(text?.match(/"title":"","tree":"- main"/g)).toHaveLength(2);
  expect(takeSessions(() => storage)).toEqual([shown]);
});

const ofOtherVersions = [
  '{',
  'null',
  '{"entries":[]}',
  '[null,{"entries":1}]',
  '[{"entries":[],"interventions":[{"text":"press “Pause”"}]}]',
];
it.each(ofOtherVersions)('R18.9 takes no session from %s', (text) => {
  const storage = createStorage();
  storage.setItem('inspector-session', text);
  expect(takeSessions(() => storage)).toEqual([]);
});
