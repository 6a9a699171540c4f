// A file of its own, because a part of it runs before the first paint.

/** Names where the visitor came from, in the address of a document that leads on to another one. */
const PARAMETER = 'came-from';

/** Whether a referrer is a document of the site. */
export const isOwn = (referrer: string): boolean => referrer.startsWith(`${location.origin}/`);

/**
 * Where the visitor came from. A document that led on to this one is its referrer, and has passed the
 * visitor's own in its address. Null if none did.
 */
function passedReferrer({ referrer }: Document): string | null {
  return isOwn(referrer) ? new URL(referrer).searchParams.get(PARAMETER) : null;
}

/** Makes every script find the referrer that the visitor came with. */
export function restoreReferrer(document: Document): void {
  const value = passedReferrer(document);
  if (value !== null) Object.defineProperty(document, 'referrer', { value });
}

/**
 * Leads on to another document, which takes the place of this one. Its referrer is the address of this one
 * at that moment, so it carries the visitor's own without a store.
 */
export function leadOn(address: string): void {
  const { href } = location;
  const rename = (own: string) => {
    try {
      history.replaceState(history.state, '', own);
    } catch {
      // Browsers refuse it above a rate. The way goes on without the referrer.
    }
  };
  const referrer = passedReferrer(document) ?? document.referrer;
  rename(`?${PARAMETER}=${encodeURIComponent(referrer)}`);
  location.replace(address);
  rename(href);
}
