import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import { beginUnder } from './controller/applyConditions.ts';
import { createInspector } from './createInspector.ts';
import { expose, followRequest, readRequest } from './ownDocument.ts';
import { createPage } from './record/guests.ts';
import { role } from './takeOver.ts';

/** Begins to inspect the roots that an app starts in this document. Returns what they report to. */
function inspectPage(): (event: InspectionEvent) => void {
  const page = createPage();
  const request = readRequest(window, undefined);
  beginUnder(window, request);
  const inspector = createInspector(
    { name: document.title || location.host, root: { machine: page } },
    { isQuiet: request.isQuiet },
  );
  let report: ((event: InspectionEvent) => void) | undefined;
  inspector.create(({ inspect, ...options }): AnyActorRef => {
    report = inspect as typeof report;
    return createActor(page, { ...options, inspect });
  });
  inspector.begin();
  expose(inspector);
  followRequest(inspector);
  return (event) => report?.(event);
}

let report: ReturnType<typeof inspectPage> | undefined;

/**
 * The option `inspect` of any root: `createActor(machine, { inspect })`, `useMachine(machine, { inspect })`. It does
 * nothing where nobody has asked for the inspector.
 */
export function inspect(event: InspectionEvent): void {
  if (role !== 'inspected') return;
  report ??= inspectPage();
  report(event);
}
