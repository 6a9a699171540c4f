/**
 * What an app may use of the kit: see README.md. It knows no runner of tests. `vitest.ts` declares tests for
 * Vitest, `random.ts` needs fast-check, and `mutants.ts` changes charts.
 */
export { checkModel, testPaths } from './checkModel.ts';
export { formatTestCoverage } from './coverage.ts';
export type { Expected } from './expected.ts';
export { explore } from './explore.ts';
export { type Fixture, ModelTestFailureError } from './failure.ts';
export { type Knowledge, modelFrom } from './model.ts';
export { pathsOf } from './paths.ts';
export { replayTest } from './replayTest.ts';
export { failuresOf } from './runPath.ts';
export { replaySession } from './session.ts';
