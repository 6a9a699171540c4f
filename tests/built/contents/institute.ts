import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

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
        { en: 'Assessment & Goals', fr: 'Bilan et objectifs', de: 'Einstufung und Ziele' },
        { en: 'Structured Learning', fr: 'Apprentissage structuré', de: 'Strukturiert lernen' },
        { en: 'Practical Application', fr: 'Mise en pratique', de: 'Praktisch anwenden' },
        { en: 'Leadership Excellence', fr: 'Excellence du leadership', de: 'Souverän führen' },
      ],
    },
    {
      part: 'fields of study',
      items: [
        [
          { en: 'Technical Mastery', fr: 'Maîtrise technique', de: 'Technisches Können' },
          {
            en: 'AI & Machine Learning',
            fr: 'IA et apprentissage automatique',
            de: 'KI und maschinelles Lernen',
          },
          { en: 'Cloud Architecture', fr: 'Architecture cloud', de: 'Cloud-Architektur' },
          { en: 'Cybersecurity', fr: 'Cybersécurité', de: 'Cybersicherheit' },
          { en: 'Data Science', fr: 'Science des données', de: 'Data Science' },
        ],
        [
          { en: 'Leadership Skills', fr: 'Compétences de leadership', de: 'Führungskompetenz' },
          { en: 'Strategic Thinking', fr: 'Vision stratégique', de: 'Strategisches Denken' },
          { en: 'Team Management', fr: 'Gestion d’équipe', de: 'Teamführung' },
          'Innovation',
          { en: 'Communication', fr: 'Communication', de: 'Kommunikation' },
        ],
        [
          { en: 'Industry Expertise', fr: 'Expertise sectorielle', de: 'Branchenwissen' },
          'Fintech',
          { en: 'Healthcare Tech', fr: 'Santé numérique', de: 'Gesundheitstechnologie' },
          { en: 'Industrial IoT', fr: 'IoT industriel', de: 'Industrielles IoT' },
          { en: 'Green Tech', fr: 'Technologies vertes', de: 'Umwelttechnik' },
        ],
      ],
    },
    {
      part: 'programmes',
      items: [
        [
          { en: 'Executive programme', fr: 'Programme cadres', de: 'Programm für Führungskräfte' },
          { en: 'Eight Fridays', fr: 'Huit vendredis', de: 'Acht Freitage' },
          { en: 'English', fr: 'Anglais', de: 'Englisch' },
          { en: '€3,800', fr: '3 800 €', de: '3.800 €' },
          {
            en: 'per person plus VAT, if you sign up eight weeks ahead; then €4,600',
            fr: 'HT par personne, pour une inscription huit semaines à l’avance ; ensuite 4 600 € HT',
            de: 'pro Person zuzüglich Mehrwertsteuer, bei Anmeldung bis acht Wochen vorher; danach 4.600 €',
          },
          { en: '5 March 2027', fr: '5 mars 2027', de: '5. März 2027' },
          {
            en: 'Groups of twelve at most',
            fr: 'Douze personnes par groupe, au maximum',
            de: 'Höchstens zwölf Personen pro Gruppe',
          },
          {
            en: 'Work on a project from your own company',
            fr: 'Un projet tiré de votre entreprise',
            de: 'Ein Projekt aus Ihrem eigenen Unternehmen',
          },
          {
            en: 'A personal mentor between sessions',
            fr: 'Un mentorat personnel entre les séances',
            de: 'Persönliches Mentoring zwischen den Terminen',
          },
          {
            en: 'A presentation to a jury, then a certificate',
            fr: 'Une soutenance devant un jury, puis un certificat',
            de: 'Abschluss vor einer Jury, dann das Zertifikat',
          },
        ],
        [
          { en: 'Youth programme', fr: 'Programme jeunes', de: 'Programm für junge Menschen' },
          {
            en: 'Five days with lunch',
            fr: 'Cinq jours, déjeuner compris',
            de: 'Fünf Tage mit Mittagessen',
          },
          { en: 'English and French', fr: 'Anglais et français', de: 'Englisch und Französisch' },
          { en: '€190', fr: '190 €', de: '190 €' },
          {
            en: 'including VAT, if you sign up six weeks ahead; then €350',
            fr: 'TTC, pour une inscription six semaines à l’avance ; ensuite 350 € TTC',
            de: 'inklusive Mehrwertsteuer, bei Anmeldung bis sechs Wochen vorher; danach 350 €',
          },
          { en: '5 April 2027', fr: '5 avril 2027', de: '5. April 2027' },
          {
            en: 'No experience needed',
            fr: 'Aucune expérience requise',
            de: 'Keine Vorkenntnisse nötig',
          },
          {
            en: 'The tools that professionals use',
            fr: 'Les outils des pros',
            de: 'Werkzeuge, mit denen auch Profis arbeiten',
          },
          {
            en: 'Visits to companies in our network',
            fr: 'Des visites d’entreprises de notre réseau',
            de: 'Besuche bei Unternehmen aus unserem Netzwerk',
          },
          {
            en: 'A public showcase on the last day',
            fr: 'Une présentation publique le dernier jour',
            de: 'Öffentliche Präsentation am letzten Tag',
          },
        ],
      ],
    },
    {
      part: 'signature offerings',
      items: [
        { en: 'Tech court', fr: 'Tribunal tech', de: 'Tech-Tribunal' },
        { en: 'Workshops', fr: 'Ateliers', de: 'Workshops' },
      ],
    },
    { part: 'call to action', links: [contactAbout('institute')] },
    { part: 'related category', category: 'education' },
  ],
};
