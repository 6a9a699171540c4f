import { beforeEach, expect, it } from 'vitest';
import { assertEvent, fromPromise } from 'xstate';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { settle, startJourney } from './journey.ts';

const nothing = { analytics: false, marketing: false };
const everything = { analytics: true, marketing: true };
const click = { name: 'related_link_click', label: '/about -> /contact' } as const;

const calls: string[] = [];
const call = (name: string) => () => {
  calls.push(name);
};
beforeEach(() => {
  calls.length = 0;
});

/** Analytics over ports that note the order of their calls. The recorder starts or fails on demand. */
function startAnalytics({ hasVendors } = { hasVendors: true }) {
  let recorder = { start: () => {}, fail: (_: Error) => {} };
  const machine = analyticsMachine.provide({
    actors: {
      startRecorder: fromPromise(({ signal }) => {
        calls.push('recorder loads');
        signal.addEventListener('abort', call('recorder is cancelled'));
        return new Promise((resolve, reject) => {
          recorder = { start: resolve, fail: reject };
        });
      }),
    },
    actions: {
      openQueue: call('queue opens'),
      dropQueue: call('queue is dropped'),
      sendSignals: ({ context }) => {
        calls.push(`signals ${JSON.stringify(context.grants)}`);
      },
      loadTag: call('tag loads'),
      grantRecorder: ({ context }) => {
        calls.push(`recorder receives ${JSON.stringify(context.grants)}`);
      },
      closeGate: call('gate closes'),
      deleteTraces: ({ context }) => {
        calls.push(`traces remain ${JSON.stringify(context.grants)}`);
      },
      reload: call('document reloads'),
      sendPageView: ({ context }) => {
        calls.push(`view ${context.path}`);
      },
      sendClick: ({ event }) => {
        assertEvent(event, 'link.followed');
        calls.push(`click ${event.click.label}`);
      },
      reportFailure: call('failure is reported'),
    },
  });
  const { actor, state } = startJourney(machine, { input: { hasVendors } });
  return {
    state,
    view: (path: string) => actor.send({ type: 'page.viewed', path }),
    follow: () => actor.send({ type: 'link.followed', click }),
    findNoChoice: () => actor.send({ type: 'consent.missing' }),
    choose: (preferences: typeof nothing) =>
      actor.send({ type: 'consent.changed', preferences: { ...preferences } }),
    startRecorder: async () => {
      recorder.start();
      await settle();
    },
    failRecorder: async () => {
      recorder.fail(new Error('blocked'));
      await settle();
    },
    taken: () => calls.splice(0),
  };
}

it('R12.1 denies everything at first and queues calls that nothing reads', () => {
  const { view, follow, taken, state } = startAnalytics();
  view('/en/about');
  follow();
  expect(taken()).toEqual(['queue opens', 'view /en/about', 'click /about -> /contact']);
  expect(state()).toBe('queueing');
});

it('R12.7, R12.8 drops the queue on a grant and sends the page on the screen', () => {
  const { view, choose, taken, state } = startAnalytics();
  view('/en/about');
  view('/en/contact');
  taken();
  choose(everything);
  expect(taken()).toEqual([
    `traces remain ${JSON.stringify(everything)}`,
    `signals ${JSON.stringify(everything)}`,
    'queue is dropped',
    'tag loads',
    'view /en/contact',
    'recorder loads',
  ]);
  expect(state()).toBe('sending.startingRecorder');
});

it('R12.2 applies a stored grant before the first view, and sends that view once', () => {
  const { view, choose, taken } = startAnalytics();
  choose(everything);
  expect(taken().filter((name) => name.startsWith('view'))).toEqual([]);
  view('/en/about');
  expect(taken()).toEqual(['view /en/about']);
});

it('R12.3 counts another language of the same page as a view', () => {
  const { view, choose, taken } = startAnalytics();
  choose(everything);
  view('/en/about');
  taken();
  view('/fr/about');
  expect(taken()).toEqual(['view /fr/about']);
});

