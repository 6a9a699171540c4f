import { fromPromise } from 'xstate';
import { describeGoingOn } from '../handOver/conditionText.ts';
import { describeCause } from '../handOver/gestureText.ts';
import { readFailure, readSessionFile } from '../handOver/readSessionFile.ts';
import type { Entry } from '../record/entry.ts';
import { firstLine } from '../record/errors.ts';
import { inspectorMachine } from '../record/inspector.machine.ts';
import {
  cutAfter,
  entryAt,
  noteIntervention,
  recordOf,
  type SessionRecord,
} from '../record/record.ts';
import { recordOfFailure } from './failures.ts';
import type { Readings, Shared } from './readings.ts';
import { replayableOf, SLICE_MS, sleep } from './stage.ts';
import { travel } from './travel.ts';

type Means = Shared & Readings;

/** Says how “Hold results” stands where a session goes on, if it stood otherwise in its record. */
function describeHold({ interventions }: SessionRecord, areResultsHeld: boolean): string {
  const turned = interventions.filter(({ kind }) => kind === 'hold' || kind === 'free').at(-1);
  const wereHeld = turned?.kind === 'hold';
  return wereHeld === areResultsHeld ? '' : `; “Hold results” is ${areResultsHeld ? 'on' : 'off'}`;
}

function requireEntry({ recordInSight }: Means, index: number): Entry {
  const entry = entryAt(recordInSight(), index);
  if (!entry) throw new Error(`Entry ${index} is not in the record.`);
  return entry;
}

/** Has the page show an entry. A file may hold data that the page has never seen. */
function showEntry(means: Means, index: number, signal: AbortSignal): Promise<string[]> {
  const { recordInSight, stage, visits } = means;
  const isOwn = recordInSight() === visits.now().record;
  return stage.showEntry(requireEntry(means, index), signal).catch((error) => {
    if (isOwn) throw error;
    throw new Error(
      `Entry ${index} of this session cannot be shown, since its data may be damaged: ${firstLine(error)}`,
    );
  });
}

/** Has the page go on from an entry. A page that does not come leaves the record as it is. */
async function restoreEntry(means: Means, index: number, areResultsHeld: boolean): Promise<void> {
  const { app, page, recordInSight, visits } = means;
  const entry = requireEntry(means, index);
  // The views at the end of a file are not those of a page that goes on.
  const record = { ...cutAfter(recordInSight(), entry), page: undefined, stored: undefined };
  const under = describeGoingOn(app, record.surroundings, page().surroundings);
  // Steps have numbers of their own.
  const about = `${describeCause(entry.cause, app.charts)}. The page goes on from here, with its time paused${under}${describeHold(record, areResultsHeld)}`;
  noteIntervention(record, { at: entry.at, kind: 'restore', about, page: page().shown?.() });
  await visits.goOnFrom(entry.kept, entry.at, record);
}

/** The record of a file that a tester has chosen. */
function importSession({ app, book, charts, visits }: Means, file: unknown): SessionRecord {
  const failure = readFailure(file);
  if (failure) return recordOfFailure(failure, app, book, visits);
  const { chartAt } = book;
  const { id: root } = app.root;
  const reader = { app: app.name, root, charts, chartAt, isWhole: app.canShow };
  return recordOf(readSessionFile(file, reader));
}

/** The machine of an inspector with what fulfils its wishes: on the clock, on the page and in the record. */
export function fulfilling(means: Means) {
  const { app, book, visits, stage, notices, recordInSight, casesOf } = means;
  const { clock } = visits;
  return inspectorMachine.provide({
    actions: {
      holdClock: () => {
        clock().hold();
        app.holdMotion(true);
      },
      runClock: ({ context }) => {
        clock().run(context.speed);
        app.holdMotion(false);
      },
    },
    actors: {
      showEntry: fromPromise(({ input, signal }) => showEntry(means, input.index, signal)),
      showNow: fromPromise(stage.showNow),
      restoreEntry: fromPromise(({ input: { index, areResultsHeld } }) =>
        restoreEntry(means, index, areResultsHeld),
      ),
      replayRecord: fromPromise(({ signal }) =>
        stage.rehearse(replayableOf(recordInSight()), signal),
      ),
      advanceTime: fromPromise(async ({ input, signal }) => {
        while (!signal.aborted && !clock().advanceTo(input.to, SLICE_MS)) {
          notices.changed();
          await sleep(0);
        }
      }),
      travel: fromPromise(({ input }) =>
        travel(app, book, visits, { ...input, cases: casesOf(input.actor) }),
      ),
      importSession: fromPromise(async ({ input }) => importSession(means, input.file)),
    },
  });
}
