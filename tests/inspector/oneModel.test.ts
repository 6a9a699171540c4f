import {
  checkModel,
  type Fixture,
  type Knowledge,
  replaySession,
  replayTest,
} from '@interpunct/model-kit';
import { mutated } from '@interpunct/model-kit/mutants';
import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromPromise,
  setup,
} from 'xstate';
import { createInspector } from '../../src/inspector/createInspector.ts';
import { createPage } from '../../src/inspector/record/guests.ts';
import { form } from '../modelKit/machines.ts';
import { arrive, fakeTime, settled } from './fakeTime.ts';

/** A kettle: an input, an event with a payload, timers, of which one sets itself again, and a promise. */
const kettle = setup({
  types: {
    input: {} as { litres: number },
    context: {} as { litres: number; cups: number; idle: number },
    events: {} as { type: 'boil' } | { type: 'pour'; cups: number },
  },
  actors: { heat: fromPromise<number, { litres: number }>(async () => 100) },
  actions: { whistle: () => {} },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => ({ litres: input.litres, cups: 0, idle: 0 }),
  initial: 'cold',
  states: {
    cold: {
      on: { boil: 'heating' },
      after: {
        300000: {
          target: 'cold',
          reenter: true,
          actions: assign({ idle: ({ context }) => context.idle + 1 }),
        },
      },
    },
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        input: ({ context: { litres } }) => ({ litres }),
        onDone: 'hot',
        onError: 'cold',
      },
    },
    hot: {
      entry: 'whistle',
      after: { 60000: 'cold' },
      on: { pour: { actions: assign({ cups: ({ event }) => event.cups }) } },
    },
  },
});

/** A kitchen with a kettle and a clock that ticks beside it. */
const kitchen = setup({ actors: { kettle } }).createMachine({
  id: 'kitchen',
  type: 'parallel',
  invoke: { id: 'big kettle', src: 'kettle', input: { litres: 2 } },
  states: {
    clock: {
      initial: 'tick',
      states: { tick: { after: { 25000: 'tock' } }, tock: { after: { 25000: 'tick' } } },
    },
  },
});

function inspect(machine: AnyStateMachine) {
  const inspector = createInspector({
    name: 'Kitchen',
    root: { machine },
    outgoing: () => undefined,
    show: () => {},
  });
  inspector.create((options) => createActor(machine, options));
  inspector.begin();
  return inspector;
}

function openKitchen() {
  const inspector = inspect(kitchen);
  const find = (path: string) => inspector.getView().actors.find((actor) => actor.path === path);
  return { inspector, kettleNow: () => find('big kettle') };
}

const asFile = <T>(data: T): T => JSON.parse(JSON.stringify(data));
const known: Knowledge<typeof kettle> = {
  inputs: { full: { litres: 5 } },
  events: { pour: { 'two cups': { cups: 2 } } },
  results: { heat: { outputs: { boiling: 100 }, errors: {} } },
  temporal: [
    { type: 'always', id: 'idle', predicate: ({ snapshot }) => snapshot.context.idle <= 2 },
  ],
  stopWhen: ({ snapshot }) => snapshot.context.idle === 2,
};
/** What people expect of a kettle, which the kettle does not do. */
const unmet: Knowledge<typeof kettle> = {
  ...known,
  expected: { events: { 'after 60000': [{ to: 'cold', context: { cups: 0 } }] } },
};

fakeTime();

