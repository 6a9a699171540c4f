import type { Choices, Conditions } from '@interpunct/inspector';
import { parseAddress, pathInLanguage } from '#app/routing/address.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { clearChoice, writeChoice } from '#app/wiring/consent.ts';
import { POPUP_FLAG } from '#app/wiring/createSite.ts';
import { defaultLanguage, isLanguage, languages } from '#content/languages.ts';
import { leavableStore } from './ownStore.ts';

/** What a tester can have the site start under. */
export const conditions: Choices = {
  consent: { unset: 'unset', refused: 'refused', granted: 'granted' },
  language: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
  visit: { first: 'first', returning: 'returning' },
};

/** The path that a document has in the language of its conditions; undefined where it has it. */
export function pathUnder({ language }: Conditions, path: string): string | undefined {
  const address = parseAddress(path, defaultLanguage);
  if (!isLanguage(language) || address.page === NOT_FOUND) return undefined;
  const own = pathInLanguage(address, language);
  return own === path ? undefined : own;
}

/**
 * What a document keeps its texts in. Under some conditions and in a picture of the gallery, it leaves the
 * storages of the browser at once, so that nothing reaches them.
 */
export function storesUnder({ consent, visit }: Conditions, isPicture: boolean) {
  const session = leavableStore(() => sessionStorage);
  const local = leavableStore(() => localStorage);
  const stores = { session, local };
  if (!consent && !visit && !isPicture) return stores;
  const isFirst = visit === 'first';
  // A picture keeps the choices of the tester, and no conversation.
  session.leave(isFirst || isPicture ? [] : undefined);
  local.leave(isFirst ? [] : undefined);
  if (visit === 'returning') session.write(POPUP_FLAG, 'shown');
  if (consent === 'unset') clearChoice({ local });
  else if (consent) {
    const isGranted = consent === 'granted';
    const preferences = { necessary: true, analytics: isGranted, marketing: isGranted } as const;
    writeChoice({ local, now: Date.now }, preferences);
  }
  return stores;
}
