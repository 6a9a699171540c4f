import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  createMachine,
} from 'xstate';
import { createInspector } from '../../src/inspector/createInspector.ts';
import type {
  AppToInspect,
  InspectorInput,
  Purpose,
  RootOptions,
} from '../../src/inspector/inspected.ts';
import { createPage } from '../../src/inspector/record/guests.ts';
import { workshop } from './smallApp/workshop.machine.ts';

export const ROOT = '(machine)';

/** The workshop under inspection, or another app in its place. */
export function openWorkshop(
  { root = { machine: workshop }, ...more }: Partial<AppToInspect> = {},
  create = (options: RootOptions): AnyActorRef => createActor(root.machine, options),
  input?: InspectorInput,
) {
  let shown: AnyActorRef;
  const pages: Purpose[] = [];
  const show = (root: AnyActorRef, purpose: Purpose) => {
    shown = root;
    pages.push(purpose);
  };
  const inspector = createInspector({ name: 'Workshop', root, show, ...more }, input);
  shown = inspector.create(create);
  inspector.begin();
  const actorOf = (path: string) => inspector.getView().actors.find((one) => one.path === path);
  return {
    inspector,
    /** What the page was shown for. */
    pages,
    leavesOf: (path = ROOT) => actorOf(path)?.leaves,
    contextOf: (path = ROOT) => actorOf(path)?.context as Record<string, unknown>,
    workers: () => inspector.getView().actors.filter(({ chart }) => chart === 'worker'),
    shownNow: () => shown,
    send: (type: string, more: object = {}, path = ROOT) => inspector.send(path, { type, ...more }),
  };
}

/** A page whose app makes its roots itself. */
export function openPage() {
  const page = createPage();
  let inspect: ActorOptions<AnyActorLogic>['inspect'];
  const inspector = createInspector({ name: 'Page', root: { machine: page } });
  inspector.create((options): AnyActorRef => {
    inspect = options.inspect;
    return createActor(page, options);
  });
  inspector.begin();
  const see = () =>
    Object.fromEntries(inspector.getView().actors.map(({ path, leaves }) => [path, leaves.join()]));
  return { inspector, see, options: { inspect: inspect as NonNullable<typeof inspect> } };
}

/** A machine that an event leads from one state to another one. */
export const turning = (id: string, event: string, [from, to]: [string, string], more = {}) =>
  createMachine({
    id,
    initial: from,
    states: { [from]: { on: { [event]: to } }, [to]: {} },
    ...more,
  });
