import { type Conditions, writeConditions } from '../../conditions.ts';

/** The parts of a query as they are written, so that the others stay untouched. */
const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

const isOfPage = (part: string) => !/^(?:inspect(?:=|$)|conditions=)/.test(part);

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function withParts({ pathname, hash }: Address, parts: string[]): string {
  return `${pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash}`;
}

/** The address of the page itself: with everything but what is the panel's. */
export const toPageAddress = (address: Address): string =>
  withParts(address, partsOf(address.search).filter(isOfPage));

/** The address that shows the panel beside a page under conditions, or alone, as a window of that page. */
export function toPanelAddress(
  address: Address,
  place: 'beside' | 'alone',
  conditions: Conditions,
): string {
  const text = writeConditions(conditions);
  return withParts(address, [
    ...partsOf(address.search).filter(isOfPage),
    place === 'alone' ? 'inspect=panel' : 'inspect',
    ...(text ? [`conditions=${text}`] : []),
  ]);
}
