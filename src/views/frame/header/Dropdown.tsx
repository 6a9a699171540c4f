import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { PageId } from '#content/pageIds.ts';
import type { DropdownActor } from '#machines/dropdown.machine.ts';
import { useLayer } from '#views/basics/layer.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { comesAndGoes, large, lineOf } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useShown } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLinks } from '#views/parts/lists/PageLinks.tsx';

/** A link or button of the main navigation. A button is current while the page is of its list, or `within`. */
export const navigationItem = css({
  ...lineOf('2.75rem'),
  paddingInline: '0.9rem',
  fontWeight: 500,
  fontSize: 'var(--plain)',
  textDecoration: 'none',
  // An extension may mark a part of it. A gap would tear a word there, and without this the space beside it would go.
  whiteSpace: 'pre',
  '&:hover, &[aria-current]': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 6,
  },
});

const styles = {
  arrow: css({
    width: '0.5em',
    height: '0.5em',
    marginTop: '-0.2em',
    marginInlineStart: '0.5em',
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'rotate(45deg)',
    transition: 'transform var(--calm)',
    '[aria-expanded=true] > &': { transform: 'translateY(0.2em) rotate(225deg)' },
  }),
  // A popover is out of the flow of the header: the button is its anchor. An engine without anchors
  // leaves it at its static position, which is the same place.
  panel: css({
    position: 'fixed',
    inset: 'auto',
    positionArea: 'bottom span-right',
    // It hangs from the header, and its links begin where the button's word does.
    margin: '0.875rem 0 0 -0.35rem',
    color: 'inherit',
    minWidth: '15rem',
    maxHeight: 'calc(100dvh - var(--header-height))',
    overflowY: 'auto',
    padding: '0.5rem',
    border: '1px solid var(--line)',
    borderTop: '2px solid var(--ink)',
    background: 'var(--surface)',
    ...comesAndGoes('&:popover-open', { opacity: 0, transform: 'translateY(-0.4rem)' }, 'quick'),
    // In an engine without popovers, pointing and tabbing open the list.
    '@supports not selector(:popover-open)': {
      display: 'none',
      marginTop: 0,
      '*:hover > &, *:focus-within > &': { display: 'block', opacity: 1, transform: 'none' },
    },
  }),
  link: css(navigationItem, {
    width: '100%',
    paddingInline: '0.75rem',
    ...large('--head-1'),
  }),
};

type DropdownProps = {
  actor: DropdownActor;
  label: string;
  pages: readonly PageId[];
  /** Further pages on which the button is marked. */
  within: readonly PageId[];
};

/**
 * A button that discloses a list of links: by click, touch, Enter, Space or Arrow Down.
 *
 * The list is a popover, so the browser opens and closes it before the site runs, too. The chart follows
 * the browser, and takes over what the visitor has opened by then.
 */
export function Dropdown({ actor, label, pages, within }: DropdownProps) {
  const shown = useShown();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const attributes = useMachineAttributes(actor);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = () => actor.send({ type: 'dropdown.dismiss' });
  const panel = useLayer<HTMLUListElement>({
    isOpen,
    opener: button,
    onOpen: () => actor.send({ type: 'dropdown.open' }),
    onClose: dismiss,
  });

  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    actor.send({ type: 'dropdown.open' });
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const current = links.indexOf(document.activeElement as HTMLElement);
    const next = current < 0 && step < 0 ? links.length - 1 : current + step;
    // The list opens with the next frame; hidden elements cannot take the focus.
    requestAnimationFrame(() => links[(next + links.length) % links.length]?.focus());
  };

  const dismissOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) dismiss();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links in it
    <div onKeyDown={moveFocus} onBlur={dismissOutside} {...attributes}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        popoverTarget={panelId}
        aria-current={
          [...pages, ...within].some((page) => page === shown.page) ? 'true' : undefined
        }
        css={navigationItem}
      >
        {label}
        <span css={styles.arrow} />
      </button>
      <PageLinks
        ref={panel}
        id={panelId}
        popover="auto"
        pages={pages}
        linkStyle={styles.link}
        css={styles.panel}
      />
    </div>
  );
}
