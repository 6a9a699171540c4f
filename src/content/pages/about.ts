/** Whose name the page opens with. Texts: `about:people.items.founder`. */
export const founder = { id: 'founder', name: 'Nora Thill' } as const;

/** The other members of the team whom a visitor is likely to meet. Texts: `about:people.items.<id>`. */
export const people = [
  { id: 'ventures', name: 'Paulo Neves' },
  { id: 'studio', name: 'Léa Wantz' },
] as const;
