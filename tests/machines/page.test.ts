import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type Address, type Entry, pageMachine } from '#machines/page.machine.ts';
import { settle, startJourney } from './journey.ts';

const address = (page: string): Entry => ({
  page,
  language: 'en',
  prefix: '/en',
  path: `/en/${page}`,
  key: page,
});

/** A visit with some pages loaded. The others wait for `arrive` or `fail`. */
function startPage(loaded: string[] = []) {
  const pending = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const reportFailure = vi.fn();
  const reload = vi.fn();
  const diagnosed: string[] = [];
  let diagnose = { resolve: (_: boolean) => {}, reject: (_: Error) => {} };
  const machine = pageMachine.provide({
    actors: {
      checkDeployment: fromPromise<boolean, Address>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            diagnosed.push(input.page);
            diagnose = { resolve, reject };
          }),
      ),
      loadPage: fromPromise<void, Address>(
        ({ input }) =>
          new Promise((resolve, reject) => pending.set(input.page, { resolve, reject })),
      ),
    },
    actions: { reload, reportFailure },
  });
  const journey = startJourney(machine, { input: { address: address('home') } });
  return {
    ...journey,
    reportFailure,
    reload,
    diagnosed,
    diagnose: async (answer: boolean | Error) => {
      if (answer instanceof Error) diagnose.reject(answer);
      else diagnose.resolve(answer);
      await settle();
    },
    request: (page: string) =>
      journey.actor.send({
        type: 'route.requested',
        address: address(page),
        isLoaded: loaded.includes(page),
      }),
    shown: () => journey.actor.getSnapshot().context.shown.page,
    arrive: async (page: string) => {
      pending.get(page)?.resolve();
      await settle();
    },
    fail: async (page: string) => {
      pending.get(page)?.reject(new Error('chunk gone'));
      await settle();
    },
  };
}

it('R1.11 starts with the page of the address, and without a failure', () => {
  expect(startPage().actor.getSnapshot().context).toEqual({
    requested: address('home'),
    shown: address('home'),
    hasFailed: false,
  });
});

it('shows a loaded page in one step', () => {
  const { request, state, shown } = startPage(['about']);
  expect([state(), shown()]).toEqual(['shown', 'home']);
  request('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});

it('R1.9 keeps the page on the screen until the next one arrives', async () => {
  const { request, state, shown, arrive } = startPage();
  request('about');
  expect([state(), shown()]).toEqual(['loading.brief', 'home']);
  await arrive('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});

it('R1.9 shows the loading bar after 400 ms', () => {
  const { request, state, pass } = startPage();
  request('about');
  pass(399);
  expect(state()).toBe('loading.brief');
  pass(1);
  expect(state()).toBe('loading.slow');
});

it('R1.9 lets the last click win, whichever page arrives first', async () => {
  const { request, state, shown, arrive } = startPage();
  request('about');
  request('mission');
  await arrive('about');
  expect([state(), shown()]).toEqual(['loading.brief', 'home']);
  await arrive('mission');
  expect([state(), shown()]).toEqual(['shown', 'mission']);
});

it('R1.9 returns to a loaded page while another one loads', async () => {
  const { request, state, shown, arrive } = startPage(['home']);
  request('about');
  request('home');
  await arrive('about');
  expect([state(), shown()]).toEqual(['shown', 'home']);
});

it('R1.11 shows a failure under the address of the page, and tries again', async () => {
  const { actor, request, state, shown, fail, arrive, diagnose, reportFailure, reload } =
    startPage();
  request('about');
  await fail('about');
  expect([state(), shown()]).toEqual(['diagnosing', 'home']);
  await diagnose(false);
  expect([state(), shown()]).toEqual(['failed', 'about']);
  expect(reportFailure).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  const hasFailed = () => actor.getSnapshot().context.hasFailed;
  actor.send({ type: 'page.retry' });
  expect([state(), hasFailed()]).toEqual(['loading.brief', true]);
  await arrive('about');
  expect([state(), shown(), hasFailed()]).toEqual(['shown', 'about', false]);
  expect(reload).not.toHaveBeenCalled();
});

it('shows a failure in the language on the screen, whose texts are there', async () => {
  const { actor, fail, diagnose } = startPage();
  actor.send({
    type: 'route.requested',
    address: { page: 'about', language: 'fr', prefix: '/fr', path: '/fr/about', key: 'about' },
    isLoaded: false,
  });
  await fail('about');
  await diagnose(false);
  expect(actor.getSnapshot().context.shown).toEqual({
    page: 'about',
    language: 'en',
    prefix: '/fr',
    path: '/fr/about',
    key: 'about',
  });
});

it('leaves a failure for another page', async () => {
  const { actor, request, state, shown, fail, diagnose, arrive } = startPage();
  request('about');
  await fail('about');
  await diagnose(false);
  const hasFailed = () => actor.getSnapshot().context.hasFailed;
  request('mission');
  expect([state(), hasFailed()]).toEqual(['loading.brief', true]);
  await arrive('mission');
  expect([state(), shown(), hasFailed()]).toEqual(['shown', 'mission', false]);
});

it('R16.7 reloads after a new deployment', async () => {
  const { request, state, fail, diagnose, diagnosed, reload } = startPage();
  request('about');
  await fail('about');
  expect(diagnosed).toEqual(['about']);
  expect(reload).not.toHaveBeenCalled();
  await diagnose(true);
  expect(state()).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
});

it('R16.7 shows the failure when the check for a deployment fails or takes 5 s', async () => {
  const { request, state, fail, diagnose, pass, reload } = startPage();
  request('about');
  await fail('about');
  await diagnose(new Error('offline'));
  expect(state()).toBe('failed');
  request('contact');
  await fail('contact');
  pass(4_999);
  expect(state()).toBe('diagnosing');
  pass(1);
  expect(state()).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

it('R1.10 leaves a crashed page for any other', () => {
  const { actor, request, state, shown, reportFailure } = startPage(['about']);
  actor.send({ type: 'page.crashed', error: new Error('render') });
  expect(state()).toBe('crashed');
  expect(reportFailure).toHaveBeenCalledOnce();
  request('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});

it('R1.10 reports a page that crashes while the next one loads, and goes on loading', async () => {
  const { actor, request, state, shown, arrive, reportFailure } = startPage();
  request('about');
  actor.send({ type: 'page.crashed', error: new Error('render') });
  expect(reportFailure).toHaveBeenCalledOnce();
  expect(state()).toBe('loading.brief');
  await arrive('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});
