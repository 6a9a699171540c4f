/** The inspector's public face. `absent.ts` stands in for it in a build for visitors. */
export type { Choices, Conditions } from './conditions.ts';
export { inspect } from './inspect.ts';
export { inspectApp } from './inspectApp.ts';
export type { AppToShow, Effect, InspectedApp, Purpose, RootOptions } from './inspected.ts';
export { readRequest } from './ownDocument.ts';
