/** @jsxImportSource react */
import type { ValueDifference } from '../../record/differences.ts';
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

/** The cells of a table for a place where two values differ: the place, the one and the other. */
export const differenceCells = ({ path, before, after }: ValueDifference) => [
  <code key="path">
    <Words of={path || 'all of it'} />
  </code>,
  valueIn('del', before),
  valueIn('ins', after),
];
