import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import type { Connect, Plugin } from 'vite';
import { brand } from '../content/brand.ts';
import { defaultLanguage, type Language, languages } from '../content/languages.ts';
import { type PageId, pageIds } from '../content/pageIds.ts';
import { events } from '../content/pages/events.ts';
import { lastEarlyDay, programs } from '../content/pages/institute.ts';
import { routeOf } from '../content/routes.ts';
import { answerIn, todayIs } from '../content/systemPrompt.ts';
import { fillBrand, type Texts } from './brandWords.ts';

/** Base address of the demo provider, on the site's own origin. */
export const DEMO_PROVIDER = '/demo-provider/v1';

type Phrases = {
  /** Questions for a date, for an event, for a price, for the team, and for who we are. */
  dates: RegExp;
  events: RegExp;
  prices: RegExp;
  /** What a price hangs on, and what is free. */
  noPrice: string;
  reach: RegExp;
  whoWeAre: RegExp;
  /** What stands before the name of the company in the question what it is. */
  whatIs: string;
  /** Words of any question, and words that pages use in another sense, as `wordsOf` has them. */
  misleading: readonly string[];
  next: (name: string, days: string, place: string) => string;
  noEvent: string;
  contact: (email: string, phone: string, address: string, page: string) => string;
  /** Where a price or a day is told. */
  ask: (email: string, page: string) => string;
  more: (page: string) => string;
  unknown: string;
};

