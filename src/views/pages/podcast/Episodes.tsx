import { episodes } from '#content/pages/podcast.ts';
import type { EmbedActor } from '#machines/embed.machine.ts';
import { fitted, inkOf } from '#views/basics/display.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { display, from } from '#views/basics/theme.tsx';
import { ink, light } from '#views/basics/tokens.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Embed } from '#views/parts/controls/Embed.tsx';
import { trimmed } from '#views/parts/Pair.tsx';
import { Airing } from './Airing.tsx';

/** The first two words of a film's name stand in one line. */
const lineOf = (film: string) => film.split(' ', 2).join(' ');

/** The widest line, in em. */
const WIDEST = Math.max(...episodes.map(({ film }) => inkOf(lineOf(film))));

const styles = {
  /** A film that plays is as wide as the band. */
  list: css({
    display: 'grid',
    gap: 'var(--gap-2) var(--gap)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', '& > :has(iframe)': { gridColumn: '1 / -1' } },
  }),
  /** The name of the film. Both are as large, and quieter than the shows above them. */
  poster: css({
    ...display,
    ...fitted,
    '--em': (1.5 * WIDEST).toFixed(3),
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 0.9,
    // What hangs from the last line is clear of the button.
    paddingBottom: '0.1em',
  }),
  /** A poster keeps its colours in the dark scheme. */
  day: css(light, { color: 'var(--ink)' }),
  /** The darker of the two films. */
  night: css(ink, { color: 'var(--ink)', '&& > *': { background: 'var(--paper)' } }),
  title: css({ marginTop: '1rem', fontSize: 'var(--head-2)', lineHeight: 1.15 }),
  description: css({ marginTop: '0.4rem', maxWidth: '34rem' }),
  note: css({ fontSize: 'var(--small)', color: 'var(--muted)' }),
  notice: css({ marginTop: '1.5rem' }),
};

/** The films, each behind its poster. No request goes to YouTube until the visitor presses play. */
export function Episodes({ embed }: { embed: EmbedActor }) {
  const { t } = useTranslation('podcast');
  return (
    <>
      <ul css={styles.list} {...useMachineAttributes(embed)}>
        {episodes.map(({ id, youtubeId, film, credit, durationSeconds, publishedOn }) => {
          const title = t(`episodes.items.${id}.title`);
          return (
            <li key={id}>
              <div css={id === 'sintel' ? styles.night : styles.day}>
                <Embed
                  actor={embed}
                  id={id}
                  label={t('episodes.play', { film })}
                  title={title}
                  src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1`}
                >
                  <p css={[styles.poster, trimmed(lineOf(film))]} aria-hidden="true">
                    {film}
                  </p>
                </Embed>
              </div>
              <h3 css={styles.title}>{title}</h3>
              <p css={styles.description}>{t(`episodes.items.${id}.description`)}</p>
              <Airing durationSeconds={durationSeconds} publishedOn={publishedOn} isAdded />
              <p css={styles.note}>{t('episodes.credit', { film, credit })}</p>
            </li>
          );
        })}
      </ul>
      <p css={[styles.note, styles.notice]}>{t('episodes.notice')}</p>
    </>
  );
}
