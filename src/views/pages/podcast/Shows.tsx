import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { shows } from '#content/pages/shows.ts';
import { showPictures } from '#content/pictures/podcast.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Picture } from '#views/parts/Picture.tsx';
import { Airing } from './Airing.tsx';

const NO_BREAK_SPACE = '\u00a0';

const styles = {
  list: css({
    display: 'grid',
    gap: 'var(--gap-2)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  /** The subgrid aligns the parts of both shows, however long their texts are. */
  show: css({
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    padding: 'clamp(1.25rem, 3vw, 2.5rem)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
  }),
  kind: css({ marginTop: '2rem', fontWeight: 600, color: 'var(--signal-text)' }),
  name: css({ marginBlock: '0.4rem 0.6rem', fontSize: 'var(--head-5)' }),
  host: css({ fontWeight: 600 }),
  description: css({ marginTop: '0.75rem', color: 'var(--muted)' }),
  latest: css({
    marginTop: '2rem',
    paddingTop: '1.5rem',
    borderTop: '1px solid var(--line)',
  }),
  label: css({ display: 'flex', flexWrap: 'wrap', columnGap: '1rem', fontSize: 'var(--note)' }),
  number: css({ color: 'var(--muted)' }),
  title: css({ marginTop: '0.5rem', fontSize: 'var(--head-2)', lineHeight: 1.15 }),
  guest: css({ marginTop: '0.4rem', fontWeight: 600 }),
  about: css({ marginBlock: '0.6rem', color: 'var(--muted)' }),
  action: css({ marginTop: '2rem' }),
};

/** The two shows, each with its latest episode and a link to its channel. */
export function Shows() {
  const { t } = useTranslation('podcast');
  return (
    <ul css={styles.list}>
      {shows.map(({ id, name, host, channelPath, latest }) => (
        <li key={id} css={styles.show}>
          <Picture picture={showPictures[id]} />
          <div>
            <p css={styles.kind}>{t(`shows.items.${id}.kind`)}</p>
            <h3 css={styles.name}>{name}</h3>
            <p css={styles.host}>{t('shows.host', { host })}</p>
            <p css={styles.description}>{t(`shows.items.${id}.description`)}</p>
          </div>
          <div css={styles.latest}>
            <p css={styles.label}>
              <strong>{t('shows.latest')}</strong>{' '}
              <span css={styles.number}>{t('shows.number', { number: latest.number })}</span>
            </p>
            <h4 css={styles.title}>{t(`shows.items.${id}.latest.title`)}</h4>
            <p css={styles.guest}>{t('shows.guest', { guest: latest.guest })}</p>
            <p css={styles.about}>{t(`shows.items.${id}.latest.description`)}</p>
            <Airing
              durationSeconds={latest.durationSeconds}
              publishedOn={latest.publishedOn}
              dateText="published"
            />
          </div>
          <div css={styles.action}>
            <ExternalLink href={brand.videoChannel.url + channelPath} css={buttonLooks.secondary}>
              {t('shows.action', { show: name.replaceAll(' ', NO_BREAK_SPACE) })}
            </ExternalLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
