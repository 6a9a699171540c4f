import { type Fixture, replaySession, replayTest } from '@interpunct/model-kit';
import { mutated } from '@interpunct/model-kit/mutants';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { form } from '../modelKit/machines.ts';
import { arrive, fakeTime, settled } from './fakeTime.ts';
import { asFile, inspect, kettle, known, openKitchen, unmet } from './kitchen.ts';

fakeTime();

/** Boils, pours two cups after 50 s, and waits: the kettle is hot for 10 s more. */
async function record(ms = 20_000) {
  const { inspector } = openKitchen();
  inspector.pause();
  inspector.send('big kettle', { type: 'boil' });
  await settled();
  inspector.step();
  await inspector.advance(50_000);
  inspector.send('big kettle', { type: 'pour', cups: 2 });
  await inspector.advance(ms);
  return asFile(inspector.exportSession({ redacted: false }));
}
const untold = 'Nothing is expected of it: it is compared with its own chart alone.';
const way = 'cold → boil → heat done (boiling) → wait 50000 ms → pour (two cups) → after 10000 ms';

it('R17.14 a session is a test of the kit, with its times', async () => {
  const session = await record();
  expect(replaySession(kettle, session, known)).toEqual([]);
  expect(() => replaySession(kettle, session, unmet)).toThrow(
    `${way}, now in cold: what people expect: cups: 2; expected 0`,
  );
  expect(replaySession(kettle, await record(9_000), unmet)).toEqual([]);
  // The timer that sets itself again fires as often as it did.
  const longer = await record(920_000);
  expect(replaySession(kettle, await record(620_000), known)).toEqual([]);
  expect(() => replaySession(kettle, longer, known)).toThrow('“idle” is not true');
});

it('R17.14, R18.47 a session names a failure that the inspector opens and the kit takes again', async () => {
  const session = await record();
  let failure: Fixture | undefined;
  try {
    replaySession(kettle, session, unmet);
  } catch (error) {
    failure = asFile((error as { failures: { fixture: Fixture }[] }).failures[0]?.fixture);
  }
  expect(() => replayTest(kettle, failure as Fixture, unmet)).toThrow(way);
  const met = { ...known, expected: { events: { 'after 60000': [{ to: 'cold' as const }] } } };
  expect(replayTest(kettle, failure as Fixture, met)).toEqual([]);
  // What holds in every world does not tell of it.
  expect(() => replayTest(kettle, failure as Fixture, known)).toThrow('give `expected`');
  const { inspector, kettleNow } = openKitchen();
  await inspector.importSession(failure);
  expect(kettleNow()).toMatchObject({ leaves: ['cold'], context: { litres: 2, cups: 2 } });
  const { now, entries } = inspector.getView();
  const poured = entries.find(({ cause }) => cause.type === 'event' && cause.event.cups === 2);
  expect([poured?.at, now]).toEqual([50_000, 60_000]);
});

it('R17.14 a session says where a machine of today cannot go on', async () => {
  const session = await record();
  const idle = mutated(kettle, ({ chart }) => {
    (chart.states.heating as { invoke: unknown[] }).invoke = [];
  });
  expect(replaySession(idle, session, known)).toEqual([
    'The way ends in heating: heat done cannot happen there any more.',
  ]);
  const renamed = mutated(kettle, ({ chart }) => {
    delete chart.states.cold?.on.boil;
  });
  expect(replaySession(renamed, session)).toEqual([
    'The way ends in cold: boil cannot happen there any more.',
    untold,
  ]);
  const { inspector } = openKitchen();
  inspector.send('big kettle', { type: 'boil', how: /well/ });
  expect(
    replaySession(kettle, asFile(inspector.exportSession({ redacted: false })), known),
  ).toEqual(['This session lost how (RegExp): a machine may go another way without.']);
});

it('R17.14 a session judges nothing by what the inspector has masked', async () => {
  const inspector = inspect(form);
  inspector.send('form', { type: 'email.change', email: 'ada@host.example' });
  inspector.send('form', { type: 'submit' });
  const sessionOf = (redacted: boolean) => asFile(inspector.exportSession({ redacted }));
  expect(replaySession(form, sessionOf(false))).toEqual([untold]);
  expect(() => replaySession(form, sessionOf(true))).toThrow(
    'form cannot be judged.\nThis session has masked values in email.change, so ',
  );
});

it('R17.14 a session is refused where it does not have the machine from its start', async () => {
  const session = await record();
  const lamp = createMachine({ id: 'lamp' });
  expect(() => replaySession(lamp, session)).toThrow(
    'Nothing has happened to lamp in this session.',
  );
  expect(() => replaySession(kettle, session, { actor: 'small kettle' })).toThrow(
    'Nothing has happened to small kettle in this session, but to kitchen, big kettle.',
  );
  expect(() => replaySession(kettle, { ...session, format: 3 as never })).toThrow(
    'The session has the format 3, and the kit reads the format 2.',
  );
  const notOne = 'part 1 of its `entries` is not an entry';
  const [first, ...rest] = session.entries;
  for (const [lack, damage] of [
    [{ root: undefined }, 'it has no `root`'],
    [{ start: undefined }, 'it has no beginning'],
    [{ entries: undefined }, 'it has no list of entries'],
    [{ entries: [null, ...rest] }, notOne],
    ...[{ deliveries: undefined }, { deliveries: [null] }, { kept: {} }, { at: undefined }].map(
      (change) => [{ entries: [{ ...first, ...change }, ...rest] }, notOne] as const,
    ),
  ] as const) {
    const damaged = { ...session, ...lack } as never;
    expect(() => replaySession(kettle, damaged, known)).toThrow(
      `This session is damaged: ${damage}.`,
    );
  }
  const { inspector } = openKitchen();
  await arrive(inspector.goTo('big kettle', 'hot'));
  const linked = asFile(inspector.exportSession({ redacted: false }));
  const rightInput = { ...known, inputs: { full: { litres: 5 }, 'of the app': { litres: 2 } } };
  expect(replaySession(kettle, linked, rightInput)).toEqual([]);
  expect(() => replaySession(kettle, linked, known)).toThrow(
    'This session begins when kettle is in "cold" already',
  );
});
