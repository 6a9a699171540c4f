import { type Conditions, FILE, LOCAL_RECORD } from '../conditions.ts';
import type { Gesture } from '../record/entry.ts';
import { firstLine } from '../record/errors.ts';
import { bodyOf } from './bodyOf.ts';
import { leaveStorages } from './ownStorages.ts';

/** So long a request waits on a slow network, in ms. */
const SLOW_MS = 3_000;

/** Lets a request wait on a slow network. One that is aborted does not wait for its failure. */
const waitOn = ({ signal }: Request) =>
  new Promise((end) => {
    if (signal.aborted) end(null);
    signal.onabort = end;
    setTimeout(end, SLOW_MS);
  });

/** How the log tells of a request that fails. */
const NO_ANSWER = 'none';

const REDUCED = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;

type Page = Window & typeof globalThis;
type BeginsUnder = { conditions: Conditions; isPicture: boolean };

/** Has a document begin under its conditions. Its network comes when it runs. */
export function beginUnder(page: Page, { conditions, isPicture }: BeginsUnder): void {
  if (conditions.storage || conditions[LOCAL_RECORD] || isPicture)
    leaveStorages(page, conditions, isPicture);
  setMotion(page, conditions);
}

/** Has the scripts and the style sheets of a document find motion reduced, or not, whatever the system says. */
function setMotion(page: Page, { motion }: Conditions): void {
  if (!motion) return;
  const answer = (query: string) =>
    query.replace(REDUCED, (_, asked = 'reduce') =>
      (asked === 'reduce') === (motion === 'reduced') ? '(min-width: 0)' : '(max-width: 0)',
    );
  const { matchMedia, document } = page;
  page.matchMedia = (query) => matchMedia.call(page, answer(query));
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof page.CSSMediaRule) rule.media.mediaText = answer(rule.media.mediaText);
      if (rule instanceof page.CSSGroupingRule) rewrite(rule.cssRules);
    }
  };
  const rewriteIn = (sheet: CSSStyleSheet) => {
    // The rules of another host cannot be read.
    if (sheet.href === null || sheet.href.startsWith(page.origin)) rewrite(sheet.cssRules);
  };
  for (const sheet of document.styleSheets) rewriteIn(sheet);
  // The load of a style sheet that comes later does not bubble.
  const onLoad = ({ target }: Event) => {
    const { sheet } = target as HTMLLinkElement;
    if (sheet) rewriteIn(sheet);
  };
  document.addEventListener('load', onLoad, true);
}

/** Hears of a request. Returns what notes its answer; undefined for one that asks no endpoint. */
type Hear = (
  method: string,
  address: string | URL,
  body?: unknown,
) => ((how: string | number) => void) | undefined;

function hearer({ document, location }: Page, note: (gesture: Gesture) => void): Hear {
  return (method, address, sent) => {
    const { origin, pathname, protocol } = new URL(address, document.baseURI);
    const isOwn = origin === location.origin;
    const isFile = isOwn && method === 'GET' && FILE.test(pathname);
    // What is in the document already asks nobody.
    if (isFile || !/^https?:$/.test(protocol)) return undefined;
    const value = `${method} ${isOwn ? '' : origin}${pathname}`;
    const text = bodyOf(sent);
    // It belongs after the step that asks.
    queueMicrotask(() => note({ kind: 'ask', value, ...(text !== undefined && { text }) }));
    return (how) => note({ kind: 'answer', value: `${value}: ${how}` });
  };
}

/** Hears requests that meet the network of the browser. A page never hears how a beacon is answered. */
function hearOthers({ navigator, XMLHttpRequest }: Page, hear: Hear): void {
  const { open, send } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, [method: string, address: string | URL]>();
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, ...asked: Parameters<typeof open>) {
      opened.set(this, [asked[0].toUpperCase(), asked[1]]);
      Reflect.apply(open, this, asked);
    },
    send(this: XMLHttpRequest, ...body: Parameters<typeof send>) {
      const asked = opened.get(this);
      const tell = asked && hear(...asked, body[0]);
      // A page that listens before it sends hears of the answer first.
      const end = () => {
        if (this.readyState !== 4) return;
        this.removeEventListener('readystatechange', end);
        // One that is opened again before its answer never has it.
        if (opened.get(this) === asked) tell?.(this.status || NO_ANSWER);
      };
      if (tell) this.addEventListener('readystatechange', end);
      send.apply(this, body);
    },
  });
  const { sendBeacon } = navigator;
  navigator.sendBeacon = (address, body) => {
    hear('POST', address);
    return sendBeacon.call(navigator, address, body);
  };
}

/**
 * Has what a document asks by `fetch` meet a network. Notes of each request, also of one that is sent in another way,
 * the method and the address without its query, a JSON text or `URLSearchParams` that it sends, and how it is answered.
 * Nothing leaves a network that is cut. The app's own files arrive and are not noted: without its code, no answer could
 * fail.
 */
export function setNetwork(
  page: Page,
  { network }: Conditions,
  note: (gesture: Gesture) => void,
): void {
  const { fetch, navigator, Request, Response } = page;
  const hear = hearer(page, note);
  hearOthers(page, hear);
  const answer = async (request: Request) => {
    if (network === 'offline') throw new TypeError('The network is offline.');
    if (network === 'failing') return new Response(null, { status: 500 });
    if (network === 'slow') await waitOn(request);
    return fetch.call(page, request);
  };
  page.fetch = async (...asked) => {
    const request = new Request(...asked);
    const tell = hear(request.method, request.url, asked[1]?.body);
    if (!tell) return fetch.apply(page, asked);
    try {
      const response = await answer(request);
      tell(response.status || response.type);
      return response;
    } catch (error) {
      // It may quote the address. An object without a message says nothing.
      const why = firstLine(error).replace(/\?\S*|^\[object .*/g, '');
      tell(why ? `${NO_ANSWER}, ${why}` : NO_ANSWER);
      throw error;
    }
  };
  if (network !== 'offline') return;
  Object.defineProperty(navigator, 'onLine', { get: () => false });
  page.dispatchEvent(new Event('offline'));
}
