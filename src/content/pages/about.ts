/** The team: how many years each worked before, and has worked with us. Texts: `about:team.<id>`. */
export const team = [
  { id: 'founder', name: 'Nora Thill', before: 10, since: 10 },
  { id: 'studio', name: 'Léa Wantz', before: 12, since: 5 },
  { id: 'ventures', name: 'Paulo Neves', before: 6, since: 7 },
  { id: 'techsense', name: 'Jonas Feltes', before: 3, since: 3 },
  { id: 'events', name: 'Ana Moutinho', before: 1, since: 2 },
  { id: 'design', name: 'Tessy Lorang', before: 0, since: 2 },
  { id: 'web', name: 'Malik Benamar', before: 0, since: 1 },
  { id: 'communications', name: 'Yara Stoffel', before: 0, since: 1 },
] as const;

const [nora, lea, paulo, jonas] = team;

/** Whose name the page opens with. Texts: `about:people.items.founder`. */
export const founder = nora;

/** The other members of the team whom a visitor is likely to meet. Texts: `about:people.items.<id>`. */
export const people = [
  { id: 'ventures', name: paulo.name },
  { id: 'studio', name: lea.name },
  { id: 'techsense', name: jonas.name },
] as const;
