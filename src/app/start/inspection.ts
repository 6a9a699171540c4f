import type { ReactNode } from 'react';
import type { SiteOptions } from '#app/wiring/createSite.ts';
import type { World } from '#app/wiring/world.ts';
import type { SiteActor } from '#machines/site.machine.ts';

/** What an inspector takes over from the start of a site. A visitor's site has none. */
export type Inspection = {
  /** Wall clock of the site, in ms since 1970. It follows the time of its timers. */
  now: () => number;
  /** Creates the site with the inspector's clock and observer. */
  create: (world: World, make: (options: SiteOptions) => SiteActor) => SiteActor;
  begin: () => void;
  /** Ends what the world reports to this site, when another one takes its place. */
  signal: AbortSignal;
  /** Renders the site that the inspector shows at the moment. */
  render: (show: (site: SiteActor) => ReactNode) => ReactNode;
  /** Notes what a part of the page has thrown. The past tells nobody of it. */
  noteError: (error: unknown) => void;
  /** Called when the site runs. */
  ready: () => void;
};
