import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { below, inkGround, SIDE } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Invitation } from './Invitation.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

const ending = css(inkGround, {
  display: 'grid',
  gap: 'clamp(1rem, 5vw, 4.5rem)',
  paddingInline: SIDE,
  paddingBlock: 'clamp(2rem, 6.5vw, 6rem) clamp(1.25rem, 5vw, 4.5rem)',
  // A phone shows most of the end at once.
  [below.tablet]: {
    gap: '2.25rem',
    paddingBlock: '2rem',
    fontSize: 'var(--plain)',
    // The dot keeps clear of both words: close to a letter, it would look like its accent.
    '& > :first-child > div:first-of-type > *': {
      '--height': '7.4svh',
      '--beside-dot': '0.17em',
    },
  },
});

type EndingProps = {
  /** Whose texts it shows. */
  page: Exclude<PageId, 'contact'>;
  /** What the invitation is about: the page, unless it is for something else. */
  about?: ContactTopic;
  /** What the first of its two things counts, if it does. */
  number?: number;
};

/** The end of every page except contact: an invitation, and where to go next. */
export function Ending({ page, about = page, number }: EndingProps) {
  const { t } = useTranslation(page);
  return (
    <div css={ending} data-ending>
      <Invitation words={[t('cta.first', { number }), t('cta.second')]} lead={t('cta.lead')}>
        <ButtonLink look="primary" to="contact" about={about}>
          {t('cta.action')}
        </ButtonLink>
      </Invitation>
      <RelatedLinks page={page} />
    </div>
  );
}
