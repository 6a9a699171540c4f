import type { Observer, Subscribable } from 'xstate';

type Event = { type: string; [key: string]: unknown };
type Send = (event: never) => void;

/** What the workshop reaches outside. A test speaks for it. */
export const world = {
  /** Who listens to the keyboard and to the thermometer at the moment. */
  listeners: new Set<Send>(),
  observers: new Set<Observer<number>>(),
  orders: [] as string[],

  /** Greets who listens at once, and answers each event. */
  listen(send: Send, receive: (hear: (event: Event) => void) => void) {
    world.listeners.add(send);
    send({ type: 'key.pressed', key: 'hello' } as never);
    receive(() => send({ type: 'key.pressed', key: 'echo' } as never));
    return () => void world.listeners.delete(send);
  },
  press(key: string) {
    for (const send of world.listeners) send({ type: 'key.pressed', key } as never);
  },
  /** Begins with 18 degrees. */
  temperature: (): Subscribable<number> => ({
    subscribe(observer: Observer<number> | ((degrees: number) => void)) {
      if (typeof observer === 'function') throw new Error('XState gives an observer.');
      world.observers.add(observer);
      observer.next?.(18);
      return { unsubscribe: () => void world.observers.delete(observer) };
    },
  }),
  warm(degrees: number) {
    for (const observer of world.observers) observer.next?.(degrees);
  },
  async order(kind: string) {
    world.orders.push(kind);
    return `${kind} boards`;
  },
  async deliver(text: string) {
    const { ok } = await fetch('/post', { method: 'POST', body: JSON.stringify({ text }) });
    if (!ok) throw new Error('The post is closed.');
    return { text: `Re: ${text}`, at: Date.now() };
  },
  reset() {
    world.listeners.clear();
    world.observers.clear();
    world.orders = [];
  },
};
