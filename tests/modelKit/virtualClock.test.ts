import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { expect, it } from 'vitest';

/** A real time that the test moves. */
function createRealTime() {
  let now = 0;
  let wake: { at: number; fire: () => void } | undefined;
  return {
    now: () => now,
    setTimeout: (fire: () => void, ms: number) => {
      wake = { at: now + ms, fire };
    },
    clearTimeout: () => {
      wake = undefined;
    },
    /** Lets real time pass. The clock wakes when it asked to, or later. */
    pass: (ms: number, lateBy = 0) => {
      const end = now + ms;
      while (wake && wake.at + lateBy <= end) {
        const { at, fire } = wake;
        wake = undefined;
        now = at + lateBy;
        fire();
      }
      now = end;
    },
  };
}

it('R18.30 fires timers in the order in which they are due, chained ones included', () => {
  const clock = new VirtualClock();
  const fired: string[] = [];
  const note = (name: string) => () => fired.push(`${name} at ${clock.now()}`);
  clock.setTimeout(note('late'), 300);
  clock.setTimeout(() => {
    note('first')();
    clock.setTimeout(note('chained'), 100);
  }, 100);
  const cancelled = clock.setTimeout(note('cancelled'), 150);
  clock.clearTimeout(cancelled);
  clock.advance(299);
  expect(fired).toEqual(['first at 100', 'chained at 200']);
  expect(clock.remaining()).toEqual([1]);
  clock.advance(1);
  expect(fired.at(-1)).toBe('late at 300');
  expect(clock.step()).toBe(false);
});

it('R18.30 runs, holds, steps and changes its speed', () => {
  const real = createRealTime();
  const clock = new VirtualClock(0, real);
  const fired: number[] = [];
  const note = () => fired.push(clock.now());
  clock.setTimeout(note, 1_000);
  clock.setTimeout(note, 5_000);
  real.pass(10_000);
  expect([clock.now(), fired]).toEqual([0, []]);
  clock.run(1);
  real.pass(999);
  expect(fired).toEqual([]);
  real.pass(1);
  expect(fired).toEqual([1_000]);
  clock.run(10);
  real.pass(100);
  expect(clock.now()).toBe(2_000);
  clock.hold();
  real.pass(60_000);
  expect([clock.now(), clock.remaining()]).toEqual([2_000, [3_000]]);
  expect(clock.step()).toBe(true);
  expect([clock.now(), fired]).toEqual([5_000, [1_000, 5_000]]);
  clock.run(0.1);
  real.pass(1_000);
  expect(clock.now()).toBe(5_100);
});

it('R18.30 fires a timer for the moment at which it was due, however late the browser wakes it', () => {
  const real = createRealTime();
  const clock = new VirtualClock(0, real);
  const fired: number[] = [];
  clock.run(1);
  clock.setTimeout(() => {
    fired.push(clock.now());
    clock.setTimeout(() => fired.push(clock.now()), 500);
  }, 1_000);
  real.pass(1_400, 300);
  expect(fired).toEqual([1_000]);
  real.pass(600, 0);
  expect(fired).toEqual([1_000, 1_500]);
});

it('R18.30 lets what is due happen before an event, and stands still during it', () => {
  const real = createRealTime();
  const clock = new VirtualClock(0, real);
  const seen: string[] = [];
  clock.run(1);
  clock.setTimeout(() => seen.push(`timer at ${clock.now()}`), 100);
  real.pass(250, 1_000);
  clock.atOnce(() => {
    seen.push(`event at ${clock.now()}`);
    // The browser wakes no clock while an event is handled.
    real.pass(50, 1_000);
    seen.push(`its end at ${clock.now()}`);
    clock.setTimeout(() => {}, 1_000);
  });
  expect(seen).toEqual(['timer at 100', 'event at 250', 'its end at 250']);
  expect(clock.nextDue()).toBe(1_250);
});

it('R18.30, R18.43 keeps what is due after a halt, and does not turn back for it', () => {
  const real = createRealTime();
  const clock = new VirtualClock(0, real);
  const seen: string[] = [];
  clock.run(1);
  clock.setTimeout(() => {
    seen.push(`halt at ${clock.now()}`);
    clock.hold();
    clock.halt();
  }, 100);
  clock.setTimeout(() => seen.push(`late at ${clock.now()}`), 150);
  real.pass(200, 1_000);
  clock.atOnce(() => seen.push(`event at ${clock.now()}`));
  clock.advance(100);
  expect(seen).toEqual(['halt at 100', 'event at 100', 'late at 150']);
});

it('R18.30 stops with an error where a timer of 0 ms sets itself again without end', () => {
  const clock = new VirtualClock();
  // Many that are due together are no circle.
  for (let timer = 0; timer < 2_000; timer += 1) clock.setTimeout(() => {}, 5);
  const spin = () => clock.setTimeout(spin, 0);
  clock.setTimeout(spin, 5);
  const without = 'Time stands at 5 ms: a timer of 0 ms sets itself again without end.';
  expect(() => clock.advance(9)).toThrow(without);
  expect(() => clock.advanceUpTo(9)).toThrow(without);
  expect(() => clock.atOnce(() => {})).toThrow(without);
});
