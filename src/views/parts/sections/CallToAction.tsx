import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';

const styles = {
  root: css({
    display: 'grid',
    // A picture that is higher than the text takes its room from the last row.
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      gridTemplateRows: 'auto auto 1fr',
    },
    gap: 'clamp(0.75rem, 1.5vw, 1.25rem) clamp(1rem, 3vw, 3rem)',
    alignItems: 'center',
    alignContent: 'center',
  }),
  title: css({ maxWidth: '11em', fontSize: 'var(--head-statement)', lineHeight: 1 }),
  lead: css({ maxWidth: '34rem', textWrap: 'balance' }),
  action: css({ placeSelf: 'start', [from.desktop]: { marginTop: '0.75rem' } }),
  /** Beside the text, or below the button in a narrow column. Phones have no room for it. */
  picture: css({
    [below.tablet]: { display: 'none' },
    [from.tablet]: { gridColumn: 2, gridRow: '1 / 4' },
  }),
  beside: css({
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
  }),
  below: css({
    [from.desktop]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'none',
      '& > :last-child': { gridColumn: 1, gridRow: 'auto', width: '17rem' },
    },
  }),
};

type CallToActionProps = {
  /** Whose texts it shows. */
  page: Exclude<PageId, 'contact'>;
  about: ContactTopic;
  picture: PictureData;
  isPictureBeside: boolean;
};

/** What the visitor can do next: the link to the contact page, with the picture of the page. */
export function CallToAction({ page, about, picture, isPictureBeside }: CallToActionProps) {
  const { t } = useTranslation(page);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      css={[styles.root, isPictureBeside ? styles.beside : styles.below]}
    >
      <h2 id={titleId} css={styles.title}>
        {t('cta.title')}
      </h2>
      <p css={styles.lead}>{t('cta.lead')}</p>
      <ButtonLink to="contact" about={about} css={styles.action}>
        {t('cta.action')}
      </ButtonLink>
      <div css={styles.picture}>
        <Picture picture={picture} />
      </div>
    </section>
  );
}
