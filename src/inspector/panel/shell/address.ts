import { type Conditions, writeConditions } from '../../conditions.ts';
import type { InspectorView } from '../../inspector.ts';
import { linkTo, type Place } from '../gallery.machine.ts';

/** The parts of a query as they are written, so that the others stay untouched. */
const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

/** The name of a part that the inspector itself reads; undefined for one of the app. */
export const ownName = (part: string): string | undefined =>
  /^(inspect|conditions|state|still)(?:=|$)/.exec(part)?.[1];

const isOfPage = (part: string) => !['inspect', 'conditions'].includes(ownName(part) ?? '');

/** The parts of a query that are the app's. */
const plainPartsOf = (search: string) => partsOf(search).filter((part) => !ownName(part));

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function withParts({ pathname, hash }: Address, parts: string[]): string {
  return `${pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash}`;
}

/** The address of the page itself: with everything but what is the panel's. */
export const toPageAddress = (address: Address): string =>
  withParts(address, partsOf(address.search).filter(isOfPage));

/** The address of a page without what is the inspector's. */
export const toPlainAddress = (address: Address): string =>
  withParts(address, plainPartsOf(address.search));

/** The address of a picture of a state, on the page of an address. */
export function toPictureAddress(address: string, place: Place): string {
  const page = new URL(address, 'http://app.example');
  return withParts(page, [...plainPartsOf(page.search), `state=${linkTo(place)}`, 'still']);
}

/** The address of the panel beside a page under conditions, in a state if any, or alone, as a window of it. */
export function toPanelAddress(
  address: Address,
  place: 'beside' | 'alone',
  conditions: Conditions,
  state?: InspectorView['standsIn'],
): string {
  const text = writeConditions(conditions);
  return withParts(address, [
    ...plainPartsOf(address.search),
    place === 'alone' ? 'inspect=panel' : 'inspect',
    // An address is decoded before its conditions are.
    ...(text ? [`conditions=${text.replaceAll('%', '%25')}`] : []),
    ...(state ? [`state=${linkTo(state)}`] : []),
  ]);
}
