import { describe, expect, it, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { type StartEvent, startMachine } from '#machines/start.machine.ts';
import { settle, startJourney } from './journey.ts';

/** A start whose steps the test finishes or fails, under a visitor who acts on demand. */
function startStart() {
  const steps = { resolve: () => {}, reject: (_: Error) => {} };
  const calls: string[] = [];
  const step = (name: string) =>
    fromPromise<void>(() => {
      calls.push(name);
      return new Promise((resolve, reject) => Object.assign(steps, { resolve, reject }));
    });
  let act = () => {};
  let isDeaf = false;
  const announceReadiness = vi.fn();
  const reportFailure = vi.fn();
  const machine = startMachine.provide({
    actors: {
      loadEntry: step('load'),
      hydrate: step('hydrate'),
      begin: step('begin'),
      watchVisitor: fromCallback<StartEvent>(({ sendBack }) => {
        if (isDeaf) throw new Error('deaf');
        act = () => sendBack({ type: 'visitor.acted' });
        return () => {
          act = () => {};
        };
      }),
    },
    actions: { announceReadiness, reportFailure },
  });
  return {
    ...startJourney(machine),
    calls,
    act: () => act(),
    deafen: () => {
      isDeaf = true;
    },
    finish: async () => {
      steps.resolve();
      await settle();
    },
    fail: async () => {
      steps.reject(new Error('gone'));
      await settle();
    },
    announceReadiness,
    reportFailure,
  };
}

it('R16.9 loads, hydrates and begins, in this order', async () => {
  const { calls, finish, state, announceReadiness } = startStart();
  for (const step of ['loading', 'hydrating', 'beginning']) {
    expect(state()).toBe(step);
    expect(announceReadiness).not.toHaveBeenCalled();
    await finish();
  }
  expect(calls).toEqual(['load', 'hydrate', 'begin']);
  expect(state()).toBe('running');
  expect(announceReadiness).toHaveBeenCalledOnce();
});

describe('a page that does not load', () => {
  it('R16.9 is reported', async () => {
    const { fail, state, reportFailure } = startStart();
    await fail();
    expect(state()).toBe('failed');
    expect(reportFailure).toHaveBeenCalledOnce();
  });

  it('R16.9 stays readable when nobody can watch for the visitor', async () => {
    const { actor, deafen, fail, state, reportFailure } = startStart();
    deafen();
    await fail();
    expect([state(), actor.getSnapshot().status]).toEqual(['failed', 'active']);
    expect(reportFailure).toHaveBeenCalledTimes(2);
  });

  it('R16.3 is loaded again at the next sign of the visitor, as often as it takes', async () => {
    const { fail, finish, act, calls, state } = startStart();
    await fail();
    act();
    await fail();
    act();
    act();
    expect(calls).toEqual(['load', 'load', 'load']);
    await finish();
    expect(state()).toBe('hydrating');
  });
});

it.each([1, 2])('R16.9 ends when step %i after the load fails', async (count) => {
  const { finish, fail, state, act, reportFailure } = startStart();
  for (let step = 0; step < count; step += 1) await finish();
  await fail();
  act();
  expect(state()).toBe('broken');
  expect(reportFailure).toHaveBeenCalledOnce();
});
