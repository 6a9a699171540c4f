import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { column, contrasting, from, grid, visuallyHidden } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

/** The size of the dot that ends the headline. */
const DOT = '0.2em';

const styles = {
  content: css(column, {
    display: 'grid',
    gap: 'clamp(1.25rem, 5vw, 4.5rem)',
    paddingBlock: 'clamp(2rem, 6.5vw, 6rem) clamp(1.25rem, 5vw, 4.5rem)',
  }),
  /** Lead and step stand in the columns of the links below. */
  invitation: css(grid, {
    rowGap: 'clamp(1rem, 2vw, 1.75rem)',
    '& > *': { gridColumn: '1 / -1' },
    [from.tablet]: { '& > p': { gridColumn: '1 / 7' }, '& > a': { gridColumn: '7 / -1' } },
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
};

type EndingProps = {
  /** Whose texts it shows. */
  page: Exclude<PageId, 'contact'>;
  about: ContactTopic;
  /** Without links, the invitation is all. */
  related?: Related;
};

/** The end of every page except contact: an invitation, and where to go next. */
export function Ending({ page, about, related }: EndingProps) {
  const { t } = useTranslation(page);
  const titleId = useId();
  const title: string = t('cta.title');
  const hasStop = title.endsWith('.');
  return (
    <div css={contrasting} data-ending>
      <div css={styles.content}>
        <section aria-labelledby={titleId} css={styles.invitation}>
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
        </section>
        {related && <RelatedLinks page={page} {...related} />}
      </div>
    </div>
  );
}
