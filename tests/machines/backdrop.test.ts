import { expect, it } from 'vitest';
import { backdropMachine } from '#machines/backdrop.machine.ts';
import { startJourney } from './journey.ts';

it('R6.6 moves only while the tab is shown and motion is allowed', () => {
  const { actor, state } = startJourney(backdropMachine);
  expect(state()).toBe('still');
  actor.send({ type: 'tab.shown' });
  expect(state()).toBe('still');
  actor.send({ type: 'motion.allowed' });
  expect(state()).toBe('moving');
  actor.send({ type: 'tab.hidden' });
  expect(state()).toBe('still');
  actor.send({ type: 'tab.shown' });
  expect(state()).toBe('moving');
  actor.send({ type: 'motion.reduced' });
  expect(state()).toBe('still');
});
