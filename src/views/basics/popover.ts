/** Whether a popover is open. An engine that has no popovers does not know the selector either. */
export function isPopoverOpen(element: HTMLElement | null): boolean {
  return 'togglePopover' in HTMLElement.prototype && Boolean(element?.matches(':popover-open'));
}
