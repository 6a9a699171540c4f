import { reportFacts } from '#app/wiring/facts.ts';
import type { World } from '#app/wiring/world.ts';
import type { SiteActor } from '#machines/site.machine.ts';

/** The site of a tester, which is exchanged when the tester travels in time. */
export function createInspectedSite(isPicture: boolean) {
  let world: World;
  let site: SiteActor;
  let sites = 0;
  // What happens around a picture does not change it.
  const connect = () => {
    const connection = new AbortController();
    if (isPicture) connection.abort();
    return connection;
  };
  /** Ends what the world reports to a site whose time is over. */
  let connection = connect();
  return {
    signal: connection.signal,
    world: () => world,
    site: () => site,
    /** Another one with each site. */
    key: () => `visit ${sites}`,
    begin: (own: World, create: () => SiteActor): SiteActor => {
      world = own;
      site = create();
      return site;
    },
    goOnWith: (next: SiteActor): void => {
      if (next === site) return;
      site = next;
      sites += 1;
      connection.abort();
      connection = connect();
      reportFacts(site, world, connection.signal);
    },
  };
}

export type InspectedSite = ReturnType<typeof createInspectedSite>;
