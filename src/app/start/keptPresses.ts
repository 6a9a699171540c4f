import { HYDRATED, TAKEN_OVER } from './milestones.ts';

/** A form whose scripts take this long has not been sent, in ms. */
const NOT_SENT_AFTER_MS = 15_000;

/** What was pressed or submitted, in this order, and its place among the controls of the document. */
const presses = new Map<HTMLElement, number>();

/** How long each form that was submitted may still take. */
const waits = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

const controls = () => [...document.querySelectorAll<HTMLElement>('button, form')];

const keep = (control: HTMLElement) => presses.set(control, controls().indexOf(control));

/**
 * Whether the platform answers a button: it opens a popover or a dialog without any script. Safari before
 * 26.2 does not know the commands of dialogs, so they are carried out here.
 */
function openByPlatform(button: HTMLButtonElement): boolean {
  if (button.popoverTargetElement) return true;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  }
  return true;
}

/** Shows or hides what a form says without scripts. Its link to the e-mail takes along what was typed. */
function sayWithoutScripts(form: HTMLFormElement, isShown: boolean): void {
  const note = form.querySelector<HTMLElement>('[data-without-scripts]');
  // A form of the chat or of an extension has none.
  if (!note) return;
  const lines = [...new FormData(form)].map(([name, value]) => value && `${name}: ${value}\n`);
  (note.querySelector('a') as HTMLAnchorElement).search =
    `body=${encodeURIComponent(lines.join('')).replace(/%0A/g, '%0D%0A')}`;
  note.hidden = !isShown;
  if (isShown) note.scrollIntoView({ block: 'nearest' });
}

function endWait(form: HTMLFormElement, isLost: boolean): void {
  clearTimeout(waits.get(form));
  if (isLost && !presses.delete(form)) return;
  form.setAttribute('aria-busy', 'false');
  sayWithoutScripts(form, isLost);
}

/** Ends the wait of the forms. Those that were submitted and got lost say so. */
export function endWaits(areLost: boolean): void {
  for (const form of document.forms) endWait(form, areLost);
}

function keepClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#site button');
  if (button && button.type !== 'submit' && !openByPlatform(button)) keep(button);
}

function keepSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!form.closest('#site')) return;
  event.preventDefault();
  form.setAttribute('aria-busy', 'true');
  sayWithoutScripts(form, false);
  keep(form);
  clearTimeout(waits.get(form));
  waits.set(form, setTimeout(endWait, NOT_SENT_AFTER_MS, form, true));
}

function pressAgain(): void {
  endWaits(false);
  for (const [control, place] of presses) {
    const present = control.isConnected ? control : controls()[place];
    if (present instanceof HTMLFormElement) present.requestSubmit();
    else present?.click();
  }
  presses.clear();
}

/**
 * Keeps each button of the site that is pressed and each of its forms that is submitted until React takes the document
 * over, and presses them again in their order, once each, when the site runs. An extension has answered its own. A page
 * that an extension has changed is rendered from scratch: it has other elements in the same places. Links need no help:
 * they lead to prerendered pages. Menus need none either: the platform opens them.
 *
 * If the start fails or takes too long, the page says so beside a form that was submitted. The form is then forgotten:
 * its visitor may write an e-mail, and nothing must arrive twice.
 */
export function keepPresses(): void {
  addEventListener('click', keepClick);
  addEventListener('submit', keepSubmit);
  addEventListener(TAKEN_OVER, () => {
    removeEventListener('click', keepClick);
    removeEventListener('submit', keepSubmit);
  });
  addEventListener(HYDRATED, pressAgain);
}
