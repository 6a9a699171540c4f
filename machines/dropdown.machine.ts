import { type ActorRefFrom, sendParent, setup } from 'xstate';

export type DropdownId = 'servicesDropdown' | 'aboutDropdown';

export type DropdownInput = { id: DropdownId };

export type DropdownEvent =
  | { type: 'dropdown.open' }
  | { type: 'dropdown.dismiss' }
  | { type: 'frame.entered' }
  | { type: 'navigation.folded' }
  | { type: 'route.requested' };

/** A dropdown reports this to the site, which closes the others. */
export type DropdownOpened = { type: 'dropdown.opened'; id: DropdownId };

/**
 * A disclosure of links in the main navigation.
 *
 * It reports its opening and does not know its siblings: "one open at a time" is a rule of the site,
 * so the site enforces it. The button, Escape, a click outside and a focus that leaves share one event,
 * `dropdown.dismiss`, because they share one outcome. A press in a frame is outside, too, but the page does not
 * hear it. A list without its button would be open when the navigation comes back.
 */
export const dropdownMachine = setup({
  types: {
    input: {} as DropdownInput,
    context: {} as DropdownInput,
    events: {} as DropdownEvent,
  },
  actions: {
    announceOpening: sendParent(
      ({ context }): DropdownOpened => ({ type: 'dropdown.opened', id: context.id }),
    ),
  },
}).createMachine({
  id: 'dropdown',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { on: { 'dropdown.open': 'open' } },
    open: {
      entry: 'announceOpening',
      on: {
        'dropdown.dismiss': 'closed',
        'frame.entered': 'closed',
        'navigation.folded': 'closed',
        'route.requested': 'closed',
      },
    },
  },
});

export type DropdownActor = ActorRefFrom<typeof dropdownMachine>;
