import { expect, it } from 'vitest';
import { animationFollower } from '#app/inspect/animationFollower.ts';
import { DRAWING_ANIMATION } from '#views/frame/drawing/animatedElements.ts';

function animation(id: string) {
  return { id, currentTime: 100, playbackRate: 1 };
}

it('R18.15 moves animations by the clock, the new ones too, until they run by themselves', () => {
  const [own, other] = [animation(DRAWING_ANIMATION), animation('')];
  const all = [own, other];
  const frames: (() => void)[] = [];
  const pass = () => {
    for (const frame of frames.splice(0)) frame();
  };
  const follow = animationFollower(
    { getAnimations: () => all as unknown as Animation[] },
    (frame) => frames.push(frame),
  );
  let now = 5_000;
  follow(() => now);
  expect(own).toEqual({ id: DRAWING_ANIMATION, currentTime: 100, playbackRate: 0 });
  const late = animation(DRAWING_ANIMATION);
  all.push(late);
  pass();
  expect(late).toEqual({ id: DRAWING_ANIMATION, currentTime: 100, playbackRate: 0 });
  now += 300;
  pass();
  expect([own.currentTime, late.currentTime]).toEqual([400, 400]);
  follow(undefined);
  now += 300;
  pass();
  expect(frames).toEqual([]);
  expect([own, late]).toEqual(
    Array(2).fill({ id: DRAWING_ANIMATION, currentTime: 400, playbackRate: 1 }),
  );
  expect(other).toEqual({ id: '', currentTime: 100, playbackRate: 1 });
});
