import { arrived, type CasesOf, errorNamed } from './cases.ts';
import type { Entry, pageMachine } from './page.machine.ts';

/** A visit to a page, in English unless said. */
export const at = (page: string, path = `/${page}`, language = 'en', prefix = ''): Entry => ({
  page,
  language,
  prefix,
  path: prefix + path,
  key: page,
});

const contactInFrench = at('contact', '/contact', 'fr', '/fr');

/** Entries of the history that a visitor may come to. */
export const addresses = {
  home: at('home', '/'),
  about: at('about'),
  'contact, in French': contactInFrench,
  'no page': at('404', '/nowhere'),
};

export const pageCases = {
  inputs: { home: { address: addresses.home } },
  events: {
    'route.requested': {
      home: { address: addresses.home, isLoaded: false },
      'home, whose code is there': { address: addresses.home, isLoaded: true },
      about: { address: addresses.about, isLoaded: false },
      'about, whose code is there': { address: addresses.about, isLoaded: true },
      'contact, in French': { address: contactInFrench, isLoaded: false },
      'no page, whose code is there': { address: addresses['no page'], isLoaded: true },
    },
    'page.crashed': {
      'an error of a view': {
        error: { name: 'TypeError', message: 'The page could not be drawn.' },
      },
    },
  },
  results: {
    loadPage: { outputs: arrived, errors: { lost: errorNamed('The page did not arrive.') } },
    checkDeployment: {
      outputs: { 'the same deployment': false, 'a new deployment': true },
      errors: { lost: errorNamed('The document did not arrive.') },
    },
  },
} satisfies CasesOf<typeof pageMachine>;
