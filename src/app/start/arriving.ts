import { mediaOf } from '#views/basics/media.ts';
import { TAKEN_OVER } from './milestones.ts';

/** A document whose starter has not come by then may hang, in ms. */
const STARTER_MS = 15_000;

/**
 * Runs in the head of every document that the visitor stays in. The build inlines it there.
 *
 * Until a script runs, a page looks as it does without scripts. `@media (scripting: none)` does not tell: it
 * knows of a browser that is set so, and not of a blocker or of a policy that refuses the page's scripts.
 * Where a document breaks off, its page goes back to that look. Its fields stay, for somebody may have typed into them.
 *
 * Where scrollbars take room, the page keeps that room, also while a modal dialog hides its scrollbar.
 *
 * After a reload, the entries that the visit made before share this document: Back changes the address, and
 * the page stays. Until React takes the document over, such a step loads the document of its address. The
 * script stands in the head, because the rest of the document may be long in coming.
 *
 * `beforePaint.ts` comes before it, because it may give the document another address.
 */
const { documentElement: root } = document;
root.removeAttribute('data-scriptless');

function missStarter(): void {
  if (!window.importModule) root.dataset.scriptless = 'late';
}

addEventListener('load', missStarter);
setTimeout(missStarter, STARTER_MS);

// A script may fetch nothing at an address with a name and a password. The browser knows them by now.
const address = document.baseURI.replace(/^(\w+:\/\/)[^/]*@/, '$1');
if (address !== document.baseURI) location.replace(address);

// Tells whether scrollbars take room, which no style can ask. On a phone they take none, and a layout before the
// first paint takes longest there. A tablet may have those of a desktop.
if (!mediaOf('(pointer: coarse) and (max-width: 40rem)').matches) {
  const box = root.appendChild(document.createElement('div'));
  box.style.overflow = 'scroll';
  root.toggleAttribute('data-barred', box.offsetWidth > box.clientWidth);
  box.remove();
}

let { pathname } = location;

function followHistory(): void {
  if (location.pathname === pathname) return;
  // Another step may come before the reload. It reloads again, for its own address.
  pathname = location.pathname;
  location.reload();
}

addEventListener('popstate', followHistory);
addEventListener(TAKEN_OVER, () => removeEventListener('popstate', followHistory));
