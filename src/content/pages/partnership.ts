import { clients } from './clients.ts';

/** What a partner gains. Texts: `partnership:benefits.items.<id>`. */
export const partnershipBenefits = ['visibility', 'network', 'media'] as const;

/** What partners can sponsor. Texts: `partnership:sponsoring.items.<id>`. */
export const sponsoringItems = ['techSummit', 'podcasts', 'specialisedEvents'] as const;

/**
 * The three success cases. `figure` is the key in `figures.ts` of the number that replaces
 * `{{figure}}` in the result text, or null if that text contains no number.
 * Texts: `partnership:cases.items.<id>`.
 */
export const successCases = [
  { id: 'visibility', partner: clients.merseau, figure: 'visibilityIncrease' },
  { id: 'leads', partner: clients.ardvia, figure: 'newLeads' },
  { id: 'launch', partner: clients.norbeck, figure: null },
] as const;

export type SuccessCase = (typeof successCases)[number]['id'];
