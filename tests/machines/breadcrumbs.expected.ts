import type { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const breadcrumbsExpected: Expected<typeof breadcrumbsMachine> = {
  start: [{ when: ({ event }) => event.input.isHome, to: 'absent' }, { to: 'visible.timed' }],
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