const phrases: Record<Language, Phrases> = {
  en: {
    dates: /\b(?:when|next|upcoming|dates?|calendar)\b/,
    events: /\bevents?\b/,
    prices: /\b(?:how much|costs?|prices?|fees?)\b/,
    noPrice: 'There is no fixed price. Each project has its own, and a first call is free.',
    reach: /\b(?:contact|reach|phone|call|e-?mail|address|where are you|office)\b/,
    whoWeAre: /\bwho (?:are|is)\b|\bwhat do you do\b/,
    whatIs: 'what is',
    misleading: 'start begin what which like tell think should best make need want'.split(' '),
    next: (name, days, place) => `The next event is ${name}: ${days}, ${place}.`,
    noEvent: 'All the dates in our calendar have passed. Ask the team for the new ones.',
    contact: (email, phone, address, page) =>
      `Write to ${email}, call ${phone}, use the form on ${page}, or visit us: ${address}.`,
    ask: (email, page) => `Ask the team: ${email}, or the form on ${page}.`,
    more: (page) => `More on ${page}.`,
    unknown:
      'I can only help with this company, and I have found nothing about that on its site. Ask me about an event, the studio or a course, or write to the team.',
  },
  fr: {
    dates: /\b(?:quand|prochains?|prochaines?|dates?|agenda|calendrier)\b/,
    events: /\bevenements?\b/,
    prices: /\b(?:combien|cout\w*|prix|tarifs?|devis)\b/,
    noPrice:
      'Le prix dépend de votre projet\u00a0: il n’y a pas de tarif fixe. Le premier échange est gratuit.',
    reach: /\b(?:contact\w*|joindre|telephone|appeler|mail|adresse|ou etes|bureaux?)\b/,
    whoWeAre: /\bqui (?:etes|est)\b|\bque faites\b/,
    whatIs: 'c est quoi',
    misleading: 'commence temp gagne gagner quel quelle dire dite raconte fait faite'.split(' '),
    next: (name, days, place) => `Le prochain événement est ${name}\u00a0: ${days}, ${place}.`,
    noEvent: 'Toutes les dates de notre agenda sont passées. L’équipe vous donnera les nouvelles.',
    contact: (email, phone, address, page) =>
      `Écrivez à ${email}, appelez le ${phone}, passez par le formulaire (${page}) ou rendez-nous visite\u00a0: ${address}.`,
    ask: (email, page) =>
      `Demandez à l’équipe, par e-mail (${email}) ou par le formulaire (${page}).`,
    more: (page) => `Pour en savoir plus\u00a0: ${page}.`,
    unknown:
      'Je ne réponds qu’aux questions sur cette entreprise, et son site ne dit rien à ce sujet. Parlons plutôt d’un événement, du studio ou d’une formation, ou écrivez à l’équipe.',
  },
  de: {
    dates: /\b(?:wann|nachste[nrs]?|naechste[nrs]?|termine?|kalender)\b/,
    events: /\b(?:events?|veranstaltung(?:en)?)\b/,
    prices: /\b(?:kosten|kostet|preise?|teuer)\b/,
    noPrice:
      'Einen Festpreis gibt es nicht: Der Preis richtet sich nach Ihrem Vorhaben. Das Erstgespräch ist kostenlos.',
    reach: /\b(?:kontakt\w*|erreiche\w*|telefon\w*|anrufen|mail|adresse|wo sitzt|buro|buero)\b/,
    whoWeAre: /\bwer (?:sind|seid|ist)\b|\bwas (?:macht ihr|machen sie)\b/,
    whatIs: 'was ist',
    misleading:
      'beginnt startet welche welcher welches sagen erzahl erzahle heute morgen macht'.split(' '),
    next: (name, days, place) => `Das nächste Event ist ${name}: ${days}, ${place}.`,
    noEvent: 'Alle Termine unseres Kalenders sind vorbei. Fragen Sie das Team nach den neuen.',
    contact: (email, phone, address, page) =>
      `Schreiben Sie an ${email}, rufen Sie an unter ${phone}, nutzen Sie das Formular (${page}) oder besuchen Sie uns: ${address}.`,
    ask: (email, page) =>
      `Fragen Sie das Team per E-Mail an ${email} oder über das Formular (${page}).`,
    more: (page) => `Mehr dazu: ${page}.`,
    unknown:
      'Ich helfe nur bei Fragen zu diesem Unternehmen, und dazu steht nichts auf seiner Website. Fragen Sie mich gern nach einem Event, dem Studio oder einem Kurs, oder schreiben Sie dem Team.',
  },
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[’']/g, ' ');

/** The words of a text, without the ending of a plural. */
const wordsOf = (text: string): string[] =>
  (plain(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));

/** The day in the system prompt. */
const TODAY = new RegExp(todayIs('(\\d{4}-\\d\\d-\\d\\d)'));

/** A word on more pages than this says nothing about any of them. */
const MOST_PAGES = 4;

/** The pages that answer questions. The contact page has only the texts of its form. */
const tellingPages = pageIds.filter((page) => page !== 'home' && page !== 'contact');

/** What is sold on these pages has no fixed price. */
const WITH_FREE_CALL: readonly PageId[] = ['services', 'studio', 'ai-marketing'];

/** The pages of which a question for a date is answered by the calendar. */
const WITH_EVENTS: readonly PageId[] = ['techsense', 'community'];

type PageTexts = { id: PageId; name: string; texts: Texts; words: string };

const readTexts = (language: Language, name: string): Texts =>
  fillBrand(
    JSON.parse(readFileSync(join('src/locales', language, `${name}.json`), 'utf8')),
    language,
  );

const nameOf = (language: Language, page: PageId) =>
  readTexts(language, 'common')[`pages.${page}`] as string;

/** The texts of each page, and its words. */
function readPages(language: Language): PageTexts[] {
  return tellingPages.map((id) => {
    const texts = readTexts(language, id);
    return { id, name: nameOf(language, id), texts, words: Object.values(texts).join(' ') };
  });
}

/** The keys of what a page offers one by one, such as its services: each has a title and a description. */
const titlesIn = (texts: Texts) =>
  Object.keys(texts).filter((key) => /\.items\..*\.title$/.test(key));

/** Finds the page that a question is about, by a name in it, or by the words that few pages have. */
function findPage(
  pages: PageTexts[],
  question: string,
  misleading: readonly string[],
): PageTexts | undefined {
  const asked = wordsOf(question);
  const isAsked = (word: string) => asked.includes(word);
  const hasTitle = ({ texts }: PageTexts) =>
    titlesIn(texts).some((key) => {
      const words = wordsOf(texts[key] as string);
      return words.length > 1 && words.every(isAsked);
    });
  const named = pages.find(({ name }) => wordsOf(name).some(isAsked)) ?? pages.find(hasTitle);
  if (named) return named;
  const telling = asked.filter((word) => {
    const count = pages.filter(({ words }) => wordsOf(words).includes(word)).length;
    return count <= MOST_PAGES && !misleading.includes(word);
  });
  const index = new MiniSearch({ fields: ['name', 'words'], tokenize: wordsOf });
  index.addAll(pages);
  const prefix = (term: string) => term.length > 4;
  const [best] = index.search(telling.join(' '), { prefix, boost: { name: 3 } });
  return pages.find(({ id }) => id === best?.id);
}

/** What a page says of the one thing on it that a question names, such as a service; else of itself. */
function descriptionFor({ texts }: PageTexts, question: string): string {
  const asked = wordsOf(question);
  const isNamed = (title: string) =>
    wordsOf(title).some((word) => asked.some((one) => word.startsWith(one)));
  const about = titlesIn(texts)
    .filter((key) => isNamed(texts[key] as string))
    .map((key) => texts[key.replace(/title$/, 'description')])
    .find((text) => text !== undefined);
  return (about ?? texts['meta.description']) as string;
}

const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** Writes days in full, with the month as a word. */
const daysIn = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });

