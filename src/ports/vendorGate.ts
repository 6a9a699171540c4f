/** The hosts that the vendors' scripts send to: Google Analytics, Microsoft Clarity. */
const VENDORS =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|analytics\.google\.com|doubleclick\.net|clarity\.ms|c\.bing\.com)$/;

/**
 * Puts a gate between the page and the vendors whose scripts run in it. It blocks their requests until
 * `open`. Call it before the first of these scripts loads, because they keep the functions they find.
 *
 * The vendors' own switches are not enough: Clarity sends its data when it is stopped, and starts again
 * when it receives a withdrawal. A blocked request looks like a sent one, so no script tries another
 * way.
 */
export function hangVendorGate(window: Window & typeof globalThis) {
  let isOpen = false;
  const { navigator, document, fetch, Request, Response, XMLHttpRequest } = window;

  const isVendor = (address: string | URL) => {
    try {
      return VENDORS.test(new URL(address, document.baseURI).hostname);
    } catch {
      return false;
    }
  };
  const isRefused = (address: string | URL) => !isOpen && isVendor(address);

  window.fetch = async (input, init) =>
    isRefused(input instanceof Request ? input.url : input)
      ? new Response(null, { status: 204 })
      : fetch.call(window, input, init);

  const { sendBeacon } = navigator;
  navigator.sendBeacon = (address, data) =>
    isRefused(address) || sendBeacon.call(navigator, address, data);

  const { open, send } = XMLHttpRequest.prototype;
  const addresses = new WeakMap<XMLHttpRequest, string | URL>();
  XMLHttpRequest.prototype.open = function (...parameters: unknown[]) {
    addresses.set(this, parameters[1] as string | URL);
    return open.apply(this, parameters as Parameters<typeof open>);
  };
  XMLHttpRequest.prototype.send = function (body) {
    if (!isRefused(addresses.get(this) ?? '')) send.call(this, body);
  };

  for (const { prototype } of [window.HTMLImageElement, window.HTMLScriptElement]) {
    const source = Object.getOwnPropertyDescriptor(prototype, 'src');
    Object.defineProperty(prototype, 'src', {
      ...source,
      set(address: unknown) {
        if (!isRefused(String(address))) source?.set?.call(this, address);
      },
    });
  }

  return {
    open: (): void => {
      isOpen = true;
    },
    close: (): void => {
      isOpen = false;
    },
  };
}

export type VendorGate = ReturnType<typeof hangVendorGate>;
