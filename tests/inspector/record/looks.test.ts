import { expect, it } from 'vitest';
import type { Cause } from '../../../src/inspector/record/entry.ts';
import { createLooks } from '../../../src/inspector/record/looks.ts';
import { showing } from '../recordSession.ts';

it('R18.54 looks at the page as a result comes, also right after the answer to what it asked', () => {
  const look = createLooks(() => showing('lamp'));
  const answer: Cause = { type: 'act', gesture: { kind: 'answer', value: 'POST /api/cart: 409' } };
  const result: Cause = { type: 'error', actor: 'letter', invoke: 'deliver', value: 'Conflict' };
  expect(look(5_000, answer, false)).toEqual({});
  expect(look(5_010, result, false)).toEqual({ page: showing('lamp') });
  // Soon after a look, nobody looks again.
  expect(look(5_020, result, false)).toEqual({});
});
