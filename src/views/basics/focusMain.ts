import { type RefObject, useLayoutEffect } from 'react';

/** Moves the focus to the page, where the visitor reads on. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Moves the focus to the page when an element goes that has it: else it would fall to the body. */
export function useFocusMainAfter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current?.contains(document.activeElement)) focusMain();
    };
  }, [element]);
}
