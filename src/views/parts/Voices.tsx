/** Host and guest in turns, each for so many seconds: half a minute in all. */
export const turns = [
  { id: 'question', seconds: 6 },
  { id: 'answer', seconds: 7 },
  { id: 'again', seconds: 6 },
  { id: 'truth', seconds: 11 },
] as const;

export type Turn = (typeof turns)[number]['id'];

/** The columns of a grid in which a turn is as wide as it is long: the pieces make one wave. */
export const turnColumns = turns.map(({ seconds }) => `minmax(0, ${seconds}fr)`).join(' ');

const BARS_PER_SECOND = 3;

const strokes: Partial<Record<Turn, string>> = { again: 'var(--signal)', truth: 'var(--ink)' };

/** How many seconds into the half minute a turn begins. */
export const startOf = (turn: Turn): number =>
  turns
    .slice(
      0,
      turns.findIndex(({ id }) => id === turn),
    )
    .reduce((sum, { seconds }) => sum + seconds, 0);

/** A moment of a recording, in seconds, as `m:ss`. */
export const codeOf = (moment: number) =>
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

type VoiceProps = {
  turn: (typeof turns)[number];
  /** The second of the episode at which the turn begins. */
  moment: number;
};

/** The piece of a wave in which one person speaks. The second question is red. */
export function Voice({ turn: { id, seconds }, moment }: VoiceProps) {
  return (
    <svg
      viewBox={`0 0 ${10 * seconds * BARS_PER_SECOND} 80`}
      stroke={strokes[id] ?? 'var(--muted)'}
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={voice(seconds, moment)} />
    </svg>
  );
}
