/** The entries of a list whose titles and descriptions are texts, by their ids. */
export const entriesOf = <Id extends string>(
  ids: readonly Id[],
  textOf: (id: Id, part: 'title' | 'description') => string,
) => ids.map((id) => ({ id, title: textOf(id, 'title'), description: textOf(id, 'description') }));
