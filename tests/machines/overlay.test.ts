import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { overlayMachine } from '#machines/overlay.machine.ts';
import { settle, startJourney } from './journey.ts';

function startOverlay() {
  const loadCode = vi.fn<() => Promise<void>>();
  const reportFailure = vi.fn();
  const machine = overlayMachine.provide({
    actors: { loadCode: fromPromise(() => loadCode()) },
    actions: { reportFailure },
  });
  const { actor, state, pass } = startJourney(machine);
  return {
    loadCode,
    reportFailure,
    state,
    pass,
    request: () => actor.send({ type: 'overlay.request' }),
  };
}

it('is loaded when it is asked for, and once', async () => {
  const { loadCode, state, request } = startOverlay();
  loadCode.mockResolvedValue();
  expect(state()).toBe('absent');
  expect(loadCode).not.toHaveBeenCalled();
  request();
  request();
  await settle();
  request();
  expect(state()).toBe('ready');
  expect(loadCode).toHaveBeenCalledOnce();
});

it('is tried again when it is asked for again, or after 10 s', async () => {
  const { loadCode, reportFailure, state, pass, request } = startOverlay();
  loadCode.mockRejectedValue(new Error('gone'));
  request();
  await settle();
  expect(state()).toBe('failed');
  expect(reportFailure).toHaveBeenCalledOnce();
  request();
  await settle();
  pass(9_999);
  expect(loadCode).toHaveBeenCalledTimes(2);
  loadCode.mockResolvedValue();
  pass(1);
  await settle();
  expect(state()).toBe('ready');
});
