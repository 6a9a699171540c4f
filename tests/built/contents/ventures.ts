import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const ventures: PageContent = {
  title: {
    en: 'Money that picks up the phone.',
    fr: 'Du capital, et quelqu’un au bout du fil.',
    de: 'Geld mit Durchwahl.',
  },
  parts: [
    {
      part: 'pipeline and metrics',
      items: [
        [{ en: '100%', fr: '100 %', de: '100 %' }, 'Startup Scouting'],
        [{ en: '60%', fr: '60 %', de: '60 %' }, 'Due Diligence'],
        [{ en: '25%', fr: '25 %', de: '25 %' }, 'Investment & Support'],
        [{ en: '10%', fr: '10 %', de: '10 %' }, 'Scale & Exit'],
        [
          { en: '€2.5M+', fr: 'plus de 2,5 M€', de: 'über 2,5 Mio. €' },
          'invested capital',
          'First and follow-on investments since 2019.',
        ],
        [
          { en: '25+', fr: 'plus de 25', de: 'über 25' },
          'startups backed',
          'Since 2019, exits included.',
        ],
        [
          { en: '85%', fr: '85 %', de: '85 %' },
          'growth success',
          'Of the 26 startups we backed, 22 grew their revenue in the year after.',
        ],
      ],
    },
    {
      part: 'startups of the portfolio',
      items: [
        ['Kelvara', 'Backed in 2020'],
        ['Pontoclaim', 'Sold to an insurer in 2024'],
        ['Minettrix', 'Backed in 2023'],
      ],
    },
    {
      part: 'partner ecosystem',
      items: [
        'Corbelle Capital',
        'Grundhof Angels',
        'Sept Fontaines Incubator',
        'Nordstad Applied Lab',
      ],
    },
    { part: 'Nexus2050', texts: ['Nexus2050'], links: [contactAbout('ventures')] },
    { part: 'services', items: ['Mentorship', 'Partnerships', 'Investment'] },
  ],
};
