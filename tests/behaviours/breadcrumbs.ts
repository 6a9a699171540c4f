import type { Expected } from '@interpunct/model-kit';
import { breadcrumbsCases } from '#machines/breadcrumbs.cases.ts';
import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { behaviour } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { focus } from './kit/ways.ts';

const AWAY = { isPointerNear: false, isFocused: false };

export const expected: Expected<typeof breadcrumbsMachine> = {
  start: [
    { when: ({ event }) => event.input.isHome, to: 'absent', context: { isHome: true, ...AWAY } },
    { to: 'visible.timed', context: { isHome: false, ...AWAY } },
  ],
  states: {
    absent: { requirement: 'R5.2', holds: ({ isHome }) => isHome },
    'visible.timed': { requirement: 'R5.3', timers: { shownFor: 3_000 } },
    'visible.held': {
      requirement: 'R5.3, R5.4',
      holds: ({ isPointerNear, isFocused }) => isPointerNear || isFocused,
    },
    hidden: {
      requirement: 'R5.3',
      holds: ({ isPointerNear, isFocused }) => !isPointerNear && !isFocused,
    },
  },
  limits: { 'pointer.moved': [{ y: 80 }, { y: 81 }, { y: 120 }, { y: 121 }] },
  events: {
    'route.changed': [
      { when: ({ event }) => event.isHome, to: 'absent', context: { isHome: true } },
      { to: 'visible.timed', context: { isHome: false } },
    ],
    'after shownFor': [
      { when: ({ context }) => context.isPointerNear || context.isFocused, to: 'visible.held' },
      { to: 'hidden' },
    ],
    'pointer.moved': [
      {
        requirement: 'R5.4',
        in: 'hidden',
        when: ({ event }) => event.y <= 80,
        to: 'visible.held',
        context: { isPointerNear: true },
      },
      {
        requirement: 'R5.4',
        in: 'visible.held',
        when: ({ context, event }) => event.y > 120 && !context.isFocused,
        to: 'hidden',
        context: { isPointerNear: false },
      },
      {
        context: ({ context, event }) => ({
          isPointerNear: event.y <= (context.isPointerNear ? 120 : 80),
        }),
      },
    ],
    'breadcrumbs.focused': [
      { requirement: 'R5.5', in: 'hidden', to: 'visible.held', context: { isFocused: true } },
      { context: { isFocused: true } },
    ],
    'breadcrumbs.blurred': [
      {
        requirement: 'R5.5',
        in: 'visible.held',
        when: ({ context }) => !context.isPointerNear,
        to: 'hidden',
        context: { isFocused: false },
      },
      { context: { isFocused: false } },
    ],
  },
};

export const inputs: Inputs = { breadcrumbs: ({ entry }) => ({ isHome: entry.page === 'home' }) };

const WORDMARK = 'header a[aria-label="Interpunct, home page"]';

const trail = ['navigation "Breadcrumb"', 'link "Home"', 'link "Studio" current'];

const table = (own: { name?: string; cases?: object; unreached?: Record<string, string> }) =>
  behaviour(breadcrumbsMachine, breadcrumbsCases, {
    actor: 'breadcrumbs',
    ...own,
    gestures: {
      'route.changed': {
        from: 'a link',
        // A new page takes the focus, so none is left in the header.
        when: ({ snapshot: { context } }, { isHome }) =>
          !context.isFocused && isHome !== context.isHome,
        // The keyboard leaves the pointer where it is.
        ways: [
          async (visitor, _, { isHome }) => {
            await visitor.focus(isHome ? 'Interpunct, home page' : 'Studio', 'footer');
            await visitor.key('Enter');
            await visitor.seePage(isHome ? 'home' : 'studio');
          },
        ],
      },
      'pointer.moved': {
        from: 'the window',
        ways: [
          async (visitor, _, { y }) => {
            await visitor.page.mouse.move(640, y);
            await visitor.pass(20);
          },
        ],
      },
      'breadcrumbs.focused': {
        from: 'the header',
        ways: [
          focus('Interpunct, home page', 'header'),
          // The skip link, then the header.
          async (visitor) => {
            await visitor.focus('Skip to content');
            await visitor.key('Tab');
            await visitor.seeFocus(WORDMARK);
          },
        ],
      },
      'breadcrumbs.blurred': {
        from: 'the header',
        when: ({ snapshot }) => snapshot.context.isFocused,
        ways: [
          (visitor) => visitor.inPage(() => (document.activeElement as HTMLElement).blur()),
          focus('Studio', 'footer'),
        ],
      },
    },
    parts: { 'visible.timed': trail, 'visible.held': trail, hidden: [] },
    begin: (visitor, { isHome }) => visitor.open(isHome ? '/en/' : '/en/studio'),
  });

export default [
  table({}),
  // Pointer and focus hold the breadcrumbs alike, so the shortest paths need one of them only.
  table({
    name: 'breadcrumbs by the focus alone',
    cases: { events: { 'pointer.moved': [] } },
    unreached: { 'breadcrumbs|pointer.moved|0': 'The other table moves the pointer.' },
  }),
];
