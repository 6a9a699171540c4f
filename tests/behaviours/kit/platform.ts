/** What shows a popover that is open: happy-dom does not know `:popover-open`. */
const OPEN_POPOVER = 'data-open-popover';

const isPopoverOpen = (element: Element) => element.hasAttribute(OPEN_POPOVER);

type Modal = { dialog: HTMLDialogElement; before: Element | null };

/** The modal dialogs, the latest last. */
let modals: Modal[] = [];

const openModals = () => modals.filter(({ dialog }) => dialog.isConnected && dialog.open);

/** The platform queues these events. */
function announceToggle(element: Element, isOpen: boolean): void {
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  queueMicrotask(() =>
    element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })),
  );
}

function togglePopover(this: HTMLElement, options?: boolean | { force?: boolean }): boolean {
  const isOpen = isPopoverOpen(this);
  const force = typeof options === 'object' ? options.force : options;
  const willOpen = force ?? !isOpen;
  if (willOpen === isOpen) return isOpen;
  if (willOpen) hidePopovers();
  this.toggleAttribute(OPEN_POPOVER, willOpen);
  announceToggle(this, willOpen);
  return willOpen;
}

/** Hides the popovers that an element is not in, and that it does not control. */
function hidePopovers(pressed?: Element): boolean {
  const outside = [...document.querySelectorAll<HTMLElement>(`[${OPEN_POPOVER}]`)].filter(
    (popover) => {
      const controlled = pressed?.closest('[popovertarget]')?.getAttribute('popovertarget');
      return !pressed || !(popover.contains(pressed) || popover.id === controlled);
    },
  );
  for (const popover of outside) popover.togglePopover(false);
  return outside.length > 0;
}

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  modals = [...openModals(), { dialog: this, before: document.activeElement }];
  this.open = true;
  announceToggle(this, true);
  const first = this.querySelector<HTMLElement>('[autofocus]');
  (first ?? this.querySelector<HTMLElement>('button:enabled, input:enabled, a[href]'))?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  const modal = modals.find(({ dialog }) => dialog === this);
  modals = modals.filter(({ dialog }) => dialog !== this);
  this.open = false;
  (modal?.before as HTMLElement | null)?.focus();
  announceToggle(this, false);
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Escape closes what is on top: a popover, or else a modal dialog that does not prevent it. */
function closeOnTop({ key, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented || hidePopovers()) return;
  const modal = openModals().at(-1);
  if (modal?.dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.dialog.close();
}

function followTarget({ target, defaultPrevented }: Event): void {
  const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  if (id && !defaultPrevented) document.getElementById(id)?.togglePopover();
}

/** Other hosts are out of reach. */
function stayHere(event: Event): void {
  if ((event.target as Element).closest('a[target=_blank]')) event.preventDefault();
}

const FOCUSABLE = 'a[href], button, input, textarea, iframe, [tabindex]';

/** The focus stays out of what takes none, and of closed dialogs: React tries both. */
function keepFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement) {
    if (this.matches(FOCUSABLE) && !this.closest('dialog:not([open])')) focus.call(this);
  };
}

/** A frame loads nothing. happy-dom can be told so, and then reports each as an error. */
function keepFramesEmpty(): void {
  const frame = HTMLIFrameElement.prototype as object as Record<symbol, unknown>;
  const [connect] = Object.getOwnPropertySymbols(frame).filter(
    ({ description }) => description === 'connectedToDocument',
  );
  if (connect) frame[connect] = Object.getPrototypeOf(frame)[connect];
}

/** Canvases keep their surface: happy-dom would give one away whose contexts throw. */
export function keepSurfaces(): void {
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: undefined });
}

/**
 * Gives happy-dom what it lacks of the platform, as far as the views rely on it:
 *
 * - popovers: `togglePopover`, `popovertarget`, `:popover-open`, the event `toggle`, and their end by
 *   Escape or by a press outside;
 * - modal dialogs: `:modal`, `toggle`, the focus that moves in and returns, Escape, and what is inert outside;
 * - what is on top at a point, animations, `scrollTo`, the paths of a canvas, links that open a tab, and frames, all without an effect.
 *
 * It knows neither commands nor `closedby`, like Safari before 26.2: there, the views act by themselves.
 */
export function installPlatform(): void {
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    scrollTo: () => {},
    getAnimations: () => [],
    matches(this: Element, selector: string) {
      if (selector === ':popover-open') return isPopoverOpen(this);
      if (selector === ':modal') return openModals().some(({ dialog }) => dialog === this);
      return matches.call(this, selector);
    },
  });
  Object.assign(HTMLElement.prototype, { togglePopover });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  // Without a layout, what is on top is seen: the content of a dialog lies over its backdrop.
  const findSeen = () => openModals().at(-1)?.dialog.firstElementChild ?? null;
  Object.assign(document, { elementFromPoint: findSeen });
  Object.assign(window, { Path2D: class {} });
  keepSurfaces();
  keepFramesEmpty();
  keepFocus();
  // happy-dom supports everything, the lack of popovers included.
  Object.assign(Object.getPrototypeOf(CSS), {
    supports: (condition: string) => !condition.startsWith('not '),
  });
  const style = document.createElement('style');
  style.textContent = `[popover]:not([${OPEN_POPOVER}]) { display: none; }`;
  document.head.append(style);
  document.addEventListener('click', followTarget);
  document.addEventListener('click', stayHere);
  document.addEventListener('keydown', closeOnTop);
  document.addEventListener('pointerup', ({ target }) => hidePopovers(target as Element));
}
