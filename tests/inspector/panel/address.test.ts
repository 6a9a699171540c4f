import { expect, it } from 'vitest';
import { toPageAddress, toPanelAddress } from '#inspector/panel/shell/address.ts';

const address = (search: string) => ({ pathname: '/about', search, hash: '#team' });

it.each([
  ['?inspect', '/about#team'],
  ['?inspect=panel', '/about#team'],
  ['?a=%20b&inspect&state=chat:panel.open', '/about?a=%20b&state=chat:panel.open#team'],
  ['?inspected=1', '/about?inspected=1#team'],
])('R18.12 drops only inspect from %s', (search, expected) => {
  expect(toPageAddress(address(search))).toBe(expected);
});

it.each([
  ['', 'beside', '/about?inspect#team'],
  ['?a=1&inspect=panel', 'beside', '/about?a=1&inspect#team'],
  ['?inspect', 'alone', '/about?inspect=panel#team'],
] as const)('R18.12 adds inspect to %s for a panel %s', (search, place, expected) => {
  expect(toPanelAddress(address(search), place)).toBe(expected);
});
