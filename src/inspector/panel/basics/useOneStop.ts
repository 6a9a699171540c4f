import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** Where a key leads from a place among `count` controls. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Makes the controls of a group one stop of Tab, as the toolbar pattern of ARIA has it: the arrow keys, Home and
 * End lead from one to the next. Fields and lists in it stay stops of their own. Spread it on the group.
 */
export function useOneStop<Group extends Element>(selector = 'button') {
  const ref = useRef<Group>(null);
  const controls = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (control) => !control.matches(':disabled'),
    );
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const control of controls()) control.tabIndex = control === stop ? 0 : -1;
  };
  const controlOf = ({ target }: { target: EventTarget }) =>
    controls().find((control) => control.contains(target as Node));

  // Controls come, go and are disabled.
  useLayoutEffect(() => {
    const all = controls();
    const find = (selectors: string) => all.find((control) => control.matches(selectors));
    const chosen = find('[aria-pressed=true], [aria-selected=true]');
    stopAt(find(':focus') ?? chosen ?? find('[tabindex="0"]') ?? all[0]);
  });

  return {
    ref,
    onFocus: (event: FocusEvent) => {
      const control = controlOf(event);
      if (control) stopAt(control);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = controls();
      const control = controlOf(event);
      const next = control && placeAfter(event.key, all.indexOf(control), all.length);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      all[next]?.focus();
    },
  };
}
