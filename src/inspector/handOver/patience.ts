import { type Act, waitOf } from './act.ts';
import { toLiteral } from './literal.ts';

/** Playwright waits so long for what it expects, in ms. What took half of it gets as long again. */
const PATIENCE_MS = 5_000;

/** How long an expectation waits for what took so long, in ms. */
export const writePatience = (wait: number) =>
  wait > PATIENCE_MS / 2
    ? toLiteral({ timeout: Math.ceil(wait / 1_000) * 1_000 + PATIENCE_MS })
    : '';

/** How long an expectation waits for what came at some moment before the next act. It began so long `before` the act. */
export const patienceUntilNext = (act: Act, before = 0) =>
  writePatience(Math.max(waitOf(act), act.pause ?? 0) + before);
