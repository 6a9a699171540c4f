import type { PageContent } from './pageContent.ts';

export const contact: PageContent = {
  title: {
    en: 'Write, call or drop in.',
    fr: 'Écrivez, appelez ou passez nous voir.',
    de: 'Schreiben, anrufen oder vorbeikommen.',
  },
  parts: [
    { part: 'form', texts: ['Name', 'Email', 'Message', 'Send message'] },
    {
      part: 'address, e-mail and phone',
      texts: [
        {
          en: 'Interpunct 7, rue du Point L-8000 Strassen Luxembourg',
          fr: 'Interpunct 7, rue du Point L-8000 Strassen Luxembourg',
          de: 'Interpunct 7, rue du Point L-8000 Strassen Luxemburg',
        },
        'hello@interpunct.example',
        '+352 26 00 00 00',
      ],
      links: ['mailto:hello@interpunct.example', 'tel:+35226000000'],
    },
    { part: 'map', texts: ['Show the map'], pictures: 1 },
  ],
};
