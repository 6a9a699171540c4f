import { summit } from './summit.ts';

/** The components of TECHSENSE. Texts: `techsense:features.items.<id>`. */
export const techsenseFeatures = [
  'events',
  'roundtables',
  'interviews',
  'contentHub',
  'distribution',
] as const;

/** The days of the summit, and the parts of each. Texts: `techsense:next.days.<id>`, `techsense:next.parts`. */
export const summitDays = [
  { id: 'first', date: summit.startDate },
  { id: 'second', date: summit.endDate },
] as const;
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

/** What members and partners gain from TECHSENSE. Texts: `techsense:benefits.items.<id>`. */
export const techsenseBenefits = [
  'exposure',
  'thoughtLeadership',
  'networking',
  'insights',
] as const;

/** The guest who is quoted. Texts: `techsense:quote`. */
export const quotedGuest = 'Mathilde Oberlin';
