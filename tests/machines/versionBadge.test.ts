import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type LoadedVersion,
  type VersionRecord,
  versionBadgeMachine,
} from '#machines/versionBadge.machine.ts';
import { settle, startJourney } from './journey.ts';

const NOW = 1_795_000_000_000;
const MINUTE = 60_000;

const record = (version: string, lastBuild = NOW): VersionRecord => ({
  version,
  build: NOW,
  lastBuild,
  deployTime: '',
  environment: 'production',
});

type Ports = {
  load: () => Promise<LoadedVersion>;
  generate?: () => Promise<VersionRecord>;
};

async function startBadge({ load, generate = async () => record('local') }: Ports) {
  const reportFallback = vi.fn();
  const machine = versionBadgeMachine.provide({
    actors: { loadVersion: fromPromise(load), generateVersion: fromPromise(generate) },
    actions: { reportFallback: (_, { reason }) => reportFallback(reason) },
  });
  const journey = startJourney(machine);
  const version = () => journey.actor.getSnapshot().context.record?.version;
  await settle();
  await settle();
  return { ...journey, version, reportFallback };
}

const loaded = (age: number) => async () => ({
  record: record('file', NOW - age),
  loadedAt: NOW,
});

it('shows the version of the file', async () => {
  const { state, version, reportFallback } = await startBadge({ load: loaded(MINUTE) });
  expect([state(), version()]).toEqual(['shown.closed', 'file']);
  expect(reportFallback).not.toHaveBeenCalled();
});

describe('the local version comes in place of a file', () => {
  it.each([
    ['that is older than 10 minutes', 10 * MINUTE + 1, 'local'],
    ['but not of one that is 10 minutes old', 10 * MINUTE, 'file'],
  ])('%s', async (_, age, expected) => {
    const { state, version } = await startBadge({ load: loaded(age) });
    expect([state(), version()]).toEqual(['shown.closed', expected]);
  });

  it('that cannot be read, with one line in the log', async () => {
    const { state, version, reportFallback } = await startBadge({
      load: () => Promise.reject(new Error('HTML')),
    });
    expect([state(), version()]).toEqual(['shown.closed', 'local']);
    expect(reportFallback).toHaveBeenCalledExactlyOnceWith('Error: HTML');
  });

  it('that does not come within 5 s', async () => {
    const { state, version, pass, reportFallback } = await startBadge({
      load: () => new Promise(() => {}),
    });
    pass(4_999);
    expect(state()).toBe('loading');
    pass(1);
    await settle();
    expect([state(), version()]).toEqual(['shown.closed', 'local']);
    expect(reportFallback).toHaveBeenCalledOnce();
  });
});

it('hides when even the local version cannot be made', async () => {
  const { state, version } = await startBadge({
    load: () => Promise.reject(new Error('gone')),
    generate: () => Promise.reject(new RangeError('no such time zone')),
  });
  expect([state(), version()]).toEqual(['hidden', undefined]);
});

it('opens and closes with a click, and closes when the pointer leaves', async () => {
  const { actor, state } = await startBadge({ load: loaded(0) });
  actor.send({ type: 'version.toggle' });
  expect(state()).toBe('shown.open');
  actor.send({ type: 'version.toggle' });
  expect(state()).toBe('shown.closed');
  actor.send({ type: 'version.toggle' });
  actor.send({ type: 'version.dismiss' });
  expect(state()).toBe('shown.closed');
  actor.send({ type: 'version.dismiss' });
  expect(state()).toBe('shown.closed');
});
