import { arrived, type CasesOf, errorNamed } from './cases.ts';
import type { formMachine } from './form.machine.ts';

export const formCases = {
  inputs: {
    'with an endpoint': { isDelivering: true, honeypot: 'reference' },
    'without an endpoint': { isDelivering: false, honeypot: 'reference' },
  },
  events: {
    'form.edit': {
      'e-mail': { name: 'email', value: 'ada@example.org' },
      name: { name: 'name', value: 'Ada Weber' },
      message: { name: 'message', value: 'Please call me.' },
      empty: { name: 'email', value: '' },
      'a bot': { name: 'reference', value: 'https://spam.example' },
    },
    'form.restore': {
      'a draft': { values: { name: 'Ada Weber', email: 'ada@example.org' }, topic: 'ventures' },
      'a blank draft': { values: { name: ' ' }, topic: 'ventures' },
    },
    'contact.requested': {
      'about something': { topic: 'ventures' },
      'about something else': { topic: 'studio' },
      'about nothing': { topic: null },
    },
    'form.submit': { 'in English': { language: 'en' }, 'in French': { language: 'fr' } },
  },
  results: {
    deliver: { outputs: arrived, errors: { refused: errorNamed('the endpoint answered 503') } },
  },
  pages: { contactForm: '/contact' },
} satisfies CasesOf<typeof formMachine>;
