import { sample } from '#content/pages/latestEpisode.ts';
import { below, from, large } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Dot } from '#views/parts/Dot.tsx';
import { beforeAnswer, codeOf, turnColumns, turns, Voice } from '#views/parts/Voices.tsx';

const styles = {
  /** Phones show the cut alone: the second question, and the answer to it. */
  wave: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: turnColumns,
    [below.tablet]: {
      gridTemplateColumns: '6fr 11fr',
      '& > svg:nth-of-type(-n + 2)': { display: 'none' },
    },
  }),
  /** Its words stand under the red piece. */
  words: css({
    marginTop: '1.25rem',
    [from.tablet]: { marginInlineStart: 'calc(100% * 13 / 30)' },
  }),
  /** The opening mark hangs in the margin, as that of other quotations in another face. */
  quote: css({
    marginTop: '0.4rem',
    ...large('--head-3', 1.15),
    textIndent: '-0.11em',
    textWrap: 'balance',
    ':lang(de)': { textIndent: '-0.365em' },
    ':lang(fr)': { textIndent: '-0.5em', [below.phone]: { textIndent: '-0.3em' } },
  }),
  note: css({ fontSize: 'var(--small)', color: 'var(--muted)' }),
  caption: css({ marginTop: '0.6rem' }),
};

const [, , again] = turns;

/** What the studio has made: half a minute of a show, cut by who speaks, and the question that turns it. */
export function Sample() {
  const { t } = useTranslation('studio');
  return (
    <figure>
      <div css={styles.wave}>
        <Dot css={beforeAnswer} />
        {turns.map((turn) => (
          <Voice key={turn.id} turn={turn} from={sample.excerptAt} />
        ))}
      </div>
      <div css={styles.words}>
        <p css={styles.note}>
          {codeOf(sample.excerptAt + again.start)} {sample.host}
        </p>
        <blockquote css={styles.quote}>{t('podcast.sample.words')}</blockquote>
        <figcaption css={[styles.note, styles.caption]}>
          {t('podcast.sample.from', { show: sample.show, number: sample.number })}
        </figcaption>
      </div>
    </figure>
  );
}
