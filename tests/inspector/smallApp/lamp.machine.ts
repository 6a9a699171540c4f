import { setup } from 'xstate';

/** A lamp that flickers by itself, if it is told to. */
export const lamp = setup({
  types: { events: {} as { type: 'lamp.press' } | { type: 'lamp.flicker' } },
  delays: { flicker: 1_000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': 'lit' } },
    lit: {
      initial: 'steady',
      on: { 'lamp.press': 'off', 'lamp.flicker': '.bright' },
      states: {
        steady: {},
        bright: { after: { flicker: 'dim' } },
        dim: { after: { flicker: 'bright' } },
      },
    },
  },
});
