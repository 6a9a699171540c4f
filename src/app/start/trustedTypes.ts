/** The part of Trusted Types that is used here: TypeScript's own types do not know them. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
};

/**
 * Lets scripts of the configured vendors be added to the page, and of nobody else. Every other
 * string that would become code is refused by the browser, as the headers of the site ask for.
 *
 * Without a vendor there is nothing to let in, and the headers allow no policy either.
 */
export function admitVendorScripts(vendorOrigins: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (vendorOrigins.length === 0 || !trustedTypes) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) =>
      vendorOrigins.includes(new URL(address, location.href).origin) ? address : null,
  });
}
