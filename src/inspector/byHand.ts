/** The parts of `inspectApp`, for an app that starts in steps of its own. */
export { setMotion } from './controller/applyConditions.ts';
export { createInspector } from './createInspector.ts';
export { expose, followRequest, readRequest } from './ownDocument.ts';
