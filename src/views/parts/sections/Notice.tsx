import { type ReactNode, useId } from 'react';
import { lineOf, plain } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { PageLinks } from '#views/parts/lists/PageLinks.tsx';
import { OpeningFrame } from './Opening.tsx';

/** Where most visitors want to go. */
const pages = ['services', 'techsense', 'podcast', 'contact'] as const;

const styles = {
  heading: css(plain),
  pages: css({ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: '2rem' }),
  link: css({
    ...lineOf('2.75rem'),
    fontWeight: 600,
  }),
};

type NoticeProps = {
  title: string;
  lead: string;
  /** What stands above the title. */
  pair?: ReactNode;
  /** What the visitor can do next. */
  children: ReactNode;
};

/** A full page in place of one that is not there, with what leads on. */
export function Notice({ title, lead, pair, children }: NoticeProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <OpeningFrame pair={pair} title={title} lead={lead} step={children}>
      <div>
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
    </OpeningFrame>
  );
}
