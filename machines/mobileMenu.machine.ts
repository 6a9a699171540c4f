import { type ActorRefFrom, setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'route.requested' };

/**
 * The slide-in menu of narrow screens.
 *
 * It closes on the request for a route, not on its arrival: whoever has chosen a page wants to see
 * that something happens, also on a slow link.
 */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.open': 'open' } },
    open: { on: { 'menu.close': 'closed', 'route.requested': 'closed' } },
  },
});

export type MobileMenuActor = ActorRefFrom<typeof mobileMenuMachine>;
