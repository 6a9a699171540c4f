import { copyOf, type KeptRoot, keepRoot } from '@interpunct/model-kit/keptRoot';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { logicIn } from '@interpunct/model-kit/xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { type InspectedApp, NEEDS_ROOT, type RootOptions } from '../inspected.ts';
import { type Conductor, createConductor } from '../record/conductor.ts';
import type { Entry } from '../record/entry.ts';
import type { Permissions } from '../record/permissions.ts';
import { append, beginRecord, type SessionRecord } from '../record/record.ts';
import type { Macrostep } from '../record/steps.ts';
import { NOTICE_MS } from './notices.ts';

/** A root that the page lives on, or has lived on. */
type RecordedRoot = {
  root: AnyActorRef;
  conductor: Conductor;
  record: SessionRecord;
};

/** The visit of a document, and those that take its place. */
export type Visits = ReturnType<typeof createVisits>;

/** Names a root, whatever id an app has given it. */
const named = <Root extends AnyActorRef>(root: Root, { root: { id } }: InspectedApp): Root =>
  Object.assign(root, { id });

/** What a root is created with. */
const optionsOf = (
  { root: { machine: _, ...names } }: InspectedApp,
  clock: VirtualClock,
  { inspect }: Conductor,
): RootOptions => ({ ...names, clock, inspect });

/** Has an app restore a kept root under a conductor. It has not started. */
export async function restoreRoot(
  app: InspectedApp,
  kept: KeptRoot,
  clock: VirtualClock,
  conductor: Conductor,
): Promise<AnyActorRef> {
  const root = named(await app.restore(copyOf(kept), optionsOf(app, clock, conductor)), app);
  conductor.adopt(root, kept);
  return root;
}

/** Notes where the page stands in entries: it shows them a moment after they came. */
function createPlaces({ placeOf }: InspectedApp) {
  let placeless: Entry[] = [];

  /** Notes it in the entries that the page has shown since the last note. Returns the place. */
  const note = () => {
    const place = placeOf();
    if (place !== undefined) for (const entry of placeless) entry.place = place;
    placeless = [];
    return place;
  };

  return {
    note,
    noteSoon: (entry: Entry) => {
      if (placeless.length === 0) setTimeout(note, NOTICE_MS);
      placeless.push(entry);
    },
  };
}

/** What hears of a visit. */
type Hearing = {
  changed: () => void;
  isHeldAt: (entry: Entry, before: KeptRoot, record: SessionRecord) => boolean;
  stuck: (reason: string) => void;
};

/** Has the page show a visit, and starts its root. What was on its way out of that goes out again. */
async function showVisit(app: InspectedApp, { root, conductor, record }: RecordedRoot) {
  try {
    await app.show(root, 'visit');
    await app.showPlace(record.entries.at(-1)?.place, 'visit');
  } finally {
    for (const { actor, action, run } of app.effects(root)) conductor.act(actor, action, run);
    conductor.start(false);
  }
}

/** Keeps the record of each visit. What the page still sends to a root that is over does not count. */
export function createVisits(
  app: InspectedApp,
  permissions: Permissions,
  { changed, isHeldAt, stuck }: Hearing,
) {
  let clock = new VirtualClock();
  let visit: RecordedRoot;
  let origin: KeptRoot;
  const places = createPlaces(app);

  const conduct = (own: VirtualClock, record: () => SessionRecord) => {
    own.onEndless = (reason) => own === clock && stuck(reason);
    const isOpen = () => conductor === visit.conductor && permissions.isOpen();
    const onStep = (step: Macrostep) => {
      const before = record().entries.at(-1)?.kept ?? record().start;
      const entry = append(record(), step);
      places.noteSoon(entry);
      if (isHeldAt(entry, before, record())) own.halt();
      changed();
    };
    const conductor: Conductor = createConductor(own, { ...permissions, isOpen }, onStep, changed);
    return conductor;
  };

  return {
    now: () => visit,
    /** Its clock, which is there before the visit. */
    clock: () => clock,
    /** The visit as it is. */
    keep: () => keepRoot(visit.root, clock),
    /** The first root when it had just started. */
    origin: () => origin,
    /** Creates the first root, without starting it. */
    create: <Root extends AnyActorRef>(make: (options: RootOptions) => Root): Root => {
      const conductor = conduct(clock, () => visit.record);
      const root = named(make(optionsOf(app, clock, conductor)), app);
      // What the app has started is what a replay and a restored root run.
      app.root.machine = logicIn(root) as AnyStateMachine;
      conductor.adopt(root);
      visit = { root, conductor, record: beginRecord(keepRoot(root, clock)) };
      return root;
    },
    notePlace: places.note,
    begin: () => {
      visit.conductor.start(true);
      origin = keepRoot(visit.root, clock);
    },
    /** Goes on from a kept root in place of the visit. Time stands. */
    goOnFrom: async (kept: KeptRoot, time: number, record: SessionRecord) => {
      if (!app.canShow) throw new Error(NEEDS_ROOT);
      const next = new VirtualClock(time);
      const conductor = conduct(next, () => record);
      const root = await restoreRoot(app, kept, next, conductor);
      visit.root.stop();
      clock = next;
      visit = { root, conductor, record };
      await showVisit(app, visit);
    },
  };
}
