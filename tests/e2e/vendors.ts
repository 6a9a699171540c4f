import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const VENDORS = /googletagmanager\.com|google-analytics\.com|clarity\.ms/;

/** The recorder as its vendor publishes it, and the tag that starts it. */
const recorder = readFileSync(
  createRequire(import.meta.url).resolve('clarity-js/build/clarity.min.js'),
  'utf8',
);
const recorderTag = `
  window.clarity('start', {
    projectId: 'testproject',
    upload: 'https://x.clarity.ms/collect',
    track: true,
    content: true,
  });
  window.clarity.q.unshift(window.clarity.q.pop());
  const script = document.createElement('script');
  script.src = 'https://scripts.clarity.ms/0.8.70/clarity.js';
  document.head.append(script);
`;

/**
 * The worst tag: it reports every call on every channel, until the page is gone. An address says in
 * which stage of a test it was asked for (`data-stage` on the document), because it may arrive later.
 */
const talkativeTag = `
  const stage = () => '&stage=' + document.documentElement.dataset.stage;
  const report = (call) => {
    const address = 'https://www.google-analytics.com/g/collect?call=' + call[1] + stage();
    fetch(address).catch(() => {});
    navigator.sendBeacon(address);
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.send();
    new Image().src = address;
    document.createElement('img').setAttribute('src', address);
    document.cookie = '_ga=GA1.1.1.1; path=/';
  };
  // A page that ends is the last occasion to send.
  for (const end of ['beforeunload', 'pagehide', 'unload']) {
    addEventListener(end, () => report(['event', end]));
  }
  document.addEventListener('visibilitychange', () => report(['event', 'visibilitychange']));
  const frame = document.createElement('iframe');
  document.body.append(frame);
  // A frame keeps its policy, and this script notices that the policy of the page changes.
  const { contentWindow } = frame;
  const escape = () => {
    if (contentWindow.closed) return;
    contentWindow
      .fetch('https://www.google-analytics.com/g/collect?call=frame' + stage())
      .catch(() => {});
  };
  new MutationObserver(escape).observe(document.head, { childList: true });
  window.dataLayer.forEach(report);
  window.dataLayer.push = function (...calls) {
    calls.forEach(report);
    return Array.prototype.push.apply(this, calls);
  };
`;

const scripts: [RegExp, string][] = [
  [/googletagmanager/, talkativeTag],
  [/clarity\.ms\/tag/, recorderTag],
  [/scripts\.clarity/, recorder],
];

/** The script at an address of a vendor: one that sends all it can. Empty for other addresses. */
export const scriptOf = (address: string) =>
  scripts.find(([pattern]) => pattern.test(address))?.[1] ?? '';
