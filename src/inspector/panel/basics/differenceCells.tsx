/** @jsxImportSource react */
import { type ActorDifference, STATES, type ValueDifference } from '../../record/differences.ts';
import { Words } from './controls.tsx';
import { formatValue } from './format.ts';

const valueIn = (Mark: 'del' | 'ins', value: unknown) =>
  value === undefined ? (
    '–'
  ) : (
    <Mark key={Mark}>
      <Words of={formatValue(value, 2_000)} />
    </Mark>
  );

/** The leaves that the other moment has not. Those of the regions that stay would hide them. */
function leavesIn(leaves: unknown, others: unknown): unknown {
  if (typeof leaves !== 'string' || typeof others !== 'string') return leaves;
  const isOther = (leaf: string) => !others.split(' ').includes(leaf);
  return leaves.split(' ').filter(isOther).join(' ') || undefined;
}

/** The cells of a table for a place where two values differ: the place, the one and the other. */
export const differenceCells = ({ path, before, after }: ValueDifference) => [
  <code key="path">
    <Words of={path || 'all of it'} />
  </code>,
  valueIn('del', path === STATES ? leavesIn(before, after) : before),
  valueIn('ins', path === STATES ? leavesIn(after, before) : after),
];

/** The rows of a table for the places where actors differ, each with the index of its entry if it has one. */
export const differenceRows = (
  all: readonly (ActorDifference & { index?: number })[],
  hide: <T>(value: T) => T,
) =>
  all.flatMap(({ actor, differences, index }) =>
    differences.map((place) => {
      const cells = [...differenceCells(hide(place)), ...(index === undefined ? [] : [index])];
      return [`${actor} ${place.path}`, <Words key="actor" of={actor} />, ...cells] as const;
    }),
  );
