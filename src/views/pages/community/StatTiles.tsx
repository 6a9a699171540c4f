import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { communityStats } from '#content/pages/community.ts';
import { column, from, inverted } from '#views/basics/theme.tsx';
import { FigureValue } from '#views/parts/FigureValue.tsx';

const styles = {
  tiles: css(column, {
    display: 'grid',
    gap: 'clamp(0.75rem, 1.5vw, 1.25rem)',
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.desktop]: { gridTemplateColumns: '1.4fr 1fr 1fr' },
  }),
  tile: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    gap: '0.5rem',
    padding: 'clamp(1.25rem, 2.5vw, 2rem)',
    borderRadius: '1.25rem',
    [from.tablet]: { minHeight: 'clamp(11rem, 20vw, 17rem)' },
  }),
  value: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'clamp(3.25rem, 7.5vw, 6.5rem)',
    lineHeight: 0.95,
    letterSpacing: '-0.04em',
    whiteSpace: 'nowrap',
  }),
  label: css({ fontSize: '1.1em', fontWeight: 600 }),
  note: css({ marginTop: '0.25rem' }),
};

const looks = {
  network: css({ background: 'var(--signal)', color: 'var(--on-signal)' }),
  events: css(inverted, { background: 'var(--paper)', color: 'var(--ink)' }),
  publications: css({ background: 'var(--signal-tint)' }),
};

/** The size of the community, in three figures. */
export function StatTiles() {
  const { t } = useTranslation('community');
  return (
    <dl css={styles.tiles}>
      {communityStats.map((id) => (
        <div key={id} css={[styles.tile, looks[id]]}>
          <dt>
            <p css={styles.label}>{t(`stats.items.${id}.label`)}</p>
            {id === 'publications' && <p css={styles.note}>{t('stats.items.publications.note')}</p>}
          </dt>
          <dd css={styles.value}>
            <FigureValue name={id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
