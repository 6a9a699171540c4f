import { expect, it } from 'vitest';
import { backdropMachine } from '#machines/backdrop.machine.ts';
import { startJourney } from './journey.ts';

it('R6.6 appears after 2 s', () => {
  const { actor, state, pass } = startJourney(backdropMachine);
  actor.send({ type: 'tab.shown' });
  actor.send({ type: 'motion.allowed' });
  pass(1_999);
  expect(state()).toBe('absent');
  pass(1);
  expect(state()).toBe('moving');
});

it('R6.6 moves only while the tab is shown and motion is allowed', () => {
  const { actor, state, pass } = startJourney(backdropMachine);
  pass(2_000);
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

it('R6.6, R17.5 asks for a frame every ten seconds of the clock while it moves', () => {
  const { actor, pass } = startJourney(backdropMachine);
  let frames = 0;
  actor.on('frame.due', () => {
    frames += 1;
  });
  actor.send({ type: 'tab.shown' });
  pass(60_000);
  expect(frames).toBe(0);
  actor.send({ type: 'motion.allowed' });
  pass(9_999);
  expect(frames).toBe(0);
  pass(1);
  expect(frames).toBe(1);
  pass(30_000);
  expect(frames).toBe(4);
  actor.send({ type: 'tab.hidden' });
  pass(60_000);
  expect(frames).toBe(4);
});
