import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { Outside } from './entry.ts';

/** A promise of a root that has not settled, as far as the root knows. */
export type PromiseUnderWay = {
  id: string;
  actor: string;
  invoke: string;
  input: unknown;
  /** `running` in the world, `held` before it starts, or `settled` in the world and kept back. */
  state: 'running' | 'held' | 'settled';
  /** What it has settled with. */
  result?: { type: 'output' | 'error'; value: unknown };
};

/** An event that the world has sent while results were not admitted. `from` is the actor by which it has. */
export type Unheard = {
  id: string;
  actor: string;
  from?: string;
  event: AnyEventObject;
  outside?: Outside;
};

/** An action that was not carried out, or a callback or an observable that was not started. */
type HeldAction = { id: string; actor: string; action: string; isStart: boolean };

/** Something that is held back. */
export type Held = Pick<PromiseUnderWay, 'actor' | 'invoke'> | HeldAction | Unheard;

/** So much of what the world says waits while time is held. A stopwatch would fill a record. */
const UNHEARD_LIMIT = 50;

const isActive = (actor: AnyActorRef) => actor.getSnapshot().status === 'active';

/** What waits to be carried out, with the actor that it starts. */
type Waiting = Omit<HeldAction, 'isStart'> & { started: AnyActorRef | undefined; go: () => void };

/** Whether an action can be carried out: an actor that has stopped is not started. */
const isLeft = ({ started }: Waiting) => !started || isActive(started);

export type HeldBack = ReturnType<typeof createHeldBack>;

/** What does not pass a gate yet: promises until they settle, actions, and news. `go` lets one pass. */
export function createHeldBack(onChange: () => void) {
  const promises = new Map<AnyActorRef, PromiseUnderWay & { go: () => void }>();
  let actions: Waiting[] = [];
  let news: (Unheard & { ref: AnyActorRef; go: () => void })[] = [];
  let count = 0;
  const nextId = () => {
    count += 1;
    return String(count);
  };

  return {
    addPromise: (ref: AnyActorRef, promise: Omit<PromiseUnderWay, 'id'>, go: () => void) => {
      promises.set(ref, { ...promise, id: nextId(), go });
      onChange();
    },
    /** Keeps what a promise has settled with. Returns whether it is a promise that was added. */
    addResult: (ref: AnyActorRef, result: PromiseUnderWay['result'], go: () => void): boolean => {
      const promise = promises.get(ref);
      if (promise) Object.assign(promise, { state: 'settled', result, go });
      onChange();
      return promise !== undefined;
    },
    endPromise: (ref: AnyActorRef) => promises.delete(ref),
    addAction: (actor: string, action: string, go: () => void, started?: AnyActorRef) => {
      actions.push({ id: nextId(), actor, action, go, started });
      onChange();
    },
    /** Keeps the latest news: they say what the world is like when time goes on. */
    addNews: (one: Omit<Unheard, 'id'>, ref: AnyActorRef, go: () => void) => {
      news = [...news, { ...one, id: nextId(), ref, go }].slice(-UNHEARD_LIMIT);
      onChange();
    },
    promises: (): PromiseUnderWay[] => {
      for (const ref of promises.keys()) if (!isActive(ref)) promises.delete(ref);
      return [...promises.values()].map(({ go: _, ...promise }) => promise);
    },
    heldActions: (): HeldAction[] => {
      actions = actions.filter(isLeft);
      return actions.map(({ go: _, started, ...action }) => ({
        ...action,
        isStart: started !== undefined,
      }));
    },
    unheard: (): Unheard[] => {
      news = news.filter(({ ref }) => isActive(ref));
      return news.map(({ ref: _, go: __, ...one }) => one);
    },
    /** The actor of a promise that has not settled for the root. */
    refOf: (id: string): AnyActorRef | undefined =>
      [...promises.keys()].find((ref) => promises.get(ref)?.id === id && isActive(ref)),
    /** Lets one of them pass. The panel may show one whose actor has stopped since. */
    release: (id: string) => {
      const one = [...news, ...actions.filter(isLeft), ...promises.values()].find(
        (held) => held.id === id,
      );
      if (!one || ('state' in one && one.state === 'running')) return;
      news = news.filter((held) => held !== one);
      actions = actions.filter((held) => held !== one);
      if ('state' in one) one.state = 'running';
      one.go();
      onChange();
    },
    /** Lets the results pass that are admitted, then the news as long as they are heard. */
    deliver: (isAdmitted: (actor: string) => boolean, isHeard: () => boolean) => {
      // Asked each time: the one before may have met a breakpoint.
      for (const [ref, { state, actor, go }] of [...promises]) {
        if (state === 'settled' && isAdmitted(actor) && isActive(ref)) go();
      }
      for (let [next] = news; next && isHeard(); [next] = news) {
        news = news.slice(1);
        if (isActive(next.ref)) next.go();
      }
    },
  };
}
