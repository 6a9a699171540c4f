import { useTranslation } from 'react-i18next';
import { photoServices, videoFormats } from '#content/pages/studio.ts';
import { column, contrasting, halves } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { NameList } from '#views/parts/lists/NameList.tsx';

const styles = {
  content: css(column, halves, {
    rowGap: 'var(--section)',
    alignItems: 'start',
    paddingBlock: 'var(--section)',
  }),
  title: css({ fontSize: 'var(--head-9)', lineHeight: 0.95, letterSpacing: '-0.045em' }),
  lead: css({ maxWidth: '27em', marginBlock: '1rem var(--gap-3)', fontSize: 'var(--lead)' }),
  listTitle: css({ marginBottom: '0.75rem', fontFamily: 'var(--text)', fontSize: 'inherit' }),
  action: css({ marginTop: 'var(--gap-2)' }),
};

/** What one sees: films and photographs, side by side. */
export function Seen() {
  const { t } = useTranslation('studio');
  const revealed = useReveal<HTMLDivElement>();
  return (
    <div css={contrasting}>
      <div ref={revealed} css={styles.content}>
        <section aria-labelledby="video">
          <h2 id="video" css={styles.title}>
            {t('video.title')}
          </h2>
          <p css={styles.lead}>{t('video.text')}</p>
          <h3 css={styles.listTitle}>{t('video.formatsTitle')}</h3>
          <NameList items={videoFormats.map((id) => t(`video.formats.${id}`))} />
          <ButtonLink to="contact" about="film" css={styles.action}>
            {t('video.action')}
          </ButtonLink>
        </section>
        <section aria-labelledby="photo">
          <h2 id="photo" css={styles.title}>
            {t('photo.title')}
          </h2>
          <p css={styles.lead}>{t('photo.text')}</p>
          <h3 css={styles.listTitle}>{t('photo.servicesTitle')}</h3>
          <NameList items={photoServices.map((id) => t(`photo.services.${id}`))} />
        </section>
      </div>
    </div>
  );
}
