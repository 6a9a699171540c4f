import { expect, it } from 'vitest';
import { markFollower } from '#app/inspect/markFollower.ts';
import { MARK } from '#views/frame/drawing/marks.ts';

function animation(id: string) {
  return { id, currentTime: 100, playbackRate: 1 };
}

it('R18.15 moves marks by the clock, the new ones too, until they run by themselves', () => {
  const [mark, other] = [animation(MARK), animation('')];
  const all = [mark, other];
  const frames: (() => void)[] = [];
  const pass = () => {
    for (const frame of frames.splice(0)) frame();
  };
  const follow = markFollower({ getAnimations: () => all as unknown as Animation[] }, (frame) =>
    frames.push(frame),
  );
  let now = 5_000;
  follow(() => now);
  expect(mark).toEqual({ id: MARK, currentTime: 100, playbackRate: 0 });
  const late = animation(MARK);
  all.push(late);
  pass();
  expect(late).toEqual({ id: MARK, currentTime: 100, playbackRate: 0 });
  now += 300;
  pass();
  expect([mark.currentTime, late.currentTime]).toEqual([400, 400]);
  follow(undefined);
  now += 300;
  pass();
  expect(frames).toEqual([]);
  expect([mark, late]).toEqual(Array(2).fill({ id: MARK, currentTime: 400, playbackRate: 1 }));
  expect(other).toEqual({ id: '', currentTime: 100, playbackRate: 1 });
});
