import { checkModel, type Fixture, replayTest } from '@interpunct/model-kit';
import { toJson } from '@interpunct/model-kit/data';
import { expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { requestsOf } from '../../src/inspector/panel/basics/useInspected.ts';
import { arrive, fakeTime, settled } from './fakeTime.ts';
import { asFile, inspect, kettle, openKitchen, unmet } from './kitchen.ts';
import { openPage } from './openWorkshop.ts';

fakeTime();

const { length, ...failure } = asFile(
  checkModel(kettle, unmet).failures.find(({ way }) => way.endsWith('after 60000 ms'))?.fixture,
) as Fixture;

it('R18.47 a failure of the kit opens at its failing step, and leaves the visit as it is', async () => {
  const { inspector, kettleNow } = openKitchen();
  inspector.send('big kettle', { type: 'boil' });
  await settled();
  await inspector.importSession(failure);
  const { entries, lookingAt, notes } = inspector.getView();
  const own = entries.filter(({ cause }) => 'actor' in cause && cause.actor === 'big kettle');
  expect(own.map(({ cause }) => cause.type)).toEqual(failure.steps.map(({ type }) => type));
  expect(lookingAt).toBe(own.at(-1)?.index);
  expect(notes).toEqual({ [lookingAt ?? 0]: failure.fault });
  expect(failure.fault).toContain('cups: 2; expected 0');
  const lossy = { ...failure, input: { price: toJson(new URL('http://app.example')) } };
  expect(requestsOf({ send: () => {} } as never, inspector).toldOf('Imported.', lossy)).toEqual({
    text: `Imported. Entry ${lookingAt} has the note “${failure.fault}”. The file does not hold price (URL).`,
  });
  expect(kettleNow()).toMatchObject({ leaves: ['cold'], context: { litres: 5, cups: 2 } });
  expect((await inspector.replay()).differences).toEqual([]);
  await inspector.look(null);
  expect(kettleNow()).toMatchObject({ leaves: ['hot'], context: { litres: 2, cups: 0 } });
});

it('R18.47 a failure of the kit says that a machine which was mended is where it should be', async () => {
  const { inspector } = openKitchen();
  const steps = failure.steps.slice(0, 1);
  const open = async (fault: string) => {
    await inspector.importSession({ ...failure, steps, fault });
    return Object.values(inspector.getView().notes)[0];
  };
  const fault = 'what people expect: it is in cold; expected heating';
  expect(await open(fault)).toBe(`“${fault}” does not happen here: it is in heating.`);
  const quoted = `“boil”, ${fault}`;
  expect(await open(quoted)).toBe(`«${quoted}» does not happen here: it is in heating.`);
  expect(await open('it is in heating; expected cold')).toBe('it is in heating; expected cold');
});

it('R18.47 a failure of the kit opens in a page whose app makes its roots, too', async () => {
  const { inspector, options } = openPage();
  createActor(kettle, { input: { litres: 1 }, ...options }).start();
  await arrive(inspector.importSession(failure));
  expect(inspector.getView().actors).toMatchObject([{ context: { litres: 5, cups: 2 } }]);
});

it('R18.47 a failure of the kit opens where its machine throws, and the page throws nothing', async () => {
  const blow = () => {
    throw new Error('It blows.');
  };
  const fuse = createMachine({ id: 'fuse', on: { load: { actions: assign(blow) } } });
  const blown = checkModel(fuse, {}).failures.find(({ fixture }) => fixture);
  const inspector = inspect(createMachine({ invoke: { id: 'fuse', src: fuse } }));
  await arrive(inspector.importSession(blown?.fixture));
  const { actors, notes } = inspector.getView();
  expect(Object.values(notes)).toEqual([blown?.fault]);
  expect(actors.map(({ status }) => status)).toEqual(['error']);
});

it('R18.47 a failure of the kit opens and is taken where a timer of 0 ms sets itself again', async () => {
  type Turns = { context: { turns: number } };
  const count = assign({ turns: ({ context }: Turns) => context.turns + 1 });
  const again = { target: 'spinning', reenter: true, actions: count };
  const top = createMachine({
    id: 'top',
    context: { turns: 0 },
    initial: 'still',
    states: { still: { on: { spin: 'spinning' } }, spinning: { after: { 0: again } } },
  });
  const spin = { type: 'event', event: { type: 'spin' } } as const;
  const turn = { type: 'timer', id: 'xstate.after.0.top.spinning', ms: 0 } as const;
  const spun = { ...failure, fault: '', machine: 'top', steps: [spin, turn, turn] };
  const inspector = inspect(createMachine({ invoke: { id: 'top', src: top } }));
  await inspector.importSession(spun);
  expect(inspector.getView().actors.at(-1)?.context).toEqual({ turns: 2 });
  expect(replayTest(top, { ...spun, steps: [spin, { ...spin, ms: 0 }] })).toEqual([
    'The way ends in spinning: its timers fire there without end.',
  ]);
  await inspector.look(null);
  inspector.send('top', spin.event);
  expect(() => inspector.send('top', spin.event)).toThrow('sets itself again without end');
});

it.each([
  [[], 0],
  [[{ type: 'timer', id: 'xstate.after.300000.kettle.cold', ms: 300_000 }], 1],
])('R18.47 a failure of the kit opens as its machine begins, with %j', async (steps, idle) => {
  const { inspector, kettleNow } = openKitchen();
  await inspector.importSession({ ...failure, steps });
  expect(kettleNow()).toMatchObject({ leaves: ['cold'], context: { litres: 5, idle } });
});

it('R18.47 a failure of the kit ends where its next step is about nothing, and says so', async () => {
  const { inspector, kettleNow } = openKitchen();
  const steps = [failure.steps[0], { type: 'timer', id: 'gone', ms: 5 }, ...failure.steps];
  await inspector.importSession({ ...failure, steps });
  expect(kettleNow()?.leaves).toEqual(['heating']);
  expect(Object.values(inspector.getView().notes)).toEqual([
    `Step 2 of ${steps.length} of the failure cannot happen here any more.`,
  ]);
});

it.each([
  [{ machine: 'toaster' }, 'is one of “toaster”, and no actor of the page runs that machine now.'],
  [{ version: 2 }, 'This failure has the version 2, and the inspector reads the version 1.'],
  [{ length, steps: [] }, `This file is damaged: it has 0 of ${length} steps.`],
])('R18.47 a failure of the kit is refused with a sentence: %j', async (damage, problem) => {
  const { inspector } = openKitchen();
  await expect(inspector.importSession({ ...failure, ...damage })).rejects.toThrow(problem);
  expect(inspector.getView().isImported).toBe(false);
});
