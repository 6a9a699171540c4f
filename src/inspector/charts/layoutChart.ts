import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Box, Chart, ChartState, ChartTransition, Layout, Point } from './chart.ts';
import { invokesOf, linesOf, TEXT } from './chartText.ts';
import { statesOf } from './describeChart.ts';

/** Distance of the text of a state from the state's edge, and of the text of a label from its own. */
const STATE_PADDING = 10;
const LABEL_PADDING = 4;
/** The diameter of the dot at which a state begins. */
const MARKER = 8;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  // A chart is drawn the same way as long as its machine stays the same.
  'elk.randomSeed': '1',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

/** Each compound state has its own spacing. */
const spacing = {
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

const markerOf = (state: string) => `${state}|initial`;

type Size = { width: number; height: number };

/** The size of some lines of text, padding included. */
function sizeOf(lines: readonly string[], padding: number): Size {
  const longest = Math.max(...lines.map((line) => line.length));
  return {
    width: Math.ceil(longest * TEXT.advance) + 2 * padding,
    height: lines.length * TEXT.line + padding,
  };
}

/** A transition without a target is a line within its state: it leads nowhere. */
const isInside = ({ targets }: ChartTransition) => targets.length === 0;

/** What stands at the top of a state: its name, its actors, and the transitions that stay inside. */
function headOf(chart: Chart, state: ChartState) {
  const name = sizeOf([state.key, ...invokesOf(state)], STATE_PADDING);
  let { width, height } = name;
  const labels = chart.transitions
    .filter((transition) => transition.source === state.id && isInside(transition))
    .map((transition): [string, Box] => {
      const size = sizeOf(linesOf(transition), LABEL_PADDING);
      const box = { x: STATE_PADDING - LABEL_PADDING, y: height, ...size };
      width = Math.max(width, size.width + 2 * box.x);
      height += size.height + LABEL_PADDING;
      return [transition.id, box];
    });
  return { size: { width, height: height + LABEL_PADDING }, labels };
}

function toNode(chart: Chart, state: ChartState): ElkNode {
  const { size } = headOf(chart, state);
  if (state.states.length === 0) return { id: state.id, ...size };
  const marker = { id: markerOf(state.id), width: MARKER, height: MARKER };
  return {
    id: state.id,
    children: [
      ...(state.type === 'compound' ? [marker] : []),
      ...state.states.map((child) => toNode(chart, child)),
    ],
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${size.height + 6},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
    },
  };
}

function toEdges({ root, transitions }: Chart): ElkExtendedEdge[] {
  const fromMarkers = statesOf(root)
    .filter(({ type }) => type === 'compound')
    .map(({ id, initial }) => ({
      id: markerOf(id),
      sources: [markerOf(id)],
      targets: initial.slice(0, 1),
      layoutOptions: { 'elk.layered.priority.direction': '10' },
    }));
  const fromStates = transitions
    .filter((transition) => !isInside(transition))
    .map((transition) => ({
      id: transition.id,
      sources: [transition.source],
      targets: transition.targets.slice(0, 1),
      labels: [
        {
          ...sizeOf(linesOf(transition), LABEL_PADDING),
          text: transition.label,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    }));
  return [...fromMarkers, ...fromStates];
}

const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => [Math.round(x), Math.round(y)]);
}

const nodesBelow = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesBelow),
];

const elk = new Elk();

/**
 * Lays a chart out for drawing. This takes a large library and some time, so it belongs into a build.
 *
 * An edge leads to the first target of its transition.
 */
export async function layoutChart(chart: Chart): Promise<Layout> {
  const graph = await elk.layout({
    id: '',
    children: [toNode(chart, chart.root)],
    edges: toEdges(chart),
    layoutOptions: options,
  });
  const boxes = new Map(nodesBelow(graph).map((node) => [node.id, toBox(node)]));
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const states = statesOf(chart.root);
  const boxOf = (id: string): Box => boxes.get(id) ?? toBox({});

  const inside = states.flatMap((state) => {
    const { x, y } = boxOf(state.id);
    return headOf(chart, state).labels.map(
      ([id, box]) => [id, { points: [], label: { ...box, x: x + box.x, y: y + box.y } }] as const,
    );
  });
  const outside = chart.transitions.flatMap(({ id }) => {
    const edge = edges.get(id);
    return edge
      ? [[id, { points: pointsOf(edge), label: toBox(edge.labels?.[0] ?? {}) }] as const]
      : [];
  });
  return {
    ...pick(boxOf(chart.root.id)),
    states: Object.fromEntries(states.map(({ id }) => [id, boxOf(id)])),
    initials: Object.fromEntries(
      states.flatMap(({ id }) => {
        const edge = edges.get(markerOf(id));
        return edge ? [[id, pointsOf(edge)]] : [];
      }),
    ),
    transitions: Object.fromEntries([...inside, ...outside]),
  };
}

const pick = ({ width, height }: Box) => ({ width, height });