describe('a failure of the model kit', () => {
  const failure = asFile(
    checkModel(kettle, unmet).failures.find(({ way }) => way.endsWith('after 60000 ms'))?.fixture,
  ) as Fixture;

  it('R18.47 opens at its failing step, and leaves the visit as it is', async () => {
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
    expect(kettleNow()).toMatchObject({ leaves: ['cold'], context: { litres: 5, cups: 2 } });
    expect((await inspector.replay()).differences).toEqual([]);
    await inspector.look(null);
    expect(kettleNow()).toMatchObject({ leaves: ['hot'], context: { litres: 2, cups: 0 } });
  });

  it('R18.47 says that a machine which was mended is where it should be', async () => {
    const { inspector } = openKitchen();
    const steps = failure.steps.slice(0, 1);
    const open = async (fault: string) => {
      await inspector.importSession({ ...failure, steps, fault });
      return Object.values(inspector.getView().notes)[0];
    };
    const fault = 'what people expect: it is in cold; expected heating';
    expect(await open(fault)).toBe(`“${fault}” does not happen here: it is in heating.`);
    expect(await open('it is in heating; expected cold')).toBe('it is in heating; expected cold');
  });

  it('R18.47 opens in a page whose app makes its roots, too', async () => {
    const page = createPage();
    const inspector = createInspector({ name: 'Shop', root: { machine: page } });
    let inspect: unknown;
    inspector.create((options) => {
      inspect = options.inspect;
      return createActor(page, options);
    });
    inspector.begin();
    createActor(kettle, { input: { litres: 1 }, inspect: inspect as never }).start();
    await arrive(inspector.importSession(failure));
    expect(inspector.getView().actors).toMatchObject([{ context: { litres: 5, cups: 2 } }]);
  });

  it('R18.47 opens where its machine throws, and the page throws nothing', async () => {
    const fuse = createMachine({
      id: 'fuse',
      on: {
        load: {
          actions: assign(() => {
            throw new Error('It blows.');
          }),
        },
      },
    });
    const house = setup({ actors: { fuse } }).createMachine({
      id: 'house',
      invoke: { id: 'fuse', src: 'fuse' },
    });
    const blown = checkModel(fuse, {}).failures.find(({ fixture }) => fixture);
    const inspector = inspect(house);
    await arrive(inspector.importSession(blown?.fixture));
    const { actors, notes } = inspector.getView();
    expect(Object.values(notes)).toEqual([blown?.fault]);
    expect(actors.map(({ status }) => status)).toEqual(['error']);
  });

  it('R18.47 opens and is taken where a timer of 0 ms sets itself again', async () => {
    const top = setup({ types: { context: {} as { turns: number } } }).createMachine({
      id: 'top',
      context: { turns: 0 },
      initial: 'still',
      states: {
        still: { on: { spin: 'spinning' } },
        spinning: {
          after: {
            0: {
              target: 'spinning',
              reenter: true,
              actions: assign({ turns: ({ context }) => context.turns + 1 }),
            },
          },
        },
      },
    });
    const spin = { type: 'event', event: { type: 'spin' } } as const;
    const turn = { type: 'timer', id: 'xstate.after.0.top.spinning', ms: 0 } as const;
    const spun = { ...failure, fault: '', machine: 'top', steps: [spin, turn, turn] };
    const inspector = inspect(
      setup({ actors: { top } }).createMachine({ invoke: { id: 'top', src: 'top' } }),
    );
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
  ])('R18.47 opens as its machine begins, with %j', async (steps, idle) => {
    const { inspector, kettleNow } = openKitchen();
    await inspector.importSession({ ...failure, steps });
    expect(kettleNow()).toMatchObject({ leaves: ['cold'], context: { litres: 5, idle } });
  });

  it('R18.47 ends where its next step is about nothing, and says so', async () => {
    const { inspector, kettleNow } = openKitchen();
    const steps = [failure.steps[0], { type: 'timer', id: 'gone', ms: 5 }, ...failure.steps];
    await inspector.importSession({ ...failure, steps });
    expect(kettleNow()?.leaves).toEqual(['heating']);
    expect(Object.values(inspector.getView().notes)).toEqual([
      `Step 2 of ${steps.length} of the failure cannot happen here any more.`,
    ]);
  });

  it.each([
    [
      { ...failure, machine: 'toaster' },
      'This failure is one of “toaster”, and no actor of the page runs that machine now.',
    ],
    [
      { ...failure, version: 2 },
      'This failure has the version 2, and the inspector reads the version 1.',
    ],
    [
      { ...failure, steps: [{ type: 'start' }] },
      'This failure is damaged: a part of it is missing.',
    ],
    [
      { ...failure, steps: [{ type: 'event' }] },
      'This failure is damaged: a part of it is missing.',
    ],
    [
      { ...failure, steps: [{ type: 'timer', id: 'gone', ms: -1 }] },
      'This failure is damaged: a part of it is missing.',
    ],
  ])('R18.47 is refused with a sentence', async (file, problem) => {
    const { inspector } = openKitchen();
    await expect(inspector.importSession(file)).rejects.toThrow(problem);
    expect(inspector.getView().isImported).toBe(false);
  });
});

describe('a session of the inspector', () => {
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
  const way =
    'cold → boil → heat done (boiling) → wait 50000 ms → pour (two cups) → after 10000 ms';

  it('R17.14 is a test of the kit, with its times', async () => {
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

  it('R17.14, R18.47 names a failure that the inspector opens and the kit takes again', async () => {
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

  it('R17.14 says where a machine of today cannot go on', async () => {
    const session = await record();
    const idle = mutated(kettle, ({ chart }) => {
      (chart.states.heating as { invoke: unknown[] }).invoke = [];
    });
    expect(replaySession(idle, session, known)).toEqual([
      'The way ends in heating: heat done cannot happen there any more.',
    ]);
  });

  it('R17.14 judges nothing by what the inspector has masked', async () => {
    const inspector = inspect(form);
    inspector.send('form', { type: 'email.change', email: 'ada@host.example' });
    inspector.send('form', { type: 'submit' });
    const sessionOf = (redacted: boolean) => asFile(inspector.exportSession({ redacted }));
    expect(replaySession(form, sessionOf(false))).toEqual([]);
    expect(() => replaySession(form, sessionOf(true))).toThrow(
      'form cannot be judged.\nThis session has masked values, in email.change: ',
    );
  });

  it('R17.14 is refused where it does not have the machine from its start', async () => {
    const session = await record();
    const lamp = createMachine({ id: 'lamp' });
    expect(() => replaySession(lamp, session)).toThrow(
      'Nothing has happened to lamp in this session.',
    );
    expect(() => replaySession(kettle, session, { actor: 'small kettle' })).toThrow(
      'Nothing has happened to small kettle in this session.',
    );
    expect(() => replaySession(kettle, { ...session, format: 2 as never })).toThrow(
      'The session has the format 2, and the kit reads the format 1.',
    );
    const { inspector } = openKitchen();
    await arrive(inspector.goTo('big kettle', 'hot'));
    const linked = asFile(inspector.exportSession({ redacted: false }));
    const rightInput = { ...known, inputs: { full: { litres: 5 }, 'of the app': { litres: 2 } } };
    expect(replaySession(kettle, linked, rightInput)).toEqual([]);
    expect(() => replaySession(kettle, linked, known)).toThrow(
      'This session begins when kettle is in "cold" already',
    );
  });
});
