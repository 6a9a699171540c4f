import type { RefObject } from 'react';
import { useLayoutEffect } from '#views/basics/effects.ts';

/** Focuses an element without scrolling, if the browser lets it: what follows must not hang on it. */
export function focusOn(element: HTMLElement | null | undefined): void {
  try {
    element?.focus({ preventScroll: true });
  } catch {
    // The focus stays where it is.
  }
}

/** Moves the focus to the page, where the visitor reads on, or to the chat that covers the page. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (main) {
    main.tabIndex = -1;
    // Else a press on a text would focus it, and Tab go on from its beginning.
    main.onmousedown = () => main.removeAttribute('tabindex');
  }
  focusOn(main);
  if (main !== document.activeElement) focusOn(document.querySelector<HTMLElement>('[role=log]'));
}

/**
 * The `ref` of the element that has the focus first in a modal dialog. React sets no `autofocus`, and without
 * it Firefox takes the first that Tab reaches.
 */
export const withFirstFocus = (element: HTMLElement | null): void =>
  element?.setAttribute('autofocus', '');

/** Moves the focus to the page when an element goes, or is hidden, that has it: else it would fall to the body. */
export function useFocusMainAfter(element: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const { current } = element;
    const leave = () => {
      if (current?.contains(document.activeElement)) focusMain();
    };
    // Not in the clean-up: after it, React gives the focus back to what is still in the document.
    if (!isShown) leave();
    return leave;
  }, [element, isShown]);
}
