import { useTranslation } from 'react-i18next';
import type { shows } from '#content/pages/shows.ts';
import { below, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

/** Host and guest in turns, each for so many seconds: half a minute in all. */
const turns = [
  { id: 'question', seconds: 6 },
  { id: 'answer', seconds: 7 },
  { id: 'again', seconds: 6 },
  { id: 'truth', seconds: 11 },
] as const;

const BARS_PER_SECOND = 3;

const styles = {
  caption: css({ marginBottom: '1.25rem', fontWeight: 600 }),
  /** On wide screens, a turn is as wide as it is long: the pieces make one wave. On tablets, two make a row. */
  turns: css({
    display: 'grid',
    gap: '1.5rem var(--gap-4)',
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: {
      gap: 0,
      gridTemplateColumns: turns.map(({ seconds }) => `minmax(0, ${seconds}fr)`).join(' '),
    },
  }),
  wave: css({
    stroke: 'var(--muted)',
    [below.desktop]: { height: '4rem' },
    '[data-turn=truth] > &': { stroke: 'var(--ink)' },
    '[data-turn=again] > &': { stroke: 'var(--signal)' },
  }),
  speaker: css({ marginBlock: '0.75rem 0.25rem', fontSize: 'var(--note)', color: 'var(--muted)' }),
  words: css({
    paddingInlineEnd: 'var(--gap-2)',
    textWrap: 'balance',
    '[data-turn=truth] > &': { fontSize: 'var(--intro)', lineHeight: 1.4 },
  }),
};

/** A moment of a recording, in seconds, as `m:ss`. */
const codeOf = (moment: number) =>
  `${Math.floor(moment / 60)}:${String(moment % 60).padStart(2, '0')}`;

/** Path data of a voice: bars that rise at the beginning of a turn and fall at its end. */
function voice(seconds: number, start: number): string {
  const count = seconds * BARS_PER_SECOND;
  return Array.from({ length: count }, (_, bar) => {
    const loudness = Math.sin((Math.PI * (bar + 0.8)) / (count + 0.6)) ** 0.5;
    const word = Math.abs(Math.sin((bar + start) * 1.9) * Math.cos((bar + start) * 0.7));
    const height = Math.round(2 + 34 * loudness * (0.25 + 0.75 * word));
    return `M${5 + 10 * bar} ${40 - height}v${2 * height}`;
  }).join('');
}

/** Half a minute of the latest episode of a show: its wave, and below each piece who says what. */
export function Excerpt({ show }: { show: (typeof shows)[number] }) {
  const { t } = useTranslation('podcast');
  const { id, host, latest } = show;
  return (
    <figure>
      <figcaption css={styles.caption}>
        {t('shows.excerpt', { number: latest.number, moment: codeOf(latest.excerptAt) })}
      </figcaption>
      <ol css={styles.turns}>
        {turns.map(({ id: turn, seconds }, index) => {
          const before = turns.slice(0, index).reduce((sum, other) => sum + other.seconds, 0);
          const moment = latest.excerptAt + before;
          return (
            <li key={turn} data-turn={turn}>
              <svg
                viewBox={`0 0 ${10 * seconds * BARS_PER_SECOND} 80`}
                strokeWidth="4"
                strokeLinecap="round"
                aria-hidden="true"
                css={styles.wave}
              >
                <path d={voice(seconds, moment)} />
              </svg>
              <p css={styles.speaker}>
                <time dateTime={`PT${moment}S`}>{codeOf(moment)}</time>{' '}
                {index % 2 ? latest.guest : host}
              </p>
              <p css={styles.words}>{t(`shows.items.${id}.excerpt.${turn}`)}</p>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
