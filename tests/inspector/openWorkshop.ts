import { type AnyActorRef, createActor } from 'xstate';
import { createInspector } from '../../src/inspector/createInspector.ts';
import type { AppToInspect, RootOptions } from '../../src/inspector/inspected.ts';
import { workshop } from './smallApp/workshop.machine.ts';

export const ROOT = '(machine)';

/** The workshop under inspection, or another app in its place. */
export function openWorkshop(
  more: Partial<AppToInspect> = {},
  create = (options: RootOptions): AnyActorRef => createActor(workshop, options),
) {
  let shown: AnyActorRef;
  const inspector = createInspector({
    name: 'Workshop',
    root: { machine: workshop },
    show: (root) => {
      shown = root;
    },
    ...more,
  });
  shown = inspector.create(create);
  inspector.begin();
  const actorOf = (path: string) => inspector.getView().actors.find((one) => one.path === path);
  return {
    inspector,
    leavesOf: (path = ROOT) => actorOf(path)?.leaves,
    contextOf: (path = ROOT) => actorOf(path)?.context as Record<string, unknown>,
    workers: () => inspector.getView().actors.filter(({ chart }) => chart === 'worker'),
    shownNow: () => shown,
    send: (type: string, more: object = {}, path = ROOT) => inspector.send(path, { type, ...more }),
  };
}
