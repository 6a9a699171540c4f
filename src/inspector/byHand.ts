/** The parts of `inspectApp`, for an app that starts in steps of its own. */
export { beginUnder } from './controller/applyConditions.ts';
export { boxOf } from './controller/framePart.ts';
export { leaveStorages } from './controller/ownStorages.ts';
export { createInspector } from './createInspector.ts';
export { expose, followRequest, readRequest } from './ownDocument.ts';
