import { useTranslation } from 'react-i18next';
import { episodes } from '#content/pages/podcast.ts';
import { posters } from '#content/pictures/podcast.ts';
import type { EmbedActor } from '#machines/embed.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Embed } from '#views/parts/controls/Embed.tsx';
import { Airing } from './Airing.tsx';

const styles = {
  list: css({ display: 'grid', gap: 'clamp(3rem, 7vw, 6rem)' }),
  /** On wide screens, the film alternates between left and right. */
  episode: css({
    display: 'grid',
    gap: '1.75rem var(--gap-4)',
    alignItems: 'center',
    [from.desktop]: {
      gridTemplateColumns: '1.7fr 1fr',
      '&:nth-of-type(even)': { gridTemplateColumns: '1fr 1.7fr', '& > figure': { order: 1 } },
    },
  }),
  notice: css({ marginTop: '0.75rem', fontSize: 'var(--small)', color: 'var(--muted)' }),
  title: css({ marginTop: '0.75rem', fontSize: 'var(--head-5)' }),
  description: css({ marginTop: '1rem' }),
  credit: css({
    marginTop: '1.5rem',
    paddingTop: '1rem',
    borderTop: '1px solid var(--line)',
    fontSize: 'var(--small)',
    color: 'var(--muted)',
  }),
};

/** The films, each behind its poster. No request goes to YouTube until the visitor presses play. */
export function Episodes({ embed }: { embed: EmbedActor }) {
  const { t } = useTranslation('podcast');
  return (
    <ul css={styles.list} {...useMachineAttributes('embed', embed)}>
      {episodes.map(({ id, youtubeId, film, credit, durationSeconds, publishedOn }) => {
        const title = t(`episodes.items.${id}.title`);
        return (
          <li key={id} css={styles.episode}>
            <figure>
              <Embed
                actor={embed}
                id={id}
                label={t('episodes.play', { film })}
                title={title}
                src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1`}
                picture={posters[id]}
              />
              <figcaption css={styles.notice}>{t('episodes.notice')}</figcaption>
            </figure>
            <div>
              <Airing
                durationSeconds={durationSeconds}
                publishedOn={publishedOn}
                dateText="added"
              />
              <h3 css={styles.title}>{title}</h3>
              <p css={styles.description}>{t(`episodes.items.${id}.description`)}</p>
              <p css={styles.credit}>{t('episodes.credit', { film, credit })}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
