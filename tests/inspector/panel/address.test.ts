import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { type Conditions, isCondition, readConditions } from '../../../src/inspector/conditions.ts';
import { completeApp } from '../../../src/inspector/inspected.ts';
import {
  toPageAddress,
  toPanelAddress,
  toPictureAddress,
} from '../../../src/inspector/panel/shell/address.ts';

const address = (search: string) => ({ pathname: '/about', search, hash: '#team' });

it.each([
  ['?inspect', '/about#team'],
  ['?inspect=panel', '/about#team'],
  ['?a=%20b&inspect&state=chat:panel.open', '/about?a=%20b&state=chat:panel.open#team'],
  ['?a=1&inspect&conditions=network:slow', '/about?a=1#team'],
  ['?inspected=1', '/about?inspected=1#team'],
])('R18.12 drops only inspect from %s', (search, expected) => {
  expect(toPageAddress(address(search))).toBe(expected);
});

it.each<[string, 'beside' | 'alone', Conditions, string]>([
  ['', 'beside', {}, '/about?inspect#team'],
  ['?a=1&inspect=panel', 'beside', { visit: '' }, '/about?a=1&inspect#team'],
  ['?inspect', 'alone', {}, '/about?inspect=panel#team'],
  [
    '?inspect&conditions=storage:empty',
    'beside',
    { consent: 'unset', width: '390' },
    '/about?inspect&conditions=consent:unset,width:390#team',
  ],
])('R18.12, R18.44 adds inspect to %s for a panel %s', (search, place, conditions, expected) => {
  expect(toPanelAddress(address(search), place, conditions)).toBe(expected);
});

it('R18.28 keeps the address of the page for a picture of it', () => {
  const place = { actor: 'chat', state: 'panel.open' };
  expect(toPictureAddress('/seats?row=2&inspect&state=x:y#front', place)).toBe(
    '/seats?row=2&state=chat:panel.open&still#front',
  );
});

it('R18.44 keeps a record that a tester writes whole in a link', () => {
  const conditions = { localRecord: 'choice={"a":"1,2","b":"50 % & #"}', network: 'slow' };
  const link = new URL(toPanelAddress(address(''), 'beside', conditions), 'http://app.example');
  expect(readConditions(link.searchParams.get('conditions'))).toEqual(conditions);
});

it('R18.44 knows no condition that a link gives two values, and says which of two counts', () => {
  const read = readConditions(
    'network:offline,scheme:dark,network:slow,scheme:dark,localRecord:a=b,localRecord:c=d',
  );
  expect(read).toEqual({ 'network twice': 'slow', scheme: 'dark', 'localRecord twice': 'c=d' });
  expect(isCondition(['localRecord twice', 'c=d'], {})).toBe(false);
  const { limitOf } = completeApp({
    name: 'house',
    root: { machine: createMachine({}) },
    conditions: { consent: { granted: 'granted' }, language: { fr: 'fr' } },
    storedBy: ['consent'],
    limitOf: ({ network }) => network && 'No post is reached.',
  });
  expect(
    limitOf({
      ...{ storage: 'blocked', localRecord: 'a=b', consent: 'granted' },
      ...{ language: 'fr', network: 'slow' },
    }),
  ).toBe(
    '“storage:blocked” counts: the page reads nothing that consent or localRecord would store. No post is reached.',
  );
  expect(limitOf({ storage: 'blocked', consent: '' })).toBeUndefined();
  expect(limitOf({ storage: 'empty', consent: 'granted' })).toBeUndefined();
});
