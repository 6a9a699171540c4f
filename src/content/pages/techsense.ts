import { summit } from './summit.ts';

/** The components of TECHSENSE. Texts: `techsense:features.items.<id>`. */
export const techsenseFeatures = [
  'events',
  'roundtables',
  'interviews',
  'contentHub',
  'distribution',
] as const;

/** Who sits at a roundtable, five on each side. Texts: `techsense:next.seats`. */
export const seats = [
  'bank',
  'insurer',
  'steelworks',
  'railway',
  'airport',
  'hospital',
  'ministry',
  'you',
  'university',
  'lawFirm',
] as const;

/**
 * The days of the summit, and who speaks in each part of them. Texts: `techsense:next.days.<id>`,
 * `techsense:next.parts`.
 */
export const summitDays = [
  {
    id: 'first',
    date: summit.startDate,
    speakers: { morning: ['Marc Dondelen', 'Nadine Colbach'], afternoon: [], evening: [] },
  },
  {
    id: 'second',
    date: summit.endDate,
    speakers: {
      morning: ['Jonas Feltes', 'Inès Karmann'],
      afternoon: ['Aline Frischat', 'Georges Wirtzler'],
      evening: [],
    },
  },
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
