import type { InspectedApp } from '@interpunct/inspector';
import { settings } from '#app/settings.ts';
import type { SiteActors } from '#app/wiring/createSite.ts';

const { contactEndpoint, newsletterEndpoint, openaiBaseUrl } = settings;

/** The promises that stay within the site: they ask it for its own files, or the storage. */
const INNER = [
  'loadPage',
  'checkDeployment',
  'askHost',
  'loadVersion',
  'generateVersion',
  'readRecord',
  'loadCode',
];

const reload = 'load the page again';

/** What promises and actions ask of the world, in words. */
const words: Partial<Record<keyof SiteActors, Readonly<Record<string, string>>>> = {
  contactForm: { deliver: `send POST ${contactEndpoint}` },
  newsletter: { deliver: `send POST ${newsletterEndpoint}` },
  chat: { requestAnswer: `ask ${openaiBaseUrl ?? 'the provider'} for an answer`, reload },
  analytics: {
    startRecorder: 'start the session recorder',
    loadTag: 'load the tag of analytics',
    grantRecorder: 'start the session recorder',
    closeGate: 'block all requests to other hosts',
    reload,
  },
  page: { reload },
  chatOverlay: { reload },
  consentOverlay: { reload },
};

/** What a promise or an action of the site asks of the world. A promise that is not known here does. */
export const outgoing: InspectedApp['outgoing'] = (actor, name, isPromise) => {
  const known = words[actor as keyof SiteActors]?.[name];
  return known ?? (isPromise && !INNER.includes(name) ? `start ${name}` : undefined);
};
