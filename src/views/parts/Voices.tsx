import { css } from '#views/jsx/css.ts';

/** Host and guest in turns, each from a second of the half minute on and for so many seconds. */
export const turns = [
  { id: 'question', start: 0, seconds: 6 },
  { id: 'answer', start: 6, seconds: 7 },
  { id: 'again', start: 13, seconds: 6 },
  { id: 'truth', start: 19, seconds: 11 },
] as const;

/** The columns of a grid in which a turn is as wide as it is long: the pieces make one wave. */
export const turnColumns = turns.map(({ seconds }) => `minmax(0, ${seconds}fr)`).join(' ');

/** The dot of a wave: in its last gap, between the second question and the answer. */
export const beforeAnswer = css({
  '--dot': 'max(0.75rem, 2vw)',
  position: 'absolute',
  gridColumn: -2,
  top: '50%',
  margin: 'calc(var(--dot) / -2)',
});

const BARS_PER_SECOND = 3;

/** The second question and the answer to it stand out. */
const loud: readonly string[] = ['again', 'truth'];

/** A moment of a recording, in seconds, as `m:ss`. */
export const codeOf = (moment: number) =>
  `${Math.floor(moment / 60)}:${String(moment % 60).padStart(2, '0')}`;

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

type VoiceProps = {
  turn: { id: string; start: number; seconds: number };
  /** The second of the episode at which the half minute begins. */
  from: number;
};

/** The piece of a wave in which one person speaks. */
export function Voice({ turn: { id, start, seconds }, from }: VoiceProps) {
  return (
    <svg
      viewBox={`0 0 ${10 * seconds * BARS_PER_SECOND} 80`}
      // Whoever sets a height stretches it.
      preserveAspectRatio="none"
      stroke={`var(--${loud.includes(id) ? 'ink' : 'muted'})`}
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={voice(seconds, from + start)} />
    </svg>
  );
}
