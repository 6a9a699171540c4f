import { optionsOf } from '@interpunct/model-kit/activeChart';
import { isPlain } from '@interpunct/model-kit/data';
import { actorAt } from '@interpunct/model-kit/keptRoot';
import { nameHeld } from '../handOver/labels.ts';
import type { Inspector } from '../inspector.ts';
import { isAct, isIgnored } from '../record/entry.ts';
import type { Controller } from './controller.ts';

/** What was written as data, as the error that the world would give. Anything else can be thrown, too. */
const toError = (value: unknown): unknown =>
  isPlain(value) && typeof value.message === 'string'
    ? Object.assign(new Error(value.message), value)
    : value;

/** What a tester brings about: events, and what promises settle with. */
export function sendingOf({
  app,
  casesOf,
  conductor,
  noteIntervention,
  requireNow,
  send,
  stage,
  visits,
}: Controller) {
  /** What a tester brings about by hand goes out, and what follows from it. */
  const act = () => {
    requireNow();
    send({ type: 'act.done' });
  };
  return {
    casesOf,
    optionsOf: (path) => {
      const snapshot = actorAt(stage.shown(), path)?.getSnapshot();
      return snapshot?.machine ? optionsOf(snapshot.machine, snapshot, casesOf(path)) : [];
    },
    send: (path, event) => {
      act();
      if (!conductor().send(path, event)) throw new Error(`The actor ${path} does not run.`);
      // What the world has said meanwhile follows it.
      const sent = visits.now().record.entries.filter(isAct).at(-1);
      const { deliveries = [], stopped } = sent ?? {};
      const isTaken = deliveries.some((one) => one.receiver === path && !isIgnored(one));
      return isTaken || stopped !== undefined;
    },
    holdResults: (areHeld) => {
      noteIntervention(areHeld ? 'hold' : 'free');
      send({ type: areHeld ? 'results.hold' : 'results.free' });
    },
    settle: (promise, output) => {
      act();
      conductor().settle(promise, 'output', output);
    },
    reject: (promise, error) => {
      act();
      conductor().settle(promise, 'error', toError(error));
    },
    release: (held) => {
      requireNow();
      const { promises, heldActions, unheard } = conductor();
      const one = [...promises(), ...heldActions(), ...unheard()].find(({ id }) => id === held);
      if (one) noteIntervention('release', nameHeld(one, app.charts));
      conductor().release(held);
    },
  } satisfies Partial<Inspector>;
}
