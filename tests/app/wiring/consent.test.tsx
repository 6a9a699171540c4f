// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOtherTabs } from '#app/wiring/consent.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import { formatConsent } from '#ports/consentRecord.ts';
import { type Store, webStore } from '#ports/storage.ts';

vi.mock('#app/settings.ts', () => ({ settings: { consentMaxAgeDays: 180 } }));

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
function returnFromCache(local: Store, now = 0) {
  followOtherTabs(consent, { local, now: () => now, report: () => {} });
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

it.each([
  [KEY, 1],
  [null, 1],
  ['another key', 0],
])('R11.10 follows another tab that stores under %j: %i times', (key, times) => {
  const local = webStore(() => localStorage);
  const visit = new AbortController();
  followOtherTabs(consent, { local, now: () => 0, report: () => {} }, visit.signal);
  const store = () => dispatchEvent(Object.assign(new Event('storage'), { key }));
  store();
  expect(send).toHaveBeenCalledTimes(times);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  visit.abort();
  store();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(send).toHaveBeenCalledTimes(times);
});

it('R11.9 keeps the choice of the visit where the storage is denied', () => {
  returnFromCache(
    webStore(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  expect(send).not.toHaveBeenCalled();
});

it.each([
  [15_552_000_000, preferences],
  [15_552_000_001, null],
])('R11.11 with a setting of 180 days reads a choice after %i ms as %o', (age, expected) => {
  localStorage.setItem(KEY, formatConsent(preferences, 0));
  returnFromCache(
    webStore(() => localStorage),
    age,
  );
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'consent.changedElsewhere',
    preferences: expected,
  });
});
