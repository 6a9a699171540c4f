import { expect, it } from 'vitest';
import type { Conditions } from '../../../src/inspector/conditions.ts';
import { beginUnder } from '../../../src/inspector/controller/applyConditions.ts';
import { isOfConditions } from '../../../src/inspector/controller/ownStorages.ts';

/** A document that begins under conditions, and what the storages of its browser have. */
function begin(conditions: Conditions, isPicture = false) {
  const browser = { localStorage: { choice: 'granted' }, sessionStorage: { draft: 'Hello' } };
  const page = { ...browser, DOMException } as unknown as Window & typeof globalThis;
  beginUnder(page, { conditions, isPicture });
  return { page, browser };
}

it.each<[Conditions, boolean, object, object]>([
  [{ network: 'offline' }, false, { choice: 'granted' }, { draft: 'Hello' }],
  [{ storage: 'empty' }, false, {}, {}],
  [{ storage: 'damaged' }, false, { choice: 'gra' }, { draft: 'He' }],
  [{ localRecord: 'choice={"a":"="}' }, false, { choice: '{"a":"="}' }, {}],
  [{ storage: 'empty', localRecord: 'seen=' }, false, { seen: '' }, {}],
  [{}, true, { choice: 'granted' }, {}],
])('R18.44 begins under %j with what should be stored', (conditions, isPicture, local, session) => {
  const { page } = begin(conditions, isPicture);
  expect([{ ...page.localStorage }, { ...page.sessionStorage }]).toEqual([local, session]);
});

it('R18.53 tells what the conditions have stored from what the browser had', () => {
  const { page } = begin({ localRecord: 'seen=yes' });
  expect(isOfConditions(page, 'localStorage', 'seen', 'yes')).toBe(true);
  expect(isOfConditions(page, 'localStorage', 'choice', 'granted')).toBe(false);
  const plain = begin({ network: 'offline' }).page;
  expect(isOfConditions(plain, 'localStorage', 'seen', 'yes')).toBe(false);
});

it('R18.28, R18.44 keeps from the browser what is stored later, and blocks a storage', () => {
  const { page, browser } = begin({ storage: 'damaged' });
  const { localStorage: own } = page;
  own.setItem('language', 'fr');
  own.removeItem('choice');
  expect([own.length, own.key(0), own.getItem('language'), own.getItem('choice')]).toEqual([
    1,
    'language',
    'fr',
    null,
  ]);
  own.clear();
  expect({ ...own }).toEqual({});
  expect(browser.localStorage).toEqual({ choice: 'granted' });
  const picture = begin({}, true);
  picture.page.localStorage.setItem('choice', 'refused');
  expect(picture.browser.localStorage).toEqual({ choice: 'granted' });
  expect(() => begin({ storage: 'blocked' }).page.localStorage).toThrow('The storage is blocked.');
});