it('starts the recorder with the grants of that moment', async () => {
  const { choose, startRecorder, taken, state } = startAnalytics();
  choose(everything);
  choose({ analytics: true, marketing: false });
  taken();
  await startRecorder();
  expect(taken()).toEqual(['recorder receives {"analytics":true,"marketing":false}']);
  expect(state()).toBe('sending.recording');
});

it('goes on without a recorder that does not start', async () => {
  const { choose, failRecorder, view, taken, state } = startAnalytics();
  choose(everything);
  taken();
  await failRecorder();
  expect(taken()).toEqual(['failure is reported']);
  expect(state()).toBe('sending.unrecorded');
  view('/en/about');
  expect(taken()).toEqual(['view /en/about']);
});

it('R12.9 reloads behind a closed gate on a withdrawal, and sends nothing until then', async () => {
  const { view, follow, choose, findNoChoice, startRecorder, taken, state } = startAnalytics();
  choose(everything);
  await startRecorder();
  view('/en/about');
  taken();
  choose(nothing);
  expect(taken()).toEqual([
    'gate closes',
    `traces remain ${JSON.stringify(nothing)}`,
    'document reloads',
  ]);
  view('/en/contact');
  follow();
  choose(everything);
  findNoChoice();
  expect(taken()).toEqual([]);
  expect(state()).toBe('leaving');
});

it('R12.9 a withdrawal without a vendor does not reload the page', () => {
  const { choose, taken, state } = startAnalytics({ hasVendors: false });
  choose(everything);
  expect(state()).toBe('queueing');
  taken();
  choose(nothing);
  expect(taken()).toEqual([
    `traces remain ${JSON.stringify(nothing)}`,
    `signals ${JSON.stringify(nothing)}`,
  ]);
  expect(state()).toBe('queueing');
});

it('cancels a recorder that is still loading on a withdrawal', () => {
  const { choose, taken } = startAnalytics();
  choose(everything);
  taken();
  choose(nothing);
  expect(taken()).toContain('recorder is cancelled');
});

it('R12.1, R12.9 keeps the page when marketing alone is withdrawn, and tells the vendors', async () => {
  const { view, choose, startRecorder, taken, state } = startAnalytics();
  view('/en/about');
  choose(everything);
  await startRecorder();
  taken();
  choose({ analytics: true, marketing: false });
  expect(taken()).toEqual([
    'signals {"analytics":true,"marketing":false}',
    'recorder receives {"analytics":true,"marketing":false}',
    'traces remain {"analytics":true,"marketing":false}',
  ]);
  expect(state()).toBe('sending.recording');
});

it('R12.9 deletes what an earlier visit may have left on a refusal', () => {
  const { choose, taken } = startAnalytics();
  choose(nothing);
  expect(taken()).toEqual([
    'queue opens',
    `traces remain ${JSON.stringify(nothing)}`,
    `signals ${JSON.stringify(nothing)}`,
  ]);
});

it('R12.9 deletes what an earlier visit may have left if no choice is stored', () => {
  const { findNoChoice, taken } = startAnalytics();
  taken();
  findNoChoice();
  expect(taken()).toEqual([`traces remain ${JSON.stringify(nothing)}`]);
});

it('R12.7 loads no vendor for marketing alone', () => {
  const { choose, taken, state } = startAnalytics();
  choose({ analytics: false, marketing: true });
  expect(taken()).toEqual([
    'queue opens',
    'traces remain {"analytics":false,"marketing":true}',
    'signals {"analytics":false,"marketing":true}',
  ]);
  expect(state()).toBe('queueing');
});

it('sends clicks while granted', () => {
  const { choose, follow, taken } = startAnalytics();
  choose(everything);
  taken();
  follow();
  expect(taken()).toEqual(['click /about -> /contact']);
});
