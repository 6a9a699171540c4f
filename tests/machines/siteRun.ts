import { nodesOf } from '@interpunct/model-kit/describeChart';
import { type KeptRoot, keepRoot, resume } from '@interpunct/model-kit/keptRoot';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { cases } from '#app/inspect/cases.ts';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import type { Entry } from '#machines/page.machine.ts';
import { siteCases } from '#machines/site.cases.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { behaviours } from '#tests/behaviours/kit/tables.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { createScript, type Script, withScriptedPorts } from './scriptedPorts.ts';

const at = (page: string): Entry => ({
  page,
  language: 'en',
  prefix: '',
  path: `/${page}`,
  key: page,
});

/** Whether the forms have endpoints, and analytics a vendor. */
export type Settings = { isDelivering: boolean; hasVendors: boolean };

const inputOf = ({ isDelivering, hasVendors }: Settings) => ({
  ...siteCases.inputs['a first visit of home'],
  entry: at('about'),
  isContactDelivered: isDelivering,
  isNewsletterDelivered: isDelivering,
  hasVendors,
});

/** A site that runs on a held clock, over ports that follow a script. */
export type Run = {
  site: ReturnType<typeof createSite>;
  actors: SiteActors;
  clock: VirtualClock;
  script: Script;
};

function createSite(script: Script, clock: VirtualClock, settings: Settings, kept?: KeptRoot) {
  const site = createActor(withScriptedPorts(siteMachine, script), {
    input: inputOf(settings),
    clock,
    id: 'site',
    systemId: 'site',
    ...(kept && { snapshot: kept.snapshot }),
  });
  if (kept) resume(site, kept);
  return site;
}

/** Starts the site, or goes on from a kept one. */
export function startSite(settings: Settings, kept?: KeptRoot): Run {
  const script = createScript();
  const clock = new VirtualClock();
  const site = createSite(script, clock, settings, kept);
  site.start();
  if (!kept) {
    // Without these facts little of the site moves.
    site.send({ type: 'motion.allowed' });
  }
  return { site, actors: actorsOf(site), clock, script };
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What a visitor, the time or the world may do next. A failing test prints its name. */
export type RunStep = { name: string; take: (run: Run) => unknown } & (
  | { type: 'event'; actor: keyof SiteActors | 'site'; event: AnyEventObject }
  | { type: 'output' | 'error'; port: string; value: unknown }
  | { type: 'time' }
);

const machines = siteMachine.implementations.actors as Record<string, AnyStateMachine>;

/** What behaviours tell the root, as their tables say. */
const told = Object.values(behaviours).flatMap(({ expected: { events = {} } }) =>
  (Object.values(events) as { calls?: readonly string[] }[][])
    .flat()
    .flatMap(({ calls = [] }) => calls.map((call) => /^to parent (.+)$/.exec(call)?.[1])),
);

/** The facts of the window. The root forwards them, and the behaviours send it the rest of what it knows. */
const facts = (siteMachine.events as string[]).filter(
  (type) => !type.startsWith('xstate.') && !told.includes(type),
);

/** What only the root tells a behaviour: facts in its own words. */
const FROM_ROOT = ['home.entered', 'home.left', 'page.viewed', 'language.shown'];

const send = (
  actor: keyof SiteActors | 'site',
  event: AnyEventObject,
  about: string | undefined,
): RunStep => ({
  name: [actor, event.type, ...(about ? [`(${about})`] : [])].join(' '),
  type: 'event',
  actor,
  event,
  take: ({ site, actors }) =>
    (actor === 'site' ? site : (actors[actor] as AnyActorRef)).send(event as never),
});

/** The events of these types, each with its cases. */
function eventsTo(actor: keyof SiteActors | 'site', types: readonly string[]): RunStep[] {
  const { events } = cases[actor] ?? {};
  return types.flatMap((type) => {
    const payloads = Object.entries(events?.[type] ?? {});
    return payloads.length > 0
      ? payloads.map(([about, payload]) => send(actor, { ...payload, type }, about))
      : [send(actor, { type }, undefined)];
  });
}

/** What visitors do with a behaviour. */
const intentsTo = ([id, { events }]: [string, AnyStateMachine]) =>
  eventsTo(
    id as keyof SiteActors,
    events.filter(
      (type) =>
        !type.startsWith('xstate.') &&
        ![...siteMachine.events, ...FROM_ROOT].includes(type as never),
    ),
  );

const settle = (
  type: 'output' | 'error',
  port: string,
  value: unknown,
  about: string,
): RunStep => ({
  name: `${port} ${type} (${about})`,
  type,
  port,
  value,
  take: ({ script }) =>
    script.settlePort(port, ({ resolve, reject }) =>
      type === 'output' ? resolve(value) : reject(value),
    ),
});

/** What the promises of a behaviour settle with. */
const outcomesOf = (id: string) =>
  Object.entries(cases[id]?.results ?? {}).flatMap(([source, { outputs = {}, errors }]) => [
    ...Object.entries(outputs).map(([about, value]) =>
      settle('output', `${id}.${source}`, value, about),
    ),
    ...Object.entries(errors).map(([about, value]) =>
      settle('error', `${id}.${source}`, value, about),
    ),
  ]);

const times = [40, 70, 100, 310, 400, 1_000, 2_700, 3_000, 10_000, 45_000].map(
  (ms): RunStep => ({ name: `${ms} ms`, type: 'time', take: ({ clock }) => clock.advance(ms) }),
);

export const steps: readonly RunStep[] = [
  ...eventsTo('site', facts),
  ...Object.entries(machines).flatMap(intentsTo),
  // Most outcomes find nothing under way, so each has two chances.
  ...Object.keys(machines).flatMap(outcomesOf),
  ...Object.keys(machines).flatMap(outcomesOf),
  ...times,
];

/** What tells two sites apart: states, contexts, timers, and what is under way. */
export function stateOf({ site, actors, clock, script }: Run) {
  const behaviours = Object.entries(actors).map(([id, actor]) => {
    const { status, value, context }: AnyMachineSnapshot = actor.getSnapshot();
    return { id, status, value, context };
  });
  return {
    behaviours,
    timers: keepRoot(site, clock).timers,
    pending: [...script.pending.keys()].toSorted(),
  };
}

/** The atomic states in which the behaviours can rest, each with the id of its behaviour. */
export const restingLeaves: readonly string[] = Object.entries(machines).flatMap(([id, machine]) =>
  nodesOf(machine.root)
    .filter(({ type, always }) => type === 'atomic' && !always?.some(({ guard }) => !guard))
    .map(({ path }) => `${id} ${path.join('.')}`),
);

/** The leaves in which the behaviours are, each with the id of its behaviour. */
export const leavesIn = ({ actors }: Run): string[] =>
  Object.entries(actors).flatMap(([id, actor]) =>
    activeLeaves((actor.getSnapshot() as AnyMachineSnapshot).value).map((leaf) => `${id} ${leaf}`),
  );
