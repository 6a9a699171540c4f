import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { overlayMachine } from '#machines/overlay.machine.ts';
import { settle, startJourney } from './journey.ts';

function startOverlay() {
  const loadCode = vi.fn<() => Promise<void>>();
  const reportFailure = vi.fn();
  const reload = vi.fn();
  const machine = overlayMachine.provide({
    actors: { loadCode: fromPromise(() => loadCode()) },
    actions: { reload, reportFailure },
  });
  const { actor, state, pass } = startJourney(machine);
  return {
    loadCode,
    reportFailure,
    reload,
    state,
    pass,
    request: () => actor.send({ type: 'overlay.request' }),
    retry: () => actor.send({ type: 'overlay.retry' }),
    hasFailed: () => actor.getSnapshot().hasTag('failed'),
  };
}

it('R16.5 loads on the first request, and once', async () => {
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

it('R16.5 repeats a failed load on the next request, or after 10 s', async () => {
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
  expect(state()).toBe('loading.repeated');
  await settle();
  expect(state()).toBe('ready');
});

it('counts as failed while a failed load is repeated', async () => {
  const { loadCode, request, hasFailed, state } = startOverlay();
  loadCode.mockRejectedValueOnce(new Error('gone'));
  request();
  expect(hasFailed()).toBe(false);
  await settle();
  loadCode.mockResolvedValue();
  request();
  expect([state(), hasFailed()]).toEqual(['loading.repeated', true]);
  await settle();
  expect([state(), hasFailed()]).toEqual(['ready', false]);
});

it('loads the document when the visitor tries again', async () => {
  const { loadCode, request, retry, reload, state } = startOverlay();
  loadCode.mockRejectedValue(new Error('gone'));
  request();
  await settle();
  retry();
  expect(state()).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
});
