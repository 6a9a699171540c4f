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
    gap: 'clamp(0.75rem, 1.5vw, 1.25rem) clamp(1rem, 3vw, 3rem)',
    alignItems: 'center',
    alignContent: 'center',
  }),
  title: css({ maxWidth: '11em', fontSize: 'var(--head-statement)', lineHeight: 1 }),
  lead: css({ maxWidth: '34rem', textWrap: 'balance' }),
  action: css({ placeSelf: 'start', [from.desktop]: { marginTop: '0.75rem' } }),
  /** Beside the text. Phones have no room for it. */
  picture: css({
    [below.tablet]: { display: 'none' },
    [from.tablet]: { gridColumn: 2, gridRow: '1 / 4' },
  }),
  /** Without a picture, the rest of the text is beside the headline. */
  wide: css({
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      '& > h2': { gridRow: '1 / 3' },
    },
  }),
  /** A picture that is higher than the text takes its room from the last row. */
  pictured: css({
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      gridTemplateRows: 'auto auto 1fr',
    },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
  }),
};

type CallToActionProps = {
  /** Whose texts it shows. */
  page: Exclude<PageId, 'contact'>;
  about: ContactTopic;
  picture?: PictureData;
  /** In a narrow column, everything is below the headline. */
  isWide: boolean;
};

/** What the visitor can do next: the link to the contact page. A picture shows how that of the hero goes on. */
export function CallToAction({ page, about, picture, isWide }: CallToActionProps) {
  const { t } = useTranslation(page);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      css={[styles.root, isWide && (picture ? styles.pictured : styles.wide)]}
    >
      <h2 id={titleId} css={styles.title}>
        {t('cta.title')}
      </h2>
      <p css={styles.lead}>{t('cta.lead')}</p>
      <ButtonLink to="contact" about={about} css={styles.action}>
        {t('cta.action')}
      </ButtonLink>
      {picture && (
        <div css={styles.picture}>
          <Picture picture={picture} />
        </div>
      )}
    </section>
  );
}
