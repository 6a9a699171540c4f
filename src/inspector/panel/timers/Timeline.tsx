/** @jsxImportSource react */
import { useMemo } from 'react';
import type { PendingTimer } from '../../inspector.ts';
import type { Entry } from '../../record/entry.ts';
import { count, formatTime } from '../basics/format.ts';

const WIDTH = 1_000;
const ROW = 22;
const TOP = 30;
/** The least span on either side of now, in ms. */
const LEAST = 5_000;
/** The share of the width that lies before now. */
const PAST = 0.45;

type TimelineProps = {
  now: number;
  entries: readonly Entry[];
  timers: readonly PendingTimer[];
};

/** The ticks of the entries before now, one path for all of them. */
function ticksOf(entries: readonly Entry[], from: number, toX: (at: number) => number): string {
  const places = new Set(
    entries.filter(({ at }) => at >= from).map(({ at }) => Math.round(toX(at))),
  );
  return [...places].map((x) => `M${x} 8v14`).join('');
}

/** Entries as ticks before now, and the pending timers ahead of it, the soonest first. */
export function Timeline({ now, entries, timers }: TimelineProps) {
  const ahead = Math.max(LEAST, ...timers.map(({ remaining }) => remaining)) * 1.05;
  const past = Math.max(LEAST, Math.min(now, ahead));
  const nowX = WIDTH * PAST;
  const toPast = (at: number) => nowX - ((now - at) / past) * nowX;
  const toFuture = (ms: number) => nowX + (ms / ahead) * (WIDTH - nowX);
  const sorted = timers.toSorted((one, other) => one.remaining - other.remaining);
  const height = TOP + Math.max(1, sorted.length) * ROW + 6;
  // biome-ignore lint/correctness/useExhaustiveDependencies: toPast follows from now and past
  const ticks = useMemo(() => ticksOf(entries, now - past, toPast), [entries, now, past]);

  return (
    <figure className="timeline">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`Timeline at ${formatTime(now)}: ${count(timers.length, 'pending timer')}`}
      >
        <path className="axis" d={`M0 22H${WIDTH}`} />
        <path className="tick" d={ticks} />
        <path className="now" d={`M${nowX} 0V${height}`} />
        {sorted.map(({ actor, id, name, remaining }, row) => {
          const x = toFuture(remaining);
          const y = TOP + row * ROW + ROW / 2;
          const isLate = x > WIDTH * 0.72;
          return (
            <g key={`${actor} ${id}`}>
              <path className="wait" d={`M${nowX} ${y}H${x}`} />
              <circle className="due" cx={x} cy={y} r="5" />
              <text x={isLate ? x - 12 : x + 12} y={y + 4} textAnchor={isLate ? 'end' : 'start'}>
                {actor} {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{formatTime(past)} ago</span>
        <span className="at-now">now</span>
        <span>in {formatTime(ahead)}</span>
      </figcaption>
    </figure>
  );
}
