import type { AnyActorRef } from 'xstate';
import type { AppToShow, RootOptions } from './inspected.ts';

/** Makes the first root of an app, without starting it. */
export type CreateRoot = (options: RootOptions) => AnyActorRef;

/** Runs an app without an inspector. */
export async function startApp({ root, show }: AppToShow, create: CreateRoot): Promise<void> {
  const { machine: _, ...names } = root;
  const actor = create(names);
  await show(actor, 'visit');
  actor.start();
}
