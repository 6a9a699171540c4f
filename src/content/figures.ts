/**
 * Every figure that the group states about itself, as a plain number. Views format it for the
 * language; `plus` stands for "at least". Each page that shows a figure has its own label, and says
 * what it counts.
 */
export const figures = {
  team: { value: 8, unit: 'count', plus: true },
  experience: { value: 60, unit: 'count', plus: true },
  network: { value: 1000, unit: 'count', plus: true },
  investedCapital: { value: 2_500_000, unit: 'euro', plus: true },
  portfolio: { value: 25, unit: 'count', plus: true },
  growthSuccess: { value: 85, unit: 'percent', plus: false },
  events: { value: 50, unit: 'count', plus: true },
  publications: { value: 25, unit: 'count', plus: true },
  predictionAccuracy: { value: 87, unit: 'percent', plus: false },
  conversionIncrease: { value: 43, unit: 'percent', plus: false },
  engagementImprovement: { value: 62, unit: 'percent', plus: false },
  acquisitionCostReduction: { value: 31, unit: 'percent', plus: false },
  visibilityIncrease: { value: 300, unit: 'percent', plus: false },
  enquiriesBefore: { value: 12, unit: 'count', plus: false },
  enquiriesAfter: { value: 31, unit: 'count', plus: false },
  newLeads: { value: 25, unit: 'count', plus: false },
} as const;

/** The sectors in which people in the network work. Texts: `about:sectors.items.<id>`. */
export const networkSectors = ['banking', 'insurance', 'industrial', 'public'] as const;
