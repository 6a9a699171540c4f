/** The features of the AI marketing offer. Texts: `ai-marketing:overview.items.<id>`. */
export const aiFeatures = ['analytics', 'automation', 'optimization'] as const;

/**
 * The three case studies. `figure` is the key of the result in `figures.ts`.
 * Texts: `ai-marketing:cases.items.<id>`.
 */
export const aiCases = [
  { id: 'conversion', figure: 'conversionIncrease' },
  { id: 'engagement', figure: 'engagementImprovement' },
  { id: 'acquisitionCost', figure: 'acquisitionCostReduction' },
] as const;
