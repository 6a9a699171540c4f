import type { Choices, Conditions } from '@interpunct/inspector';
import { leaveStorages } from '@interpunct/inspector/byHand';
import { parseAddress, pathInLanguage } from '#app/routing/address.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { settings } from '#app/settings.ts';
import { clearChoice, RECORD_KEY, writeChoice } from '#app/wiring/consent.ts';
import { POPUP_FLAG } from '#app/wiring/createSite.ts';
import { defaultLanguage, isLanguage, languages } from '#content/languages.ts';
import { webStore } from '#ports/storage.ts';

/** What a tester can have the site start under. */
export const conditions: Choices = {
  consent: {
    unset: 'unset',
    refused: 'refused',
    granted: 'granted',
    outdated: 'of an older version',
    damaged: 'damaged',
  },
  language: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
  visit: { returning: 'returning' },
};

/**
 * Which forms of this build no network reaches: without an endpoint, a form sends nothing. A session tells those that
 * have moved.
 */
export function limitOf({ network }: Conditions, moved?: readonly string[]): string | undefined {
  const { contactEndpoint, newsletterEndpoint } = settings;
  const isTold = (form: string) => moved?.includes(form) ?? true;
  const silent = [
    ...(contactEndpoint || !isTold('contactForm') ? [] : ['the contact form']),
    ...(newsletterEndpoint || !isTold('newsletter') ? [] : ['the newsletter']),
  ].join(' and ');
  return network && silent
    ? `“network:${network}” does not reach ${silent}: without an endpoint, nothing is sent, and the site shows a success.`
    : undefined;
}

/** The path of a document in the language of its conditions. Undefined if it is there already. */
export function pathUnder({ language }: Conditions, path: string): string | undefined {
  const address = parseAddress(path, defaultLanguage);
  if (!isLanguage(language) || address.page === NOT_FOUND) return undefined;
  const own = pathInLanguage(address, language);
  return own === path ? undefined : own;
}

/** Stores what the conditions say, in storages that end with the document. */
export function storeUnder(asked: Conditions): void {
  const { consent, visit } = asked;
  if (!consent && !visit) return;
  leaveStorages(window, asked);
  const local = webStore(() => localStorage);
  if (visit) webStore(() => sessionStorage).write(POPUP_FLAG, 'shown');
  if (consent === 'unset') clearChoice({ local });
  if (!consent || consent === 'unset') return;
  const isGranted = consent !== 'refused';
  const preferences = { necessary: true, analytics: isGranted, marketing: isGranted } as const;
  writeChoice({ local, now: Date.now }, preferences);
  const record = local.read(RECORD_KEY) ?? '';
  if (consent === 'outdated') local.write(RECORD_KEY, record.replace(/\d+\.\d+/, '0.9'));
  if (consent === 'damaged') local.write(RECORD_KEY, record.slice(1));
}
