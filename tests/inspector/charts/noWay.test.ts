import type { WayOptions } from '@interpunct/model-kit/chances';
import { describeChart } from '@interpunct/model-kit/describeChart';
import { shortestWays } from '@interpunct/model-kit/shortestWay';
import { expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { goalName, whyNoWay } from '../../../src/inspector/charts/noWay.ts';

const checkout = setup({
  types: { context: {} as { owner: number }, events: {} as { type: string; id: number } },
  actors: { payments: fromPromise(async () => ({ isPaid: true })) },
  guards: {
    isMine: ({ context, event }) => event.id === context.owner,
    isOwned: ({ context }) => context.owner > 0,
    isPaid: () => false,
    isOpen: () => false,
  },
  delays: { soon: 100, late: 500 },
}).createMachine({
  id: 'checkout',
  context: { owner: 7 },
  initial: 'cart',
  states: {
    cart: {
      on: {
        pay: { guard: 'isOwned', target: 'paying', actions: assign({ owner: 7 }) },
        claim: { guard: 'isMine', target: 'claimed' },
      },
    },
    paying: {
      invoke: {
        src: 'payments',
        onDone: [{ guard: 'isPaid', target: 'paid' }, { target: 'passing' }],
        onError: 'refused',
      },
      after: { soon: 'cart', late: 'forgotten' },
    },
    passing: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'cart' }] },
    open: { on: { close: 'closed' } },
    closed: {},
    paid: { on: { reset: 'cart' } },
    refused: {},
    claimed: {},
    forgotten: {},
    lonely: {},
  },
});

const cases = { events: {}, results: { '0.checkout.paying': { outputs: { ok: {} }, errors: {} } } };

const whyNot = (state: string, options: WayOptions = { cases }) =>
  whyNoWay(checkout, shortestWays(checkout, options), [`checkout.${state}`], options.cases);

it.each([
  ['paid', 'What is missing: in “paying”, payments succeeds and isPaid lets it pass.'],
  ['refused', 'What is missing: in “paying”, payments fails.'],
  ['claimed', 'What is missing: in “cart”, “claim” is sent and isMine lets it pass.'],
  ['forgotten', 'What is missing: in “paying”, the timer “late” is due.'],
])('R18.6 names what a way to %s still needs, as a tester does', (state, reason) => {
  expect(whyNot(state)).toBe(reason);
});

it('R18.6 says where nothing leads, where the machine never rests, and where the search gave up', () => {
  expect(whyNot('lonely')).toBe('No event, result or timer leads there.');
  expect(whyNot('passing')).toBe('The machine never rests in this state.');
  expect(whyNot('paid', { cases, limit: 0 })).toContain(
    'The search gave up before it found a way.',
  );
});

it('R18.6 names the guard that never lets the last step pass, also where the search gave up', () => {
  const reason = 'In “passing”, “isOpen” is never true.';
  expect(whyNot('open')).toBe(reason);
  const cut = { cases: { events: {}, results: {} }, limit: 2 };
  expect(shortestWays(checkout, cut).left).toBeGreaterThan(0);
  expect(whyNot('closed', cut)).toBe(reason);
});

it('R18.6 calls a goal as a tester does', () => {
  const chart = describeChart(checkout);
  expect(goalName(chart, 'checkout.paid')).toBe('“paid”');
  expect(goalName(chart, 'checkout.paid|reset|0')).toBe('“reset” in “paid”');
});
