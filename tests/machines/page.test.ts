import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type Address, pageMachine } from '#machines/page.machine.ts';
import { settle, startJourney } from './journey.ts';

const address = (page: string): Address => ({
  page,
  language: 'en',
  prefix: '/en',
  path: `/en/${page}`,
});

/** A site on which some pages are loaded; the others wait for `arrive` or `fail`. */
function startPage(loaded: string[] = []) {
  const pending = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const reportFailure = vi.fn();
  const reload = vi.fn();
  let diagnose = { resolve: (_: boolean) => {}, reject: (_: Error) => {} };
  const machine = pageMachine.provide({
    actors: {
      isOutdated: fromPromise<boolean, Address>(
        () =>
          new Promise((resolve, reject) => {
            diagnose = { resolve, reject };
          }),
      ),
      loadPage: fromPromise<void, Address>(
        ({ input }) =>
          new Promise((resolve, reject) => pending.set(input.page, { resolve, reject })),
      ),
    },
    guards: { isLoaded: (_, { page }) => loaded.includes(page) },
    actions: { reload, reportFailure: (_, { error }) => reportFailure(error) },
  });
  const journey = startJourney(machine, { input: { address: address('home') } });
  return {
    ...journey,
    reportFailure,
    reload,
    diagnose: async (answer: boolean | Error) => {
      if (answer instanceof Error) diagnose.reject(answer);
      else diagnose.resolve(answer);
      await settle();
    },
    request: (page: string) =>
      journey.actor.send({ type: 'route.requested', address: address(page) }),
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

it('shows a loaded page in one step', () => {
  const { request, state, shown } = startPage(['about']);
  request('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});

it('keeps the page on the screen until the next one has come', async () => {
  const { request, state, shown, arrive } = startPage();
  request('about');
  expect([state(), shown()]).toEqual(['loading.brief', 'home']);
  await arrive('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});

it('says that it loads after 400 ms', () => {
  const { request, state, pass } = startPage();
  request('about');
  pass(399);
  expect(state()).toBe('loading.brief');
  pass(1);
  expect(state()).toBe('loading.slow');
});

it('lets the last click win, whatever comes first', async () => {
  const { request, state, shown, arrive } = startPage();
  request('about');
  request('mission');
  await arrive('about');
  expect([state(), shown()]).toEqual(['loading.brief', 'home']);
  await arrive('mission');
  expect([state(), shown()]).toEqual(['shown', 'mission']);
});

it('goes back to a loaded page while another one is loading', async () => {
  const { request, state, shown, arrive } = startPage(['home']);
  request('about');
  request('home');
  await arrive('about');
  expect([state(), shown()]).toEqual(['shown', 'home']);
});

it('fails with a report, and tries again for the same page', async () => {
  const { actor, request, state, shown, fail, diagnose, arrive, reportFailure } = startPage();
  request('about');
  await fail('about');
  expect([state(), shown()]).toEqual(['diagnosing', 'home']);
  await diagnose(false);
  expect([state(), shown()]).toEqual(['failed', 'home']);
  expect(reportFailure).toHaveBeenCalledOnce();
  actor.send({ type: 'page.retry' });
  expect(state()).toBe('loading.brief');
  await arrive('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});

it('is reloaded once the site has been deployed anew', async () => {
  const { request, state, fail, diagnose, reload } = startPage();
  request('about');
  await fail('about');
  expect(reload).not.toHaveBeenCalled();
  await diagnose(true);
  expect(state()).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the failure when it cannot be found out whether a reload would help', async () => {
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

it('leaves a page that crashed by any other', () => {
  const { actor, request, state, shown, reportFailure } = startPage(['about']);
  actor.send({ type: 'page.crashed', error: new Error('render') });
  expect(state()).toBe('crashed');
  expect(reportFailure).toHaveBeenCalledOnce();
  request('about');
  expect([state(), shown()]).toEqual(['shown', 'about']);
});
