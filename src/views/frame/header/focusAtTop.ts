import type { FocusEvent } from 'react';

/**
 * The handlers of the header and of the breadcrumbs, which are one place to the visitor: the focus leaves it only
 * for an element outside of both. Otherwise what is about to have the focus would be hidden, and the focus be lost.
 */
export const focusAtTop = (onFocusChange: (isInside: boolean) => void) => ({
  onFocus: () => onFocusChange(true),
  onBlur: ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget?.closest('header, [data-machine=breadcrumbs]');
    if (!isInside) onFocusChange(false);
  },
});
