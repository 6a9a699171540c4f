/** Members of the team whom a visitor is likely to meet. Texts: `about:people.items.<id>`. */
export const people = [
  { id: 'founder', name: 'Nora Thill' },
  { id: 'ventures', name: 'Paulo Neves' },
  { id: 'studio', name: 'Léa Wantz' },
] as const;
