/**
 * What an app may use of the kit: see README.md. Tests of another runner import `model.ts`, which knows
 * none.
 */
export type { Expected } from './expected.ts';
export { explore } from './explore.ts';
export { type Knowledge, modelFrom, pathsOf } from './model.ts';
export { runPath } from './runPath.ts';
export { testModel } from './testModel.ts';
