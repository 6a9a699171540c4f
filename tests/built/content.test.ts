import { describe, expect, it } from 'vitest';
import { routes } from '../../src/content/routes.ts';
import { pages } from './site.ts';

type Items = Record<'en' | 'fr' | 'de', string[]>;

/**
 * What the spec's route table (§2) and its claims (§1, §3, §9) ask of each page, by what it is, in the
 * words of each language. Pinned here, and not read from the texts of the site: what is lost there is
 * missed here.
 */
const contents: Record<string, Record<string, Items>> = {
  index: {
    hero: {
      en: [
        'We are the dot between you and your next client.',
        'Tech',
        'Innovation',
        'Digital',
        'Podcast',
      ],
      fr: [
        'Vous et votre prochain client avez un point commun\u00a0: nous.',
        'Tech',
        'Innovation',
        'Numérique',
        'Podcast',
      ],
      de: [
        'Zwischen Ihnen und dem nächsten Auftrag fehlt nur ein Punkt.',
        'Tech',
        'Innovation',
        'Digital',
        'Podcast',
      ],
    },
    divisions: {
      en: ['Community', 'Consulting', 'Ventures'],
      fr: ['Communauté', 'Conseil', 'Ventures'],
      de: ['Community', 'Beratung', 'Ventures'],
    },
    techsense: {
      en: ['TECHSENSE is where Luxembourg talks tech.'],
      fr: ['TECHSENSE, là où le Luxembourg parle tech.'],
      de: ['Bei TECHSENSE spricht Luxemburg über Tech.'],
    },
    services: {
      en: [
        'Rebranding',
        'Identity',
        'Web development',
        'Communication',
        'Social media',
        'Content writing',
      ],
      fr: [
        'Refonte de marque',
        'Identité',
        'Développement web',
        'Communication',
        'Réseaux sociaux',
        'Rédaction de contenus',
      ],
      de: [
        'Rebranding',
        'Markenidentität',
        'Webentwicklung',
        'Kommunikation',
        'Social Media',
        'Text & Redaktion',
      ],
    },
    studio: {
      en: ['You bring the story. We press record.'],
      fr: ['Vous racontez. Ça tourne.'],
      de: ['Ihre Geschichte, unser roter Knopf.'],
    },
    events: {
      en: [
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
      fr: [
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
      de: [
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
    },
  },
  about: {
    hero: {
      en: ['A small team that knows everyone.'],
      fr: ['Une petite équipe qui connaît tout le monde.'],
      de: ['Ein kleines Team, mit halb Luxemburg per Du.'],
    },
    divisions: {
      en: ['Consulting', 'Ventures', 'Institute', 'Community'],
      fr: ['Conseil', 'Ventures', 'Institut', 'Communauté'],
      de: ['Beratung', 'Ventures', 'Institut', 'Community'],
    },
    figures: {
      en: ['years of experience, added up', 'people on the team', 'people in our network'],
      fr: ['ans d’expérience cumulée', 'personnes dans l’équipe', 'personnes dans notre réseau'],
      de: ['Jahre Erfahrung, zusammengezählt', 'Köpfe im Team', 'Menschen in unserem Netzwerk'],
    },
    sectors: {
      en: ['Banking', 'Insurance', 'Industry', 'Public sector'],
      fr: ['Banque', 'Assurance', 'Industrie', 'Secteur public'],
      de: ['Banken', 'Versicherungen', 'Industrie', 'Öffentlicher Sektor'],
    },
    mission: {
      en: ['What we are here for.'],
      fr: ['Notre raison d’être.'],
      de: ['Wofür es uns gibt.'],
    },
    figuresShown: {
      en: ['60+', '8+', '1000+'],
      fr: ['60+', '8+', '1000+'],
      de: ['60+', '8+', '1000+'],
    },
  },
  mission: {
    hero: {
      en: ['We put people in the same sentence.'],
      fr: ['Nous mettons les bons noms dans la même phrase.'],
      de: ['Namen, die man in einem Atemzug nennt.'],
    },
    pillars: {
      en: ['Consulting', 'Ventures', 'Institute', 'Community'],
      fr: ['Conseil', 'Ventures', 'Institut', 'Communauté'],
      de: ['Beratung', 'Ventures', 'Institut', 'Community'],
    },
    approach: {
      en: ['Listen first. Then introduce.'],
      fr: ['D’abord écouter. Ensuite présenter.'],
      de: ['Erst zuhören. Dann vorstellen.'],
    },
  },
  techsense: {
    hero: {
      en: ['The best conversation in tech, on the record.'],
      fr: ['La meilleure conversation de la tech, noir sur blanc.'],
      de: ['Das beste Gespräch der Branche, zum Mitschreiben.'],
    },
    features: {
      en: ['Events', 'Roundtables', 'Interviews', 'Content hub', 'Distribution'],
      fr: ['Événements', 'Tables rondes', 'Entretiens', 'Médiathèque', 'Diffusion'],
      de: ['Events', 'Runde Tische', 'Interviews', 'Mediathek', 'Verbreitung'],
    },
    benefits: {
      en: ['Exposure', 'Thought leadership', 'Networking', 'Insights'],
      fr: ['Visibilité', 'Influence', 'Réseau', 'Temps d’avance'],
      de: ['Sichtbarkeit', 'Meinungs\u00adführerschaft', 'Kontakte', 'Einblicke'],
    },
  },
  'interpunct-consulting': {
    hero: {
      en: ['Your product is clever. Let it sound clear.'],
      fr: ['Votre produit est brillant. Rendons-le clair.'],
      de: ['Ihr Produkt ist klug. Wir bringen es auf den Punkt.'],
    },
    services: {
      en: [
        'Rebranding',
        'Identity',
        'Web development',
        'Communication',
        'Social media',
        'Content writing',
      ],
      fr: [
        'Refonte de marque',
        'Identité',
        'Développement web',
        'Communication',
        'Réseaux sociaux',
        'Rédaction de contenus',
      ],
      de: [
        'Rebranding',
        'Markenidentität',
        'Webentwicklung',
        'Kommunikation',
        'Social Media',
        'Text & Redaktion',
      ],
    },
    'custom events': {
      en: [
        'Rebranding campaigns',
        'Product launches',
        'Company parties',
        'Professional anniversaries',
        'Strategic celebrations',
      ],
      fr: [
        'Campagnes de refonte de marque',
        'Lancements de produits',
        'Fêtes d’entreprise',
        'Anniversaires d’entreprise',
        'Temps forts stratégiques',
      ],
      de: [
        'Rebranding-Kampagnen',
        'Produktpremieren',
        'Firmenfeiern',
        'Firmenjubiläen',
        'Feiern mit Weitblick',
      ],
    },
  },
  contact: {
    hero: {
      en: ['This is where the dot goes.'],
      fr: ['Faisons le point.'],
      de: ['Hier kommt der Punkt hin.'],
    },
    form: {
      en: ['Name', 'Email', 'Company', 'Message'],
      fr: ['Nom', 'E-mail', 'Entreprise', 'Message'],
      de: ['Name', 'E-Mail', 'Unternehmen', 'Nachricht'],
    },
    details: {
      en: ['Address', 'Email', 'Phone'],
      fr: ['Adresse', 'E-mail', 'Téléphone'],
      de: ['Adresse', 'E-Mail', 'Telefon'],
    },
    map: {
      en: ['Our office on the map'],
      fr: ['Nos bureaux sur la carte'],
      de: ['Unser Büro auf der Karte'],
    },
    detailsShown: {
      en: ['hello@interpunct.example', '+352 26 00 00 00', '7, rue du Point', 'Strassen'],
      fr: ['hello@interpunct.example', '+352 26 00 00 00', '7, rue du Point', 'Strassen'],
      de: ['hello@interpunct.example', '+352 26 00 00 00', '7, rue du Point', 'Strassen'],
    },
  },
  'ai-marketing': {
    hero: {
      en: ['Marketing that knows when it is wrong.'],
      fr: ['Le marketing qui sait quand il se trompe.'],
      de: ['Marketing, das weiß, wann es sich irrt.'],
    },
    features: {
      en: ['Analytics', 'Automation', 'Optimisation'],
      fr: ['Analyse', 'Automatisation', 'Optimisation'],
      de: ['Analyse', 'Automatisierung', 'Optimierung'],
    },
    partnership: {
      en: ['Built with Loomwright.'],
      fr: ['Conçu avec Loomwright.'],
      de: ['Gebaut mit Loomwright.'],
    },
    cases: {
      en: [
        'A retail bank',
        'An insurer',
        'An industrial supplier',
        'higher conversion',
        'more engagement',
        'lower cost per acquisition',
      ],
      fr: [
        'Une banque de détail',
        'Une compagnie d’assurance',
        'Un fournisseur industriel',
        'de conversions en plus',
        'd’engagement en plus',
        'de coût par acquisition en moins',
      ],
      de: [
        'Eine Filialbank',
        'Eine Versicherung',
        'Ein Industrie\u00adzulieferer',
        'mehr Abschlüsse',
        'mehr Interaktion',
        'weniger Kosten pro Auftrag',
      ],
    },
    figures: {
      en: ['87%', '43%', '62%', '31%'],
      fr: ['87\u00a0%', '43\u00a0%', '62\u00a0%', '31\u00a0%'],
      de: ['87\u00a0%', '43\u00a0%', '62\u00a0%', '31\u00a0%'],
    },
  },
  podcast: {
    hero: {
      en: ['Good questions travel well.'],
      fr: ['Les bonnes questions font leur chemin.'],
      de: ['Gute Fragen kommen weit.'],
    },
    episodes: {
      en: ['A rabbit for everyone', 'The dragon and the deadline'],
      fr: ['Un lapin pour tout le monde', 'Le dragon et le délai'],
      de: ['Ein Kaninchen für alle', 'Der Drache und die Deadline'],
    },
    shows: {
      en: [
        'Interview show',
        'TECHSENSE show',
        'The bank that switched itself off',
        'Who signs for the algorithm?',
      ],
      fr: [
        'Émission d’entretiens',
        'Émission TECHSENSE',
        'La banque qui s’est coupé le courant',
        'Qui signe pour l’algorithme\u202f?',
      ],
      de: [
        'Interviewsendung',
        'TECHSENSE-Sendung',
        'Die Bank, die sich selbst abschaltete',
        'Wer unterschreibt für den Algorithmus?',
      ],
    },
    showsShown: {
      en: ['The Second Question', 'TECHSENSE Unmuted'],
      fr: ['The Second Question', 'TECHSENSE Unmuted'],
      de: ['The Second Question', 'TECHSENSE Unmuted'],
    },
  },
  ventures: {
    hero: {
      en: ['Money that picks up the phone.'],
      fr: ['L’argent qui répond à l’appel.'],
      de: ['Geld, das ans Telefon geht.'],
    },
    stages: {
      en: ['Startup Scouting', 'Due Diligence', 'Investment & Support', 'Scale & Exit'],
      fr: [
        'Repérage de startups',
        'Audit préalable',
        'Investissement et accompagnement',
        'Croissance et sortie',
      ],
      de: ['Startup-Scouting', 'Due Diligence', 'Kapital & Begleitung', 'Wachstum & Exit'],
    },
    metrics: {
      en: ['invested capital', 'startups in the portfolio', 'growth success'],
      fr: ['de capital investi', 'startups en portefeuille', 'de réussite en phase de croissance'],
      de: ['investiertes Kapital', 'Startups im Portfolio', 'Wachstumserfolg'],
    },
    initiative: {
      en: ['Nexus2050'],
      fr: ['Nexus2050'],
      de: ['Nexus2050'],
    },
    services: {
      en: ['Mentorship', 'Partnerships', 'Investment'],
      fr: ['Mentorat', 'Partenariats', 'Investissement'],
      de: ['Mentoring', 'Partnerschaften', 'Kapital'],
    },
    shares: {
      en: ['100%', '60%', '25%', '10%'],
      fr: ['100\u00a0%', '60\u00a0%', '25\u00a0%', '10\u00a0%'],
      de: ['100\u00a0%', '60\u00a0%', '25\u00a0%', '10\u00a0%'],
    },
    figures: {
      en: ['€2.5M+', '25+', '85%'],
      fr: ['2,5\u00a0M€+', '25+', '85\u00a0%'],
      de: ['2,5\u00a0Mio.\u00a0€+', '25+', '85\u00a0%'],
    },
    partners: {
      en: [
        'Corbelle Capital',
        'Grundhof Angels',
        'Sept Fontaines Incubator',
        'Nordstad Applied Lab',
      ],
      fr: [
        'Corbelle Capital',
        'Grundhof Angels',
        'Sept Fontaines Incubator',
        'Nordstad Applied Lab',
      ],
      de: [
        'Corbelle Capital',
        'Grundhof Angels',
        'Sept Fontaines Incubator',
        'Nordstad Applied Lab',
      ],
    },
  },
  institute: {
    hero: {
      en: ['Learn it on Friday. Use it on Monday.'],
      fr: ['Appris le vendredi. Appliqué le lundi.'],
      de: ['Freitag gelernt. Montag gekonnt.'],
    },
    journey: {
      en: [
        'Assessment & Goals',
        'Structured Learning',
        'Practical Application',
        'Leadership Excellence',
      ],
      fr: [
        'Bilan et objectifs',
        'Apprentissage structuré',
        'Mise en pratique',
        'Excellence du leadership',
      ],
      de: ['Standort & Ziele', 'Strukturiert lernen', 'Praktisch anwenden', 'Souverän führen'],
    },
    cards: {
      en: ['Technical Mastery', 'Leadership Skills', 'Industry Expertise'],
      fr: ['Maîtrise technique', 'Compétences de leadership', 'Expertise sectorielle'],
      de: ['Technisches Können', 'Führungs\u00adkompetenz', 'Branchenwissen'],
    },
    topics: {
      en: [
        'AI & Machine Learning',
        'Cloud Architecture',
        'Cybersecurity',
        'Data Science',
        'Strategic Thinking',
        'Team Management',
        'Innovation',
        'Communication',
        'Fintech',
        'Healthcare Tech',
        'Industrial IoT',
        'Green Tech',
      ],
      fr: [
        'IA et apprentissage automatique',
        'Architecture cloud',
        'Cybersécurité',
        'Science des données',
        'Vision stratégique',
        'Gestion d’équipe',
        'Innovation',
        'Communication',
        'Fintech',
        'Santé numérique',
        'IoT industriel',
        'Technologies vertes',
      ],
      de: [
        'KI & maschinelles Lernen',
        'Cloud-Architektur',
        'Cybersicherheit',
        'Data Science',
        'Strategisches Denken',
        'Teamführung',
        'Innovation',
        'Kommunikation',
        'Fintech',
        'Gesundheits\u00adtechnologie',
        'Industrielles IoT',
        'Umwelttechnik',
      ],
    },
    programmes: {
      en: ['Executive programme', 'Youth programme'],
      fr: ['Programme cadres', 'Programme jeunes'],
      de: ['Programm für Führungskräfte', 'Programm für junge Menschen'],
    },
    features: {
      en: [
        'Groups of twelve at most',
        'Work on a project from your own company',
        'A personal mentor between sessions',
        'A certificate you defend before a jury',
        'No experience needed',
        'The tools that professionals use',
        'Visits to companies in our network',
        'A public showcase on the last day',
      ],
      fr: [
        'Douze personnes par groupe, au maximum',
        'Un projet tiré de votre entreprise',
        'Un mentorat personnel entre les séances',
        'Un certificat à défendre devant un jury',
        'Aucune expérience requise',
        'Les outils des pros',
        'Des visites d’entreprises de notre réseau',
        'Une présentation publique le dernier jour',
      ],
      de: [
        'Höchstens zwölf Personen pro Gruppe',
        'Ein Projekt aus Ihrem eigenen Unternehmen',
        'Persönliches Mentoring zwischen den Terminen',
        'Ein Zertifikat, das Sie vor einer Jury verteidigen',
        'Keine Vorkenntnisse nötig',
        'Werkzeuge, mit denen auch Profis arbeiten',
        'Besuche bei Unternehmen aus unserem Netzwerk',
        'Öffentliche Präsentation am letzten Tag',
      ],
    },
    signature: {
      en: ['Tech court', 'Workshops'],
      fr: ['Tribunal tech', 'Ateliers'],
      de: ['Tech-Tribunal', 'Workshops'],
    },
    bars: {
      en: ['25%', '50%', '75%', '100%'],
      fr: ['25\u00a0%', '50\u00a0%', '75\u00a0%', '100\u00a0%'],
      de: ['25\u00a0%', '50\u00a0%', '75\u00a0%', '100\u00a0%'],
    },
  },
  community: {
    hero: {
      en: ['You will recognise someone.'],
      fr: ['Vous y croiserez une tête connue.'],
      de: ['Ein bekanntes Gesicht ist immer dabei.'],
    },
    tiles: {
      en: ['active members', 'events per year', 'publications a month'],
      fr: ['membres qui participent', 'événements par an', 'publications par mois'],
      de: ['aktive Mitglieder', 'Events im Jahr', 'Publikationen im Monat'],
    },
    hub: {
      en: ['Events', 'Publications', 'Networking', 'Innovation'],
      fr: ['Événements', 'Publications', 'Réseau', 'Innovation'],
      de: ['Events', 'Publikationen', 'Kontakte', 'Innovation'],
    },
    points: {
      en: ['Connected ecosystem', 'Collaborative innovation'],
      fr: ['Écosystème connecté', 'Innovation collaborative'],
      de: ['Vernetztes Ökosystem', 'Gemeinsame Innovation'],
    },
    offerings: {
      en: ['Events', 'Publications', 'Clubs'],
      fr: ['Événements', 'Publications', 'Clubs'],
      de: ['Events', 'Publikationen', 'Clubs'],
    },
    features: {
      en: [
        'Themed evenings and panels',
        'Breakfasts with one guest speaker',
        'Visits behind the scenes of member companies',
        'Two magazines',
        'A briefing in your inbox',
        'Portraits of members',
        'Security leaders',
        'Data and AI leaders',
        'Founders and investors',
      ],
      fr: [
        'Soirées thématiques et débats',
        'Petits-déjeuners autour d’une personnalité',
        'Visites en coulisses chez nos membres',
        'Deux magazines',
        'Une synthèse dans votre boîte mail',
        'Portraits de membres',
        'Responsables de la sécurité',
        'Responsables des données et de l’IA',
        'Startups et fonds d’investissement',
      ],
      de: [
        'Themenabende und Podien',
        'Frühstück mit einem Gast am Mikrofon',
        'Blicke hinter die Kulissen bei Mitgliedern',
        'Zwei Magazine',
        'Ein Briefing in Ihrem Posteingang',
        'Porträts von Mitgliedern',
        'Verantwortliche für Sicherheit',
        'Verantwortliche für Daten und KI',
        'Menschen, die gründen oder investieren',
      ],
    },
    techsense: {
      en: [
        'Content',
        'Networks',
        'Events',
        'Leadership roundtables',
        'Breakfast briefings',
        'Interviews before a live audience',
        'The annual tech summit',
      ],
      fr: [
        'Contenus',
        'Réseaux',
        'Événements',
        'Tables rondes entre leaders',
        'Petits-déjeuners d’actualité',
        'Entretiens en public',
        'Le sommet tech annuel',
      ],
      de: [
        'Inhalte',
        'Netzwerke',
        'Events',
        'Runde Tische für Führungskräfte',
        'Briefings beim Frühstück',
        'Interviews vor Publikum',
        'Der jährliche Tech-Gipfel',
      ],
    },
    figures: {
      en: ['1000+', '50+', '25+'],
      fr: ['1000+', '50+', '25+'],
      de: ['1000+', '50+', '25+'],
    },
    magazines: {
      en: ['Middot', 'Pixel & Pavé'],
      fr: ['Middot', 'Pixel & Pavé'],
      de: ['Middot', 'Pixel & Pavé'],
    },
  },
  studio: {
    hero: {
      en: ['Say it once, on a good microphone.'],
      fr: ['Dites-le une fois, dans un bon micro.'],
      de: ['Einmal gut gesagt, lange gehört.'],
    },
    podcast: {
      en: [
        'Podcast',
        'Concept, title and sound identity',
        'Recording with several voices and cameras',
        'Editing, mixing and transcript',
        'Publishing on every major platform',
      ],
      fr: [
        'Podcast',
        'Concept, titre et identité sonore',
        'Enregistrement à plusieurs voix et caméras',
        'Montage, mixage et transcription',
        'Publication sur toutes les grandes plateformes',
      ],
      de: [
        'Podcast',
        'Konzept, Titel und eigener Klang',
        'Aufnahme mit mehreren Stimmen und Kameras',
        'Schnitt, Mischung und Transkript',
        'Veröffentlichung auf allen großen Plattformen',
      ],
    },
    video: {
      en: [
        'Video',
        'Interviews and portraits',
        'Company films',
        'Event films by the next morning',
        'Shorts for social media',
        'Live streams',
      ],
      fr: [
        'Vidéo',
        'Entretiens et portraits',
        'Films d’entreprise',
        'Films d’événement, prêts le lendemain matin',
        'Formats courts pour les réseaux sociaux',
        'Diffusions en direct',
      ],
      de: [
        'Video',
        'Interviews und Porträts',
        'Unternehmensfilme',
        'Eventfilme bis zum nächsten Morgen',
        'Kurzvideos für Social Media',
        'Livestreams',
      ],
    },
    photo: {
      en: [
        'Photo',
        'Portraits and team photos',
        'Event reportage',
        'Product photography',
        'Offices and workplaces',
      ],
      fr: [
        'Photo',
        'Portraits et photos d’équipe',
        'Reportage d’événement',
        'Photo de produit',
        'Bureaux et lieux de travail',
      ],
      de: [
        'Foto',
        'Porträts und Teamfotos',
        'Eventreportagen',
        'Produktfotografie',
        'Büros und Arbeitsplätze',
      ],
    },
    modes: {
      en: [
        'Fixed studio in Strassen',
        'Mobile studio at your place',
        'On site in your offices',
        'Event coverage',
      ],
      fr: [
        'Studio fixe à Strassen',
        'Studio mobile chez vous',
        'Sur place, dans vos bureaux',
        'Couverture d’événement',
      ],
      de: [
        'Festes Studio in Strassen',
        'Mobiles Studio bei Ihnen',
        'Vor Ort in Ihren Büros',
        'Eventbegleitung',
      ],
    },
  },
  partnership: {
    hero: {
      en: ['Your name, next to the right ones.'],
      fr: ['Votre nom, en bonne compagnie.'],
      de: ['Ihr Name in bester Gesellschaft.'],
    },
    benefits: {
      en: ['Visibility', 'Network', 'Media'],
      fr: ['Visibilité', 'Réseau', 'Médias'],
      de: ['Sichtbarkeit', 'Netzwerk', 'Medien'],
    },
    ecosystem: {
      en: ['One partnership, the whole map.'],
      fr: ['Un partenariat, et toute la carte s’éclaire.'],
      de: ['Eine Partnerschaft, das ganze Netz.'],
    },
    sponsoring: {
      en: ['Tech summit', 'Podcasts', 'Specialised events'],
      fr: ['Sommet tech', 'Podcasts', 'Événements spécialisés'],
      de: ['Tech-Gipfel', 'Podcasts', 'Fach\u00adveranstaltungen'],
    },
    figures: {
      en: ['300%', '25'],
      fr: ['300\u00a0%', '25'],
      de: ['300\u00a0%', '25'],
    },
    partners: {
      en: ['Merseau Private Bank', 'Ardvia Cloud', 'Norbeck Industries'],
      fr: ['Merseau Private Bank', 'Ardvia Cloud', 'Norbeck Industries'],
      de: ['Merseau Private Bank', 'Ardvia Cloud', 'Norbeck Industries'],
    },
  },
};

/** How many related links a page shows, on the pages that have them. */
const RELATED = 3;
const pagesWithRelatedLinks = [
  'about',
  'ai-marketing',
  'community',
  'institute',
  'mission',
  'partnership',
  'podcast',
  'interpunct-consulting',
  'studio',
  'techsense',
  'ventures',
];

const known = new Set(Object.values(routes).map(({ path }) => path));

describe.each(pages)('$file', ({ file, document }) => {
  const language = (file.match(/^(en|fr|de)\//)?.[1] ?? 'en') as keyof Items;
  const name = file.replace(/^(?:en|fr|de)\//, '').replace('.html', '');
  const main = document.querySelector('main');
  // A soft hyphen is there for the line break alone.
  const text = (main?.textContent ?? '').replaceAll('\u00ad', '');

  it.each(Object.entries(contents[name] ?? {}))('has its %s', (_, items) => {
    for (const item of items[language]) expect(text).toContain(item.replaceAll('\u00ad', ''));
  });

  it('is in the table', () => {
    expect(Object.keys(contents)).toContain(name);
  });

  it('has one headline and its landmarks', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main#main')).toHaveLength(1);
    for (const landmark of ['#root > header, #root header', '#root footer', 'nav']) {
      expect(document.querySelectorAll(landmark).length, landmark).toBeGreaterThan(0);
    }
  });

  it('leads to the contact page, and nowhere that is not there', () => {
    const prefix = /^(?:en|fr|de)\//.test(file) ? `/${language}` : '';
    const paths = [...document.querySelectorAll('a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    for (const path of paths) expect(known).toContain(path.replace(/^\/(?:en|fr|de)(?=\/)/, ''));
    const own = [...(main?.querySelectorAll('a[href^="/"]') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    if (name !== 'contact') expect(own).toContain(`${prefix}/contact`);
  });

  it('has pictures that either say what they show, or are decoration', () => {
    for (const picture of document.querySelectorAll('main svg, main img')) {
      const isSilent = picture.closest('[aria-hidden=true]') !== null;
      const isNamed = Boolean(picture.getAttribute('aria-label') || picture.getAttribute('alt'));
      expect(isSilent || isNamed, picture.outerHTML.slice(0, 200)).toBe(true);
    }
  });

  if (pagesWithRelatedLinks.includes(name)) {
    it('shows three related pages', () => {
      const sections = [...(main?.querySelectorAll('section') ?? [])];
      expect(sections.at(-2)?.querySelectorAll('h3')).toHaveLength(RELATED);
    });
  }
});
