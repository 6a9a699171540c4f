import { css } from '@emotion/react';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { PageId } from '#content/pageIds.ts';
import type { DropdownActor, DropdownId } from '#machines/dropdown.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { PageLinks } from '#views/frame/PageLinks.tsx';
import { navigationItem } from './navigationItem.ts';

const styles = {
  root: css({ position: 'relative' }),
  arrow: css({
    width: '0.5em',
    height: '0.5em',
    marginTop: '-0.2em',
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'rotate(45deg)',
    transition: 'transform 200ms',
    '[aria-expanded=true] > &': { transform: 'translateY(0.2em) rotate(225deg)' },
  }),
  panel: css({
    position: 'absolute',
    insetInlineStart: 0,
    top: '100%',
    minWidth: '13rem',
    padding: '0.5rem',
    border: '1px solid var(--line)',
    borderRadius: '0.75rem',
    background: 'var(--surface)',
    boxShadow: '0 1rem 2.5rem rgb(0 0 0 / 0.14)',
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(-0.4rem)',
    transition: 'opacity 160ms, transform 160ms var(--ease), visibility 160ms',
    '[data-state=open] > &': {
      visibility: 'visible',
      opacity: 1,
      transform: 'none',
      // Visible at once: a transition would begin hidden, where nothing can take the focus.
      transition: 'opacity 160ms, transform 160ms var(--ease)',
    },
    // Without scripts, pointing and tabbing open the list.
    '@media (scripting: none)': {
      ':hover > &, :focus-within > &': { visibility: 'visible', opacity: 1, transform: 'none' },
    },
  }),
  link: css(navigationItem, {
    width: '100%',
    paddingInline: '0.75rem',
    borderRadius: '0.4rem',
    ':hover, :focus-visible': { background: 'var(--signal-tint)' },
  }),
};

type DropdownProps = {
  id: DropdownId;
  actor: DropdownActor;
  label: string;
  pages: readonly PageId[];
};

/** A button that discloses a list of links: by click, touch, Enter, Space or Arrow Down. */
export function Dropdown({ id, actor, label, pages }: DropdownProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const attributes = useMachineAttributes(id, actor);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const dismissOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) actor.send({ type: 'dropdown.dismiss' });
    };
    // On the document, because Safari does not focus a button that is pressed.
    const dismissOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      actor.send({ type: 'dropdown.dismiss' });
      button.current?.focus();
    };
    document.addEventListener('keydown', dismissOnEscape);
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('focusin', dismissOutside);
    return () => {
      document.removeEventListener('keydown', dismissOnEscape);
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('focusin', dismissOutside);
    };
  }, [isOpen, actor]);

  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!isOpen) actor.send({ type: 'dropdown.toggle' });
    const links = [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const current = links.indexOf(document.activeElement as HTMLElement);
    const next = current < 0 && step < 0 ? links.length - 1 : current + step;
    // The list becomes visible with the next frame; hidden elements cannot take the focus.
    requestAnimationFrame(() => links[(next + links.length) % links.length]?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links in it
    <div ref={root} css={styles.root} onKeyDown={moveFocus} {...attributes}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => actor.send({ type: 'dropdown.toggle' })}
        css={navigationItem}
      >
        {label}
        <span css={styles.arrow} />
      </button>
      <PageLinks id={panelId} pages={pages} linkStyle={styles.link} css={styles.panel} />
    </div>
  );
}
