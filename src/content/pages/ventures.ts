/**
 * The investment pipeline: of all startups that are scouted, the percentage that reaches each stage.
 * Texts: `ventures:pipeline.stages.<id>`.
 */
export const pipelineStages = [
  { id: 'scouting', percentage: 100 },
  { id: 'dueDiligence', percentage: 60 },
  { id: 'investment', percentage: 25 },
  { id: 'scaleAndExit', percentage: 10 },
] as const;

/** The three metrics, by their name in `figures.ts`. Texts: `ventures:metrics.items.<id>.label`. */
export const ventureMetrics = ['investedCapital', 'portfolio', 'growthSuccess'] as const;

/** The partner ecosystem. Texts: `ventures:partners.items.<id>`. */
export const venturePartners = [
  { id: 'fund', name: 'Corbelle Capital' },
  { id: 'angels', name: 'Grundhof Angels' },
  { id: 'incubator', name: 'Sept Fontaines Incubator' },
  { id: 'laboratory', name: 'Nordstad Applied Lab' },
] as const;

/** What founders get besides money. Texts: `ventures:services.items.<id>`. */
export const ventureServices = ['mentorship', 'partnerships', 'investment'] as const;
