import { parentAndId, pathOf } from '@interpunct/model-kit/keptRoot';
import { interceptActions, interceptStart, kindOfActor } from '@interpunct/model-kit/xstate';
import type { AnyActorRef } from 'xstate';
import type { HeldBack } from './heldBack.ts';
import type { Permissions } from './permissions.ts';

/** Stands between a root and the world: what its actors do is carried out, held or dropped. */
export function createOutgoing({ carriesOut, startsPromises }: Permissions, held: HeldBack) {
  /** Carries an action out, or the start of an actor, or holds it. A chart has taken it before. */
  const act = (actor: string, action: string, go: () => void, started?: AnyActorRef) => {
    const when = carriesOut(actor, action, started !== undefined);
    if (when === 'now') go();
    if (when === 'when released') held.addAction(actor, action, go, started);
  };

  const startPromise = (ref: AnyActorRef, start: () => void) => {
    const { parent: actor, id: invoke } = parentAndId(ref);
    const { input } = ref.getSnapshot() as { input?: unknown };
    const state = startsPromises(actor, invoke) ? 'running' : 'held';
    held.addPromise(ref, { actor, invoke, input, state }, start);
    if (state === 'running') start();
  };

  return {
    act,
    /** Leads what a new actor does, and its start where it speaks by itself. */
    lead: (ref: AnyActorRef) => {
      interceptActions(ref, (name, run) => act(pathOf(ref), name, run));
      const kind = kindOfActor(ref);
      if (kind === 'machine' || kind === 'transition') return;
      interceptStart(ref, (start) => {
        const { parent, id } = parentAndId(ref);
        if (kind === 'promise') startPromise(ref, start);
        else act(parent, id, start, ref);
      });
    },
  };
}
