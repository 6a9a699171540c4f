import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOtherTabs } from '#app/wiring/consent.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import { formatConsent } from '#ports/consentRecord.ts';
import { type Store, webStore } from '#ports/storage.ts';

const KEY = 'interpunct-cookie-consent';
const preferences = { necessary: true, analytics: true, marketing: false } as const;

const send = vi.fn();
const consent = { send } as unknown as ConsentActor;

const listen = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  send.mockClear();
  localStorage.clear();
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener as never);
  listen.mockClear();
});

/** What a page hears when the browser brings it back from the back-forward cache. */
function returnFromCache(local: Store) {
  followOtherTabs(consent, { local, now: () => 0, report: () => {} });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

it('R11.10 follows a record that was removed while the page lay in the cache', () => {
  returnFromCache(webStore(() => localStorage));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'consent.changedElsewhere',
    preferences: null,
  });
});

it('R11.10 follows a record that was stored while the page lay in the cache', () => {
  localStorage.setItem(KEY, formatConsent(preferences, 0));
  returnFromCache(webStore(() => localStorage));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'consent.changedElsewhere', preferences });
});

it('R11.9 keeps the choice of the visit where the storage is denied', () => {
  returnFromCache(
    webStore(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  expect(send).not.toHaveBeenCalled();
});
