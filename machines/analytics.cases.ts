import type { analyticsMachine } from './analytics.machine.ts';
import { arrived, type CasesOf, errorNamed } from './cases.ts';

export const analyticsCases = {
  inputs: { 'with vendors': { hasVendors: true }, 'without vendors': { hasVendors: false } },
  events: {
    'consent.changed': {
      nothing: { preferences: { analytics: false, marketing: false } },
      analytics: { preferences: { analytics: true, marketing: false } },
      marketing: { preferences: { analytics: false, marketing: true } },
      everything: { preferences: { analytics: true, marketing: true } },
    },
    'page.viewed': {
      about: { path: '/about' },
      'the same in French': { path: '/fr/about' },
    },
    'link.followed': {
      'a division': { click: { name: 'division_card_click', label: 'Ventures' } },
      'a service': { click: { name: 'service_card_click', label: 'Branding' } },
      'a related page': { click: { name: 'related_link_click', label: '/about -> /contact' } },
    },
  },
  results: {
    startRecorder: {
      outputs: arrived,
      errors: { lost: errorNamed('The recorder did not arrive.') },
    },
    askHost: { outputs: arrived, errors: { silent: errorNamed('The host does not answer.') } },
  },
} satisfies CasesOf<typeof analyticsMachine>;
