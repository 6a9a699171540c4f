import type { TFunction } from 'i18next';
import { useId } from 'react';
import type { Category, ConsentActor } from '#machines/consent.machine.ts';
import { useLayoutEffect } from '#views/basics/effects.ts';
import { focusMain, withFirstFocus } from '#views/basics/focus.ts';
import { useLayer } from '#views/basics/layer.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, lowWindow } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useVisit, type Visit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { Button } from '#views/parts/controls/Button.tsx';

const styles = {
  dialog: css({
    // Where it cannot be modal, too: the dock is at the foot of the window.
    position: 'fixed',
    inset: 0,
    width: 'min(34rem, calc(100vw - 2 * var(--gutter)))',
    maxHeight: 'calc(100dvh - 1.5rem)',
    padding: 0,
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    overscrollBehavior: 'contain',
    // A switch that takes the focus is not below the buttons.
    scrollPaddingBottom: '8rem',
    '::backdrop': { background: 'var(--veil)' },
    [lowWindow]: { maxHeight: '100dvh', scrollPaddingBottom: 0 },
  }),
  sheet: css({ padding: 'clamp(1.25rem, 4vw, 2rem)' }),
  title: css({ fontSize: 'var(--head-2)' }),
  lead: css({ marginBlock: '0.5rem 1rem', fontSize: 'var(--plain)', color: 'var(--muted)' }),
  category: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '0.2rem 1rem',
    paddingBlock: '1rem',
    borderTop: '1px solid var(--line)',
  }),
  name: css({ fontWeight: 600 }),
  description: css({ gridColumn: 1, color: 'var(--muted)', fontSize: 'var(--small)' }),
  switch: css({
    position: 'relative',
    gridArea: '1 / 2 / span 2',
    appearance: 'none',
    width: '3.25rem',
    height: '1.875rem',
    margin: 0,
    border: '1.5px solid var(--ink)',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--paper)',
    cursor: 'pointer',
    transition: 'background-color var(--quick)',
    '::before': {
      content: '""',
      // Engines round the border: the inset is the same on all sides of what it leaves.
      position: 'absolute',
      inset: '0.28rem auto 0.28rem 0.28rem',
      aspectRatio: '1',
      borderRadius: '50%',
      background: 'var(--ink)',
      transition: 'transform var(--quick) var(--ease)',
    },
    // Room for a finger.
    '::after': { content: '""', position: 'absolute', inset: '-0.5rem' },
    ':checked': {
      background: 'var(--ink)',
      '::before': { background: 'var(--paper)', transform: 'translateX(1.375rem)' },
    },
    // Locked, and as clearly on as the others: only its colour says that it is not a choice.
    ':disabled': { cursor: 'not-allowed', background: 'var(--muted)', borderColor: 'var(--muted)' },
  }),
  choices: css({
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.6rem',
    marginBlock: '0.25rem -1rem',
    paddingBlock: '1rem',
    background: 'var(--surface)',
    [lowWindow]: { position: 'static' },
    [below.tablet]: { '& > *': { flexGrow: 1 } },
  }),
};

const categories = ['necessary', 'analytics', 'marketing'] as const;

/** What a category is for, by the vendors that it lets in. */
function categoryText(t: TFunction, category: Category, vendors: Visit['vendors']): string {
  const hasGoogle = vendors.includes('google-analytics');
  if (category === 'necessary') return t('consent.necessary.text');
  if (category === 'marketing')
    return hasGoogle ? t('consent.marketing.text') : t('consent.marketing.textWithoutVendors');
  if (vendors.length === 0) return t('consent.analytics.textWithoutVendors');
  const sentences = [
    hasGoogle && t('consent.analytics.google'),
    vendors.includes('microsoft-clarity') && t('consent.analytics.clarity'),
    t('consent.analytics.abroad'),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Focuses the page if the focus is nowhere, or in a banner or a dialog that is about to go. */
function focusMainIfLost(isAsking: boolean): void {
  const { activeElement, body } = document;
  const isGoing = !isAsking && activeElement?.closest('[data-consent], dialog');
  if (activeElement === body || isGoing) focusMain();
}

/** A category with its switch. */
function CategoryRow({ actor, category }: { actor: ConsentActor; category: Category }) {
  const { t } = useTranslation();
  const { vendors } = useVisit();
  const isOn = useSelector(actor, ({ context }) => context.draft[category]);
  const id = useId();
  return (
    <div css={styles.category}>
      <label htmlFor={id} css={styles.name}>
        {t(`consent.${category}.name`)}
      </label>
      <p id={`${id}text`} css={styles.description}>
        {categoryText(t, category, vendors)}
      </p>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        id={id}
        aria-describedby={`${id}text`}
        checked={isOn}
        disabled={category === 'necessary'}
        onChange={() => actor.send({ type: 'consent.toggle', category })}
        css={styles.switch}
      />
    </div>
  );
}

/** The choice by category. */
export function PreferencesDialog({ actor }: { actor: ConsentActor }) {
  const { t } = useTranslation();
  const id = useId();
  const cancel = () => actor.send({ type: 'consent.cancel' });
  const dialog = useLayer<HTMLDialogElement>({ isOpen: true, isModal: true, onClose: cancel });

  // A saved choice removes the banner together with the button that opened the dialog.
  useLayoutEffect(() => () => focusMainIfLost(actor.getSnapshot().hasTag('asking')), [actor]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
      css={styles.dialog}
      {...useMachineAttributes(actor)}
    >
      <div css={styles.sheet}>
        {/* The first switch is below the window of a small phone: its focus would scroll the title away. */}
        <h2 ref={withFirstFocus} id={`${id}title`} tabIndex={-1} css={styles.title}>
          {t('consent.preferences')}
        </h2>
        <p id={`${id}lead`} css={styles.lead}>
          {t('consent.lead')}
        </p>
        {categories.map((category) => (
          <CategoryRow key={category} actor={actor} category={category} />
        ))}
        <div css={styles.choices}>
          <Button look="secondary" onClick={cancel}>
            {t('consent.cancel')}
          </Button>
          <Button onClick={() => actor.send({ type: 'consent.save' })}>{t('consent.save')}</Button>
        </div>
      </div>
    </dialog>
  );
}
