import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { column, inverted } from './theme.tsx';
import { useReveal } from './useReveal.ts';

const tones = {
  plain: css({}),
  surface: css({ background: 'var(--surface)' }),
  ink: css(inverted, { background: 'var(--paper)', color: 'var(--ink)' }),
};

const styles = {
  section: css(column, { paddingBlock: 'clamp(4rem, 9vw, 8rem)' }),
  intro: css({ maxWidth: '46rem', marginBottom: 'clamp(2rem, 4vw, 3.5rem)' }),
  title: css({ fontSize: 'clamp(2rem, 4.6vw, 3.5rem)' }),
  lead: css({ marginTop: '1rem', color: 'var(--muted)', maxWidth: '38rem' }),
};

type SectionProps = {
  title: string;
  lead?: string;
  tone?: keyof typeof tones;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ title, lead, tone = 'plain', children }: SectionProps) {
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  return (
    <section aria-labelledby={titleId} css={tones[tone]}>
      <div ref={revealed} css={styles.section}>
        <div css={styles.intro}>
          <h2 id={titleId} css={styles.title}>
            {title}
          </h2>
          {lead && <p css={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
