import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

/** What is done of the journey. */
const share = (percent: number) => ({
  en: `${percent}%`,
  fr: `${percent} %`,
  de: `${percent} %`,
});

export const institute: PageContent = {
  title: {
    en: 'Learn it on Friday. Use it on Monday.',
    fr: 'Appris vendredi. Appliqué lundi.',
    de: 'Freitag gelernt. Montag gekonnt.',
  },
  parts: [
    {
      part: 'learning journey',
      items: [
        [
          share(25),
          {
            en: 'Step 1 · 22 and 29 January',
            fr: 'Étape 1 · 22 et 29 janvier',
            de: 'Schritt 1 · 22. und 29. Januar',
          },
          'Assessment & Goals',
        ],
        [share(50), 'Structured Learning'],
        [share(75), 'Practical Application'],
        [
          share(100),
          {
            en: 'Step 4 · 5 and 12 March',
            fr: 'Étape 4 · 5 et 12 mars',
            de: 'Schritt 4 · 5. und 12. März',
          },
          'Leadership Excellence',
        ],
      ],
    },
    {
      part: 'fields of study',
      items: [
        [
          'Technical Mastery',
          'AI & Machine Learning',
          'Cloud Architecture',
          'Cybersecurity',
          'Data Science',
        ],
        [
          'Leadership Skills',
          'Strategic Thinking',
          'Team Management',
          'Innovation',
          'Communication',
        ],
        ['Industry Expertise', 'Fintech', 'Healthcare Tech', 'Industrial IoT', 'Green Tech'],
      ],
    },
    {
      part: 'programmes',
      items: [
        [
          'Executive programme',
          'Eight Fridays',
          'English',
          { en: '€3,800', fr: '3 800 €', de: '3.800 €' },
          {
            en: 'per person plus VAT, if you sign up eight weeks ahead; then €4,600',
            fr: 'HT par personne, pour une inscription huit semaines à l’avance ; ensuite 4 600 € HT',
            de: 'pro Person zuzüglich Mehrwertsteuer, bei Anmeldung bis acht Wochen vorher; danach 4.600 €',
          },
          { en: '22 January 2027', fr: '22 janvier 2027', de: '22. Januar 2027' },
          'Groups of twelve at most',
          'Work on a project from your own company',
          'A personal mentor between sessions',
          'A presentation to a panel, then a certificate',
        ],
        [
          'Youth programme',
          'Five days with lunch',
          'English and French',
          { en: '€190', fr: '190 €', de: '190 €' },
          {
            en: 'including VAT, if you sign up six weeks ahead; then €350',
            fr: 'TTC, pour une inscription six semaines à l’avance ; ensuite 350 € TTC',
            de: 'inklusive Mehrwertsteuer, bei Anmeldung bis sechs Wochen vorher; danach 350 €',
          },
          { en: '5 April 2027', fr: '5 avril 2027', de: '5. April 2027' },
          'No experience needed',
          'The tools that professionals use',
          'Visits to companies in our network',
          'A public showcase on the last day',
        ],
      ],
    },
    { part: 'signature offerings', items: ['Tech court', 'Workshops'] },
    { part: 'call to action', links: [contactAbout('institute')] },
    { part: 'related category', category: 'education' },
  ],
};
