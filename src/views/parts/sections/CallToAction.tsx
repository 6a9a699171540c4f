import { css } from '@emotion/react';
import { useId } from 'react';
import { column } from '#views/basics/theme.tsx';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  band: css({ background: 'var(--signal-tint)' }),
  content: css(column, {
    display: 'grid',
    justifyItems: 'center',
    gap: '1.25rem',
    paddingBlock: 'clamp(4rem, 9vw, 7.5rem)',
    textAlign: 'center',
  }),
  title: css({ fontSize: 'var(--head-8)', maxWidth: '16em' }),
  lead: css({ maxWidth: '36rem', fontSize: 'var(--lead)', textWrap: 'balance' }),
};

type CallToActionProps = { title: string; lead: string; action: string };

/** The last section of every page, with a link to the contact page. */
export function CallToAction({ title, lead, action }: CallToActionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={styles.band}>
      <div css={styles.content}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        <p css={styles.lead}>{lead}</p>
        <ButtonLink to="contact">{action}</ButtonLink>
      </div>
    </section>
  );
}
