import type { Chart, ChartState } from '@interpunct/model-kit/chart';
import { statesOf } from '@interpunct/model-kit/describeChart';
import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { headOf, isInside, LABEL_PADDING, linesOf, sizeOf } from './chartText.ts';
import type { Box, Layout, Point } from './layout.ts';

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
      'elk.padding': `[top=${size.height + 8},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // The library lays charts out from left to right and turns them, but not this size.
      'elk.nodeSize.minimum': `(${size.height},${size.width})`,
    },
  };
}

/** Edges that nobody sees. They lay the regions of a parallel state one below the other. */
function stackRegions(root: ChartState): ElkExtendedEdge[] {
  const parallel = statesOf(root).filter(({ type }) => type === 'parallel');
  return parallel.flatMap(({ states }) =>
    states.slice(1).map(({ id }, index) => ({
      id: `${id}|stack`,
      sources: [states[index]?.id ?? id],
      targets: [id],
    })),
  );
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
  return [...stackRegions(root), ...fromMarkers, ...fromStates];
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

/** An edge from a state into itself begins below the text at the state's top, not behind it. */
const belowHead = (points: Point[], { y, height }: Box, head: number): Point[] => {
  const end = points.at(-1)?.[1] ?? 0;
  const leadsInside = points[0]?.[1] === y && end > y && end < y + height;
  return leadsInside ? points.map(([px, py]) => [px, Math.max(py, y + head)]) : points;
};

const nodesBelow = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesBelow),
];

const elk = new Elk();

/**
 * Lays a chart out for drawing. This takes a large library and some time: a build can do it.
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

  const heads = new Map(states.map((state) => [state.id, headOf(chart, state).size.height]));

  const inside = states.flatMap((state) => {
    const { x, y } = boxOf(state.id);
    return headOf(chart, state).labels.map(
      ([id, box]) => [id, { points: [], label: { ...box, x: x + box.x, y: y + box.y } }] as const,
    );
  });
  const outside = chart.transitions.flatMap(({ id, source }) => {
    const edge = edges.get(id);
    if (!edge) return [];
    const points = belowHead(pointsOf(edge), boxOf(source), heads.get(source) ?? 0);
    return [[id, { points, label: toBox(edge.labels?.[0] ?? {}) }] as const];
  });
  const { width, height } = boxOf(chart.root.id);
  return {
    width,
    height,
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
