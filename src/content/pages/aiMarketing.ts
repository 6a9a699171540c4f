/** The features of the AI marketing offer. Texts: `ai-marketing:overview.items.<id>`. */
export const aiFeatures = ['analytics', 'automation', 'optimization'] as const;

/**
 * The three case studies, each with what was counted before and after. `figure` is the key of the result in
 * `figures.ts`.
 * Texts: `ai-marketing:cases.items.<id>`.
 */
export const aiCases = [
  { id: 'conversion', figure: 'conversionIncrease', unit: 'count', before: 28, after: 40 },
  { id: 'engagement', figure: 'engagementImprovement', unit: 'count', before: 500, after: 810 },
  {
    id: 'acquisitionCost',
    figure: 'acquisitionCostReduction',
    unit: 'euro',
    before: 290,
    after: 200,
  },
] as const;
