import { brand, places } from '#content/brand.ts';
import type { PageContent } from './pageContent.ts';

const { street, postalCode, city } = brand.address;
const office = `${brand.name} ${street} ${postalCode} ${city}`;

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
          en: `${office} ${places.en.country}`,
          fr: `${office} ${places.fr.country}`,
          de: `${office} ${places.de.country}`,
        },
        brand.email,
        brand.phone,
      ],
      links: [`mailto:${brand.email}`, `tel:${brand.phone.replaceAll(' ', '')}`],
    },
    { part: 'map', texts: ['Show the map'] },
  ],
};
