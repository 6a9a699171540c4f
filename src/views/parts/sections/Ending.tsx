import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { column, contrasting, halves } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { PairTitle } from './Opening.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

/** The number of the next episode, which the podcast ends with. */
const NEXT = latestEpisode.number + 1;

const styles = {
  content: css(column, {
    display: 'grid',
    gap: 'clamp(1.25rem, 5vw, 4.5rem)',
    paddingBlock: 'clamp(2rem, 6.5vw, 6rem) clamp(1.25rem, 5vw, 4.5rem)',
  }),
  /** Lead and step stand in the columns of the links below. */
  invitation: css(halves, { rowGap: '1rem', marginTop: 'var(--gap-2)' }),
  lead: css({
    maxWidth: '34rem',
    fontSize: 'var(--lead)',
    textWrap: 'balance',
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
  return (
    <div css={contrasting} data-ending>
      <div css={styles.content}>
        <section aria-labelledby={titleId}>
          <PairTitle id={titleId} words={[t('cta.first', { number: NEXT }), t('cta.second')]} />
          <div css={styles.invitation}>
            <p css={styles.lead}>{t('cta.lead')}</p>
            <ButtonLink look="primary" to="contact" about={about} css={styles.action}>
              {t('cta.action')}
            </ButtonLink>
          </div>
        </section>
        {related && <RelatedLinks page={page} {...related} />}
      </div>
    </div>
  );
}
