import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { column, contrasting, halves } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { PairTitle } from '#views/parts/sections/Opening.tsx';

const styles = {
  content: css(column, { paddingBlock: 'clamp(3.5rem, 5.4vw, 7rem)' }),
  text: css(halves, {
    gap: 'var(--gap-2) var(--gap)',
    marginTop: 'var(--gap-3)',
    '& > *': { placeSelf: 'start' },
  }),
  lead: css({ fontSize: 'var(--lead)', textWrap: 'balance', color: 'var(--muted)' }),
};

/** The studio: the dot between what one tells and what it records is its light. */
export function StudioIntro() {
  const { t } = useTranslation('home');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={contrasting}>
      <div css={styles.content}>
        <PairTitle id={titleId} words={[t('studio.first'), t('studio.second')]} />
        <div css={styles.text}>
          <p css={styles.lead}>{t('studio.text')}</p>
          <ButtonLink to="studio">{t('studio.action')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
