import { backdropCases } from '#machines/backdrop.cases.ts';
import { backdropMachine } from '#machines/backdrop.machine.ts';
import { behaviour } from './kit/table.ts';

export default behaviour(backdropMachine, backdropCases, {
  actor: 'backdrop',
  gestures: {
    'motion.reduced': { from: 'the settings of the system' },
    'motion.allowed': { from: 'the settings of the system' },
    'tab.shown': { from: 'the window' },
    'tab.hidden': { from: 'the window' },
  },
  parts: { absent: [], still: [], moving: [] },
  browser: 'It is a canvas, which has no parts.',
});
