/**
 * Prepares the page for scripts of vendors, so that `closeVendorGate` can stop all that they send. Call
 * it before the first of them loads.
 *
 * `fetchLater` hands a request over to the browser, which sends it when the page ends. No policy calls
 * it back, and a script that does not find the function sends at once.
 */
export function prepareVendorGate(window: Window): void {
  Reflect.deleteProperty(window, 'fetchLater');
}

/**
 * Blocks every request of the page to another host but those to the `endpoints` of the site, until the document
 * ends. Styles of the page itself go on: they send nothing, and the page has to look as it is until it ends.
 *
 * A page can tighten its policy at run time, and no script can loosen it again. It covers every way
 * out, in the last moments of a document as well. Only a frame that a script has made earlier keeps
 * the policy of its creation; frames of other hosts hold no vendor.
 */
export function closeVendorGate(document: Document, endpoints: readonly string[]): void {
  const hosts = endpoints.map((endpoint) => new URL(endpoint, document.baseURI).origin);
  const connections = ["'self'", ...new Set(hosts)].join(' ');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `default-src 'self'; connect-src ${connections}; style-src 'self' 'unsafe-inline'; form-action 'self'`;
  document.head.append(policy);
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentDocument) frame.remove();
  }
}
