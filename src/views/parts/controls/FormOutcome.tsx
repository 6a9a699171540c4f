import { useId, useRef } from 'react';
import { useEffect } from '#views/basics/effects.ts';
import { display } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { LinkedText } from './LinkedText.tsx';

/** The frame of what has gone wrong. */
export const message = css({
  padding: '0.8rem 1.1rem',
  borderRadius: 'var(--radius-field)',
  // A success stands on a ground, this in a frame.
  border: '1.5px solid var(--ink)',
  borderInlineStartWidth: '0.5rem',
  background: 'var(--surface)',
});

const styles = {
  sent: css({
    display: 'grid',
    gap: '0.75rem',
    padding: '1.5rem',
    borderRadius: 'var(--radius-card)',
    background: 'var(--line)',
    '& [role=status]': {
      ...display,
      fontSize: 'var(--head-1)',
      lineHeight: 1.2,
    },
    '& path': { strokeDasharray: 1, animation: 'draw var(--reveal) var(--ease)' },
  }),
  told: css({ ':focus': { outline: 'none' } }),
};

/** Two dots, connected: what was sent has arrived. */
const arrival = (
  <svg viewBox="0 0 120 20" width="120" strokeLinecap="round" aria-hidden="true">
    <path d="M6 10H110" pathLength="1" stroke="var(--ink)" strokeWidth="1.5" />
    <circle cx="6" cy="10" r="5" fill="var(--ink)" />
    <circle cx="110" cy="10" r="9" fill="var(--ink)" />
  </svg>
);

/**
 * The outcome of a submission. It takes the focus if the focus is still in the form; a visitor who has
 * moved on keeps it.
 */
export function FormOutcome({
  role,
  text,
  more,
}: {
  role: 'status' | 'alert';
  text: string;
  more?: string;
}) {
  const element = useRef<HTMLParagraphElement>(null);
  const moreId = useId();
  useEffect(() => {
    const isHere = element.current?.closest('form')?.contains(document.activeElement);
    if (isHere) element.current?.focus();
  }, []);
  return (
    <div css={role === 'status' ? styles.sent : message}>
      {role === 'status' && arrival}
      <p
        ref={element}
        role={role}
        tabIndex={-1}
        aria-describedby={more && moreId}
        css={styles.told}
      >
        {text}
      </p>
      {more && (
        <p id={moreId}>
          <LinkedText text={more} />
        </p>
      )}
    </div>
  );
}
