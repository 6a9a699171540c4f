/**
 * A record whose names come from an app, a file or an address. It inherits nothing, so `constructor` is in it only as a
 * name that was given.
 */
export const byName = <Part>(parts: Readonly<Record<string, Part>> = {}): Record<string, Part> =>
  Object.assign(Object.create(null), parts);
