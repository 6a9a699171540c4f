/** The text keys of a list in an entry. A union pairs each entry with its own names only. */
type OwnKey<Entry, List extends string> = Entry extends {
  id: infer Id extends string;
} & Record<List, readonly (infer Name extends string)[]>
  ? `${Id}.${List}.${Name}`
  : never;

/**
 * Returns the text keys of a list in an entry, such as `executive.features.mentor`. A template
 * string would pair every entry with the names of all entries, and such keys do not compile.
 */
export function ownKeys<
  List extends string,
  Entry extends { id: string } & Record<List, readonly string[]>,
>(entry: Entry, list: List): OwnKey<Entry, List>[] {
  return entry[list].map((name) => `${entry.id}.${list}.${name}` as OwnKey<Entry, List>);
}
