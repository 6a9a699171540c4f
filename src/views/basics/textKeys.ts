/** The keys of an entry's own names: for a union of entries, each with its names alone. */
type OwnKey<Entry, List extends string> = Entry extends {
  id: infer Id extends string;
} & Record<List, readonly (infer Name extends string)[]>
  ? `${Id}.${List}.${Name}`
  : never;

/**
 * The text keys of a list inside an entry: `executive.features.mentor`, and so on. A template
 * string would pair every entry with the names of all, and such keys do not compile.
 */
export function ownKeys<
  List extends string,
  Entry extends { id: string } & Record<List, readonly string[]>,
>(entry: Entry, list: List): OwnKey<Entry, List>[] {
  return entry[list].map((name) => `${entry.id}.${list}.${name}` as OwnKey<Entry, List>);
}
