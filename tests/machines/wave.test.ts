import { expect, it } from 'vitest';
import { waveMachine } from '#machines/wave.machine.ts';
import { startJourney } from './journey.ts';

function startWave() {
  const journey = startJourney(waveMachine);
  const see = () => [journey.state(), journey.actor.getSnapshot().context.crest];
  return { ...journey, see };
}

it('R2.17 follows the pointer, and rests when it leaves', () => {
  const { actor, see } = startWave();
  expect(see()).toEqual(['resting', null]);
  actor.send({ type: 'wave.point', crest: 3 });
  expect(see()).toEqual(['following', 3]);
  actor.send({ type: 'wave.point', crest: 4 });
  expect(see()).toEqual(['following', 4]);
  actor.send({ type: 'wave.leave' });
  expect(see()).toEqual(['resting', null]);
});

it('R2.17 stays where a key turned it, until a pointer comes or the page goes', () => {
  const { actor, see } = startWave();
  actor.send({ type: 'wave.turn', crest: 9 });
  actor.send({ type: 'wave.leave' });
  expect(see()).toEqual(['turned', 9]);
  actor.send({ type: 'wave.point', crest: 2 });
  expect(see()).toEqual(['following', 2]);
  actor.send({ type: 'wave.turn', crest: 5 });
  expect(see()).toEqual(['turned', 5]);
  actor.send({ type: 'route.requested' });
  expect(see()).toEqual(['resting', null]);
});

it('R2.17 follows no pointer under reduced motion, but obeys the keys', () => {
  const { actor, see } = startWave();
  actor.send({ type: 'wave.point', crest: 3 });
  actor.send({ type: 'motion.reduced' });
  expect(see()).toEqual(['resting', null]);
  actor.send({ type: 'wave.point', crest: 3 });
  expect(see()).toEqual(['resting', null]);
  actor.send({ type: 'wave.turn', crest: 6 });
  expect(see()).toEqual(['turned', 6]);
  actor.send({ type: 'motion.reduced' });
  expect(see()).toEqual(['turned', 6]);
  actor.send({ type: 'motion.allowed' });
  actor.send({ type: 'wave.point', crest: 1 });
  expect(see()).toEqual(['following', 1]);
});

it('R2.17 follows no pointer where motion is reduced before one comes', () => {
  const { actor, see } = startWave();
  actor.send({ type: 'motion.reduced' });
  actor.send({ type: 'wave.point', crest: 3 });
  expect(see()).toEqual(['resting', null]);
});
