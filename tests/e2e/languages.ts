import type { Language } from '#content/languages.ts';
import { languageCodes } from '#tests/catalogue.ts';

type PinnedTexts = {
  /** The locale of a browser in this language. */
  locale: string;
  homeTitle: string;
  aboutTitle: string;
  notFoundTitle: string;
  skipLink: string;
  contact: string;
  thanks: string;
  sorry: string;
  subscribed: string;
  notSubscribed: string;
  welcome: string;
  chatError: string;
  /** The hidden labels in front of the messages of the chat. */
  user: string;
  assistant: string;
};

const pinnedTexts: Record<Language, PinnedTexts> = {
  en: {
    locale: 'en-GB',
    homeTitle: 'Tech marketing and events in Luxembourg · Interpunct',
    aboutTitle: 'About the group and its four divisions · Interpunct',
    notFoundTitle: 'Page not found · Interpunct',
    skipLink: 'Skip to content',
    contact: 'Send message',
    thanks: 'Your message has been sent. We’ll get back to you soon!',
    sorry: 'There was an error sending your message. Please try again.',
    subscribed: 'You’re on the list. See you in your inbox.',
    notSubscribed: 'That didn’t work. Your address is still here: please try again.',
    welcome:
      'Hello! I’m the group’s AI assistant. Ask me about our divisions, services, events or studio. I’ll keep it short.',
    chatError: 'Sorry, I’m having trouble connecting.',
    user: 'You:',
    assistant: 'Assistant:',
  },
  fr: {
    locale: 'fr-LU',
    homeTitle: 'Marketing et événements tech au Luxembourg · Interpunct',
    aboutTitle: 'Le groupe et ses quatre pôles · Interpunct',
    notFoundTitle: 'Page introuvable · Interpunct',
    skipLink: 'Aller au contenu',
    contact: 'Envoyer le message',
    thanks: 'Votre message a bien été envoyé. Merci\u202f!',
    sorry: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
    subscribed: 'Vous êtes sur la liste. À bientôt dans votre boîte de réception.',
    notSubscribed:
      'L’inscription n’a pas abouti. Votre adresse est restée dans le champ\u00a0: réessayez.',
    welcome:
      'Bonjour\u202f! Je suis l’assistant IA du groupe. Pôles, services, événements, studio\u00a0: demandez, je fais court.',
    chatError: 'Désolé, la connexion ne passe pas.',
    user: 'Vous\u00a0:',
    assistant: 'L’assistant\u00a0:',
  },
  de: {
    locale: 'de-LU',
    homeTitle: 'Tech-Marketing und Events in Luxemburg · Interpunct',
    aboutTitle: 'Über die Gruppe und ihre vier Bereiche · Interpunct',
    notFoundTitle: 'Seite nicht gefunden · Interpunct',
    skipLink: 'Zum Inhalt springen',
    contact: 'Nachricht senden',
    thanks: 'Ihre Nachricht wurde gesendet. Vielen Dank!',
    sorry:
      'Beim Senden Ihrer Nachricht ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    subscribed: 'Sie stehen auf der Liste. Bis bald in Ihrem Posteingang.',
    notSubscribed:
      'Das hat nicht geklappt. Ihre Adresse steht noch da: Bitte versuchen Sie es noch einmal.',
    welcome:
      'Hallo! Ich bin der KI-Assistent der Gruppe. Fragen Sie mich nach Bereichen, Leistungen, Events oder dem Studio. Ich fasse mich kurz.',
    chatError: 'Leider klappt die Verbindung gerade nicht.',
    user: 'Sie:',
    assistant: 'Assistent:',
  },
};

/** Every language of the site, with its pinned texts. */
export const languages = languageCodes.map((code) => ({
  code,
  prefix: `/${code}`,
  ...pinnedTexts[code],
}));
