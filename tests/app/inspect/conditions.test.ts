// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { conditions, pathUnder, storesUnder } from '#app/inspect/conditions.ts';
import { RECORD_KEY } from '#app/wiring/consent.ts';
import { POPUP_FLAG } from '#app/wiring/createSite.ts';
import { readConsent } from '#ports/consentRecord.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(RECORD_KEY, 'a record');
  sessionStorage.setItem('draft', 'Hello');
});

const consentIn = (consent: string) => {
  const text = storesUnder({ consent }, false)?.local.read(RECORD_KEY) ?? null;
  return readConsent(text)?.preferences ?? null;
};

it('R18.44 gives a page the consent that a tester chooses', () => {
  expect(Object.keys(conditions.consent ?? {}).map(consentIn)).toEqual([
    null,
    { necessary: true, analytics: false, marketing: false },
    { necessary: true, analytics: true, marketing: true },
  ]);
  expect(localStorage.getItem(RECORD_KEY)).toBe('a record');
});

it('R18.44 gives a page a first or a returning visit', () => {
  const first = storesUnder({ visit: 'first' }, false);
  expect([first?.local.read(RECORD_KEY), first?.session.read('draft')]).toEqual([null, null]);
  const returning = storesUnder({ visit: 'returning' }, false);
  expect(returning?.local.read(RECORD_KEY)).toBe('a record');
  expect([POPUP_FLAG, 'draft'].map((key) => returning?.session.read(key))).toEqual([
    'shown',
    'Hello',
  ]);
  returning?.session.write('draft', 'Bye');
  expect(sessionStorage.getItem('draft')).toBe('Hello');
});

it('R18.28, R18.44 keeps the stores of the browser unless something asks for others', () => {
  const { session } = storesUnder({ language: 'fr' }, false);
  session.write('draft', 'Bye');
  expect(sessionStorage.getItem('draft')).toBe('Bye');
  const picture = storesUnder({}, true);
  expect([picture?.local.read(RECORD_KEY), picture?.session.read('draft')]).toEqual([
    'a record',
    null,
  ]);
});

it('R18.38 lets a page leave the stores of the browser, with what they have', () => {
  const { session } = storesUnder({}, false);
  session.leave();
  expect(session.read('draft')).toBe('Hello');
  session.write('draft', 'made up');
  session.remove('other');
  expect([session.read('draft'), sessionStorage.getItem('draft')]).toEqual(['made up', 'Hello']);
  expect(session.texts()).toEqual([['draft', 'made up']]);
});

it.each([
  [{ language: 'fr' }, '/about', '/fr/about'],
  [{ language: 'en' }, '/de/', '/en/'],
  [{ language: 'fr' }, '/fr/about', undefined],
  [{ language: 'fr' }, '/nowhere', undefined],
  [{ language: 'xx' }, '/about', undefined],
  [{}, '/about', undefined],
])('R18.44 leads under %o from %s to %s', (asked, path, expected) => {
  expect(pathUnder(asked, path)).toBe(expected);
});
