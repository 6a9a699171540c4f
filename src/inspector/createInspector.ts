import type { AnyActorRef } from 'xstate';
import { type Controller, createController } from './controller/controller.ts';
import { filesOf } from './controller/files.ts';
import { lookingOf } from './controller/looking.ts';
import { MOMENT_MS } from './controller/offerPanel.ts';
import { pickingOf } from './controller/picking.ts';
import { sendingOf } from './controller/sending.ts';
import { timeOf } from './controller/time.ts';
import {
  type AppToInspect,
  completeApp,
  type InspectorInput,
  type RootOptions,
  type WatchedPage,
} from './inspected.ts';
import type { Inspector } from './inspector.ts';
import { type Gesture, isOfPage } from './record/entry.ts';

/** The inspector, and what the start of its document needs of it. */
export type StartedInspector = Inspector & {
  /** Creates the first root under the eyes of the inspector, without starting it. */
  create: <Root extends AnyActorRef>(make: (options: RootOptions) => Root) => Root;
  /** Starts the first root, and its time. */
  begin: () => void;
  /** Virtual time, in ms since the start of the record. */
  now: () => number;
  /** Notes what a person does on the page, or what it throws. Nobody does anything to the past. */
  note: (gesture: Gesture) => void;
  /** Shows it the page. Until then, it knows nothing of one. */
  watch: (page: WatchedPage) => void;
};

/** Gives the page all that is held. */
async function letGo({ app, atRest, conductor, send }: Controller): Promise<void> {
  send({ type: 'results.free' });
  send({ type: 'now.look' });
  await atRest();
  // It comes back from a past that it was on its way to as well.
  send({ type: 'time.resume' });
  await atRest();
  for (const { id, actor, invoke, state } of conductor().promises()) {
    if (state === 'held' && app.outgoing(actor, invoke, true, true) === undefined)
      conductor().release(id);
  }
  conductor().deliverHeldBack();
}

/** Creates the inspector of a document. Its root comes with `create`, before it starts. */
export function createInspector(
  given: AppToInspect,
  input: InspectorInput = { isQuiet: false },
): StartedInspector {
  const controller = createController(completeApp(given), input);
  const { app, book, clock, conductor, machine, page, send, state, visits } = controller;
  const { isPicking, pick } = pickingOf(controller);
  return {
    app,
    charts: book.charts,
    chartAt: book.chartAt,
    create: visits.create,
    begin: () => {
      visits.begin();
      machine.start();
    },
    now: () => clock().now(),
    note: (gesture) => {
      if (app.canShow && !state().hasTag('open')) return;
      if (!isOfPage(gesture)) {
        if (isPicking()) return;
        send({ type: 'act.done' });
      }
      conductor().note(gesture);
    },
    watch: controller.watch,
    pick,
    followPanel: (panel, left) => {
      page().leaveWord?.(() => controller.fileOf(visits.now().record));
      page().keep?.();
      const end = () =>
        setTimeout(() => {
          if (!panel.closed) return;
          letGo(controller).catch(controller.noteFault);
          page().letGo?.();
        }, MOMENT_MS);
      panel.addEventListener('pagehide', end, { once: true, signal: left });
    },
    ...timeOf(controller),
    ...sendingOf(controller),
    ...lookingOf(controller),
    ...filesOf(controller),
  };
}
