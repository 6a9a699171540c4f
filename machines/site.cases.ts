import { analyticsCases } from './analytics.cases.ts';
import { breadcrumbsCases } from './breadcrumbs.cases.ts';
import type { CasesOf } from './cases.ts';
import { chatCases } from './chat.cases.ts';
import { choices } from './consent.cases.ts';
import { formCases } from './form.cases.ts';
import { headerCases } from './header.cases.ts';
import { languageCases } from './language.cases.ts';
import { addresses, pageCases } from './page.cases.ts';
import type { siteMachine } from './site.machine.ts';

export const siteCases = {
  inputs: {
    'a first visit of home': {
      entry: addresses.home,
      language: { preferred: 'en', isStored: false },
      startedAt: 1,
      heroWordCount: 3,
      wasPodcastPopupShown: false,
      honeypot: 'reference',
      isContactDelivered: true,
      isNewsletterDelivered: false,
      hasVendors: true,
      consentMaxAge: 180 * 24 * 60 * 60 * 1_000,
    },
  },
  events: {
    'route.requested': pageCases.events['route.requested'],
    'route.changed': {
      home: { address: addresses.home },
      about: { address: addresses.about },
      'contact, in French': { address: addresses['contact, in French'] },
      'no page': { address: addresses['no page'] },
    },
    'window.filled': chatCases.events['window.filled'],
    'contact.requested': formCases.events['contact.requested'],
    'page.scrolled': headerCases.events['page.scrolled'],
    'pointer.moved': breadcrumbsCases.events['pointer.moved'],
    'language.chosen': languageCases.events['language.chosen'],
    'link.followed': analyticsCases.events['link.followed'],
    'view.crashed': pageCases.events['page.crashed'],
    'dropdown.opened': {
      Services: { id: 'servicesDropdown' },
      About: { id: 'aboutDropdown' },
    },
    'consent.changed': {
      nothing: { preferences: choices.nothing },
      analytics: { preferences: choices.analytics },
      marketing: { preferences: choices.marketing },
      everything: { preferences: choices.everything },
    },
  },
  results: {},
} satisfies CasesOf<typeof siteMachine>;
