import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { customEvents } from '#content/pages/services.ts';
import { column, contrasting, from, grid } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  content: css(column, grid, {
    rowGap: 'var(--gap-3)',
    paddingBlock: 'var(--section)',
    '& > *': { gridColumn: '1 / -1' },
    [from.desktop]: { '& > div': { gridColumn: '1 / 7' }, '& > ul': { gridColumn: '7 / -1' } },
  }),
  title: css({ fontSize: 'var(--head-statement)', lineHeight: 1 }),
  lead: css({ maxWidth: '27em', marginBlock: 'var(--gap-2)', fontSize: 'var(--lead)' }),
  list: css({ display: 'grid', gap: 'var(--gap-2)' }),
  name: css({ fontSize: 'var(--head-4)', lineHeight: 1.1 }),
  description: css({ marginTop: '0.4rem', textWrap: 'balance', color: 'var(--muted)' }),
};

/** The way to an event of one's own, and five occasions for one. */
export function CustomEvents() {
  const { t } = useTranslation('services');
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  return (
    <section aria-labelledby={titleId} css={contrasting}>
      <div ref={revealed} css={styles.content}>
        <div>
          <h2 id={titleId} css={styles.title}>
            {t('customEvents.title')}
          </h2>
          <p css={styles.lead}>{t('customEvents.lead')}</p>
          <ButtonLink to="contact" about="custom-event">
            {t('customEvents.action')}
          </ButtonLink>
        </div>
        <ul css={styles.list}>
          {customEvents.map((id) => (
            <li key={id}>
              <h3 css={styles.name}>{t(`customEvents.items.${id}.title`)}</h3>
              <p css={styles.description}>{t(`customEvents.items.${id}.description`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
