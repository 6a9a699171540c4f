import { beforeEach, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import {
  analyticsMachine,
  type GrantsChanged,
  type RecorderInput,
} from '#machines/analytics.machine.ts';
import { startJourney } from './journey.ts';

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

/** Analytics over ports that note in which order they are called. */
function startAnalytics() {
  const machine = analyticsMachine.provide({
    actors: {
      recorder: fromCallback<GrantsChanged, RecorderInput>(({ input, receive, sendBack }) => {
        calls.push(input.isStarted ? 'recorder resumes' : 'recorder is loaded');
        receive(({ grants }) => calls.push(`recorder hears ${JSON.stringify(grants)}`));
        sendBack({ type: 'recorder.started' });
      }),
    },
    actions: {
      openQueue: call('queue opens'),
      signal: (_, { preferences }) => {
        calls.push(`signal ${JSON.stringify(preferences)}`);
      },
      dropQueue: call('queue is dropped'),
      loadTag: call('tag is loaded'),
      resumeTag: call('tag resumes'),
      stopTag: call('tag stops'),
      stopRecorder: call('recorder stops'),
      openGate: call('gate opens'),
      closeGate: call('gate closes'),
      deleteCookies: call('cookies are deleted'),
      sendPageView: (_, { path }) => {
        calls.push(`view ${path}`);
      },
      sendClick: (_, { label }) => {
        calls.push(`click ${label}`);
      },
    },
  });
  const { actor, state } = startJourney(machine);
  return {
    state,
    view: (page: string, path = `/en/${page}`) => actor.send({ type: 'page.viewed', page, path }),
    follow: () => actor.send({ type: 'link.followed', click }),
    choose: (preferences: typeof nothing) =>
      actor.send({ type: 'consent.changed', preferences: { ...preferences } }),
    taken: () => calls.splice(0),
  };
}

it('denies first, and lets calls wait where nobody reads them', () => {
  const { view, follow, taken, state } = startAnalytics();
  view('about');
  follow();
  expect(taken()).toEqual(['queue opens', 'view /en/about', 'click /about -> /contact']);
  expect(state()).toBe('denied.untouched');
});

it('a grant drops what was queued and sends the page that is on the screen', () => {
  const { view, choose, taken, state } = startAnalytics();
  view('about');
  view('contact');
  taken();
  choose(everything);
  expect(taken()).toEqual([
    'gate opens',
    `signal ${JSON.stringify(everything)}`,
    'queue is dropped',
    'tag is loaded',
    'view /en/contact',
    'recorder is loaded',
  ]);
  expect(state()).toBe('granted');
});

it('a stored grant is applied before the first view, which is sent once', () => {
  const { view, choose, taken } = startAnalytics();
  choose(everything);
  expect(taken()).not.toContain('view ');
  view('about');
  expect(taken()).toEqual(['view /en/about']);
});

it('another language of the same page is no other view', () => {
  const { view, choose, taken } = startAnalytics();
  choose(everything);
  view('about');
  taken();
  view('about', '/fr/about');
  expect(taken()).toEqual([]);
  view('contact', '/fr/contact');
  expect(taken()).toEqual(['view /fr/contact']);
});

it('a withdrawal stops both vendors, and nothing goes to them afterwards', () => {
  const { view, follow, choose, taken, state } = startAnalytics();
  choose(everything);
  view('about');
  taken();
  choose(nothing);
  expect(taken()).toEqual([
    'gate closes',
    'tag stops',
    'recorder stops',
    `signal ${JSON.stringify(nothing)}`,
    'cookies are deleted',
  ]);
  view('contact');
  follow();
  expect(taken()).toEqual(['cookies are deleted']);
  expect(state()).toBe('denied.withdrawn');
});

it('a second grant loads nothing again', () => {
  const { view, choose, taken } = startAnalytics();
  view('about');
  choose(everything);
  choose(nothing);
  taken();
  choose({ analytics: true, marketing: false });
  expect(taken()).toEqual([
    'gate opens',
    'signal {"analytics":true,"marketing":false}',
    'tag resumes',
    'view /en/about',
    'recorder resumes',
  ]);
});

it('another choice on marketing is told to the tag and to the recorder', () => {
  const { view, choose, taken, state } = startAnalytics();
  view('about');
  choose(everything);
  taken();
  choose({ analytics: true, marketing: false });
  expect(taken()).toEqual([
    'signal {"analytics":true,"marketing":false}',
    'recorder hears {"analytics":true,"marketing":false}',
  ]);
  expect(state()).toBe('granted');
});

it('a refusal deletes what may be left of an earlier visit', () => {
  const { choose, taken } = startAnalytics();
  choose(nothing);
  expect(taken()).toEqual([
    'queue opens',
    `signal ${JSON.stringify(nothing)}`,
    'cookies are deleted',
  ]);
});

it('marketing alone loads no vendor', () => {
  const { choose, taken, state } = startAnalytics();
  choose({ analytics: false, marketing: true });
  expect(taken().filter((name) => /loaded/.test(name))).toEqual([]);
  expect(state()).toBe('denied.untouched');
});

it('clicks are sent while granted', () => {
  const { choose, follow, taken } = startAnalytics();
  choose(everything);
  taken();
  follow();
  expect(taken()).toEqual(['click /about -> /contact']);
});
