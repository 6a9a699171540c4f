import { gzipSync } from 'node:zlib';
import type { ChartState } from '@interpunct/model-kit/chart';
import { describeChart, statesOf } from '@interpunct/model-kit/describeChart';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { headOf } from '../../../src/inspector/charts/chartText.ts';
import type { Box, Point } from '../../../src/inspector/charts/layout.ts';
import { layoutChart } from '../../../src/inspector/charts/layoutChart.ts';
import { letter } from '../../modelKit/letter.machine.ts';
import * as others from '../../modelKit/machines.ts';
import { workshop } from '../smallApp/workshop.machine.ts';

const machines: Record<string, AnyStateMachine> = { workshop, letter, ...others };

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const pairs = <T>(things: readonly T[]) =>
  things.flatMap((one, index) => things.slice(index + 1).map((other): [T, T] => [one, other]));

/** Whether a point lies on the edge of a box. Positions are rounded. */
const isAtEdge = ({ x, y, width, height }: Box, [px, py]: Point) => {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;
  const isBeside = px >= x - 1 && px <= x + width + 1;
  const isAlong = py >= y - 1 && py <= y + height + 1;
  return (
    (isBeside && (isNear(py, y) || isNear(py, y + height))) ||
    (isAlong && (isNear(px, x) || isNear(px, x + width)))
  );
};

/** The layout of a machine's chart, with what is measured in it. */
async function measured(machine: AnyStateMachine) {
  const chart = describeChart(machine);
  const layout = await layoutChart(chart);
  const boxOf = (id: string) => layout.states[id] as Box;
  const states = statesOf(chart.root);
  const headOfState = new Map(states.map((state) => [state.id, headOf(chart, state)]));
  const headHeight = (id: string) => headOfState.get(id)?.size.height ?? 0;
  /** The part of a state below the text at its top. */
  const roomOf = (id: string): Box => {
    const { y, height, ...box } = boxOf(id);
    return { ...box, y: y + headHeight(id), height: height - headHeight(id) };
  };
  const labels = Object.entries(layout.transitions).map(([id, { label }]) => ({ id, label }));
  return { chart, layout, boxOf, states, headHeight, roomOf, labels };
}

const layouts = await Promise.all(
  Object.entries(machines).map(async ([name, machine]) => [name, await measured(machine)] as const),
);

describe.each(layouts)('R18.2 the layout of %s', (_, measures) => {
  const { chart, layout, boxOf, states, headHeight, roomOf, labels } = measures;

  it('has a place for every state and transition', () => {
    expect(Object.keys(layout.states).toSorted()).toEqual(states.map(({ id }) => id).toSorted());
    expect(Object.keys(layout.transitions).toSorted()).toEqual(
      chart.transitions.map(({ id }) => id).toSorted(),
    );
    expect(Object.keys(layout.initials)).toEqual(
      states.filter(({ type }) => type === 'compound').map(({ id }) => id),
    );
  });

  it('keeps each box within its parent and off its siblings', () => {
    const check = (state: ChartState) => {
      for (const child of state.states) {
        expect(contains(boxOf(state.id), boxOf(child.id)), child.id).toBe(true);
        check(child);
      }
      for (const [one, other] of pairs(state.states)) {
        expect(overlap(boxOf(one.id), boxOf(other.id)), `${one.id}, ${other.id}`).toBe(false);
      }
    };
    check(chart.root);
    const { width, height } = layout;
    expect(boxOf(chart.root.id)).toEqual({ x: 0, y: 0, width, height });
  });

  it('keeps each label off the others and off the states', () => {
    for (const [one, other] of pairs(labels)) {
      expect(overlap(one.label, other.label), `${one.id}, ${other.id}`).toBe(false);
    }
    for (const { id, label } of labels) {
      expect(contains(boxOf(chart.root.id), label), id).toBe(true);
      const { source, targets } = chart.transitions.find((one) => one.id === id) ?? { source: '' };
      for (const leaf of states.filter((state) => state.states.length === 0)) {
        const isInside = leaf.id === source && targets?.length === 0;
        expect(overlap(label, boxOf(leaf.id)), `${id} on ${leaf.id}`).toBe(isInside);
      }
    }
  });

  it('keeps each label of an edge off the text of states', () => {
    for (const { id: state } of states) {
      const head = { ...boxOf(state), height: headHeight(state) };
      const inside = chart.transitions.filter(
        ({ source, targets }) => source === state && targets.length === 0,
      );
      for (const { id, label } of labels) {
        expect(overlap(label, head), `${id} on ${state}`).toBe(inside.some((one) => one.id === id));
      }
    }
  });

  it('leads each edge from its source to its target', () => {
    for (const { id, source, targets } of chart.transitions) {
      const points = layout.transitions[id]?.points ?? [];
      const [target] = targets;
      if (!target) {
        expect(points).toEqual([]);
        continue;
      }
      const from = target.startsWith(`${source}.`) ? roomOf(source) : boxOf(source);
      expect(isAtEdge(from, points[0] as Point), `${id} begins`).toBe(true);
      expect(isAtEdge(boxOf(target), points.at(-1) as Point), `${id} ends`).toBe(true);
    }
    for (const { id, initial } of states) {
      const end = layout.initials[id]?.at(-1);
      if (end) expect(isAtEdge(boxOf(initial[0] as string), end), `${id} begins`).toBe(true);
    }
  });

  it('takes about 1 kB compressed', () => {
    expect(gzipSync(JSON.stringify(layout)).length).toBeLessThan(1_100);
  });
});
