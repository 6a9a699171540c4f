import { type ReactNode, useId } from 'react';
import { clearOfNetwork, column, contrasting, from } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';

const tones = {
  plain: css({ '& > * > *': clearOfNetwork }),
  surface: css({ background: 'var(--surface)' }),
  ink: contrasting,
};

const styles = {
  section: css(column, { paddingBlock: 'var(--section)' }),
  split: css({
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 'var(--gap)',
      alignItems: 'start',
    },
  }),
  intro: css({ maxWidth: '46rem', marginBottom: 'var(--gap-3)' }),
  title: css({ fontSize: 'var(--head-6)' }),
  /** On the dark ground a section speaks up. */
  statement: css({ fontSize: 'var(--head-statement)', lineHeight: 1 }),
  lead: css({
    marginTop: '1rem',
    maxWidth: '38rem',
    fontSize: 'var(--lead)',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
};

type SectionProps = {
  title: string;
  lead?: string;
  tone?: keyof typeof tones;
  /** On wide screens, the heading is beside the content instead of above it. */
  isSplit?: boolean;
  children: ReactNode;
};

/** A section of a page, with its heading. */
export function Section({ title, lead, tone = 'plain', isSplit = false, children }: SectionProps) {
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  return (
    <section aria-labelledby={titleId} css={tones[tone]}>
      <div ref={revealed} css={[styles.section, isSplit && styles.split]}>
        <div css={styles.intro}>
          <h2 id={titleId} css={tone === 'ink' ? styles.statement : styles.title}>
            {title}
          </h2>
          {lead && <p css={styles.lead}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
