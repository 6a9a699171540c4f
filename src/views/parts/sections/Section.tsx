import { type ReactNode, useId } from 'react';
import { column, halves, inkGround, onTablet } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  section: css(column, { paddingBlock: 'var(--section)' }),
  intro: css({
    display: 'grid',
    alignContent: 'start',
    rowGap: '1rem',
    marginBottom: 'var(--gap-3)',
  }),
  /** The lead is beside the title, which has the row where there is none. */
  head: css(halves, {
    rowGap: '1rem',
    alignItems: 'baseline',
    [onTablet]: { '& > :only-child': { gridColumn: '1 / -1' } },
  }),
  title: css({ fontSize: 'var(--head-4)' }),
  /** What leads on is below the lead. */
  told: css({ display: 'grid', justifyItems: 'start', rowGap: 'var(--gap-2)' }),
  lead: css({
    maxWidth: '34rem',
    fontSize: 'var(--lead)',
    textWrap: 'balance',
    // A narrow column has more lines than browsers balance.
    [onTablet]: { textWrap: 'pretty' },
    color: 'var(--muted)',
  }),
};

type SectionProps = {
  title: string;
  lead?: string;
  /** Where the section leads. */
  action?: ReactNode;
  /** Whether its ground is ink, instead of that of the page. */
  isOnInk?: boolean;
  /** On wide screens, the heading is beside the content instead of above it. */
  isSplit?: boolean;
  children: ReactNode;
};

/** A section of a page, with its heading. */
export function Section({ title, lead, action, isOnInk, isSplit, children }: SectionProps) {
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  return (
    <section aria-labelledby={titleId} css={isOnInk && inkGround}>
      <div ref={revealed} css={[styles.section, isSplit && halves]}>
        <div css={[styles.intro, !isSplit && styles.head]}>
          <h2 id={titleId} css={styles.title}>
            {title}
          </h2>
          {(lead || action) && (
            <div css={styles.told}>
              {lead && <p css={styles.lead}>{lead}</p>}
              {action}
            </div>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
