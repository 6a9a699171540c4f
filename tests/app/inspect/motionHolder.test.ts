import { expect, it } from 'vitest';
import { motionHolder } from '#app/inspect/motionHolder.ts';

function animation(playState: AnimationPlayState) {
  const own = {
    playState,
    play: () => {
      own.playState = 'running';
    },
    pause: () => {
      own.playState = 'paused';
    },
  };
  return own;
}

it('R18.33 holds the animations that run, and begins none again that was cancelled', () => {
  const [running, finished, cancelled] = [
    animation('running'),
    animation('finished'),
    animation('running'),
  ];
  const all = [running, finished, cancelled];
  const hold = motionHolder({ getAnimations: () => all as unknown as Animation[] });
  const states = () => all.map(({ playState }) => playState);
  hold(true);
  expect(states()).toEqual(['paused', 'finished', 'paused']);
  cancelled.playState = 'idle';
  hold(false);
  expect(states()).toEqual(['running', 'finished', 'idle']);
});
