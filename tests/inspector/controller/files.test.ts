import { expect, it, vi } from 'vitest';
import { arrive } from '../fakeTime.ts';
import { openHouse, prepareHouse, ring } from '../house.ts';
import { surroundings as recorded, showing } from '../recordSession.ts';

prepareHouse();

it('R18.40 looks at a file without leaving the visit, and holds what restoring it asks', async () => {
  const { inspector, leavesOf, sendFromPage, pages } = openHouse();
  ring.mockImplementation(() => new Promise(() => {}));
  sendFromPage('bell', { type: 'bell.push' });
  const file = JSON.parse(JSON.stringify(inspector.getSession()));
  const other = openHouse();
  other.sendFromPage('lamp', { type: 'lamp.press' });
  ring.mockClear();
  await other.inspector.importSession(file);
  expect(other.inspector.getView()).toMatchObject({
    isImported: true,
    lookingAt: 1,
    outgoing: [{ id: null, what: 'ring for real' }],
  });
  expect(await other.inspector.replay()).toMatchObject({ differences: [] });
  expect(other.inspector.getView()).toMatchObject({ isImported: true, lookingAt: 1 });
  await other.inspector.look(null);
  expect([other.leavesOf('lamp'), other.leavesOf('bell')]).toEqual([['on'], ['silent']]);

  await other.inspector.importSession(file);
  const before = await other.inspector.restore(false);
  expect(before.entries.at(-1)?.cause).toMatchObject({ event: { type: 'lamp.press' } });
  const [held] = other.inspector.getView().outgoing;
  expect([other.leavesOf('bell'), held?.what]).toEqual([['ringing'], 'ring for real']);
  expect(ring).not.toHaveBeenCalled();
  other.inspector.release(held?.id ?? '');
  expect(ring).toHaveBeenCalledOnce();
  expect(other.inspector.getView().outgoing).toEqual([]);
  expect([leavesOf('bell'), pages]).toEqual([['ringing'], []]);
});

it('R18.24 says of which entry of a file the data may be damaged', async () => {
  const { inspector, app } = openHouse();
  const file = JSON.parse(JSON.stringify(inspector.getSession()));
  vi.mocked(app.restore).mockRejectedValueOnce(new TypeError('Cannot read a property of null'));
  await expect(inspector.importSession(file)).rejects.toThrow(
    'Entry 0 of this session cannot be shown, since its data may be damaged: Cannot read a property of null',
  );
});

it('R18.17, R18.24, R18.34 keeps notes, and where it was recorded, in its file', async () => {
  const { inspector } = openHouse();
  const surroundings = { ...recorded, stored: [], conditions: 'network:failing' };
  inspector.watch({ surroundings, shown: () => showing('lamp') });
  inspector.send('lamp', { type: 'lamp.press' });
  inspector.annotate(0, 'first');
  inspector.annotate(1, 'second');
  inspector.annotate(0, '');
  const file = JSON.stringify(inspector.exportSession({ redacted: false }));
  expect(JSON.parse(file)).toMatchObject({
    notes: { 1: 'second' },
    surroundings: { stored: [] },
    page: showing('lamp'),
  });
  const other = openHouse();
  await other.inspector.importSession(file);
  expect(other.inspector.getView().notes).toEqual({ 1: 'second' });
  // What it hands on tells nothing of the other document. The same holds after a restore.
  const there = { ...surroundings, address: 'http://localhost/there', conditions: '' };
  other.inspector.watch({ surroundings: there, shown: () => showing() });
  const difference =
    'It was recorded under network failing (500). This page has none: choose the same under “Conditions”.';
  expect(other.inspector.getView().otherConditions).toBe(difference);
  const handedOn = other.inspector.exportSession({ redacted: false });
  expect(handedOn).toMatchObject({ surroundings, page: showing('lamp') });
  expect(other.inspector.getSession().surroundings).toEqual(there);
  await other.inspector.restore(false);
  // The views at its end are those of the page that goes on.
  const about = expect.stringMatching(/ with its time paused, under no conditions$/);
  expect(other.inspector.getSession()).toMatchObject({
    surroundings,
    page: showing(),
    interventions: [{ about }],
  });
  expect(other.inspector.getView().otherConditions).toBe(difference);
  // A page under the same conditions needs no warning.
  other.inspector.watch({ surroundings });
  await other.inspector.importSession(file);
  expect(other.inspector.getView().otherConditions).toBeNull();
  // What came later is gone, with its notes: another entry has its number.
  inspector.annotate(0, 'first');
  await inspector.look(0);
  await inspector.restore(false);
  inspector.send('lamp', { type: 'lamp.press' });
  expect(inspector.getSession().notes).toEqual({ 0: 'first' });
});

it('R18.49 hands over nothing that was typed into a field of a secret, and replays it here', async () => {
  const { inspector, sendFromPage } = openHouse();
  const control = { role: 'textbox', name: 'Password' };
  // It is the name of an actor, too.
  for (const secret of ['l', 'la', 'lam', 'lamp']) {
    inspector.note({ kind: 'type', control, value: '•••', secret });
    sendFromPage('lamp', { type: 'lamp.name', name: secret });
  }
  inspector.note({ kind: 'ask', value: 'POST /lamps?key=%6Camp' });
  inspector.note({ kind: 'throw', value: 'No l-amp, lam or lampshade' });
  inspector.note({ kind: 'click', control: { role: 'button', name: 'la' } });
  inspector.annotate(1, 'It says lamp.');
  const file = inspector.exportSession({ redacted: false });
  expect(file.notes).toEqual({ 1: 'It says ▒▒▒.' });
  const masked = { type: 'event', actor: 'lamp', event: { type: 'lamp.name', name: '▒▒▒' } };
  const act = { type: 'act', gesture: { kind: 'type', control, value: '•••' } };
  expect(file.entries.slice(1).map(({ cause }) => cause)).toEqual([
    ...Array(4).fill([act, masked]).flat(),
    { type: 'act', gesture: { kind: 'ask', value: 'POST /lamps?key=▒▒▒' } },
    { type: 'act', gesture: { kind: 'throw', value: 'No ▒▒▒, ▒▒▒ or lampshade' } },
    // It begins the secret, and is a word of the page.
    { type: 'act', gesture: { kind: 'click', control: { role: 'button', name: 'la' } } },
  ]);
  expect(JSON.stringify(file)).not.toMatch(/(?<!"button",)"name":"l/);
  // A session that a reload has ended tells the secrets of the next one.
  const next = openHouse();
  const surroundings = { startedAt: 5, reloads: { of: 4, by: [] } } as never;
  next.inspector.watch({ surroundings });
  next.sendFromPage('lamp', { type: 'lamp.name', name: 'lamp' });
  const earlier = [{ ...inspector.getSession(), surroundings: { startedAt: 4 } as never }];
  const report = next.inspector.exportReport({ redacted: false, earlier });
  expect(report.map(({ entries }) => entries.length)).toEqual([12, 2]);
  expect(report[1]?.entries[1]?.cause).toEqual(masked);

  expect(await arrive(inspector.replay())).toMatchObject({ differences: [] });
  await inspector.importSession(JSON.stringify(file));
  expect(inspector.getView().actors.find(({ path }) => path === 'lamp')?.context).toEqual({
    presses: 0,
    name: '▒▒▒',
  });
});
