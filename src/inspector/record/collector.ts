import { transitionId } from '@interpunct/model-kit/describeChart';
import { pathOf } from '@interpunct/model-kit/keptRoot';
import type { Delivery } from '@interpunct/model-kit/recorded';
import {
  kindOfActor,
  parentOf,
  transitionsIn,
  withoutSubscription,
} from '@interpunct/model-kit/xstate';
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import type { Entry, Stopped } from './entry.ts';

type Growing = Delivery & { microsteps: string[][]; actions: string[] };

/** Whether the parent of a running actor knows another one by its id. */
function isReplaced(actor: AnyActorRef): boolean {
  const children: Record<string, AnyActorRef> = parentOf(actor)?.getSnapshot().children ?? {};
  const known = Object.values(children).find((child) => child?.id === actor.id);
  return known !== undefined && known !== actor && actor.getSnapshot().status === 'active';
}

/** The machines that an error has stopped, those below another one first. What runs no more is forgotten. */
function takeStopped(running: Set<AnyActorRef>): Pick<Entry, 'stopped'> {
  const stopped: Stopped[] = [];
  for (const ref of running) {
    const { status, error } = ref.getSnapshot();
    if (status === 'error') stopped.unshift({ actor: pathOf(ref), error });
    if (status !== 'active') running.delete(ref);
  }
  return stopped.length > 0 ? { stopped } : {};
}

/** An event that reaches an actor. Nothing has followed from it yet. */
const deliveryOf = (
  sender: AnyActorRef | undefined,
  receiver: AnyActorRef,
  event: AnyEventObject,
): Growing => ({
  sender: sender ? pathOf(sender) : null,
  receiver: pathOf(receiver),
  event,
  microsteps: [],
  actions: [],
  ...(kindOfActor(receiver) !== 'machine' && { hasNoChart: true }),
});

/** Collects what happens to the actors of one root: the events that reach them, and the errors that stop them. */
export function createCollector() {
  /** The machines that run, a parent before what it invokes. */
  const running = new Set<AnyActorRef>();
  let collected: { delivery: Delivery; receiver: AnyActorRef }[] = [];
  /** The events of an actor that it has not finished, first the one that it is at. */
  const unfinished = new Map<AnyActorRef, Growing[]>();

  const begin = (sender: AnyActorRef | undefined, receiver: AnyActorRef, event: AnyEventObject) => {
    const delivery = deliveryOf(sender, receiver, event);
    collected.push({ delivery, receiver });
    unfinished.set(receiver, [...(unfinished.get(receiver) ?? []), delivery]);
  };

  const current = (actor: AnyActorRef) => unfinished.get(actor)?.[0];

  const watch = (actor: AnyActorRef) => kindOfActor(actor) === 'machine' && running.add(actor);

  return {
    /** Watches a machine that has started again: XState reports it once. */
    watch,
    inspect: (inspection: InspectionEvent) => {
      const actor = inspection.actorRef as AnyActorRef;
      switch (inspection.type) {
        case '@xstate.actor':
          watch(actor);
          break;
        case '@xstate.event':
          // The entry of a promise's result says it already.
          if (kindOfActor(actor) !== 'promise') {
            begin(inspection.sourceRef as AnyActorRef | undefined, actor, inspection.event);
          }
          break;
        case '@xstate.microstep':
          current(actor)?.microsteps.push(transitionsIn(inspection).map(transitionId));
          break;
        case '@xstate.action':
          current(actor)?.actions.push(inspection.action.type);
          break;
        case '@xstate.snapshot':
          if (current(actor)?.event === inspection.event) unfinished.get(actor)?.shift();
          break;
      }
    },
    /** What has happened since the last call. */
    take: (): Pick<Entry, 'deliveries' | 'stopped'> => {
      // A parent knows what it has spawned when its step is over.
      const deliveries = collected.map(({ delivery, receiver }) => ({
        ...delivery,
        event: withoutSubscription(delivery.event),
        ...(isReplaced(receiver) && { isReplaced: true }),
      }));
      collected = [];
      unfinished.clear();
      return { deliveries, ...takeStopped(running) };
    },
  };
}
