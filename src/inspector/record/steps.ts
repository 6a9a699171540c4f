import { type KeptRoot, keepRoot } from '@interpunct/model-kit/keptRoot';
import type { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { isSpoken, type Passing } from '@interpunct/model-kit/xstate';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { createCollector } from './collector.ts';
import type { By, Cause, Entry } from './entry.ts';

/** One cause and all that followed from it at once. */
export type Macrostep = Omit<Entry, 'index' | 'place' | 'isNoise'>;

type Means = {
  clock: VirtualClock;
  root: () => AnyActorRef;
  /** Tells what a cause meets, before anything follows from it. */
  meet: (cause: Cause) => Pick<Entry, 'heldBack' | 'isSamePage' | 'page' | 'size'>;
  onStep: (step: Macrostep) => void;
  /** Hears what the world said while a step ran: each is a cause of its own. */
  onSpoken: (passing: Passing) => void;
};

export type Steps = ReturnType<typeof createSteps>;

/** Runs the steps of a root, one at a time. */
export function createSteps({ clock, root, meet, onStep, onSpoken }: Means) {
  const { inspect, take, watch } = createCollector();
  const spoken: Passing[] = [];
  let isStepping = false;
  let isReviving = false;
  /** The root before the step that runs. */
  let last: KeptRoot | undefined;

  const run = (begin: () => void, note: () => void) => {
    clock.atOnce(() => {
      isStepping = true;
      try {
        begin();
      } finally {
        isStepping = false;
        note();
      }
    });
    for (let next = spoken.shift(); next; next = spoken.shift()) onSpoken(next);
  };

  const step = (cause: Cause, begin: () => void) => {
    const met = meet(cause);
    run(begin, () => {
      last = keepRoot(root(), clock);
      onStep({ at: clock.now(), cause, kept: last, ...met, ...take() });
    });
  };

  return {
    inspect,
    isRunning: () => isStepping,
    step,
    /** Notes before the step that runs what its page has met within it: what follows belongs to the step. */
    noteWithin: (cause: Cause) => {
      const kept = last ?? keepRoot(root(), clock);
      if (!isReviving) onStep({ at: clock.now(), cause, kept, deliveries: [], ...meet(cause) });
    },
    /** Has a guest of the root come or go. */
    stepGuest: (guest: AnyActorRef, event: AnyEventObject, by: By, begin: () => void) => {
      // React stops a root and starts it again.
      if (event.type === 'root.started') watch(guest);
      if (isStepping) begin();
      else step({ type: 'event', actor: root().id, event, ...by }, begin);
    },
    /** Starts a root that goes on from a kept one. Nothing has happened that a record could tell. */
    revive: () => {
      isReviving = true;
      const forget = () => {
        isReviving = false;
        take();
      };
      run(() => root().start(), forget);
    },
    /** Takes what passes while a step runs. */
    passWithin: (passing: Passing) => {
      if (isSpoken(passing)) spoken.push(passing);
      // What an actor of a kept root tells of its state has been told. A failure is new.
      else if (!isReviving || passing.event.type.startsWith('xstate.error.')) passing.deliver();
    },
  };
}
