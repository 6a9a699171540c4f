import type { InspectedApp } from '../inspected.ts';
import type { Entry, Intervention } from '../record/entry.ts';
import type { SessionFile } from './sessionFile.ts';

/** The root and the time with which the acts begin. Acts that the record has outlived are older than its start. */
export const beginningOf = ({
  start,
  startAt,
  from = 0,
  entries,
}: SessionFile): Pick<Entry, 'at' | 'kept'> => {
  const [oldest] = entries;
  return oldest && oldest.index < from ? oldest : { at: startAt, kept: start };
};

/** The way with which a session begins, where all of it is there. */
export const wayOf = ({ from = 0, interventions }: SessionFile): Intervention['way'] =>
  from === 0 ? interventions?.[0]?.way : undefined;

/** Whether a session begins with its document. */
export const isWhole = (session: SessionFile) =>
  session.entries[0]?.cause.type === 'start' || wayOf(session)?.isLink === true;

/**
 * The address with which the acts begin, and the time in ms. `isWhole`: it is that of the document. `link`: the
 * state to which it leads. `origin` is where the app runs.
 */
export function openingOf(
  session: SessionFile,
  { addressOf }: Pick<InspectedApp, 'addressOf'>,
  origin: string,
): { isWhole: boolean; address: string; at: number; link: Intervention['way'] } {
  const { surroundings } = session;
  const { at, kept } = beginningOf(session);
  const way = wayOf(session);
  const link = way?.isLink ? way : undefined;
  const isDocument = isWhole(session);
  const address = isDocument && surroundings ? surroundings.address : origin + addressOf(kept);
  return { isWhole: isDocument, address, at, link };
}
