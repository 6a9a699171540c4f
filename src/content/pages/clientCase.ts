import { clients } from './clients.ts';

/** The client whose result is told. Texts: `services:case`. */
export const toldClient = clients.halden;

/** The headline of the client's website, in the languages that it has, before its full stop. */
export const toldHeadlines = {
  en: 'An arm that kneads',
  fr: 'Un bras qui pétrit',
  de: 'Ein Arm, der knetet',
} as const;
