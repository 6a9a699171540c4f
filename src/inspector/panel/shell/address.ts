/** The parts of a query as they are written, so that the others stay untouched. */
const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

const isInspect = (part: string) => /^inspect(?:=|$)/.test(part);

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function withParts({ pathname, hash }: Address, parts: string[]): string {
  return `${pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash}`;
}

/** The address of the page itself: without `inspect`, with everything else. */
export function toPageAddress(address: Address): string {
  return withParts(
    address,
    partsOf(address.search).filter((part) => !isInspect(part)),
  );
}

/** The address that shows the panel beside a page, or alone, as a window of that page. */
export function toPanelAddress(address: Address, place: 'beside' | 'alone'): string {
  const others = partsOf(address.search).filter((part) => !isInspect(part));
  return withParts(address, [...others, place === 'alone' ? 'inspect=panel' : 'inspect']);
}
