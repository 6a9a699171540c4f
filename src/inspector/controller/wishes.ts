import { type ActorRefFrom, waitFor } from 'xstate';
import type { SessionFile } from '../handOver/sessionFile.ts';
import type { InspectorEvent, inspectorMachine } from '../record/inspector.machine.ts';
import type { SessionRecord } from '../record/record.ts';
import type { Visits } from './visits.ts';

/** Asks something of an inspector, one wish at a time, and waits until it is done. */
export function wishesOf(
  machine: ActorRefFrom<typeof inspectorMachine>,
  visits: Visits,
  fileOf: (record: SessionRecord) => SessionFile,
) {
  const state = () => machine.getSnapshot();
  const atRest = () => waitFor(machine, (snapshot) => !snapshot.hasTag('busy'));

  /** Refuses a wish while another one is being fulfilled. */
  const requireRest = () => {
    if (state().hasTag('busy')) throw new Error('The page is still on its way.');
  };

  /** Waits until a wish is done. Rejects with its fault. */
  const fulfil = async (event: InspectorEvent) => {
    machine.send(event);
    const { context } = await atRest();
    visits.now().conductor.deliverHeldBack();
    if (context.fault !== null) throw new Error(context.fault);
  };

  return {
    atRest,
    /** Tells the tester of what nobody waits for that it has failed. */
    noteFault: (error: unknown) => machine.send({ type: 'wish.failed', error }),
    requireRest,
    /** Refuses a change of the visit while the page shows something else. */
    requireNow: () => {
      requireRest();
      if (state().hasTag('open')) return;
      throw new Error('The page shows the past. Restore the entry, or go back to now.');
    },
    /** What is asked of an entry waits until the page shows it. */
    settle: async () => {
      if (state().matches({ page: 'opening' })) await atRest();
      requireRest();
    },
    fulfil,
    /**
     * Fulfils a wish that replaces the visit. Resolves with the session of the one before. Where the wish
     * fails after that, its error has the session as `replaced`.
     */
    replaceVisit: async (event: InspectorEvent) => {
      const visit = visits.now();
      const before = fileOf(visit.record);
      await fulfil(event).catch((error: Error) => {
        throw visits.now() === visit ? error : Object.assign(error, { replaced: before });
      });
      return before;
    },
  };
}
