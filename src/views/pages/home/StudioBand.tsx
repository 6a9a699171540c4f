import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { clearOfNetwork, column, from } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  band: css(column, {
    display: 'grid',
    gap: '1.5rem var(--gap-4)',
    justifyItems: 'start',
    alignItems: 'end',
    paddingBlock: 'var(--gap-5)',
    '& > *': clearOfNetwork,
    [from.desktop]: { gridTemplateColumns: '1fr auto' },
  }),
  title: css({ fontSize: 'var(--head-statement)', lineHeight: 1 }),
  text: css({ marginTop: '1.25rem', fontSize: 'var(--lead)', color: 'var(--muted)' }),
};

/** A line about the studio, and the way to it. */
export function StudioBand() {
  const { t } = useTranslation('home');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div ref={useReveal<HTMLDivElement>()} css={styles.band}>
        <div>
          <h2 id={titleId} css={styles.title}>
            {t('studio.title')}
          </h2>
          <p css={styles.text}>{t('studio.text')}</p>
        </div>
        <ButtonLink to="studio" look="secondary">
          {t('studio.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
