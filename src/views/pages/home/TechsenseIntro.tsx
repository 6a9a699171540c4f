import { useId } from 'react';
import { fitted, inkOf, marginsOf } from '#views/basics/display.ts';
import { column, halves, large } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  content: css(column, { paddingTop: 'var(--section)' }),
  stage: css({ containerType: 'inline-size' }),
  /** As wide as the content. */
  name: css(fitted, {
    marginInlineEnd: '-0.1em',
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 0.8,
  }),
  text: css(halves, { rowGap: 'var(--gap-2)', marginTop: 'var(--gap-2)' }),
  claim: css({
    ...large('--head-3', 1.04),
    textWrap: 'balance',
  }),
  more: css({
    maxWidth: '34rem',
    marginBottom: '1.5rem',
    fontSize: 'var(--lead)',
    color: 'var(--muted)',
  }),
};

/** The platform of the group: its name as wide as the content, and what happens there. */
export function TechsenseIntro() {
  const { t } = useTranslation(['home', 'common']);
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  const name = t('common:pages.techsense');
  const width = css({
    '--em': inkOf(name, 1).toFixed(3),
    marginInlineStart: `${marginsOf(name).start}em`,
  });
  return (
    <section aria-labelledby={titleId}>
      <div ref={revealed} css={styles.content}>
        <div css={styles.stage}>
          <h2 id={titleId} css={[styles.name, width]}>
            {name}
          </h2>
        </div>
        <div css={styles.text}>
          <p css={styles.claim}>{t('techsense.title')}</p>
          <div>
            <p css={styles.more}>{t('techsense.text')}</p>
            <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
