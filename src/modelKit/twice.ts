/** So much later, no part of a date is the same: 400 days, 12 hours, a minute, a second and a millisecond. */
const LATER = 400.5 * 86_400_000 + 61_001;

/** A step between random numbers, after which none comes again soon. */
const STEP = (Math.sqrt(5) - 1) / 2;

/**
 * Runs a function with the random numbers that a first run has, from 0 on, or a second one, from 1 down. A second one
 * has a later time, too. So a function that depends on chance or on the time gives another result in each run.
 */
function runAs<T>(isSecond: boolean, run: () => T): T {
  const real = { Date, made: Date.prototype.constructor, random: Math.random };
  let count = 0;
  Math.random = () => {
    const part = (count * STEP) % 1;
    count += 1;
    return isSecond ? 1 - Number.EPSILON - part * (1 - Number.EPSILON) : part;
  };
  if (isSecond) {
    const now = () => real.Date.now() + LATER;
    globalThis.Date = new Proxy(real.Date, {
      apply: () => String(new real.Date(now())),
      construct: (target, args, made) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], made),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
    real.Date.prototype.constructor = globalThis.Date;
  }
  try {
    return run();
  } finally {
    globalThis.Date = real.Date;
    real.Date.prototype.constructor = real.made;
    Math.random = real.random;
  }
}

export const runFirst = <T>(run: () => T): T => runAs(false, run);
export const runAgain = <T>(run: () => T): T => runAs(true, run);
