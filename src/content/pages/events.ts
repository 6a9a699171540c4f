import { summit } from './summit.ts';

/**
 * The nine tech events of the year, by date. Names, venues and cities are proper names, spelt the
 * same in all languages; `city` is a town or a district. Dates are ISO 8601, and `endDate` is the
 * last day. Texts: `home:events.items.<id>`.
 */
export const events = [
  {
    id: 'petrusseNight',
    name: 'Pétrusse Product Night',
    startDate: '2027-02-04',
    endDate: '2027-02-04',
    venue: 'Atelier Passerelle',
    city: 'Bonnevoie',
  },
  summit,
  {
    id: 'minettDataDays',
    name: 'Minett Data Days',
    startDate: '2027-04-20',
    endDate: '2027-04-21',
    venue: 'Pavillon des Forges',
    city: 'Belval',
  },
  {
    id: 'kirchbergAssembly',
    isByInvitation: true,
    name: 'Kirchberg AI Assembly',
    startDate: '2027-05-19',
    endDate: '2027-05-19',
    venue: 'Salle Octave',
    city: 'Kirchberg',
  },
  {
    id: 'moselleTable',
    isByInvitation: true,
    name: 'Moselle Founders’ Table',
    startDate: '2027-06-10',
    endDate: '2027-06-10',
    venue: 'Maison du Passeur',
    city: 'Remich',
  },
  {
    id: 'redrockCamp',
    name: 'Redrock Cyber Camp',
    startDate: '2027-09-21',
    endDate: '2027-09-23',
    venue: 'Bunker Neuf',
    city: 'Mersch',
  },
  {
    id: 'eislekRetreat',
    name: 'Éislek Cloud Retreat',
    startDate: '2027-10-06',
    endDate: '2027-10-07',
    venue: 'Domaine Bellegarde',
    city: 'Vianden',
  },
  {
    id: 'threeBordersDay',
    name: 'Three Borders Fintech Day',
    startDate: '2027-11-09',
    endDate: '2027-11-09',
    venue: 'Quai Central',
    city: 'Cloche d’Or',
  },
  {
    id: 'fullStopGala',
    name: 'The Full Stop Gala',
    startDate: '2027-12-02',
    endDate: '2027-12-02',
    venue: 'Grande Verrière',
    city: 'Limpertsberg',
  },
] as const;

/** The day of the last change to an event. Calendars name it. */
export const eventsRevisedOn = '2026-11-02';
