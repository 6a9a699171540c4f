import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { settle } from '../machines/journey.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { SURVIVORS } from './survivors.ts';
import { takeTests } from './vitest.ts';
import { mutation } from './xstate.ts';

const files = import.meta.glob('../machines/*.test.ts');
const machineFiles = import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts');

/** The names of the tests that judge a machine: its own and those of the root, the quick ones first. */
const judgesOf = (id: string): string[] => [
  ...new Set([id, 'site', ...(['consent', 'analytics'].includes(id) ? ['consentInvariants'] : [])]),
];

const testsOf = (id: string): (() => Promise<unknown>)[] =>
  judgesOf(id).flatMap((name) => files[`../machines/${name}.test.ts`] ?? []);

/** A test that takes more turns of the event loop waits for something that does not come. */
const PATIENCE = 1_000;

const LATE = new Error('The test waits for something that does not come.');

/** Runs a test. Returns what it fails with, or undefined. */
async function failureOf(run: () => unknown): Promise<unknown> {
  let end: { failure?: unknown } | undefined;
  Promise.resolve()
    .then(run)
    .then(
      () => {
        end = {};
      },
      (failure) => {
        end = { failure };
      },
    );
  for (let turn = 0; turn < PATIENCE && !end; turn += 1) await settle();
  return end ? end.failure : LATE;
}

const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);

async function passes(run: () => unknown): Promise<boolean> {
  mutation.events = 0;
  // XState warns of what a broken chart leads to.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = await failureOf(run);
  // XState throws what nothing handles in a task of its own. The next test must not answer for it.
  await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
  const isClean = unhandled.splice(0).length === 0;
  return isClean && failure === undefined;
}

/** The first test that fails; undefined if the mutant survives all of them. */
async function killerOf(id: string, change?: Mutant['change']): Promise<string | undefined> {
  mutation.machine = id;
  mutation.change = change;
  for (const load of testsOf(id)) {
    vi.resetModules();
    takeTests();
    try {
      await load();
    } catch {
      return 'the making of the machine';
    }
    for (const { name, run } of takeTests()) if (!(await passes(run))) return name;
  }
}

beforeAll(() => {
  process.on('uncaughtException', note).on('unhandledRejection', note);
});

type Count = { machine: string; mutants: number; survivors: number };

const counts: Count[] = [];

/** Machine, mutants, those that a test kills, and those that survive. */
function drawCounts(): string {
  const sum = (key: 'mutants' | 'survivors') =>
    counts.reduce((total, count) => total + count[key], 0);
  const all: Count = { machine: 'all', mutants: sum('mutants'), survivors: sum('survivors') };
  const rows = [...counts, all].map(({ machine, mutants, survivors }) => {
    const killed = mutants - survivors;
    const share = `${((killed / mutants) * 100).toFixed(1)} %`;
    return [
      machine.padEnd(12),
      ...[mutants, killed, survivors, share].map((cell) => String(cell).padStart(9)),
    ];
  });
  const head = ['machine     ', '  mutants', '   killed', 'survivors', '    share'];
  return [head, ...rows].map((row) => `${row.join('  ')}\n`).join('');
}

afterAll(() => {
  process.stdout.write(drawCounts());
  process.off('uncaughtException', note).off('unhandledRejection', note);
});

mutation.machine = undefined;
const modules = await Promise.all(Object.values(machineFiles).map((load) => load()));
const machines = modules
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Machine'))
  .map(([, machine]) => machine as AnyStateMachine);

/** The files that differ from the main branch, or else from the last commit. None without git. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    (spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '').trim().split('\n');
  const base = git('merge-base', 'HEAD', 'origin/main')[0] || 'HEAD';
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The root, whose tests are quick, and the machines that have changed or whose own tests have. */
function isDue({ id }: AnyStateMachine): boolean {
  const own = judgesOf(id).filter((name) => name !== 'site');
  const due = [`machines/${id}.machine.ts`, ...own.map((name) => `tests/machines/${name}.test.ts`)];
  return id === 'site' || changed.some((file) => due.includes(file));
}

const isOfChanged = process.env.MACHINES === 'changed';
const changed = isOfChanged ? changedFiles() : [];
const due = isOfChanged ? machines.filter(isDue) : machines;

describe.each(due.map((machine) => [machine.id, machine] as const))('%s', (id, machine) => {
  it('has no mutant that its tests do not notice, but those that make no difference', async () => {
    const definition = mutation.definitions.get(id);
    if (!definition) throw new Error(`The definition of ${id} is not known.`);
    const mutants = mutantsOf(machine, definition);
    expect(await killerOf(id), 'a test that fails without a mutant').toBeUndefined();
    const survivors: string[] = [];
    for (const { name, change } of mutants) {
      if ((await killerOf(id, change)) === undefined) survivors.push(name);
    }
    counts.push({ machine: id, mutants: mutants.length, survivors: survivors.length });
    expect(survivors.toSorted()).toEqual(Object.keys(SURVIVORS[id] ?? {}).toSorted());
  });
});
