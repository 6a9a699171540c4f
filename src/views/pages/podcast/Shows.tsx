import { brand } from '#content/brand.ts';
import { shows } from '#content/pages/shows.ts';
import { below, from } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Dot } from '#views/parts/Dot.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Airing } from './Airing.tsx';
import { Cover } from './Cover.tsx';

const NO_BREAK_SPACE = '\u00a0';

const styles = {
  list: css({
    display: 'grid',
    gap: 'var(--gap-5) var(--gap)',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 },
  }),
  /** What both shows have stands at one height. */
  show: css({ [from.tablet]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 8' } }),
  cover: css({ position: 'relative', containerType: 'inline-size' }),
  /** It lies on the edges of the covers, where they are beside each other. */
  dot: css({
    '--dot': '7cqi',
    position: 'absolute',
    zIndex: 1,
    top: 'calc(50cqi - var(--dot) / 2)',
    insetInlineStart: 'calc((var(--gap) + var(--dot)) / -2)',
    margin: 0,
    [below.tablet]: { display: 'none' },
  }),
  kind: css({ marginTop: 'var(--gap-2)', fontWeight: 600 }),
  about: css({ maxWidth: '34rem', textWrap: 'balance', color: 'var(--muted)' }),
  episodes: css({
    marginBlock: 'var(--gap-2)',
    [from.tablet]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3' },
  }),
  episode: css({ paddingBlock: '1rem', borderTop: '1px solid var(--line)' }),
  title: css({
    marginBottom: '0.4rem',
    fontSize: 'var(--head-1)',
    lineHeight: 1.15,
    'li:first-of-type > &': { fontSize: 'var(--head-3)' },
  }),
  latest: css({ marginBottom: '0.4rem', fontSize: 'var(--small)', fontWeight: 600 }),
};

/** The two shows: the cover of each, its latest three episodes and a link to its channel. */
export function Shows() {
  const { t } = useTranslation('podcast');
  return (
    <Section title={t('shows.title')} isOnInk>
      <ul css={styles.list}>
        {shows.map(({ id, name, host, channelPath, latest, earlier }, index) => (
          <li key={id} css={styles.show}>
            <div css={styles.cover}>
              {index > 0 && <Dot css={styles.dot} />}
              <Cover id={id} name={name} />
            </div>
            <p css={styles.kind}>{t(`shows.items.${id}.kind`)}</p>
            <p>{t('shows.host', { host })}</p>
            <p css={styles.about}>{t(`shows.items.${id}.description`)}</p>
            <ul css={styles.episodes}>
              {[{ ...latest, id: 'latest' as const }, ...earlier].map((episode) => (
                <li key={episode.number} css={styles.episode}>
                  {episode.id === 'latest' && <p css={styles.latest}>{t('shows.latest')}</p>}
                  <h4 css={styles.title}>{t(`shows.items.${id}.${episode.id}.title`)}</h4>
                  <p>
                    {t('shows.guest', {
                      guest: episode.guest,
                      role: t(`shows.items.${id}.${episode.id}.role`),
                    })}
                  </p>
                  {episode.id === 'latest' && (
                    <p css={styles.about}>{t(`shows.items.${id}.latest.description`)}</p>
                  )}
                  <Airing {...episode}>{t('shows.number', { number: episode.number })}</Airing>
                </li>
              ))}
            </ul>
            <p>
              <ExternalLink href={brand.videoChannel.url + channelPath} css={buttonLooks.secondary}>
                {t('shows.action', { show: name.replaceAll(' ', NO_BREAK_SPACE) })}
              </ExternalLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
