import type { Document, Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { fileOf, isThere, pages, SITE } from './builtFiles.ts';

const languages = ['en', 'fr', 'de'] as const;

/** English, French, German; alone where the three are alike: a proper name, a figure. */
type Text = string | readonly [en: string, fr: string, de: string];

type Part = {
  /** What it is in the specification. */
  part: string;
  /** The entries of its lists in their order, all of them, each with texts that stand in it. */
  items?: readonly (Text | readonly [Text[]])[];
  /** Texts anywhere in it. */
  texts?: readonly Text[];
  /** Where its links lead, all of them in their order. */
  links?: readonly string[];
  /** How many different pictures it shows. */
  pictures?: number;
};

/** Several texts of one entry. */
const all = (...texts: Text[]): readonly [Text[]] => [texts];

const contact = '/contact';
const consulting = '/interpunct-consulting';

const TALKS: Text = ['Events', 'Événements', 'Events'];
const REBRANDING: Text = ['Rebranding', 'Refonte de marque', 'Rebranding'];
const services: Text[] = [
  REBRANDING,
  ['Identity', 'Identité', 'Markenidentität'],
  ['Web development', 'Développement web', 'Webentwicklung'],
  ['Communication', 'Communication', 'Kommunikation'],
  ['Social media', 'Réseaux sociaux', 'Social Media'],
  ['Content writing', 'Rédaction de contenus', 'Text & Redaktion'],
];
const divisions: Text[] = [
  ['Consulting', 'Conseil', 'Beratung'],
  'Ventures',
  ['Institute', 'Institut', 'Institut'],
  ['Community', 'Communauté', 'Community'],
];

/** Every page with what the specification (§2, and the figures of §1, §3 and §9) has on it. */
const contents: Record<string, { title: Text; parts: readonly Part[] }> = {
  index: {
    title: [
      'We are the dot between you and your next client.',
      'Vous et votre prochain client avez un point commun : nous.',
      'Zwischen Ihnen und dem nächsten Auftrag fehlt nur ein Punkt.',
    ],
    parts: [
      {
        part: 'divisions',
        items: [['Community', 'Communauté', 'Community'], divisions[0] ?? '', 'Ventures'],
        links: ['/community', consulting, '/ventures'],
        pictures: 3,
      },
      { part: 'TECHSENSE intro', links: ['/techsense'] },
      {
        part: 'services',
        items: services,
        links: Array.from({ length: 7 }, () => consulting),
        pictures: 6,
      },
      {
        part: 'tech events',
        items: [
          'Pétrusse Product Night',
          'Alzette Tech Summit',
          'Minett Data Days',
          'Kirchberg AI Assembly',
          'Moselle Founders’ Table',
          'Redrock Cyber Camp',
          'Éislek Cloud Retreat',
          'Three Borders Fintech Day',
          'The Full Stop Gala',
        ],
        links: [contact],
      },
      { part: 'studio', links: ['/studio'], pictures: 1 },
    ],
  },
  about: {
    title: [
      'A small team that knows everyone.',
      'Une petite équipe qui connaît tout le monde.',
      'Kleines Team, mit halb Luxemburg per Du.',
    ],
    parts: [
      {
        part: 'main text',
        texts: [
          [
            'It starts with an introduction.',
            'Tout commence par les présentations.',
            'Am Anfang steht ein Satz.',
          ],
        ],
      },
      {
        part: 'divisions',
        items: divisions,
        links: [consulting, '/ventures', '/institute', '/community'],
        pictures: 4,
      },
      {
        part: 'experience, team and network',
        items: [
          all('60+', [
            'years of experience, added up',
            'ans d’expérience cumulée',
            'Jahre Erfahrung, zusammengezählt',
          ]),
          all('8+', ['people on the team', 'personnes dans l’équipe', 'Köpfe im Team']),
          all('1000+', [
            'people in our network',
            'personnes dans notre réseau',
            'Menschen in unserem Netzwerk',
          ]),
          ['Banking', 'Banque', 'Banken'],
          ['Insurance', 'Assurance', 'Versicherungen'],
          ['Industry', 'Industrie', 'Industrie'],
          ['Public sector', 'Secteur public', 'Öffentlicher Sektor'],
        ],
      },
      {
        part: 'mission',
        texts: [['What we are here for.', 'Notre raison d’être.', 'Wofür es uns gibt.']],
        pictures: 1,
      },
    ],
  },
  mission: {
    title: [
      'We put people in the same sentence.',
      'Nous mettons les bons noms dans la même phrase.',
      'Namen, die man in einem Atemzug nennt.',
    ],
    parts: [
      { part: 'pillars', items: divisions, pictures: 4 },
      {
        part: 'approach',
        texts: [
          [
            'Listen first. Then introduce.',
            'D’abord écouter. Ensuite présenter.',
            'Erst zuhören. Dann vorstellen.',
          ],
        ],
      },
    ],
  },
  techsense: {
    title: [
      'The best conversation in tech, on the record.',
      'La meilleure conversation de la tech, noir sur blanc.',
      'Das beste Gespräch der Branche, zum Mitschreiben.',
    ],
    parts: [
      {
        part: 'features',
        items: [
          TALKS,
          ['Roundtables', 'Tables rondes', 'Runde Tische'],
          ['Interviews', 'Entretiens', 'Interviews'],
          ['Content hub', 'Médiathèque', 'Mediathek'],
          ['Distribution', 'Diffusion', 'Verbreitung'],
        ],
        pictures: 5,
      },
      {
        part: 'benefits',
        items: [
          ['Exposure', 'Visibilité', 'Sichtbarkeit'],
          ['Thought leadership', 'Influence', 'Meinungsführerschaft'],
          ['Networking', 'Réseau', 'Kontakte'],
          ['Insights', 'Temps d’avance', 'Einblicke'],
        ],
      },
      { part: 'call to action', links: [contact] },
    ],
  },
  'interpunct-consulting': {
    title: [
      'Clever products, clearly put.',
      'Votre produit est brillant. Rendons-le clair.',
      'Kluge Produkte, auf den Punkt gebracht.',
    ],
    parts: [
      { part: 'services', items: services, pictures: 6 },
      {
        part: 'custom events',
        items: [
          ['Rebranding campaigns', 'Campagnes de refonte de marque', 'Rebranding-Kampagnen'],
          ['Product launches', 'Lancements de produits', 'Produktpremieren'],
          ['Company parties', 'Fêtes d’entreprise', 'Firmenfeiern'],
          ['Professional anniversaries', 'Anniversaires d’entreprise', 'Firmenjubiläen'],
          ['Strategic celebrations', 'Temps forts stratégiques', 'Feiern mit Weitblick'],
        ],
        links: [contact],
        pictures: 1,
      },
      {
        part: 'closing call to action',
        texts: [['Book twenty minutes', 'Réserver vingt minutes', 'Zwanzig Minuten buchen']],
        links: [contact],
      },
    ],
  },
  contact: {
    title: ['This is where the dot goes.', 'Faisons le point.', 'Hier kommt der Punkt hin.'],
    parts: [
      {
        part: 'form',
        texts: [
          ['Name', 'Nom', 'Name'],
          ['Email', 'E-mail', 'E-Mail'],
          ['Message', 'Message', 'Nachricht'],
          ['Send message', 'Envoyer le message', 'Nachricht senden'],
        ],
      },
      {
        part: 'address, e-mail and phone',
        texts: [
          [
            'Interpunct 7, rue du Point L-8000 Strassen Luxembourg',
            'Interpunct 7, rue du Point L-8000 Strassen Luxembourg',
            'Interpunct 7, rue du Point L-8000 Strassen Luxemburg',
          ],
          'hello@interpunct.example',
          '+352 26 00 00 00',
        ],
        links: ['mailto:hello@interpunct.example', 'tel:+35226000000'],
      },
      {
        part: 'map',
        texts: [['Show the map', 'Afficher la carte', 'Karte anzeigen']],
        pictures: 1,
      },
    ],
  },
  'ai-marketing': {
    title: [
      'Marketing that knows when it is wrong.',
      'Le marketing qui sait quand il se trompe.',
      'Marketing, das weiß, wann es sich irrt.',
    ],
    parts: [
      {
        part: 'overview',
        items: [
          ['Analytics', 'Analyse', 'Analyse'],
          ['Automation', 'Automatisation', 'Automatisierung'],
          ['Optimisation', 'Optimisation', 'Optimierung'],
          all(
            ['87%', '87 %', '87 %'],
            ['prediction accuracy', 'de précision dans les prédictions', 'Vorhersagegenauigkeit'],
          ),
        ],
      },
      {
        part: 'partnership with the AI partner',
        texts: [['Built with Loomwright.', 'Conçu avec Loomwright.', 'Gebaut mit Loomwright.']],
        links: ['https://loomwright.example'],
        pictures: 1,
      },
      {
        part: 'case studies',
        items: [
          all(
            ['A retail bank', 'Une banque de détail', 'Eine Filialbank'],
            ['43% higher conversion', '43 % de conversions en plus', '43 % mehr Abschlüsse'],
          ),
          all(
            ['An insurer', 'Une compagnie d’assurance', 'Eine Versicherung'],
            ['62% more engagement', '62 % d’engagement en plus', '62 % mehr Interaktion'],
          ),
          all(
            ['An industrial supplier', 'Un fournisseur industriel', 'Ein Industriezulieferer'],
            [
              '31% lower cost per acquisition',
              '31 % de coût par acquisition en moins',
              '31 % weniger Kosten pro Auftrag',
            ],
          ),
        ],
      },
      { part: 'call to action', links: [contact] },
    ],
  },
  podcast: {
    title: [
      'Good questions travel well.',
      'Les bonnes questions font leur chemin.',
      'Gute Fragen kommen weit.',
    ],
    parts: [
      {
        part: 'episodes',
        items: [
          all(
            ['A rabbit for everyone', 'Un lapin pour tout le monde', 'Ein Kaninchen für alle'],
            [
              'Play A rabbit for everyone',
              'Lancer « Un lapin pour tout le monde »',
              '„Ein Kaninchen für alle“ abspielen',
            ],
          ),
          all(
            ['The dragon and the deadline', 'Le dragon et le délai', 'Der Drache und die Deadline'],
            [
              'Play The dragon and the deadline',
              'Lancer « Le dragon et le délai »',
              '„Der Drache und die Deadline“ abspielen',
            ],
          ),
        ],
        pictures: 2,
      },
      {
        part: 'shows',
        items: [
          all(
            'The Second Question',
            ['Hosted by Léa Wantz', 'Présentée par Léa Wantz', 'Moderation: Léa Wantz'],
            [
              'The bank that switched itself off',
              'La banque qui s’est coupé le courant',
              'Die Bank, die sich selbst abschaltete',
            ],
            ['With Marc Dondelen', 'Avec Marc Dondelen', 'Zu Gast: Marc Dondelen'],
          ),
          all(
            'TECHSENSE Unmuted',
            ['Hosted by Jonas Feltes', 'Présentée par Jonas Feltes', 'Moderation: Jonas Feltes'],
            [
              'Who signs for the algorithm?',
              'Qui signe pour l’algorithme ?',
              'Wer unterschreibt für den Algorithmus?',
            ],
            ['With Inès Karmann', 'Avec Inès Karmann', 'Zu Gast: Inès Karmann'],
          ),
        ],
        links: [
          'https://www.youtube.com/@interpunct/podcasts',
          'https://www.youtube.com/@interpunct/videos',
        ],
        pictures: 2,
      },
    ],
  },
  ventures: {
    title: [
      'Money that picks up the phone.',
      'L’argent qui répond à l’appel.',
      'Geld, das ans Telefon geht.',
    ],
    parts: [
      {
        part: 'pipeline',
        items: [
          all(
            ['100%', '100 %', '100 %'],
            ['Startup Scouting', 'Repérage de startups', 'Startup-Scouting'],
          ),
          all(['60%', '60 %', '60 %'], ['Due Diligence', 'Audit préalable', 'Due Diligence']),
          all(
            ['25%', '25 %', '25 %'],
            ['Investment & Support', 'Investissement et accompagnement', 'Kapital & Begleitung'],
          ),
          all(['10%', '10 %', '10 %'], ['Scale & Exit', 'Croissance et sortie', 'Wachstum & Exit']),
        ],
      },
      {
        part: 'metrics',
        items: [
          all(
            ['€2.5M+', '2,5 M€+', '2,5 Mio. €+'],
            ['invested capital', 'de capital investi', 'investiertes Kapital'],
          ),
          all('25+', [
            'startups in the portfolio',
            'startups en portefeuille',
            'Startups im Portfolio',
          ]),
          all(
            ['85%', '85 %', '85 %'],
            ['growth success', 'de réussite en phase de croissance', 'Wachstumserfolg'],
          ),
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
      { part: 'Nexus2050', texts: ['Nexus2050'], pictures: 1 },
      {
        part: 'services',
        items: [
          ['Mentorship', 'Mentorat', 'Mentoring'],
          ['Partnerships', 'Partenariats', 'Partnerschaften'],
          ['Investment', 'Investissement', 'Kapital'],
        ],
      },
    ],
  },
  institute: {
    title: [
      'Learn it on Friday. Use it on Monday.',
      'Appris vendredi. Appliqué lundi.',
      'Freitag gelernt. Montag gekonnt.',
    ],
    parts: [
      {
        part: 'learning journey',
        items: [
          all(
            ['Assessment & Goals', 'Bilan et objectifs', 'Standort & Ziele'],
            ['25% of the journey', '25 % du parcours', '25 % des Weges'],
          ),
          all(
            ['Structured Learning', 'Apprentissage structuré', 'Strukturiert lernen'],
            ['50% of the journey', '50 % du parcours', '50 % des Weges'],
          ),
          all(
            ['Practical Application', 'Mise en pratique', 'Praktisch anwenden'],
            ['75% of the journey', '75 % du parcours', '75 % des Weges'],
          ),
          all(
            ['Leadership Excellence', 'Excellence du leadership', 'Souverän führen'],
            ['100% of the journey', '100 % du parcours', '100 % des Weges'],
          ),
        ],
      },
      {
        part: 'fields of study',
        items: [
          all(
            ['Technical Mastery', 'Maîtrise technique', 'Technisches Können'],
            [
              'AI & Machine Learning',
              'IA et apprentissage automatique',
              'KI & maschinelles Lernen',
            ],
            ['Cloud Architecture', 'Architecture cloud', 'Cloud-Architektur'],
            ['Cybersecurity', 'Cybersécurité', 'Cybersicherheit'],
            ['Data Science', 'Science des données', 'Data Science'],
          ),
          all(
            ['Leadership Skills', 'Compétences de leadership', 'Führungskompetenz'],
            ['Strategic Thinking', 'Vision stratégique', 'Strategisches Denken'],
            ['Team Management', 'Gestion d’équipe', 'Teamführung'],
            'Innovation',
            ['Communication', 'Communication', 'Kommunikation'],
          ),
          all(
            ['Industry Expertise', 'Expertise sectorielle', 'Branchenwissen'],
            'Fintech',
            ['Healthcare Tech', 'Santé numérique', 'Gesundheitstechnologie'],
            ['Industrial IoT', 'IoT industriel', 'Industrielles IoT'],
            ['Green Tech', 'Technologies vertes', 'Umwelttechnik'],
          ),
        ],
        pictures: 3,
      },
      {
        part: 'programmes',
        items: [
          all(
            ['Executive programme', 'Programme cadres', 'Programm für Führungskräfte'],
            [
              'Groups of twelve at most',
              'Douze personnes par groupe, au maximum',
              'Höchstens zwölf Personen pro Gruppe',
            ],
            [
              'Work on a project from your own company',
              'Un projet tiré de votre entreprise',
              'Ein Projekt aus Ihrem eigenen Unternehmen',
            ],
            [
              'A personal mentor between sessions',
              'Un mentorat personnel entre les séances',
              'Persönliches Mentoring zwischen den Terminen',
            ],
            [
              'A certificate you defend before a jury',
              'Un certificat à défendre devant un jury',
              'Ein Zertifikat, das Sie vor einer Jury verteidigen',
            ],
          ),
          all(
            ['Youth programme', 'Programme jeunes', 'Programm für junge Menschen'],
            ['No experience needed', 'Aucune expérience requise', 'Keine Vorkenntnisse nötig'],
            [
              'The tools that professionals use',
              'Les outils des pros',
              'Werkzeuge, mit denen auch Profis arbeiten',
            ],
            [
              'Visits to companies in our network',
              'Des visites d’entreprises de notre réseau',
              'Besuche bei Unternehmen aus unserem Netzwerk',
            ],
            [
              'A public showcase on the last day',
              'Une présentation publique le dernier jour',
              'Öffentliche Präsentation am letzten Tag',
            ],
          ),
        ],
      },
      {
        part: 'signature offerings',
        items: [
          ['Tech court', 'Tribunal tech', 'Tech-Tribunal'],
          ['Workshops', 'Ateliers', 'Workshops'],
        ],
      },
      { part: 'call to action', links: [contact] },
      { part: 'related category', texts: [['Education', 'Formation', 'Weiterbildung']] },
    ],
  },
  community: {
    title: [
      'You will recognise someone.',
      'Vous y croiserez une tête connue.',
      'Ein bekanntes Gesicht ist immer dabei.',
    ],
    parts: [
      {
        part: 'stat tiles',
        items: [
          all('1000+', ['active members', 'membres qui participent', 'aktive Mitglieder']),
          all('50+', ['events per year', 'événements par an', 'Events im Jahr']),
          all('25+', ['publications a month', 'publications par mois', 'Publikationen im Monat']),
        ],
      },
      {
        part: 'hub diagram and its points',
        items: [
          TALKS,
          ['Publications', 'Publications', 'Publikationen'],
          ['Networking', 'Réseau', 'Kontakte'],
          'Innovation',
          ['Connected ecosystem', 'Écosystème connecté', 'Vernetztes Ökosystem'],
          ['Collaborative innovation', 'Innovation collaborative', 'Gemeinsame Innovation'],
        ],
      },
      {
        part: 'offerings',
        items: [
          all(
            TALKS,
            [
              'Themed evenings and panels',
              'Soirées thématiques et débats',
              'Themenabende und Podien',
            ],
            [
              'Breakfasts with one guest speaker',
              'Petits-déjeuners autour d’une personnalité',
              'Frühstück mit einem Gast am Mikrofon',
            ],
            [
              'Visits behind the scenes of member companies',
              'Visites en coulisses chez nos membres',
              'Blicke hinter die Kulissen bei Mitgliedern',
            ],
          ),
          all(
            ['Publications', 'Publications', 'Publikationen'],
            ['Two magazines', 'Deux magazines', 'Zwei Magazine'],
            [
              'A briefing in your inbox',
              'Une synthèse dans votre boîte mail',
              'Ein Briefing in Ihrem Posteingang',
            ],
            ['Portraits of members', 'Portraits de membres', 'Porträts von Mitgliedern'],
          ),
          all(
            'Clubs',
            ['Security leaders', 'Responsables de la sécurité', 'Verantwortliche für Sicherheit'],
            [
              'Data and AI leaders',
              'Responsables des données et de l’IA',
              'Verantwortliche für Daten und KI',
            ],
            [
              'Founders and investors',
              'Startups et fonds d’investissement',
              'Menschen, die gründen oder investieren',
            ],
          ),
        ],
      },
      {
        part: 'TECHSENSE highlight',
        items: [
          ['Content', 'Contenus', 'Inhalte'],
          ['Networks', 'Réseaux', 'Netzwerke'],
          TALKS,
          [
            'Leadership roundtables',
            'Tables rondes entre leaders',
            'Runde Tische für Führungskräfte',
          ],
          ['Breakfast briefings', 'Petits-déjeuners d’actualité', 'Briefings beim Frühstück'],
          ['Interviews before a live audience', 'Entretiens en public', 'Interviews vor Publikum'],
          ['The annual tech summit', 'Le sommet tech annuel', 'Der jährliche Tech-Gipfel'],
        ],
        links: ['/techsense'],
        pictures: 1,
      },
      { part: 'magazines', items: ['Middot', 'Pixel & Pavé'], pictures: 2 },
      { part: 'call to action', links: [contact] },
    ],
  },
  studio: {
    title: [
      'Say it once, on a good microphone.',
      'Dites-le une fois, dans un bon micro.',
      'Gut gesagt, lange gehört.',
    ],
    parts: [
      {
        part: 'podcast',
        items: [
          [
            'Concept, title and sound identity',
            'Concept, titre et identité sonore',
            'Konzept, Titel und eigener Klang',
          ],
          [
            'Recording with several voices and cameras',
            'Enregistrement à plusieurs voix et caméras',
            'Aufnahme mit mehreren Stimmen und Kameras',
          ],
          [
            'Editing, mixing and transcript',
            'Montage, mixage et transcription',
            'Schnitt, Mischung und Transkript',
          ],
          [
            'Publishing on every major platform',
            'Publication sur toutes les grandes plateformes',
            'Veröffentlichung auf allen großen Plattformen',
          ],
        ],
        pictures: 1,
      },
      {
        part: 'video',
        items: [
          ['Interviews and portraits', 'Entretiens et portraits', 'Interviews und Porträts'],
          ['Company films', 'Films d’entreprise', 'Unternehmensfilme'],
          [
            'Event films by the next morning',
            'Films d’événement, prêts le lendemain matin',
            'Eventfilme bis zum nächsten Morgen',
          ],
          [
            'Shorts for social media',
            'Formats courts pour les réseaux sociaux',
            'Kurzvideos für Social Media',
          ],
          ['Live streams', 'Diffusions en direct', 'Livestreams'],
        ],
        links: [contact],
        pictures: 1,
      },
      {
        part: 'photo',
        items: [
          ['Portraits and team photos', 'Portraits et photos d’équipe', 'Porträts und Teamfotos'],
          ['Event reportage', 'Reportage d’événement', 'Eventreportagen'],
          ['Product photography', 'Photo de produit', 'Produktfotografie'],
          ['Offices and workplaces', 'Bureaux et lieux de travail', 'Büros und Arbeitsplätze'],
        ],
        pictures: 1,
      },
      {
        part: 'modes',
        items: [
          ['Fixed studio in Strassen', 'Studio fixe à Strassen', 'Festes Studio in Strassen'],
          ['Mobile studio at your place', 'Studio mobile chez vous', 'Mobiles Studio bei Ihnen'],
          ['On site in your offices', 'Sur place, dans vos bureaux', 'Vor Ort in Ihren Büros'],
          ['Event coverage', 'Couverture d’événement', 'Eventbegleitung'],
        ],
        pictures: 1,
      },
      { part: 'call to action', links: [contact] },
      { part: 'related category', texts: [['Services', 'Services', 'Leistungen']] },
    ],
  },
  partnership: {
    title: [
      'Your name, next to the right ones.',
      'Votre nom, en bonne compagnie.',
      'Ihr Name in bester Gesellschaft.',
    ],
    parts: [
      {
        part: 'benefits',
        items: [
          ['Visibility', 'Visibilité', 'Sichtbarkeit'],
          ['Network', 'Réseau', 'Netzwerk'],
          ['Media', 'Médias', 'Medien'],
        ],
        links: [contact],
        pictures: 1,
      },
      {
        part: 'ecosystem',
        items: [
          ['Services', 'Services', 'Leistungen'],
          ['Institute', 'Institut', 'Institut'],
          'Ventures',
          ['Community', 'Communauté', 'Community'],
          ['AI marketing', 'Marketing IA', 'KI-Marketing'],
          'Studio',
          'Podcast',
          'TECHSENSE',
        ],
      },
      {
        part: 'sponsoring',
        items: [
          ['Tech summit', 'Sommet tech', 'Tech-Gipfel'],
          'Podcasts',
          ['Specialised events', 'Événements spécialisés', 'Fachveranstaltungen'],
        ],
        links: [contact],
        pictures: 1,
      },
      {
        part: 'success cases',
        items: [
          all('Merseau Private Bank', [
            '300% more visibility',
            '300 % de visibilité en plus',
            '300 % mehr Sichtbarkeit',
          ]),
          all('Ardvia Cloud', ['25 new leads', '25 nouveaux prospects', '25 neue Leads']),
          all('Norbeck Industries', [
            'A full house, twice',
            'Salle comble, deux soirs de suite',
            'Zweimal volles Haus',
          ]),
        ],
      },
    ],
  },
};

/** The pages with related content. */
const relating = Object.keys(contents).filter((page) => page !== 'index' && page !== 'contact');

/** As it is read: without soft hyphens, and every space alike. */
const readable = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** What an element and all those in it say, each on its own. */
const textsOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map(({ innerHTML }) =>
    readable(
      innerHTML
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&nbsp;', ' '),
    ),
  );

/** Where a link leads, without the language. */
const target = (link: Element) =>
  (link.getAttribute('href') ?? '').replace(/^\/(en|fr|de)(?=\/)/, '');

function describeSection(section: Element) {
  const entries = [...section.querySelectorAll('li, dl > div')].filter(
    (entry) => !entry.parentElement?.closest('li'),
  );
  const drawings = [...section.querySelectorAll('svg[viewBox="0 0 240 160"]')].map(
    (picture) => picture.innerHTML,
  );
  return {
    items: entries.map(textsOf),
    texts: textsOf(section),
    links: [...section.querySelectorAll('a')].map(target),
    pictures: new Set(drawings).size,
  };
}

const mainOf = (document: Document) => {
  const main = document.querySelector('main');
  if (!main) throw new Error('there is no main');
  return main;
};

describe.each(languages)('in %s', (language) => {
  const inLanguage = (text: Text) =>
    typeof text === 'string' ? text : text[languages.indexOf(language)];

  describe.each(Object.entries(contents))('%s', (page, { title, parts }) => {
    const { document } = pages.find(({ file }) => file === `${language}/${page}.html`) ?? {};
    if (!document) throw new Error(`there is no ${page} in ${language}`);
    const main = mainOf(document);
    const sections = [...main.querySelectorAll('section, dl')].map(describeSection);

    it('has its hero', () => {
      const headings = [...document.querySelectorAll('h1')];
      expect(headings.map(({ textContent }) => readable(textContent))).toEqual([inLanguage(title)]);
      const hero = headings[0]?.parentElement;
      expect(readable(hero?.querySelector('h1 ~ p')?.textContent ?? '').length).toBeGreaterThan(40);
    });

    it.each(parts)('has its $part', ({ items, texts, links, pictures }) => {
      const expected = {
        ...(items && {
          items: items.map((item) => {
            const together = typeof item[0] === 'object' ? item[0] : [item as Text];
            return expect.arrayContaining(together.map(inLanguage));
          }),
        }),
        ...(texts && { texts: expect.arrayContaining(texts.map(inLanguage)) }),
        ...(links && { links }),
        ...(pictures && { pictures }),
      };
      expect(sections).toContainEqual(expect.objectContaining(expected));
    });

    it('says something of each thing that it names', () => {
      for (const title of main.querySelectorAll('section li h3')) {
        const texts = [...(title.closest('li')?.querySelectorAll('p') ?? [])];
        const longest = Math.max(...texts.map(({ textContent }) => textContent.length));
        expect(longest, title.textContent).toBeGreaterThan(30);
      }
    });
  });

  it.each(relating)('%s leads on to three pages of the site', (page) => {
    const { document } = pages.find(({ file }) => file === `${language}/${page}.html`) ?? {};
    if (!document) throw new Error(`there is no ${page} in ${language}`);
    const heading = inLanguage(['Where to go next', 'Poursuivre la visite', 'Hier geht es weiter']);
    const related = [...document.querySelectorAll('main section')].find(
      (section) => section.querySelector('h2')?.textContent === heading,
    );
    const links = [...(related?.querySelectorAll('li a') ?? [])].map(target);
    expect(new Set(links).size).toBe(3);
    expect(links).not.toContain(`/${page}`);
  });
});

it('the hero of the home page has its four words and its two ways on', () => {
  const words = [
    'People · Tech, Innovation, Digital, Podcast',
    'Humain · Tech, Innovation, Numérique, Podcast',
    'Mensch · Tech, Innovation, Digital, Podcast',
  ];
  languages.forEach((language, index) => {
    const { document } = pages.find(({ file }) => file === `${language}/index.html`) ?? {};
    if (!document) throw new Error('there is no home page');
    const main = mainOf(document);
    expect(textsOf(main)).toContain(words[index]);
    const first = [...main.querySelectorAll('a')].filter((link) => !link.closest('section'));
    expect(first.map(target).toSorted()).toEqual(['/about', '/contact']);
  });
});

describe.each(pages)('$file', ({ document }) => {
  it('has one headline of the first rank, and no rank is left out below it', () => {
    const ranks = [...document.querySelectorAll('main h1, main h2, main h3, main h4')].map(
      ({ tagName }) => Number(tagName[1]),
    );
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    ranks.forEach((rank, index) => {
      expect(rank).toBeLessThanOrEqual((ranks[index - 1] ?? 0) + 1);
    });
  });

  it('has one of each landmark', () => {
    for (const landmark of ['body header', 'main#main', 'footer']) {
      expect(document.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
  });

  it('leads to the contact page, or is it', () => {
    const links = [...document.querySelectorAll('main a')].map(target);
    const isContact = document.querySelector('main form textarea') !== null;
    expect(isContact || links.includes(contact)).toBe(true);
  });

  it('has only links that lead somewhere', () => {
    for (const link of document.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (!address.startsWith('/')) expect(address).toMatch(/^(https:|mailto:|tel:|#)/);
      else expect(isThere(fileOf(`${SITE}${address}`)), address).toBe(true);
    }
  });

  it('ends with the footer of the specification', () => {
    const footer = document.querySelector('footer');
    if (!footer) throw new Error('there is no footer');
    expect(readable(footer.textContent)).toContain('© 2025');
    expect(readable(footer.textContent)).toContain('7, rue du Point');
    const links = [...footer.querySelectorAll('a')].map(target);
    expect(links).toEqual(
      expect.arrayContaining([
        consulting,
        'mailto:hello@interpunct.example',
        'tel:+35226000000',
        'https://loomwright.example',
      ]),
    );
    expect(links.filter((link) => link === '#')).toHaveLength(2);
    expect(footer.querySelectorAll('input[type=email]')).toHaveLength(1);
  });
});
