import type { World } from '#app/wiring/world.ts';

/** The part of Trusted Types that the site uses. TypeScript has no types for them. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
};

/**
 * Admits scripts of the configured vendors to the page. The site's headers make the browser refuse
 * every other string that would become code.
 *
 * Without a vendor, the headers allow no policy, so this makes none. A document has one policy of a name. If an
 * extension was first, its policy decides on the vendors, and the site goes on.
 */
export function admitVendorScripts(
  vendorOrigins: readonly string[],
  report: World['report'],
): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (vendorOrigins.length === 0 || !trustedTypes) return;
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (address) =>
        vendorOrigins.includes(new URL(address, location.href).origin) ? address : null,
    });
  } catch (error) {
    report('The policy for the scripts of vendors was refused.', error);
  }
}
