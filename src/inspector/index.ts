/** The inspector's public face. Everything else in this folder is its inside. */
export { createInspector } from './createInspector.ts';
export type { Journey, JourneyStep } from './handOver/journey.ts';
export { toLiteral } from './handOver/literal.ts';
export { expose, followWish, inspectApp, readWish } from './inspectApp.ts';
export type { Effect, InspectedApp, RootOptions } from './inspected.ts';
