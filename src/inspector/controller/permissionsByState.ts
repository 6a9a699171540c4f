import type { SnapshotFrom } from 'xstate';
import type { InspectedApp, WatchedPage } from '../inspected.ts';
import type { inspectorMachine } from '../record/inspector.machine.ts';
import type { Permissions } from '../record/permissions.ts';

/** What enters and leaves the visit of a document, by the state of its inspector. */
export function permissionsByState(
  app: InspectedApp,
  state: () => SnapshotFrom<typeof inspectorMachine>,
  page: () => WatchedPage,
): Permissions {
  const isTravelling = () => state().matches({ page: 'travelling' });
  /** Whether what asks something of the world does so by itself. */
  const isReaching = () => {
    const { isQuiet, sends } = state().context;
    return state().matches({ page: 'restoring' }) ? sends : state().hasTag('open') && !isQuiet;
  };
  const mayDo = (...asked: Parameters<InspectedApp['outgoing']>) =>
    app.outgoing(...asked) === undefined || isReaching();
  return {
    // A page that cannot show the past lives on.
    isOpen: () => state().hasTag('open') || isTravelling() || !app.canShow,
    startsPromises: (actor, invoke) => {
      const { areResultsHeld, traveller } = state().context;
      return !areResultsHeld && actor !== traveller && mayDo(actor, invoke, true, true);
    },
    carriesOut: (actor, action, isStart) =>
      mayDo(actor, action, false, isStart) ? 'now' : 'when released',
    handledAct: () => page().handledAct?.(),
    pointedAt: () => page().pointedAt?.(),
    outside: () => page().outside?.(),
    shown: () => page().shown?.(),
    size: () => page().size?.(),
    isHeldByHand: () =>
      !isTravelling() && (state().context.areResultsHeld || !state().matches({ time: 'running' })),
    admitsResults: () => state().matches({ time: 'running' }) || isTravelling(),
  };
}