/** What each programme costs on a day, in the words of its page. */
function programPrices(language: Language, today: string): string {
  const texts = readTexts(language, 'institute');
  const euros = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return programs
    .map((program) => {
      const lastDay = lastEarlyDay(program);
      const [early, later] = program.prices;
      const text = (key: string) => texts[`programs.items.${program.id}.${key}`] as string;
      const price =
        lastDay < today
          ? `${euros.format(later)} ${text('laterTerms')}`
          : `${euros.format(early)} ${text('terms')}`
              .replace('{{date}}', daysIn(language).format(new Date(lastDay)))
              .replace('{{price}}', euros.format(later));
      return `${text('title')}, ${price}.`;
    })
    .join(' ');
}

/** Says which event comes next after a day, from the same data as the home page. */
function nextEvent(language: Language, today: string): string {
  const { next, noEvent } = phrases[language];
  const event = events.find(({ endDate }) => endDate >= today);
  if (!event) return noEvent;
  const days = daysIn(language);
  const [from, to] = [event.startDate, event.endDate].map((day) => new Date(`${day}T00:00:00Z`));
  return next(event.name, days.formatRange(from ?? 0, to ?? 0), `${event.venue}, ${event.city}`);
}

type ChatRequest = { messages: { role: string; content: string }[] };

/** Answers the last message from the site's data and texts, in the language of the system prompt. */
export function answerFromTexts({ messages }: ChatRequest): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const asked = languages.find(({ code }) => system.includes(answerIn(code)));
  const language = asked?.code ?? defaultLanguage;
  const today = system.match(TODAY)?.[1] ?? '';
  const say = phrases[language];
  const pages = readPages(language);
  const question = plain(messages.at(-1)?.content ?? '');
  const linkTo = (page: PageId) => `[${nameOf(language, page)}](/${language}${routeOf(page)})`;
  // A question may be in another language than its answer: short ones do not tell theirs.
  const asks = (kind: 'dates' | 'events' | 'prices' | 'reach' | 'whoWeAre') =>
    languages.some(({ code }) => phrases[code][kind].test(question));

  const subject = question
    .replace(new RegExp(say.dates, 'g'), '')
    .replace(new RegExp(say.prices, 'g'), '');
  const isAboutUs = asks('whoWeAre') || question.includes(`${say.whatIs} ${plain(brand.name)}`);
  const page = isAboutUs
    ? pages.find(({ id }) => id === 'about')
    : findPage(pages, subject, say.misleading);
  const asksWhen = asks('dates');
  const isInCalendar =
    asks('events') ||
    events.some(({ name }) => question.includes(plain(name).split(' ').slice(-2).join(' ')));
  if (asksWhen && (isInCalendar || !page || WITH_EVENTS.includes(page.id)))
    return nextEvent(language, today);
  const { street, postalCode, city } = brand.address;
  const address = `${street}, ${postalCode} ${city}`;
  const contact = say.contact(brand.email, brand.phone, address, linkTo('contact'));
  if (asks('reach')) return contact;
  const asksPrice = asks('prices');
  if (asksPrice && isInCalendar) return `${nextEvent(language, today)} ${contact}`;
  const tell = (one: PageTexts) => `${descriptionFor(one, subject)} ${say.more(linkTo(one.id))}`;
  if (asksPrice && page?.id === 'institute')
    return `${programPrices(language, today)} ${say.more(linkTo(page.id))}`;
  // The team knows what it costs and when it starts, and the page what it is. The podcasts are free: who asks
  // what one costs wants to record it.
  if (asksWhen || asksPrice) {
    const isSold = page?.id === 'podcast' && asksPrice;
    const told = isSold ? pages.find(({ id }) => id === 'studio') : page;
    const ask = say.ask(brand.email, linkTo('contact'));
    return asksPrice && told && WITH_FREE_CALL.includes(told.id)
      ? `${say.noPrice} ${ask} ${say.more(linkTo(told.id))}`
      : [told && tell(told), ask].filter(Boolean).join(' ');
  }
  return page ? tell(page) : say.unknown;
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as ChatRequest;
  const message = { role: 'assistant', content: answerFromTexts(asked) };
  const answer = { object: 'chat.completion', choices: [{ index: 0, message }] };
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
}

/**
 * Serves a demo provider for the chat while developing and previewing. It speaks the provider's
 * protocol and answers from the site's texts. No build contains it.
 */
export function demoProviderPlugin(): Plugin {
  const use = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use(`${DEMO_PROVIDER}/chat/completions`, (request, response, next) => {
      respond(request, response).catch(next);
    });
  };
  return { name: 'demo-provider', configureServer: use, configurePreviewServer: use };
}
