// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOtherTabs } from '#app/wiring/consent.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import { formatConsent } from '#ports/consentRecord.ts';
import { type Store, webStore } from '#ports/storage.ts';

vi.mock('#app/settings.ts', () => ({ settings: { consentMaxAgeDays: 180, vendors: [] } }));

const KEY = 'interpunct-cookie-consent';
const preferences = { necessary: true, analytics: true, marketing: false } as const;

const send = vi.fn();
const consent = { send } as unknown as ConsentActor;

let visit: AbortController;

beforeEach(() => {
  visit = new AbortController();
  send.mockClear();
  localStorage.clear();
});
afterEach(() => visit.abort());

/** What a page hears when the browser brings it back from the back-forward cache. */
function returnFromCache(local: Store, now = 0) {
  followOtherTabs(consent, { local, now: () => now, report: () => {} }, visit.signal);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

it('R11.10 follows a record that was removed while the page lay in the cache', () => {
  returnFromCache(webStore(() => localStorage));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'consent.changedElsewhere',
    preferences: null,
    age: 0,
  });
});

it('R11.10 follows a record that was stored while the page lay in the cache', () => {
  localStorage.setItem(KEY, formatConsent(preferences, 2));
  returnFromCache(
    webStore(() => localStorage),
    5,
  );
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'consent.changedElsewhere',
    preferences,
    age: 3,
  });
});

it('R11.11 tells how old the choice is when the tab is shown, and no more than that', () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const report = vi.fn();
  const local = webStore(() => localStorage);
  followOtherTabs(consent, { local, now: () => 5, report }, visit.signal);
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  localStorage.setItem(KEY, formatConsent(preferences, 2));
  show();
  isHidden.mockReturnValue(false);
  show();
  localStorage.setItem(KEY, '{');
  show();
  localStorage.removeItem(KEY);
  show();
  visit.abort();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'consent.aged', age: 3 });
  expect(report).not.toHaveBeenCalled();
  isHidden.mockRestore();
});

it.each([
  [KEY, 1],
  [null, 1],
  ['another key', 0],
])('R11.10 follows another tab that stores under %j: %i times', (key, times) => {
  const local = webStore(() => localStorage);
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
