/** A place where a replay left the record. */
export type Difference = {
  index: number;
  actor: string;
  /** The leaves of the record and of the replay; `context` names the fields that differ. */
  recorded: readonly string[];
  replayed: readonly string[];
  context: readonly string[];
};
