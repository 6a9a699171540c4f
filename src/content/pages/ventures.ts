/**
 * The stages of the investment pipeline, each with how many of the scouted startups reached it, and their share.
 * Texts: `ventures:pipeline.stages.<id>`.
 */
export const pipelineStages = [
  { id: 'scouting', count: 104, percentage: 100 },
  { id: 'dueDiligence', count: 62, percentage: 60 },
  { id: 'investment', count: 26, percentage: 25 },
  { id: 'scaleAndExit', count: 10, percentage: 10 },
] as const;

/** The three metrics, as keys of `figures.ts`. Texts: `ventures:metrics.items.<id>.label`. */
export const ventureMetrics = ['investedCapital', 'portfolio', 'growthSuccess'] as const;

/** The partner ecosystem. Texts: `ventures:partners.items.<id>`. */
export const venturePartners = [
  { id: 'fund', name: 'Corbelle Capital' },
  { id: 'angels', name: 'Grundhof Angels' },
  { id: 'incubator', name: 'Sept Fontaines Incubator' },
  { id: 'laboratory', name: 'Nordstad Applied Lab' },
] as const;

/** What founders get. Texts: `ventures:services.items.<id>`. */
export const ventureServices = ['mentorship', 'partnerships', 'investment'] as const;

/** Three startups of the portfolio. Texts: `ventures:startups.items.<id>`. */
export const startups = [
  { id: 'heat', name: 'Kelvara' },
  { id: 'claims', name: 'Pontoclaim' },
  { id: 'steel', name: 'Minettrix' },
] as const;
