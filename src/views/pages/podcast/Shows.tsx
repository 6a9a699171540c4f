import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { shows } from '#content/pages/shows.ts';
import { column, contrasting, from, halves } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Airing } from './Airing.tsx';
import { Excerpt } from './Excerpt.tsx';

const NO_BREAK_SPACE = '\u00a0';

const styles = {
  title: css(column, {
    paddingTop: 'var(--section)',
    fontSize: 'var(--head-statement)',
    lineHeight: 1,
  }),
  /** The first show stands on ink, and the next one on paper. The wave is cut where the window ends. */
  show: css({ overflow: 'clip', '&:last-child': { background: 'var(--surface)' } }),
  content: css(column, {
    display: 'grid',
    gap: 'var(--gap-3)',
    paddingBlock: 'var(--gap-4) var(--section)',
  }),
  head: css(halves, { rowGap: '0.75rem', alignItems: 'end' }),
  kind: css({
    fontWeight: 600,
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '0.5em',
      height: '0.5em',
      marginInlineEnd: '0.5em',
      borderRadius: '50%',
      background: 'var(--ink)',
    },
  }),
  name: css({ marginTop: '0.4rem', fontSize: 'var(--head-6)' }),
  host: css({ fontWeight: 600 }),
  description: css({ textWrap: 'balance', color: 'var(--muted)' }),
  /** The latest episode, and beside it the earlier ones. */
  episodes: css({
    display: 'grid',
    gap: 'var(--gap-2) var(--gap)',
    paddingTop: 'var(--gap-1)',
    borderTop: '1px solid var(--line)',
    [from.tablet]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      '& > :first-of-type': { gridRow: '1 / 3', paddingInlineEnd: 'var(--gap-2)' },
    },
    '& > :first-of-type > h4': { fontSize: 'var(--head-3)' },
  }),
  latest: css({ marginBottom: '0.4rem', fontSize: 'var(--note)', fontWeight: 600 }),
  episode: css({ fontSize: 'var(--head-1)', lineHeight: 1.15 }),
  guest: css({ marginTop: '0.4rem' }),
  about: css({
    marginTop: '0.4rem',
    maxWidth: '34rem',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
  action: css({ marginTop: '1.25rem' }),
};

/** The two shows: half a minute of each, its latest three episodes and a link to its channel. */
export function Shows() {
  const { t } = useTranslation('podcast');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div css={contrasting}>
        <h2 id={titleId} css={styles.title}>
          {t('shows.title')}
        </h2>
      </div>
      <ul>
        {shows.map((show, index) => {
          const { id, name, host, channelPath, latest, earlier } = show;
          return (
            <li key={id} css={[styles.show, index === 0 && contrasting]}>
              <div css={styles.content}>
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
                <Excerpt show={show} isStanding={index > 0} />
                <ul css={styles.episodes}>
                  {[{ ...latest, id: 'latest' as const }, ...earlier].map((episode, age) => (
                    <li key={episode.number}>
                      {age === 0 && <p css={styles.latest}>{t('shows.latest')}</p>}
                      <h4 css={styles.episode}>{t(`shows.items.${id}.${episode.id}.title`)}</h4>
                      <p css={styles.guest}>
                        {t('shows.guest', {
                          guest: episode.guest,
                          role: t(`shows.items.${id}.${episode.id}.role`),
                        })}
                      </p>
                      {age === 0 && (
                        <p css={styles.about}>{t(`shows.items.${id}.latest.description`)}</p>
                      )}
                      <Airing {...episode} dateText="published">
                        {t('shows.number', { number: episode.number })}
                        {' · '}
                      </Airing>
                      {age === 0 && (
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
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
