import { type Fixture, wayIn } from '@interpunct/model-kit/failure';
import { beginningOf, snapshotsIn, withActorAt } from '@interpunct/model-kit/keptRoot';
import type { AnyStateMachine } from 'xstate';
import type { ChartBook } from '../charts/chartBook.ts';
import { inQuotes } from '../handOver/gestureText.ts';
import type { InspectedApp } from '../inspected.ts';
import { statesIn } from '../record/differences.ts';
import { append, beginRecord, type SessionRecord } from '../record/record.ts';
import { bringAbout, rehearse } from '../record/replay.ts';
import type { Visits } from './visits.ts';

/** What is wrong at the end of the way, or that the machine is elsewhere by now than the failure says. */
function describeFault({ fault }: Fixture, states: string | undefined): string | undefined {
  const [, then] = /(?:^|: )it is in (.+?); expected /.exec(fault ?? '') ?? [];
  if (fault === undefined || then === undefined || then === states) return fault;
  return `${inQuotes(fault)} does not happen here: it is in ${states}.`;
}

/**
 * The record of a failure of the model kit: its way, taken by an actor of its machine on a rehearsal of the
 * page as it is. The last entry is the step that fails, and its note says what is wrong there. Throws where the
 * page has no such actor.
 */
export function recordOfFailure(
  failure: Fixture,
  app: InspectedApp,
  book: ChartBook,
  visits: Visits,
): SessionRecord {
  const { id } = app.root;
  const [kept, at] = [visits.keep(), visits.clock().now()];
  const [path = ''] = [...snapshotsIn(kept, id).keys()].filter(
    (one) => book.machineAt(kept, one)?.id === failure.machine,
  );
  if (path === '') {
    throw new Error(
      `This failure is one of “${failure.machine}”, and no actor of the page runs that machine now.`,
    );
  }
  const { input, steps } = wayIn(failure);
  const machine = book.machineAt(kept, path) as AnyStateMachine;
  const start = withActorAt(kept, id, path, beginningOf(machine, input, path));
  const record = beginRecord(start, at);
  append(record, { at, cause: { type: 'start' }, deliveries: [], kept: start });
  const played = rehearse(app, start, at, (step) => append(record, step));
  played.conductor.start(false);
  const end = steps.findIndex((step) => !bringAbout(step, path, played));
  played.root.stop();
  const last = record.entries.at(-1)?.kept ?? start;
  const note =
    end < 0
      ? describeFault(failure, statesIn(last, id).get(path))
      : `Step ${end + 1} of ${steps.length} of the failure cannot happen here any more.`;
  if (note) record.notes = { [record.entries.at(-1)?.index ?? 0]: note };
  return record;
}
