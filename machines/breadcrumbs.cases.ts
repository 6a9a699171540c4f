import type { breadcrumbsMachine } from './breadcrumbs.machine.ts';
import type { CasesOf } from './cases.ts';

export const breadcrumbsCases = {
  inputs: { home: { isHome: true }, 'another page': { isHome: false } },
  events: {
    'route.changed': { home: { isHome: true }, 'another page': { isHome: false } },
    'pointer.moved': { 'to the top': { y: 10 }, between: { y: 100 }, away: { y: 200 } },
  },
  results: {},
  pages: { breadcrumbs: '/about' },
} satisfies CasesOf<typeof breadcrumbsMachine>;
