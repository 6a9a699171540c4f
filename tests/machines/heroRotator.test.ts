import { expect, it, vi } from 'vitest';
import { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import { startJourney } from './journey.ts';

function startRotator() {
  const announceTurn = vi.fn();
  const machine = heroRotatorMachine.provide({ actions: { announceTurn } });
  const journey = startJourney(machine, { input: { wordCount: 4 } });
  return { ...journey, announceTurn, word: () => journey.actor.getSnapshot().context.index };
}

it('R6.1 rests until the home page is entered', () => {
  const { actor, state, pass, word } = startRotator();
  pass(10_000);
  expect(state()).toBe('idle');
  actor.send({ type: 'home.entered' });
  expect(state()).toBe('showing');
  expect(word()).toBe(0);
});

it('R6.1, R6.2 brings a new word every 3.5 s, of which the last 800 ms are the fade', () => {
  const { actor, state, pass, word } = startRotator();
  actor.send({ type: 'home.entered' });
  pass(2_699);
  expect(state()).toBe('showing');
  pass(1);
  expect(state()).toBe('fading');
  pass(799);
  expect([state(), word()]).toEqual(['fading', 0]);
  pass(1);
  expect([state(), word()]).toEqual(['showing', 1]);
  pass(3_500 * 2);
  expect(word()).toBe(3);
  pass(3_500);
  expect(word()).toBe(0);
});

it('R6.16 announces each change of the word when its fade begins', () => {
  const { actor, pass, announceTurn } = startRotator();
  actor.send({ type: 'home.entered' });
  pass(2_699);
  expect(announceTurn).not.toHaveBeenCalled();
  pass(1);
  expect(announceTurn).toHaveBeenCalledTimes(1);
  pass(7_000);
  expect(announceTurn).toHaveBeenCalledTimes(3);
});

it('R6.3 pauses and plays from the word that it paused at', () => {
  const { actor, state, pass, word } = startRotator();
  actor.send({ type: 'home.entered' });
  pass(3_500 + 2_800);
  expect(state()).toBe('fading');
  actor.send({ type: 'rotator.pause' });
  pass(60_000);
  expect([state(), word()]).toEqual(['paused', 1]);
  actor.send({ type: 'rotator.play' });
  expect([state(), word()]).toEqual(['showing', 1]);
});

it('R6.5 is still under reduced motion, and moves when the visitor asks for it', () => {
  const { actor, state, pass } = startRotator();
  actor.send({ type: 'motion.reduced' });
  actor.send({ type: 'home.entered' });
  pass(10_000);
  expect(state()).toBe('paused');
  actor.send({ type: 'rotator.play' });
  expect(state()).toBe('showing');
});

it.each([0, 2_800])('R6.3 pauses after %i ms', (ms) => {
  const { actor, state, pass, word } = startRotator();
  actor.send({ type: 'home.entered' });
  pass(ms);
  actor.send({ type: 'rotator.pause' });
  pass(60_000);
  expect([state(), word()]).toEqual(['paused', 0]);
});

it.each([0, 2_800])('R6.5 stops when motion is reduced after %i ms, for later visits too', (ms) => {
  const { actor, state, pass } = startRotator();
  actor.send({ type: 'home.entered' });
  pass(ms);
  actor.send({ type: 'motion.reduced' });
  expect(state()).toBe('paused');
  actor.send({ type: 'home.left' });
  actor.send({ type: 'home.entered' });
  expect(state()).toBe('paused');
});

it('R6.5 moves again on the next visit of the page when motion is allowed again', () => {
  const { actor, state } = startRotator();
  actor.send({ type: 'motion.reduced' });
  actor.send({ type: 'motion.allowed' });
  actor.send({ type: 'home.entered' });
  expect(state()).toBe('showing');
});

it('R6.1, R6.2 begins with the first word when the page is entered again, not when it is entered twice', () => {
  const { actor, state, pass, word } = startRotator();
  actor.send({ type: 'home.entered' });
  pass(3_500);
  actor.send({ type: 'home.entered' });
  expect(word()).toBe(1);
  actor.send({ type: 'home.left' });
  expect(state()).toBe('idle');
  actor.send({ type: 'home.entered' });
  expect(word()).toBe(0);
});
