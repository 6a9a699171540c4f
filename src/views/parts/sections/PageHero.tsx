import { css } from '@emotion/react';
import { below, clearOfNetwork, column, from } from '#views/basics/theme.tsx';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';

const styles = {
  hero: css(column, {
    display: 'grid',
    gap: '2.5rem clamp(2rem, 5vw, 5rem)',
    alignItems: 'center',
    paddingBlock: 'calc(var(--header-height) + clamp(3.5rem, 8vw, 6rem)) clamp(3rem, 7vw, 6rem)',
    [from.desktop]: { gridTemplateColumns: '1.6fr 1fr' },
  }),
  eyebrow: css({ marginBottom: '1rem', fontWeight: 600, color: 'var(--signal-text)' }),
  title: css({
    fontSize: 'var(--head-8)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    [below.phone]: { fontSize: 'var(--head-6)' },
  }),
  lead: css({
    marginTop: '1.5rem',
    maxWidth: '36rem',
    fontSize: 'var(--intro)',
    color: 'var(--muted)',
  }),
};

type PageHeroProps = {
  eyebrow?: string;
  title: string;
  lead: string;
  picture: PictureData;
};

/** The first section of every page except home. */
export function PageHero({ eyebrow, title, lead, picture }: PageHeroProps) {
  return (
    <div css={styles.hero}>
      <div css={clearOfNetwork}>
        {eyebrow && <p css={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1} css={styles.title}>
          {title}
        </h1>
        <p css={styles.lead}>{lead}</p>
      </div>
      <Picture picture={picture} />
    </div>
  );
}
