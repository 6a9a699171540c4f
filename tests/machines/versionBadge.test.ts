import { describe, expect, it, vi } from 'vitest';
import { assertEvent, fromPromise } from 'xstate';
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
    actions: {
      reportFailure: ({ event }) => {
        assertEvent(event, 'xstate.error.actor.loadVersion');
        reportFallback(String(event.error));
      },
      reportStaleness: () => reportFallback('stale'),
      reportDelay: () => reportFallback('late'),
    },
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

it('R8.1 shows the version of the file', async () => {
  const { state, version, reportFallback } = await startBadge({ load: loaded(MINUTE) });
  expect([state(), version()]).toEqual(['shown.closed', 'file']);
  expect(reportFallback).not.toHaveBeenCalled();
});

describe('the local version replaces a file', () => {
  it.each([
    ['that is older than 10 minutes', 10 * MINUTE + 1, 'local', [['stale']]],
    ['but not one that is 10 minutes old', 10 * MINUTE, 'file', []],
  ])('R8.5 %s', async (_, age, expected, reports) => {
    const { state, version, reportFallback } = await startBadge({ load: loaded(age) });
    expect([state(), version()]).toEqual(['shown.closed', expected]);
    expect(reportFallback.mock.calls).toEqual(reports);
  });

  it('R8.4 that cannot be read, and reports the error', async () => {
    const { state, version, reportFallback } = await startBadge({
      load: () => Promise.reject(new Error('HTML')),
    });
    expect([state(), version()]).toEqual(['shown.closed', 'local']);
    expect(reportFallback).toHaveBeenCalledExactlyOnceWith('Error: HTML');
  });

  it('R8.4 that does not arrive within 5 s', async () => {
    const { state, version, pass, reportFallback } = await startBadge({
      load: () => new Promise(() => {}),
    });
    pass(4_999);
    expect(state()).toBe('loading');
    pass(1);
    await settle();
    expect([state(), version()]).toEqual(['shown.closed', 'local']);
    expect(reportFallback.mock.calls).toEqual([['late']]);
  });
});

it('R8.1 hides when the local version fails, too', async () => {
  const { state, version } = await startBadge({
    load: () => Promise.reject(new Error('gone')),
    generate: () => Promise.reject(new RangeError('no such time zone')),
  });
  expect([state(), version()]).toEqual(['hidden', undefined]);
});

it('R8.1, R8.8 opens and closes with a click, and closes when the pointer leaves', async () => {
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
