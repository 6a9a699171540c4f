import { testModel } from '@interpunct/model-kit/vitest';
import { counter, desk, diary, oven, player, pool } from './machines.ts';

testModel(player, {
  events: {
    play: { 'a film': { title: 'Sintel' } },
    key: { Escape: { key: 'Escape' }, another: { key: 'a' } },
    'xstate.snapshot.ticks': { three: { snapshot: { context: 3 } } },
  },
  results: {
    loadTitle: { outputs: { found: 'Sintel' }, errors: { lost: 'gone' } },
    ticks: { outputs: { end: undefined }, errors: { lost: 'gone' } },
  },
  expected: {
    start: [{ to: 'idle', context: { second: 0, title: '' } }],
    states: {
      idle: {},
      loading: { actors: { loadTitle: ({ title }) => ({ title }) } },
      playing: { actors: ['ticks', 'keys'] },
    },
    events: {
      play: [{ in: 'idle', to: 'loading', context: ({ event }) => ({ title: event.title }) }],
      stop: [
        { in: 'loading', to: 'idle' },
        { in: 'playing', to: 'idle', calls: ['emit stopped'] },
      ],
      key: [
        {
          in: 'playing',
          when: ({ event }) => event.key === 'Escape',
          to: 'idle',
          calls: ['emit stopped'],
        },
      ],
      'loadTitle done': [{ to: 'playing', calls: ['(anonymous)'] }],
      'loadTitle error': [{ to: 'idle', calls: ['reportLoss'] }],
      'ticks snapshot': [{ in: 'playing', context: { second: 3 } }],
      'ticks done': [{ to: 'idle', calls: ['emit stopped'] }],
      'ticks error': [{ to: 'idle', calls: ['emit stopped'] }],
    },
  },
});

testModel(desk, {
  results: { upload: { outputs: { complete: undefined }, errors: {} } },
  expected: {
    start: [{ to: 'empty', context: { printer: null } }],
    states: {
      sending: { actors: ['upload'] },
      printing: { actors: ['printer', 'copy'] },
    },
    events: {
      send: [{ in: 'empty', to: 'sending' }],
      pause: [{ in: 'sending', calls: ['to upload pause'] }],
      print: [
        {
          in: 'empty',
          to: 'printing',
          calls: ['to copy pause'],
          context: { printer: 'printer' },
        },
      ],
      'after pause': [{ calls: ({ context }) => [`to ${context.printer?.id} pause`] }],
      'copy done': [{}],
      'printer done': [{}],
      drop: [{ in: 'printing', to: 'empty', context: { printer: null } }],
      'upload.began': [{ in: 'sending', calls: ['noteUpload'] }],
      'upload done': [{ to: 'empty' }],
    },
  },
});

testModel(oven, {
  events: { heat: { low: { degrees: 100 }, high: { degrees: 250 } } },
  expected: {
    start: [{ to: ['on.door.shut', 'on.heat.cold'], context: { degrees: 0 } }],
    states: {
      'on.door.ajar': { timers: { nag: 60_000 } },
      'on.heat.warm.rising': { timers: { 100: 100 } },
    },
    events: {
      heat: [
        {
          in: 'on.heat.cold',
          to: 'on.heat.warm.rising',
          context: ({ event }) => ({ degrees: event.degrees }),
        },
      ],
      open: [{ in: 'on.door.shut', to: 'on.door.ajar' }],
      close: [{ in: 'on.door.ajar', to: 'on.door.shut' }],
      off: [{ in: 'on', to: 'off' }],
      resume: [
        // It is never met while it is on, also where it ignores the event.
        { was: 'on.heat.warm.steady', to: ['on.door.shut', 'on.heat.warm.steady'] },
        { in: 'off', was: 'on.heat.done', to: ['on.door.shut', 'on.heat.done'] },
        { in: 'off', to: ['on.door.shut', 'on.heat.warm.rising'] },
      ],
      'after 100': [
        { when: ({ context }) => context.degrees > 200, to: 'on.heat.done' },
        { to: 'on.heat.warm.steady' },
      ],
      'after nag': [{ to: 'off' }],
    },
  },
});

type Written = { context: { pages: Map<string, number> }; event: { page: string } };

const written = ({ context, event }: Written) => ({
  pages: new Map([...context.pages, [event.page, 1]]),
});

testModel(diary, {
  events: {
    'page.write': { short: { page: 'one' }, long: { page: 'three' } },
    'page.tear': { 'the first': { page: 'one' } },
  },
  expected: {
    start: [{ to: 'open', context: { pages: new Map(), opened: new Date(0), limit: 2 } }],
    events: {
      wait: [
        { in: 'open', to: 'open' },
        { to: 'open', calls: ['save'] },
      ],
      close: [
        { in: 'open', to: 'closed' },
        { to: 'open', calls: ['save'] },
      ],
      'after patience': [{ to: 'closed' }],
      'page.tear': [
        { in: 'open', calls: ['save'] },
        { to: 'open', calls: ['save'] },
      ],
      'page.write': [
        { in: 'closed', to: 'open', calls: ['save'] },
        { when: ({ context }) => context.pages.size >= 2, to: 'closed' },
        {
          when: ({ event }) => event.page.length > 3,
          calls: ['save', 'warn'],
          given: { warn: ({ event }) => ({ page: event.page }) },
          context: written,
        },
        { calls: ['save'], context: written },
      ],
    },
  },
});

testModel(pool, {
  expected: {
    anything: ['start'],
    events: {
      'after bell': [{ calls: ['ring', 'to guard go'] }],
      'after swim': [{ calls: ['splash'] }],
      bell: [{ calls: ['ring', 'to guard go'] }],
      swim: [{ calls: ['splash'] }],
      jump: [
        {
          when: ({ context }) => context.swimmers.length < 2,
          context: ({ context }) => ({ swimmers: [...context.swimmers, 'upload'] }),
        },
      ],
    },
  },
});

testModel(counter, {});
