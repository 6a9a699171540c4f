import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  StateMachine,
} from 'xstate';
import { cases } from '#app/inspect/cases.ts';
import { type SessionFile, toSessionFile } from '#inspector/handOver/sessionFile.ts';
import type { By, Cause, Delivery, Entry, Gesture } from '#inspector/record/entry.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { activeLeaves } from '#statechart/activeChart.ts';
import { eventsOf } from '#statechart/cases.ts';
import { actorAt, keepRoot, pathOf } from '#statechart/keptRoot.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { scheduledIn } from '#statechart/xstate.ts';
import { createDice } from '#tests/inspector/dice.ts';
import { createScript, withScriptedPorts } from '#tests/machines/scriptedPorts.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The machine of each actor of the site, by its path. */
export const machines: Record<string, AnyStateMachine> = {
  site: siteMachine,
  ...Object.fromEntries(
    Object.entries(siteMachine.implementations.actors).filter(
      (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
    ),
  ),
};

const input = {
  entry: { page: 'about', language: 'en', prefix: '', path: '/about', key: '' },
  heroWordCount: 4,
  wasPodcastPopupShown: false,
  startedAt: 0,
  language: { preferred: 'en', isStored: false },
  honeypot: 'reference',
  isContactDelivered: true,
  isNewsletterDelivered: false,
  hasVendors: true,
};

/** Records a session of the site, cause by cause, over ports that follow a script. */
export function startRecord() {
  const script = createScript();
  const clock = new VirtualClock();
  let deliveries: Delivery[] = [];
  const entries: Entry[] = [];
  const site = createActor(withScriptedPorts(siteMachine, script), {
    id: 'site',
    input,
    clock,
    inspect: (happened) => {
      if (happened.type !== '@xstate.event') return;
      const { sourceRef, actorRef, event } = happened;
      deliveries.push({
        sender: sourceRef ? pathOf(sourceRef as AnyActorRef) : null,
        receiver: pathOf(actorRef as AnyActorRef),
        event: throughJson(event),
        microsteps: [],
        actions: [],
      });
    },
  });
  const keep = () => throughJson(keepRoot(site, clock));
  const start = keep();
  const note = (cause: Cause) => {
    entries.push({ index: entries.length, at: clock.now(), cause, deliveries, kept: keep() });
    deliveries = [];
  };
  site.start();
  note({ type: 'start' });

  return {
    script,
    send: (actor: string, event: AnyEventObject, by: By = {}) => {
      actorAt(site, actor)?.send(event);
      note({ type: 'event', actor, event: throughJson(event), ...by });
    },
    /** What a person does on the page. The views of these machines are shown. */
    act: (gesture: Omit<Gesture, 'shown'>, ...shown: string[]) =>
      note({ type: 'act', gesture: { ...gesture, shown } }),
    /** Lets time pass, one timer an entry. */
    pass: (ms: number) => {
      const end = clock.now() + ms;
      for (let due = clock.nextDue(); due !== undefined && due <= end; due = clock.nextDue()) {
        const left = clock.remaining();
        const next = scheduledIn(site)[left.indexOf(Math.min(...left))];
        clock.step();
        if (next) note({ type: 'timer', actor: pathOf(next.source), id: next.id });
      }
      clock.advanceTo(end);
    },
    settle: async (type: 'output' | 'error', actor: string, invoke: string, value: unknown) => {
      if (!script.pending.has(`${actor}.${invoke}`)) return;
      await script.settlePort(`${actor}.${invoke}`, ({ resolve, reject }) =>
        type === 'output' ? resolve(value) : reject(value),
      );
      note({ type, actor, invoke, value });
    },
    /** The active leaves of an actor. */
    state: (actor: string) => activeLeaves(actorAt(site, actor)?.getSnapshot().value).join(' '),
    end: (): SessionFile => {
      site.stop();
      const app = { name: 'interpunct', version: '1.692.17' };
      return toSessionFile({ app, charts: {}, root: 'site', start, startAt: 0, entries });
    },
  };
}

/** A session of random events, outcomes and waits. */
export async function recordWalk(seed: number, length: number): Promise<SessionFile> {
  const record = startRecord();
  const pick = createDice(seed);
  const paths = Object.keys(machines);
  for (let step = 0; step < length; step += 1) {
    const kind = pick(['event', 'event', 'event', 'wait', 'outcome'] as const);
    if (kind === 'wait') record.pass(pick([50, 100, 400, 700, 1_000, 3_000, 10_000]));
    if (kind === 'outcome') {
      const pending = [...record.script.pending.keys()];
      if (pending.length === 0) continue;
      const [actor = '', invoke = ''] = pick(pending).split('.');
      const type = pick(['output', 'output', 'error'] as const);
      const known = Object.values(cases[actor]?.results[invoke]?.[`${type}s`] ?? {});
      await record.settle(type, actor, invoke, pick(known));
    }
    if (kind === 'event') {
      const actor = pick(paths);
      const types = (machines[actor]?.events ?? []).filter((type) => !type.startsWith('xstate.'));
      const type = pick(types as string[]);
      record.send(actor, pick(eventsOf(cases[actor], type)));
    }
  }
  return record.end();
}
