/** @jsxImportSource react */

import type { Chart, ChartState, ChartTransition } from '@interpunct/model-kit/chart';
import { statesOf } from '@interpunct/model-kit/describeChart';
import { memo } from 'react';
import {
  headOf,
  invokesOf,
  isInside,
  LABEL_PADDING,
  linesOf,
  STATE_PADDING,
  TEXT,
} from '../charts/chartText.ts';
import type { Box, Layout, Point } from '../charts/layout.ts';

/** The part of a chart that a view draws in its present state. */
export type ChartDrawingProps = {
  chart: Chart;
  layout: Layout;
  /** The ids of the active states. */
  active: readonly string[];
  /** The ids of the transitions that were taken last. */
  last: readonly string[];
  /** A transition was pressed. */
  onTransition: (id: string) => void;
};

/** Around the chart, in its own px. */
export const MARGIN = 12;

const CORNER = 6;
const ARROW = 7;

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The point on the way from one point to another, at most `distance` from its start and half the way. */
function towards([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return [x + (tx - x) * part, y + (ty - y) * part];
}

/** A path through points, with round corners. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point}`;
      if (!after) return `L${point}`;
      return `L${towards(point, before, CORNER)}Q${point} ${towards(point, after, CORNER)}`;
    })
    .join('');
}

/** The head of an arrow that ends where a path does. */
function arrowOf(points: readonly Point[]): string {
  const [[fromX, fromY], [x, y]] = points.slice(-2) as [Point, Point];
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [((x - fromX) / length) * ARROW, ((y - fromY) / length) * ARROW];
  return `${x},${y} ${x - dx - dy / 2},${y - dy + dx / 2} ${x - dx + dy / 2},${y - dy - dx / 2}`;
}

/** Lines of text from a point downwards. */
function Lines({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) {
  return lines.map((line, index) => (
    <text
      key={line}
      x={x}
      y={y + TEXT.line * index + TEXT.size}
      className={index > 0 ? 'chart-second' : undefined}
    >
      {line}
    </text>
  ));
}

function Edge({ points }: { points: readonly Point[] }) {
  if (points.length < 2) return null;
  return (
    <>
      <path className="chart-edge" d={pathOf(points)} />
      <polygon className="chart-arrow" points={arrowOf(points)} />
    </>
  );
}

/** A state at its place. */
type PlacedState = {
  state: ChartState;
  box: Box;
  /** The height of the text at its top. */
  head: number;
  /** Whether it is active together with its siblings. */
  isRegion: boolean;
  isActive: boolean;
  /** Whether the machine rests exactly here. */
  isResting: boolean;
};

/** The name of a state. It lies above the edges, which may lead through the state. */
function StateName({ state, box, isResting }: PlacedState) {
  return (
    <g className={classes('chart-name', isResting && 'chart-resting')}>
      <Lines
        lines={[state.key, ...invokesOf(state)]}
        x={box.x + STATE_PADDING}
        y={box.y + STATE_PADDING / 2 + 2}
      />
    </g>
  );
}

function StateBox({ state, box, head, isRegion, isActive, isResting }: PlacedState) {
  const isLeaf = state.states.length === 0;
  const notes = [
    state.entry.length > 0 && `entry: ${state.entry.join(', ')}`,
    state.exit.length > 0 && `exit: ${state.exit.join(', ')}`,
    state.tags.length > 0 && `tags: ${state.tags.join(', ')}`,
  ];
  return (
    <g
      data-id={state.id}
      className={classes(
        'chart-state',
        isRegion && 'chart-region',
        state.type === 'final' && 'chart-final',
        isActive && 'chart-active',
        isResting && 'chart-resting',
      )}
    >
      <title>
        {[state.key + (isActive ? ', active' : ''), ...notes.filter(Boolean)].join('\n')}
      </title>
      <rect {...box} rx={isLeaf ? 8 : 10} />
      {!isLeaf && <path className="chart-head" d={`M${box.x},${box.y + head}h${box.width}`} />}
    </g>
  );
}

/** `chat.send [isLong], from ready to waiting`: how people hear of a transition, first what they see of it. */
function labelOf(transition: ChartTransition, keys: ReadonlyMap<string, string>): string {
  const { source, targets } = transition;
  const keyOf = (id: string) => keys.get(id) ?? id;
  const way =
    targets.length > 0
      ? `from ${keyOf(source)} to ${targets.map(keyOf).join(' and ')}`
      : `in ${keyOf(source)}`;
  return `${linesOf(transition).join(' ')}, ${way}`;
}

type TransitionProps = {
  transition: ChartTransition;
  place: Layout['transitions'][string];
  /** How people hear of it. */
  label: string;
  isLast: boolean;
  onPress: () => void;
};

function Transition({ transition, place, label, isLast, onPress }: TransitionProps) {
  const { x, y } = place.label;
  const isEvent = transition.kind === 'event';
  const name = label + (isLast ? ', taken last' : '');
  const button = {
    role: 'button',
    'aria-label': name,
    onClick: onPress,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    },
  };
  return (
    <g
      {...(isEvent && button)}
      className={classes('chart-transition', isEvent && 'chart-event', isLast && 'chart-last')}
    >
      <title>{[name, ...transition.actions].join('\n')}</title>
      <Edge points={place.points} />
      <rect className="chart-label" {...place.label} rx={4} />
      <Lines lines={linesOf(transition)} x={x + LABEL_PADDING} y={y + LABEL_PADDING / 2} />
    </g>
  );
}

/** A chart as a picture whose events can be pressed. */
export const ChartDrawing = memo(function ChartDrawing({
  chart,
  layout,
  active,
  last,
  onTransition,
}: ChartDrawingProps) {
  const states = statesOf(chart.root);
  const regions = new Set(
    states.flatMap(({ type, initial }) => (type === 'parallel' ? initial : [])),
  );
  const keys = new Map(states.map(({ id, key }) => [id, key]));
  const toTransition = (transition: ChartTransition) => {
    const place = layout.transitions[transition.id];
    return (
      place && (
        <Transition
          key={transition.id}
          transition={transition}
          place={place}
          label={labelOf(transition, keys)}
          isLast={last.includes(transition.id)}
          onPress={() => onTransition(transition.id)}
        />
      )
    );
  };
  const placed = states.flatMap((state): PlacedState[] => {
    const box = layout.states[state.id];
    const isActive = active.includes(state.id);
    // A chart without states is active all the time.
    const isResting = isActive && state.states.length === 0 && state !== chart.root;
    const isRegion = regions.has(state.id);
    const head = headOf(chart, state).size.height;
    return box ? [{ state, box, head, isRegion, isActive, isResting }] : [];
  });
  return (
    <svg
      className="chart-drawing"
      viewBox={`${-MARGIN} ${-MARGIN} ${layout.width + 2 * MARGIN} ${layout.height + 2 * MARGIN}`}
    >
      <title>{chart.id}</title>
      {placed.map((one) => (
        <StateBox key={one.state.id} {...one} />
      ))}
      {Object.entries(layout.initials).map(([id, points]) => (
        <g key={id} className="chart-initial">
          <circle cx={points[0]?.[0]} cy={points[0]?.[1]} r={4} />
          <Edge points={points} />
        </g>
      ))}
      {chart.transitions.filter((transition) => !isInside(transition)).map(toTransition)}
      {placed.map((one) => (
        <StateName key={one.state.id} {...one} />
      ))}
      {chart.transitions.filter(isInside).map(toTransition)}
    </svg>
  );
});
