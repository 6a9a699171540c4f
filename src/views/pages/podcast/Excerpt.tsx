import { shows } from '#content/pages/shows.ts';
import { codeOf } from '#views/basics/format.ts';
import { from, large, onTablet, SIDE } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Dot } from '#views/parts/Dot.tsx';

/** Host and guest in turns, each from a second of the half minute on and for so many seconds. */
const turns = [
  { id: 'question', start: 0, seconds: 6 },
  { id: 'answer', start: 6, seconds: 7 },
  { id: 'again', start: 13, seconds: 6 },
  { id: 'truth', start: 19, seconds: 11 },
] as const;

/** The columns of a grid in which a turn is as wide as it is long: the pieces make one wave. */
const turnColumns = turns.map(({ seconds }) => `minmax(0, ${seconds}fr)`).join(' ');

/** What is heard before the half minute and after it, as far as the window is wide. */
const BESIDE = 15;
const before = { id: 'before', start: -BESIDE, seconds: BESIDE };
const after = { id: 'after', start: 30, seconds: BESIDE };

const styles = {
  /** The wave is cut where the window ends. */
  figure: css({ padding: `var(--section) ${SIDE}`, overflow: 'clip' }),
  caption: css({ fontWeight: 600 }),
  /** The half minute is as wide as the text, and the recording as the window. */
  wave: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: turnColumns,
    marginBlock: 'var(--gap-2) var(--gap-1)',
    '& svg': { width: '100%', height: 'clamp(7rem, 21vw, 19rem)', stroke: 'var(--muted)' },
    '& path': { strokeWidth: '0.36vw', vectorEffect: 'non-scaling-stroke' },
    '& > :nth-of-type(4)': { stroke: 'var(--ink)' },
    '& > :nth-of-type(n + 5)': {
      position: 'absolute',
      insetInlineEnd: '100%',
      width: `${(100 * BESIDE) / 30}%`,
      stroke: 'var(--line)',
    },
    '& > :last-child': { insetInline: '100% auto' },
  }),
  /** In the last gap of the wave, between the second question and the answer. */
  dot: css({
    '--dot': 'max(0.75rem, 2vw)',
    position: 'absolute',
    gridColumn: -2,
    top: '50%',
    margin: 'calc(var(--dot) / -2)',
  }),
  /** The words of a turn stand below its piece. The answer is heard last, and fills the band. */
  turns: css({
    display: 'grid',
    rowGap: 'var(--gap-1)',
    textWrap: 'balance',
    '& > :last-child': { gridColumn: '1 / -1', marginTop: 'var(--gap-1)' },
    [onTablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.desktop]: { gridTemplateColumns: turnColumns },
  }),
  speaker: css({ fontSize: 'var(--small)', color: 'var(--muted)' }),
  words: css({ marginTop: '0.25rem', paddingInlineEnd: 'var(--gap-2)' }),
  answer: css({
    marginBlock: '0.15em',
    ...large('--figure', 0.98),
  }),
  rest: css({
    marginTop: '0.5rem',
    fontSize: 'var(--lead)',
    lineHeight: 1.4,
  }),
};

const [{ name, host, latest }] = shows;

const BARS_PER_SECOND = 3;

/** Path data of a voice: bars that rise at the beginning of a turn and fall at its end, and a breath before and after. */
function voice(seconds: number, start: number): string {
  const count = seconds * BARS_PER_SECOND - 2;
  return Array.from({ length: count }, (_, bar) => {
    const loudness = Math.sin((Math.PI * (bar + 0.8)) / (count + 0.6)) ** 0.5;
    const word = Math.abs(Math.sin((bar + start) * 1.9) * Math.cos((bar + start) * 0.7));
    const height = Math.round(2 + 34 * loudness * (0.25 + 0.75 * word));
    return `M${15 + 10 * bar} ${40 - height}v${2 * height}`;
  }).join('');
}

type VoiceProps = { turn: { start: number; seconds: number } };

/** The piece of a wave in which one person speaks. */
const Voice = ({ turn: { start, seconds } }: VoiceProps) => (
  <svg
    viewBox={`0 0 ${10 * seconds * BARS_PER_SECOND} 80`}
    preserveAspectRatio="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={voice(seconds, latest.excerptAt + start)} />
  </svg>
);

/** Half a minute of the latest episode of a show: its wave, who says what, and the answer that it leads to. */
export function Excerpt() {
  const { t } = useTranslation('podcast');
  return (
    <figure css={styles.figure}>
      <figcaption css={styles.caption}>
        {t('shows.excerpt', {
          show: name,
          number: latest.number,
          moment: codeOf(latest.excerptAt),
        })}
      </figcaption>
      <div css={styles.wave}>
        <Dot css={styles.dot} />
        {[...turns, before, after].map((turn) => (
          <Voice key={turn.id} turn={turn} />
        ))}
      </div>
      <ol css={styles.turns}>
        {turns.map((turn, index) => {
          const moment = latest.excerptAt + turn.start;
          const isAnswer = turn.id === 'truth';
          return (
            <li key={turn.id}>
              <p css={styles.speaker}>
                <time dateTime={`PT${moment}S`}>{codeOf(moment)}</time>{' '}
                {index % 2 ? latest.guest : host}
              </p>
              <p css={isAnswer ? styles.answer : styles.words}>
                {t(`shows.items.host.excerpt.${turn.id}`)}
              </p>
              {isAnswer && <p css={styles.rest}>{t('shows.items.host.excerpt.rest')}</p>}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
