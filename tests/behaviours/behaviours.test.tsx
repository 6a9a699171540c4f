// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { headerMachine } from '#machines/header.machine.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import { installPlatform } from './kit/platform.ts';
import { closeVisit, prepareSite, SimulatedVisitor } from './kit/simulatedVisitor.tsx';
import type { Gestures, Table, Way } from './kit/table.ts';
import { behaviours, tables } from './kit/tables.ts';
import { missedBy, statesOn, takeWalk, unreachedIn, type Walk, walksOf } from './kit/walk.ts';

vi.mock('#app/settings.ts', async (importOriginal) => {
  const { settings } = await importOriginal<typeof import('#app/settings.ts')>();
  return { settings: { ...settings, privacyUrl: '#', termsUrl: '#' } };
});

/** A walk takes a busy machine a while. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

beforeAll(async () => {
  installPlatform();
  await prepareSite();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

afterEach(closeVisit);

describe.each(tables.map((table) => [table.title, table] as const))('%s', (_, table) => {
  it('R15.7, R17.10, R17.15, R17.16 shows and offers what its table says, on all paths of its model', async () => {
    const walks = walksOf(table, 'simulated');
    const covered = new Set<string>();
    for (const walk of walks) {
      const visitor = new SimulatedVisitor(table);
      await takeWalk(table, walk, visitor);
      for (const part of visitor.covered) covered.add(part);
      closeVisit();
    }
    expect(missedBy(table, covered)).toEqual(unreachedIn(table, 'simulated'));
    expect(statesOn(walks)).toEqual(expect.arrayContaining(Object.keys(table.parts)));
  });
});

it('R17.15 has a table for every behaviour, or the reason why it has no view', () => {
  expect(Object.keys(behaviours).toSorted()).toEqual(Object.keys(machines).toSorted());
  const seen = Object.keys(siteMachine.implementations.actors).filter(
    (actor) => typeof behaviours[actor]?.default !== 'string',
  );
  expect([...new Set(tables.map(({ actor }) => actor))].toSorted()).toEqual(seen.toSorted());
});

it.each([
  ['/studio', 'header > link "FR Français"', { type: 'language.chosen', language: 'fr' }],
  [
    '/studio',
    'main > link "Discover TECHSENSE"',
    {
      type: 'link.followed',
      click: { name: 'related_link_click', label: '/studio -> /techsense' },
    },
  ],
  [
    '/',
    'main > link "Community"',
    { type: 'link.followed', click: { name: 'division_card_click', label: 'Community' } },
  ],
  [
    '/',
    'main > link "Rebranding"',
    { type: 'link.followed', click: { name: 'service_card_click', label: 'Rebranding' } },
  ],
])('R4.4, R12.4, R12.5 the root hears at %s of a press of %s', async (path, link, fact) => {
  const quiet = tables.find(({ actor }) => actor === 'backdrop') as Table;
  const table = { ...quiet, simulated: { path } };
  const visitor = new SimulatedVisitor(table);
  await visitor.begin(table, undefined);
  const send = vi.spyOn(visitor.site, 'send');
  await visitor.press(link);
  expect(send.mock.calls.filter(([{ type }]) => type === fact.type)).toEqual([[fact]]);
});

it('R17.15 notices a gesture that calls a port twice', async () => {
  const form = tables.find(({ actor }) => actor === 'newsletter') as Table;
  const tellTwice = async (visitor: SimulatedVisitor, _: string, event: unknown) => {
    for (const told of [event, event]) await visitor.tell(told as { type: string });
  };
  const table: Table = {
    ...form,
    gestures: { ...form.gestures, 'form.edit': { control: '', simulated: [tellTwice] } },
    simulated: { ...form.simulated, uncounted: [] },
  };
  const walk = walksOf(form, 'simulated').find(({ moves }) => moves.length > 0) as Walk;
  const moves = walk.moves.slice(0, 1).map((move) => ({ ...move, way: tellTwice as Way }));
  await expect(
    takeWalk(table, { ...walk, moves }, new SimulatedVisitor(table)),
  ).rejects.toMatchObject({ actual: { calls: ['saveDraft', 'saveDraft'] } });
});

it('R17.16 asks for each event of a machine', () => {
  // @ts-expect-error: the table of a header says how the page is scrolled
  const gestures: Gestures<typeof headerMachine> = {};
  expect(gestures).toEqual({});
});
