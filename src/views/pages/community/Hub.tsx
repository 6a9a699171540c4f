import { useTranslation } from 'react-i18next';
import { hubNodes, hubPoints } from '#content/pages/community.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { TitleList } from '#views/parts/lists/TitleList.tsx';

const styles = {
  root: css({
    display: 'grid',
    marginTop: 'var(--gap-5)',
    gap: 'clamp(2.5rem, 6vw, 6rem)',
    alignItems: 'center',
    [from.tablet]: { gridTemplateColumns: '1.2fr 1fr' },
  }),
  /** A name above or below each corner of the drawing. */
  diagram: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    rowGap: '0.75rem',
    '& ul': { display: 'contents' },
    '& li:nth-of-type(n + 3)': { gridRow: 3 },
    '& li:nth-of-type(even)': { textAlign: 'end' },
  }),
  name: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-3)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    [below.phone]: { fontSize: 'var(--in-picture)' },
  }),
  drawing: css({ gridArea: '2 / 1 / 3 / 3', position: 'relative' }),
  centre: css({
    position: 'absolute',
    inset: '0 auto',
    insetInlineStart: '50%',
    translate: '-50%',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    fontSize: 'var(--in-picture)',
    color: 'var(--paper)',
    [from.desktop]: { fontSize: 'var(--head-1)' },
  }),
};

/** A diagram of the community's parts, each linked to the centre and to the others. */
export function Hub() {
  const { t } = useTranslation('community');
  return (
    <div css={styles.root}>
      <figure css={styles.diagram} aria-label={t('hub.diagram')}>
        <div css={styles.drawing}>
          <svg viewBox="0 0 240 130" fill="none" strokeLinecap="round" aria-hidden="true">
            <circle cx="120" cy="65" r="62" fill="var(--line)" />
            <path d="M5 5H235V125H5ZL235 125M235 5L5 125" stroke="var(--ink)" strokeWidth="1.5" />
            <path d="M5 5h0M235 5h0M235 125h0M5 125h0" stroke="var(--ink)" strokeWidth="9" />
            <circle cx="120" cy="65" r="38" fill="var(--ink)" />
          </svg>
          <p css={styles.centre}>{t('hub.centre')}</p>
        </div>
        <ul>
          {hubNodes.map((id) => (
            <li key={id} css={styles.name}>
              {t(`hub.nodes.${id}`)}
            </li>
          ))}
        </ul>
      </figure>
      <TitleList
        items={hubPoints.map((id) => ({
          id,
          title: t(`hub.points.${id}.title`),
          description: t(`hub.points.${id}.description`),
        }))}
      />
    </div>
  );
}
