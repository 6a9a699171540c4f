import type about from '#locales/en/about.json';
import type aiMarketing from '#locales/en/ai-marketing.json';
import type common from '#locales/en/common.json';
import type community from '#locales/en/community.json';
import type contact from '#locales/en/contact.json';
import type home from '#locales/en/home.json';
import type institute from '#locales/en/institute.json';
import type mission from '#locales/en/mission.json';
import type partnership from '#locales/en/partnership.json';
import type podcast from '#locales/en/podcast.json';
import type services from '#locales/en/services.json';
import type studio from '#locales/en/studio.json';
import type techsense from '#locales/en/techsense.json';
import type ventures from '#locales/en/ventures.json';

/** Derives the text keys from the English texts, so that an unknown key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: {
      about: typeof about;
      'ai-marketing': typeof aiMarketing;
      common: typeof common;
      community: typeof community;
      contact: typeof contact;
      home: typeof home;
      institute: typeof institute;
      mission: typeof mission;
      partnership: typeof partnership;
      podcast: typeof podcast;
      services: typeof services;
      studio: typeof studio;
      techsense: typeof techsense;
      ventures: typeof ventures;
    };
  }
}
