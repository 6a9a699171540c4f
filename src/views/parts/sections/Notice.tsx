import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { clearOfNetwork, column, from } from '#views/basics/theme.tsx';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';

const styles = {
  root: css(column, {
    display: 'grid',
    gap: '2.5rem',
    alignItems: 'center',
    minHeight: '80vh',
    paddingBlock: 'calc(var(--header-height) + 4rem) 4rem',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  title: css({ fontSize: 'var(--head-8)', marginBottom: '1.25rem' }),
  lead: css({ maxWidth: '34rem', marginBottom: '2rem', color: 'var(--muted)' }),
};

type NoticeProps = {
  title: string;
  lead: string;
  picture: PictureData;
  /** What the visitor can do next. */
  children: ReactNode;
};

/** A full-page message, with a link or button that leads on. */
export function Notice({ title, lead, picture, children }: NoticeProps) {
  return (
    <div css={styles.root}>
      <div css={clearOfNetwork}>
        <h1 tabIndex={-1} css={styles.title}>
          {title}
        </h1>
        <p css={styles.lead}>{lead}</p>
        {children}
      </div>
      <Picture picture={picture} />
    </div>
  );
}
