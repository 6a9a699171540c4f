/** The inspector's public face. Everything else in this folder is its inside. */
export type { Choices, Conditions } from './conditions.ts';
export { setMotion } from './controller/applyConditions.ts';
export { createInspector } from './createInspector.ts';
export { expose, followRequest, inspectApp, readRequest } from './inspectApp.ts';
export type { Effect, InspectedApp, Purpose, RootOptions } from './inspected.ts';
