import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '#views/basics/effects.ts';
import { focusMain, focusOn } from '#views/basics/focus.ts';
import { watchSight } from '#views/basics/sight.ts';

/** A part of the view that the platform shows above the page: a `<dialog>`, or an element with `popover`. */
type Layer = {
  /** What the chart says. */
  isOpen: boolean;
  /** Whether a dialog makes the page behind it inert. */
  isModal?: boolean;
  /** What opens a popover, and is its anchor. */
  opener?: RefObject<HTMLElement | null>;
  /** The platform has opened it: by a press before the site ran, or by a command. */
  onOpen?: () => void;
  /** It closes: by Escape, by a press outside, or with a command. Or nobody can see it. */
  onClose: () => void;
};

const isDialog = (element: HTMLElement | null): element is HTMLDialogElement =>
  element?.localName === 'dialog';

/** An engine that has no popovers does not know their selector either. */
const isPopoverOpen = (element: HTMLElement | null) =>
  CSS.supports('selector(:popover-open)') && element?.matches(':popover-open') === true;

const isModalDialog = (element: HTMLElement | null): element is HTMLDialogElement =>
  isDialog(element) && element.matches(':modal');

const isShown = (element: HTMLElement | null) =>
  isDialog(element) ? element.open : isPopoverOpen(element);

/**
 * Whether a press is on the backdrop of a modal dialog. Backdrop and padding have the same target, the dialog: only
 * the place of the press tells them apart. Keys, and extensions that press for the keyboard, name no place. Their
 * target is the control.
 */
function isBeside(element: HTMLElement | null, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== element || !isModalDialog(element)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes a layer, whatever the platform says to it. */
function hide(element: HTMLElement | null): void {
  try {
    if (isDialog(element)) element.close();
    else element?.togglePopover?.(false);
  } catch {
    element?.removeAttribute('open');
  }
}

function show(element: HTMLElement, { isModal, opener }: Layer): void {
  if (!isDialog(element)) {
    // The button is the anchor, also where no press on it opens the list.
    element.togglePopover?.({ force: true, source: opener?.current ?? undefined });
    return;
  }
  if (element.open && element.matches(':modal') === isModal) return;
  const focused = document.activeElement as HTMLElement | null;
  hide(element);
  try {
    if (isModal) element.showModal();
  } catch {
    // Without being modal: what was asked for comes.
  }
  // Unlike `show`, this leaves the focus where it is.
  element.open = true;
  element.toggleAttribute('data-unmodal', isModal === true && !element.matches(':modal'));
  if (element.contains(focused)) focusOn(focused);
}

/** Hides a layer, and gives the focus to the page if it would be lost. */
function close(layer: HTMLElement, isModal = false): void {
  // The platform may have closed a modal one by itself, and what opened it may have gone.
  const hadFocus = isModal || layer.contains(document.activeElement);
  hide(layer);
  const { activeElement, body } = document;
  // Who was elsewhere stays there. WebKit gives the focus to an opener that a wide window has taken away.
  const isLost =
    activeElement === body ||
    layer.contains(activeElement) ||
    !activeElement?.getClientRects().length;
  if (isDialog(layer) && hadFocus && isLost) focusMain();
}

/** Ends a modal dialog that cannot be seen. Returns the function that stops this. */
function endUnseen(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const parent = dialog.parentElement;
  return watchSight(dialog, () => {
    // React takes out what stands in its place.
    if (!dialog.isConnected) parent?.append(dialog);
    flushSync(onClose);
  });
}

/** Tells the chart what the platform does with a layer. Returns the function that ends this. */
function followPlatform(element: HTMLElement | null, latest: RefObject<Layer>): () => void {
  const follow = () => {
    const { isOpen, onOpen, onClose } = latest.current;
    if (isShown(element) === isOpen) return;
    if (isOpen) onClose();
    else onOpen?.();
  };
  // What the visitor has opened before the site ran.
  follow();
  // React does not listen to them on what it hydrates.
  const connection = new AbortController();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => element?.addEventListener(type, act, { signal: connection.signal });
  listen('toggle', follow);
  listen('close', follow);
  // A text that is selected may end beside the dialog. That is a click on it, too.
  let isPressedBeside = false;
  listen('pointerdown', (event) => {
    isPressedBeside = isBeside(element, event);
  });
  listen('click', (event) => {
    if (isPressedBeside && isBeside(element, event)) latest.current.onClose();
    // A press that opened the menu of the browser has no click.
    isPressedBeside = false;
  });
  return () => connection.abort();
}

/**
 * Binds a chart to a layer of the platform, which keeps the focus in a modal one, returns it, and closes on Escape.
 * The chart says whether it is open, and follows what the platform does by itself. Returns its `ref`.
 */
export function useLayer<E extends HTMLElement>(layer: Layer): RefObject<E | null> {
  const { isOpen, isModal } = layer;
  const element = useRef<E>(null);
  const latest = useRef(layer);
  useLayoutEffect(() => {
    latest.current = layer;
  });
  const wasOpen = useRef(false);

  // A layout effect: the layer returns the focus before the page that arrives takes it. Not its clean-up: after
  // that, React gives the focus back to what is still in the document.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !(isOpen || wasOpen.current)) return;
    wasOpen.current = isOpen;
    if (!isOpen) {
      close(current, isModal);
      return;
    }
    show(current, latest.current);
    if (!isModal || !isDialog(current)) return;
    return endUnseen(current, () => latest.current.onClose());
  }, [isOpen, isModal]);

  useLayoutEffect(() => {
    const { current } = element;
    const endFollowing = followPlatform(current, latest);
    return () => {
      endFollowing();
      // A layer that goes gives the focus back: to remove it would not.
      hide(current);
    };
  }, []);

  return element;
}
