/** A record whose names come from an app, a file or an address: `constructor` is in it where somebody has put it there. */
export const byName = <Part>(parts: Readonly<Record<string, Part>> = {}): Record<string, Part> =>
  Object.assign(Object.create(null), parts);
