import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { shows } from '#content/pages/shows.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Airing } from './Airing.tsx';
import { Excerpt } from './Excerpt.tsx';

const NO_BREAK_SPACE = '\u00a0';

/** What stands on the right of a show has one edge. */
const COLUMNS = '1.4fr 1fr';

const styles = {
  list: css({ display: 'grid', gap: 'var(--gap-5)' }),
  show: css({
    display: 'grid',
    gap: 'var(--gap-3)',
    paddingTop: '1.75rem',
    borderTop: '2px solid var(--signal)',
  }),
  head: css({
    display: 'grid',
    gap: '0.75rem var(--gap-4)',
    [from.desktop]: { gridTemplateColumns: COLUMNS, alignItems: 'end' },
  }),
  kind: css({
    fontWeight: 600,
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '0.5em',
      height: '0.5em',
      marginInlineEnd: '0.5em',
      borderRadius: '50%',
      background: 'var(--signal)',
    },
  }),
  name: css({ marginTop: '0.4rem', fontSize: 'var(--head-6)' }),
  host: css({ fontWeight: 600 }),
  description: css({ color: 'var(--muted)' }),
  /** The latest episode, and beside it the earlier ones. */
  episodes: css({
    display: 'grid',
    gap: 'var(--gap-2) var(--gap-4)',
    [from.tablet]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      '& > :first-of-type': { gridRow: '1 / 3' },
    },
    [from.desktop]: { gridTemplateColumns: COLUMNS },
    '& > :first-of-type > h4': { fontSize: 'var(--head-3)' },
  }),
  episode: css({ paddingTop: '1rem', borderTop: '1px solid var(--line)' }),
  number: css({ fontSize: 'var(--note)', fontWeight: 600 }),
  title: css({ marginTop: '0.5rem', fontSize: 'var(--head-1)', lineHeight: 1.15 }),
  guest: css({ marginTop: '0.4rem' }),
  about: css({ marginTop: '0.4rem', maxWidth: '34rem', color: 'var(--muted)' }),
  action: css({ marginTop: '1.5rem' }),
};

/** The two shows: half a minute of each, its latest three episodes and a link to its channel. */
export function Shows() {
  const { t } = useTranslation('podcast');
  return (
    <ul css={styles.list}>
      {shows.map((show) => {
        const { id, name, host, channelPath, latest, earlier } = show;
        return (
          <li key={id} css={styles.show}>
            <div css={styles.head}>
              <div>
                <p css={styles.kind}>{t(`shows.items.${id}.kind`)}</p>
                <h3 css={styles.name}>{name}</h3>
              </div>
              <div>
                <p css={styles.host}>{t('shows.host', { host })}</p>
                <p css={styles.description}>{t(`shows.items.${id}.description`)}</p>
              </div>
            </div>
            <Excerpt show={show} />
            <ul css={styles.episodes}>
              {[{ ...latest, id: 'latest' as const }, ...earlier].map((episode, index) => (
                <li key={episode.number} css={styles.episode}>
                  <p css={styles.number}>
                    {index === 0 && `${t('shows.latest')} · `}
                    {t('shows.number', { number: episode.number })}
                  </p>
                  <h4 css={styles.title}>{t(`shows.items.${id}.${episode.id}.title`)}</h4>
                  <p css={styles.guest}>
                    {t('shows.guest', {
                      guest: episode.guest,
                      role: t(`shows.items.${id}.${episode.id}.role`),
                    })}
                  </p>
                  {index === 0 && (
                    <p css={styles.about}>{t(`shows.items.${id}.latest.description`)}</p>
                  )}
                  <Airing {...episode} dateText="published" />
                  {index === 0 && (
                    <ExternalLink
                      href={brand.videoChannel.url + channelPath}
                      css={[buttonLooks.secondary, styles.action]}
                    >
                      {t('shows.action', { show: name.replaceAll(' ', NO_BREAK_SPACE) })}
                    </ExternalLink>
                  )}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
