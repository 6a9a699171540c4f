import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { below, column, contrasting, from, visuallyHidden } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

/** The size of the dot that ends the headline. */
const DOT = '0.2em';

const styles = {
  content: css(column, {
    display: 'grid',
    gap: 'clamp(1.25rem, 5vw, 4.5rem)',
    paddingBlock: 'clamp(2rem, 6.5vw, 6rem) clamp(1.25rem, 5vw, 4.5rem)',
  }),
  invitation: css({
    display: 'grid',
    gap: 'clamp(1rem, 2vw, 1.75rem) clamp(1rem, 3vw, 3rem)',
    alignContent: 'center',
  }),
  /** Without a picture, lead and step stand in the columns of the links below, where these have room for both. */
  wide: css({
    [from.tablet]: {
      gridTemplateColumns: '1fr auto',
      columnGap: 'var(--gap-2)',
      '& > h2': { gridColumn: '1 / -1' },
    },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
  /** A picture that is higher than the text takes its room from the last row. */
  pictured: css({
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      gridTemplateRows: 'auto auto 1fr',
    },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
  }),
  title: css({
    maxWidth: '11em',
    fontSize: 'var(--head-ending)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
  }),
  /** The dot of the brand, as wide as that of the face. */
  stop: css({
    display: 'inline-block',
    width: DOT,
    height: DOT,
    marginInlineStart: '0.08em',
    borderRadius: '50%',
    background: 'var(--signal)',
  }),
  lead: css({
    maxWidth: '36rem',
    textWrap: 'balance',
    [from.tablet]: { fontSize: 'var(--lead)' },
  }),
  action: css({ placeSelf: 'start' }),
  /** Beside the text. Phones have no room for it. */
  picture: css({
    [below.tablet]: { display: 'none' },
    [from.tablet]: { gridColumn: 2, gridRow: '1 / 4' },
  }),
};

type EndingProps = {
  /** Whose texts it shows. */
  page: Exclude<PageId, 'contact'>;
  about: ContactTopic;
  /** How the picture of the hero goes on. */
  picture?: PictureData;
  /** Without links, the invitation is all. */
  related?: Related;
};

/** The end of every page except contact: an invitation, and where to go next. */
export function Ending({ page, about, picture, related }: EndingProps) {
  const { t } = useTranslation(page);
  const titleId = useId();
  const title: string = t('cta.title');
  const hasStop = title.endsWith('.');
  return (
    <div css={contrasting} data-ending>
      <div css={styles.content}>
        <section
          aria-labelledby={titleId}
          css={[styles.invitation, picture ? styles.pictured : styles.wide]}
        >
          <h2 id={titleId} css={styles.title}>
            {hasStop ? title.slice(0, -1) : title}
            {hasStop && (
              <>
                <span css={visuallyHidden}>.</span>
                <span data-dot css={styles.stop} />
              </>
            )}
          </h2>
          <p css={styles.lead}>{t('cta.lead')}</p>
          <ButtonLink look="primary" to="contact" about={about} css={styles.action}>
            {t('cta.action')}
          </ButtonLink>
          {picture && (
            <div css={styles.picture}>
              <Picture picture={picture} />
            </div>
          )}
        </section>
        {related && <RelatedLinks page={page} {...related} />}
      </div>
    </div>
  );
}
