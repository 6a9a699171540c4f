import { useTranslation } from 'react-i18next';
import { hubNodes, hubPoints } from '#content/pages/community.ts';
import { below, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { TitleList } from '#views/parts/lists/TitleList.tsx';

const styles = {
  root: css({
    display: 'grid',
    gap: 'clamp(2.5rem, 6vw, 6rem)',
    alignItems: 'center',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  diagram: css({
    '--size': '32%',
    position: 'relative',
    width: '100%',
    maxWidth: '36rem',
    aspectRatio: '1',
    marginInline: 'auto',
    [below.phone]: { '--size': '40%' },
  }),
  /** Its corners are the centres of the circles. */
  lines: css({
    position: 'absolute',
    inset: 'calc(var(--size) / 2)',
    width: 'calc(100% - var(--size))',
    height: 'calc(100% - var(--size))',
    overflow: 'visible',
  }),
  circle: css({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--size)',
    aspectRatio: '1',
    borderRadius: '50%',
    fontWeight: 600,
    fontSize: 'var(--in-picture)',
    [onTablet]: { fontSize: 'var(--body)' },
    lineHeight: 1.2,
    textAlign: 'center',
  }),
  centre: css({
    inset: 'calc(50% - var(--size) / 2)',
    background: 'var(--signal)',
    color: 'var(--on-signal)',
  }),
  node: css({ border: '1.5px solid var(--ink)', background: 'var(--surface)' }),
};

const corners = {
  events: css({ insetBlockStart: 0, insetInlineStart: 0 }),
  publications: css({ insetBlockStart: 0, insetInlineEnd: 0 }),
  networking: css({ insetBlockEnd: 0, insetInlineStart: 0 }),
  innovation: css({ insetBlockEnd: 0, insetInlineEnd: 0 }),
};

/** A diagram of the community's parts, each linked to the centre and to the others. */
export function Hub() {
  const { t } = useTranslation('community');
  return (
    <div css={styles.root}>
      <figure css={styles.diagram} aria-label={t('hub.diagram')}>
        <svg viewBox="0 0 100 100" css={styles.lines} fill="none" aria-hidden="true">
          <circle cx="50" cy="50" r="44" fill="var(--signal-tint)" />
          <path
            d="M0 0H100V100H0ZL100 100M100 0L0 100"
            stroke="var(--ink)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p css={[styles.circle, styles.centre]}>{t('hub.centre')}</p>
        <ul>
          {hubNodes.map((id) => (
            <li key={id} css={[styles.circle, styles.node, corners[id]]}>
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
