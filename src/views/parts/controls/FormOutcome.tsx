import { useId, useRef } from 'react';
import { useEffect } from '#views/basics/effects.ts';
import { large } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { LinkedText } from './LinkedText.tsx';

/** The frame of what has gone wrong. */
export const message = css({
  padding: '0.8rem 1.1rem',
  borderRadius: 'var(--radius-field)',
  // A success stands between two lines, this in a frame.
  border: '1.5px solid var(--ink)',
  borderInlineStartWidth: '0.5rem',
  background: 'var(--surface)',
});

const styles = {
  sent: css({
    display: 'grid',
    gap: '0.5rem',
    paddingBlock: '1rem',
    borderBlock: '2px solid var(--ink)',
    '& [role=status]': large('--head-1', 1.2),
  }),
  told: css({ ':focus': { outline: 'none' } }),
};

type FormOutcomeProps = { role: 'status' | 'alert'; text: string; more?: string };

/** The outcome of a submission. It takes the focus from its form alone: a visitor who has moved on keeps it. */
export function FormOutcome({ role, text, more }: FormOutcomeProps) {
  const element = useRef<HTMLParagraphElement>(null);
  const moreId = useId();
  useEffect(() => {
    const isHere = element.current?.closest('form')?.contains(document.activeElement);
    if (isHere) element.current?.focus();
  }, []);
  return (
    <div css={role === 'status' ? styles.sent : message} data-sent={role === 'status' || undefined}>
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
