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
function startAnalytics() {
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
      resumeTag: ({ context }) => {
        calls.push(context.isTagLoaded ? 'loaded tag resumes' : 'tag resumes');
      },
      stopTag: ({ context }) => {
        calls.push(context.isTagLoaded ? 'loaded tag stops' : 'tag stops');
      },
      resumeRecorder: call('recorder resumes'),
      grantRecorder: ({ context }) => {
        calls.push(`recorder receives ${JSON.stringify(context.grants)}`);
      },
      stopRecorder: call('recorder stops'),
      openGate: call('gate opens'),
      closeGate: call('gate closes'),
      deleteCookies: call('cookies are deleted'),
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
  const { actor, state } = startJourney(machine);
  return {
    state,
    view: (path: string) => actor.send({ type: 'page.viewed', path }),
    follow: () => actor.send({ type: 'link.followed', click }),
    loadTag: () => actor.send({ type: 'tag.loaded' }),
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
  expect(state()).toBe('denied.untouched');
});

it('R12.7, R12.8 drops the queue on a grant and sends the page on the screen', () => {
  const { view, choose, taken, state } = startAnalytics();
  view('/en/about');
  view('/en/contact');
  taken();
  choose(everything);
  expect(taken()).toEqual([
    'gate opens',
    `signals ${JSON.stringify(everything)}`,
    'queue is dropped',
    'tag loads',
    'view /en/contact',
    'recorder loads',
  ]);
  expect(state()).toBe('granted.startingRecorder');
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
  expect(state()).toBe('granted.recording');
});

it('goes on without a recorder that does not start', async () => {
  const { choose, failRecorder, view, taken, state } = startAnalytics();
  choose(everything);
  taken();
  await failRecorder();
  expect(taken()).toEqual(['failure is reported']);
  expect(state()).toBe('granted.unrecorded');
  view('/en/about');
  expect(taken()).toEqual(['view /en/about']);
});

it('R12.9 stops both vendors on a withdrawal and sends nothing to them afterwards', async () => {
  const { view, follow, choose, loadTag, startRecorder, taken, state } = startAnalytics();
  choose(everything);
  loadTag();
  await startRecorder();
  view('/en/about');
  taken();
  choose(nothing);
  expect(taken()).toEqual([
    'gate closes',
    'loaded tag stops',
    'recorder stops',
    `signals ${JSON.stringify(nothing)}`,
    'cookies are deleted',
  ]);
  view('/en/contact');
  follow();
  expect(taken()).toEqual(['cookies are deleted']);
  expect(state()).toBe('denied.withdrawn');
});

it('cancels a recorder that is still loading on a withdrawal', () => {
  const { choose, taken } = startAnalytics();
  choose(everything);
  taken();
  choose(nothing);
  expect(taken()).toContain('recorder is cancelled');
});

it('learns that the tag has loaded after a withdrawal', () => {
  const { choose, loadTag, taken } = startAnalytics();
  choose(everything);
  choose(nothing);
  loadTag();
  taken();
  choose(everything);
  expect(taken()).toContain('loaded tag resumes');
});

it('R12.7 loads nothing again on a second grant', async () => {
  const { view, choose, startRecorder, taken } = startAnalytics();
  view('/en/about');
  choose(everything);
  await startRecorder();
  choose(nothing);
  taken();
  choose({ analytics: true, marketing: false });
  expect(taken()).toEqual([
    'gate opens',
    'signals {"analytics":true,"marketing":false}',
    'tag resumes',
    'view /en/about',
    'recorder resumes',
  ]);
});

it('R12.1 sends another choice on marketing to the tag and to the recorder', async () => {
  const { view, choose, startRecorder, taken, state } = startAnalytics();
  view('/en/about');
  choose(everything);
  await startRecorder();
  taken();
  choose({ analytics: true, marketing: false });
  expect(taken()).toEqual([
    'signals {"analytics":true,"marketing":false}',
    'recorder receives {"analytics":true,"marketing":false}',
  ]);
  expect(state()).toBe('granted.recording');
});

it('R12.9 deletes what an earlier visit may have left on a refusal', () => {
  const { choose, taken } = startAnalytics();
  choose(nothing);
  expect(taken()).toEqual([
    'queue opens',
    `signals ${JSON.stringify(nothing)}`,
    'cookies are deleted',
  ]);
});

it('R12.7 loads no vendor for marketing alone', () => {
  const { choose, taken, state } = startAnalytics();
  choose({ analytics: false, marketing: true });
  expect(taken().filter((name) => /loads/.test(name))).toEqual([]);
  expect(state()).toBe('denied.untouched');
});

it('sends clicks while granted', () => {
  const { choose, follow, taken } = startAnalytics();
  choose(everything);
  taken();
  follow();
  expect(taken()).toEqual(['click /about -> /contact']);
});
