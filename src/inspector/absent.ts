import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import type { AppToShow } from './inspected.ts';
import type { readRequest as ReadRequest } from './ownDocument.ts';
import { type CreateRoot, startApp } from './startApp.ts';

/** The public face without an inspector behind it. */
export const inspect = (_: InspectionEvent): void => {};

export const inspectApp = (
  app: AppToShow,
  create: CreateRoot = (options): AnyActorRef => createActor(app.root.machine, options),
): Promise<void> => startApp(app, create);

export const readRequest: typeof ReadRequest = () => ({
  state: null,
  isPicture: false,
  conditions: {},
  isQuiet: false,
});
