import { afterEach, beforeEach, vi } from 'vitest';

/** Has the tests of a file hold the real time, which the clock of a page follows. */
export function fakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const settled = () => vi.advanceTimersByTimeAsync(100);

/** Waits for a wish while time passes. */
export async function arrive<T>(wish: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([wish, vi.advanceTimersByTimeAsync(200)]);
  return outcome;
}
