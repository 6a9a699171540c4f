import { createActor } from 'xstate';
import { beginUnder } from './controller/applyConditions.ts';
import { createInspector } from './createInspector.ts';
import type { AppToShow } from './inspected.ts';
import { expose, followRequest, readRequest } from './ownDocument.ts';
import { type CreateRoot, startApp } from './startApp.ts';
import { role } from './takeOver.ts';

/**
 * Runs an app that has one root and can show another in its place: under inspection where its window is asked
 * for it, and else as it is. `create` makes its first root, where a machine needs more than the options, such as
 * an input.
 */
export async function inspectApp(
  app: AppToShow,
  create: CreateRoot = (options) => createActor(app.root.machine, options),
): Promise<void> {
  if (role !== 'inspected') return startApp(app, create);
  const request = readRequest(window, app.conditions);
  beginUnder(window, request);
  const inspector = createInspector(app, { isQuiet: request.isQuiet });
  await app.show(inspector.create(create), 'visit');
  inspector.begin();
  expose(inspector);
  await followRequest(inspector);
}
