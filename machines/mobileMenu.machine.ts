import { type ActorRefFrom, sendParent, setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'navigation.unfolded' }
  | { type: 'route.requested' };

/** The menu reports this to the site, which closes what it would cover. */
export type MenuOpened = { type: 'menu.opened' };

/**
 * The slide-in menu of narrow screens.
 *
 * It closes when a route is requested, not when the page arrives: a press on a link shows an effect
 * at once, on a slow network too. It closes when the window has room for the navigation, which needs no menu.
 */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  actions: { announceOpening: sendParent((): MenuOpened => ({ type: 'menu.opened' })) },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.open': 'open' } },
    open: {
      entry: 'announceOpening',
      on: {
        'menu.close': 'closed',
        'navigation.unfolded': 'closed',
        'route.requested': 'closed',
      },
    },
  },
});

export type MobileMenuActor = ActorRefFrom<typeof mobileMenuMachine>;
