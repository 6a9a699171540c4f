import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { failurePicture } from '#content/pictures/failure.ts';
import { below, clearOfNetwork, column, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { PageLinks } from '#views/parts/lists/PageLinks.tsx';
import { Picture, weights } from '#views/parts/Picture.tsx';

/** Where most visitors want to go. */
const pages = ['services', 'techsense', 'podcast', 'contact'] as const;

const styles = {
  root: css(column, {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'min(56rem, 90vh)',
    paddingTop: 'calc(var(--header-height) + 3.5rem)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  text: css(clearOfNetwork, { [from.desktop]: { paddingBottom: '5rem' } }),
  title: css({ fontSize: 'var(--head-8)', marginBottom: '1.25rem' }),
  lead: css({ maxWidth: '34rem', marginBottom: '2rem', color: 'var(--muted)' }),
  heading: css({ marginBlock: '2.5rem 0.5rem', fontSize: 'var(--body)', letterSpacing: '-0.01em' }),
  /** Phones show two rows of two. */
  pages: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.5rem',
    [below.tablet]: { display: 'grid', gridTemplateColumns: 'auto 1fr' },
  }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
    textDecorationColor: 'var(--signal)',
  }),
  /** From the column to the edge of the window. The dot that is out of place lies on the footer. */
  picture: css(weights(1.4, 5, 24), {
    alignSelf: 'end',
    marginInline: 'calc(-1 * var(--gutter))',
    [from.desktop]: {
      marginInline: '0 calc(-1 * (var(--gutter) + max(0px, (100vw - var(--column)) / 2)))',
    },
  }),
};

type NoticeProps = {
  title: string;
  lead: string;
  /** What the visitor can do next. */
  children: ReactNode;
};

/** A full page in place of one that is not there, with what leads on. */
export function Notice({ title, lead, children }: NoticeProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <div css={styles.root} data-hero>
      <div css={styles.text}>
        <h1 tabIndex={-1} css={styles.title}>
          {title}
        </h1>
        <p css={styles.lead}>{lead}</p>
        {children}
        <h2 id={headingId} css={styles.heading}>
          {t('failure.elsewhere')}
        </h2>
        <PageLinks
          pages={pages}
          aria-labelledby={headingId}
          linkStyle={styles.link}
          css={styles.pages}
        />
      </div>
      <div css={styles.picture}>
        <Picture picture={failurePicture} />
      </div>
    </div>
  );
}
