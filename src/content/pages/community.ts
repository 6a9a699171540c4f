/** The three figures of the community, as keys of `figures.ts`. Texts: `community:stats.items.<id>.label`. */
export const communityStats = ['network', 'events', 'publications'] as const;

/** The nodes of the hub: the first three have an offering each. Texts: `community:hub.nodes.<id>`. */
export const hubNodes = ['events', 'publications', 'networking', 'innovation'] as const;

/** The two points of the last node. Texts: `community:hub.points.<id>`. */
export const hubPoints = ['connectedEcosystem', 'collaborativeInnovation'] as const;

/** The three offerings and their features, in the order of the nodes. Texts: `community:offerings.items.<id>`. */
export const communityOfferings = [
  { id: 'events', features: ['evenings', 'breakfasts', 'companyVisits'] },
  { id: 'publications', features: ['magazines', 'briefing', 'portraits'] },
  { id: 'clubs', features: ['security', 'data', 'founders'] },
] as const;

/** The pillars of TECHSENSE. Texts: `community:techsense.pillars.<id>`. */
export const techsensePillars = ['content', 'networks', 'events'] as const;

/** The kinds of event that TECHSENSE hosts. Texts: `community:techsense.events.<id>`. */
export const techsenseEvents = ['roundtables', 'breakfasts', 'liveInterviews', 'summit'] as const;

/** The magazines: number of the newest issue, price in euros. Texts: `community:magazines.items.<id>`. */
export const magazines = [
  { id: 'business', name: 'Middot', number: 47, price: 9 },
  { id: 'culture', name: 'Pixel & Pavé', number: 9, price: 14 },
] as const;
