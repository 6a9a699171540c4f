/** @jsxImportSource react */
import type { ValueDifference } from '../../record/differences.ts';
import { formatValue } from './format.ts';

/** The cells of a table for a place where two values differ: the place, the one and the other. */
export const differenceCells = ({ path, before, after }: ValueDifference) => [
  <code key="path">{path || 'all of it'}</code>,
  before === undefined ? '–' : <del key="old">{formatValue(before, 2_000)}</del>,
  after === undefined ? '–' : <ins key="new">{formatValue(after, 2_000)}</ins>,
];
