import type { Entry } from '../record/entry.ts';
import type { KeptRoot } from '../record/keptRoot.ts';

/** The format of the files. A change that old files do not fit raises it. */
export const FORMAT = 1;

/** A recorded session as a file holds it. */
export type SessionFile = {
  format: typeof FORMAT;
  app: string;
  version: string;
  /** A fingerprint of every chart, by machine id: a session fits only the charts that recorded it. */
  charts: Readonly<Record<string, string>>;
  /** The root before the first entry. */
  start: KeptRoot;
  entries: readonly Pick<Entry, 'index' | 'at' | 'cause' | 'kept'>[];
};
