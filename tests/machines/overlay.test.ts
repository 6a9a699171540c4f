import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { overlayMachine } from '#machines/overlay.machine.ts';
import { settle, startJourney } from './journey.ts';

function startOverlay() {
  const loadCode = vi.fn<() => Promise<void>>();
  const checkDeployment = vi.fn<() => Promise<boolean>>();
  const reportFailure = vi.fn();
  const reload = vi.fn();
  const machine = overlayMachine.provide({
    actors: {
      loadCode: fromPromise(() => loadCode()),
      checkDeployment: fromPromise(() => checkDeployment()),
    },
    actions: { reload, reportFailure },
  });
  const { actor, state, pass } = startJourney(machine);
  const send = async (type: 'request' | 'open' | 'renew') => {
    actor.send({ type: `overlay.${type}` });
    await settle();
  };
  return {
    actor,
    loadCode,
    checkDeployment,
    reportFailure,
    reload,
    state,
    pass,
    send,
  };
}

/** An overlay whose code is lost. */
async function startLost() {
  const overlay = startOverlay();
  overlay.loadCode.mockRejectedValue(new Error('gone'));
  await overlay.send('request');
  expect(overlay.state()).toBe('failed.recent');
  return overlay;
}

it('R16.5 loads on the first request, and once', async () => {
  const { actor, loadCode, state, send } = startOverlay();
  loadCode.mockResolvedValue();
  expect(state()).toBe('absent');
  expect(loadCode).not.toHaveBeenCalled();
  actor.send({ type: 'overlay.request' });
  actor.send({ type: 'overlay.open' });
  await send('request');
  expect(state()).toBe('ready');
  expect(loadCode).toHaveBeenCalledOnce();
});

it('R16.5 loads at once for a visitor who asks without a request before', async () => {
  const { loadCode, state, send } = startOverlay();
  loadCode.mockResolvedValue();
  await send('open');
  expect(state()).toBe('ready');
});

it('R16.5 repeats a failed load after 10 s', async () => {
  const { loadCode, state, pass, send } = await startLost();
  await send('request');
  pass(9_999);
  expect(loadCode).toHaveBeenCalledOnce();
  loadCode.mockResolvedValue();
  pass(1);
  expect(state()).toBe('failed.repeating');
  await settle();
  expect(state()).toBe('ready');
  expect(loadCode).toHaveBeenCalledTimes(2);
});

it('R16.5 repeats a load that failed again every 10 minutes, and reports one failure', async () => {
  const { loadCode, reportFailure, checkDeployment, state, pass } = await startLost();
  for (const [failed, waitMs] of [10_000, ...Array(5).fill(600_000)].entries()) {
    pass(waitMs - 1);
    expect(loadCode).toHaveBeenCalledTimes(failed + 1);
    pass(1);
    expect(loadCode).toHaveBeenCalledTimes(failed + 2);
    await settle();
  }
  expect(state()).toBe('failed.lasting');
  expect(reportFailure).toHaveBeenCalledOnce();
  // A visitor who asks for nothing keeps the document.
  expect(checkDeployment).not.toHaveBeenCalled();
});

it('R16.5 loads again at once for a visitor who asks again', async () => {
  const { actor, loadCode, reload, state } = await startLost();
  loadCode.mockResolvedValue();
  actor.send({ type: 'overlay.open' });
  expect(state()).toBe('failed.retrying');
  await settle();
  expect(state()).toBe('ready');
  expect(loadCode).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('R16.7 loads the document for a visitor who asks again after a new deployment', async () => {
  const { checkDeployment, reload, reportFailure, state, send } = await startLost();
  checkDeployment.mockResolvedValue(true);
  await send('open');
  expect(state()).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
  expect(reportFailure).toHaveBeenCalledOnce();
});

it('R16.7 stays in the document without a new deployment, and without an answer', async () => {
  const { checkDeployment, loadCode, reload, state, pass, send } = await startLost();
  checkDeployment.mockResolvedValueOnce(false);
  await send('open');
  expect(state()).toBe('failed.lasting');
  expect(loadCode).toHaveBeenCalledTimes(2);
  checkDeployment.mockRejectedValueOnce(new Error('offline'));
  await send('open');
  expect(state()).toBe('failed.lasting');
  expect(loadCode).toHaveBeenCalledTimes(3);
  checkDeployment.mockReturnValueOnce(new Promise(() => {}));
  await send('open');
  expect(state()).toBe('failed.diagnosing');
  pass(4_999);
  expect(state()).toBe('failed.diagnosing');
  pass(1);
  expect(state()).toBe('failed.lasting');
  loadCode.mockResolvedValue();
  await send('open');
  expect(state()).toBe('ready');
  expect(reload).not.toHaveBeenCalled();
});

it('R10.23 loads the document for a view that has thrown', async () => {
  const { loadCode, reload, state, send } = startOverlay();
  loadCode.mockResolvedValue();
  await send('open');
  await send('renew');
  expect(state()).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
});
