import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { outliveFaults } from '#app/wiring/portFaults.ts';
import { port } from '#machines/port.ts';

const broken = new Error('broken on purpose');

const fail = () => {
  throw broken;
};

/** A shop below a root: its doors open and close by ports, and a promise counts what is in it. */
const shopMachine = setup({
  actors: { count: fromPromise<number>(fail) },
  actions: { ring: port, tell: port },
}).createMachine({
  id: 'shop',
  initial: 'closed',
  states: {
    closed: { on: { enter: { target: 'open', actions: ['ring', 'tell'] } } },
    open: {
      invoke: { id: 'count', src: 'count', onDone: 'counted', onError: 'uncounted' },
    },
    counted: {},
    uncounted: {},
  },
});

it('R16.21 a machine goes on as if an action that throws had done its work, and it is reported once', () => {
  const [report, tell] = [vi.fn(), vi.fn()];
  const shop = shopMachine.provide({ actions: { ring: fail, tell } });
  const site = setup({ actors: { shop } }).createMachine({ invoke: { id: 'shop', src: 'shop' } });
  const root = createActor(outliveFaults(site, report)).start();
  const actor = root.getSnapshot().children.shop;
  actor?.send({ type: 'enter' });
  expect(tell).toHaveBeenCalledOnce();
  expect(report.mock.calls).toEqual([['The action ring of shop failed.', broken]]);
  // A promise that throws at once is an error of its machine.
  expect(actor?.getSnapshot().matches('uncounted')).toBe(true);
  expect(root.getSnapshot().status).toBe('active');
});
