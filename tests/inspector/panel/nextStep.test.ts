import { expect, it } from 'vitest';
import { nextStep } from '../../../src/inspector/panel/toolbar/nextStep.ts';

const timer = (name: string, remaining: number) =>
  ({ actor: 'consent', event: { type: name }, id: name, name, remaining }) as const;
const nothing = { promises: [], unheard: [], timers: [] };

it('R18.15 names what a step brings, and goes no further than a day', () => {
  const expiry = timer('expiry', 24.5 * 24 * 60 * 60 * 1_000);
  expect(nextStep({ ...nothing, timers: [expiry] }, {})).toEqual({
    name: 'expiry',
    actor: 'consent',
    isFar: true,
    title: 'The next timer is expiry of consent, in 24 d 12 h: “Advance” goes there, day by day',
  });
  const soon = { ...nothing, timers: [expiry, timer('focusDelay', 100)] };
  expect(nextStep(soon, {})).toEqual({
    name: 'focusDelay',
    actor: 'consent',
    title: 'Fire the timer that is due next: focusDelay of consent, in 0.1 s',
  });
  const code = { id: '1', actor: 'chat', invoke: 'loadCode', input: null };
  const settled = { ...code, state: 'settled' } as const;
  expect(nextStep({ ...soon, promises: [settled] }, {}).name).toBe('loadCode');
  // A stopwatch would keep a timer away.
  const tick = { id: '2', actor: 'desk', event: { type: 'tick' } };
  expect(nextStep({ ...soon, unheard: [tick] }, {}).name).toBe('focusDelay');
  expect(nextStep({ ...nothing, unheard: [tick] }, {}).name).toBe('tick to desk');
});
