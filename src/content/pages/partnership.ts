/** What a partner gains. Texts: `partnership:benefits.items.<id>`. */
export const partnershipBenefits = ['visibility', 'network', 'media'] as const;

/** What can be sponsored. Texts: `partnership:sponsoring.items.<id>`. */
export const sponsoringItems = ['techSummit', 'podcasts', 'specialisedEvents'] as const;

/**
 * The three success cases. `figure` names the number in `figures.ts` that the result text takes
 * as `{{figure}}`; a result without one says it in words. Texts: `partnership:cases.items.<id>`.
 */
export const successCases = [
  { id: 'visibility', partner: 'Merseau Private Bank', figure: 'visibilityIncrease' },
  { id: 'leads', partner: 'Ardvia Cloud', figure: 'newLeads' },
  { id: 'launch', partner: 'Norbeck Industries', figure: null },
] as const;
