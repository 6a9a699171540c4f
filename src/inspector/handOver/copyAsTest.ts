import type { InspectedApp } from '../inspected.ts';
import { journeyOf } from './journey.ts';
import type { SessionFile } from './sessionFile.ts';

/**
 * A test that goes the way of a session, as source code in the app's own style: of one actor with its
 * machine alone, or of the whole root. Throws where the actor was not there when the session began.
 */
export function copyAsTest(
  session: SessionFile,
  { machines, writeTest }: Pick<InspectedApp, 'machines' | 'writeTest'>,
  actor?: string,
): string {
  if (!writeTest) throw new Error('This app does not say how its tests are written.');
  return writeTest(journeyOf(session, machines, actor));
}
