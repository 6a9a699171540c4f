/** @jsxImportSource react */
import { useActorRef, useSelector } from '@xstate/react';
import { type PointerEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button, Toolbar } from './basics/controls.tsx';
import { useOneStop } from './basics/useOneStop.ts';
import { ChartDrawing, type ChartDrawingProps, MARGIN } from './ChartDrawing.tsx';
import { chartViewMachine } from './chartView.machine.ts';

const STEP = 1.25;
/** A small chart does not fill a large frame, and the text of a large one can be read. */
const LARGEST_FIT = 1.4;
const LEAST_READABLE = 10 / 12;

const isButton = (target: EventTarget) =>
  target instanceof Element && target.closest('[role=button]') !== null;

/** Drags with a mouse move the chart. Fingers scroll it without help. */
function beginDrag(event: PointerEvent<HTMLElement>) {
  if (event.pointerType !== 'mouse' || event.button !== 0 || isButton(event.target)) return;
  event.currentTarget.setPointerCapture(event.pointerId);
}

function drag(event: PointerEvent<HTMLElement>) {
  if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
  event.currentTarget.scrollBy(-event.movementX, -event.movementY);
}

/** How far an axis has to be scrolled for a part of it to be in sight, and no further. */
const nearest = (start: number, length: number, from: number, to: number) =>
  from < start ? from - start : Math.max(0, Math.min(to - start - length, from - start));

/** Scrolls a frame so that parts of it are in sight: the later ones, where they do not fit together. */
function showIn(frame: Element, parts: readonly Element[]) {
  for (const part of parts) {
    const [outer, inner] = [frame.getBoundingClientRect(), part.getBoundingClientRect()];
    frame.scrollBy(
      nearest(outer.left, frame.clientWidth, inner.left - MARGIN, inner.right + MARGIN),
      nearest(outer.top, frame.clientHeight, inner.top - MARGIN, inner.bottom + MARGIN),
    );
  }
}

/** Zooms a chart by a factor around a place of its frame: the middle, unless a pointer says otherwise. */
function useZoom(
  actor: ActorRefFrom<typeof chartViewMachine>,
  frame: RefObject<HTMLElement | null>,
  zoom: number | null,
) {
  const zoomBy = (factor: number, pointer?: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    const matrix = frame.current?.querySelector('svg')?.getScreenCTM();
    if (!box || !matrix) return;
    const left = pointer ? pointer.clientX - box.left : box.width / 2;
    const top = pointer ? pointer.clientY - box.top : box.height / 2;
    const x = (box.left + left - matrix.e) / matrix.a + MARGIN;
    const y = (box.top + top - matrix.f) / matrix.a + MARGIN;
    actor.send({ type: 'zoom.change', shown: matrix.a, factor, anchor: { x, y, left, top } });
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (event.shiftKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 400), event);
  });

  // React listens to wheels passively, so it cannot keep one from scrolling.
  useLayoutEffect(() => {
    const element = frame.current;
    const hear = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', hear, { passive: false });
    return () => element?.removeEventListener('wheel', hear);
  }, [frame]);

  useLayoutEffect(() => {
    const { anchor } = actor.getSnapshot().context;
    if (zoom === null || !anchor) return;
    frame.current?.scrollTo(anchor.x * zoom - anchor.left, anchor.y * zoom - anchor.top);
  }, [actor, frame, zoom]);

  return zoomBy;
}

type ChartViewProps = ChartDrawingProps & { sought?: string | undefined };

/** Keeps the states of the moment, what happened last and the state that is sought in the sight of a frame. */
function useSight(
  frame: RefObject<HTMLElement | null>,
  { chart, active, last, sought }: ChartViewProps,
) {
  const moment = [...active, ...last].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing is read from the page, after each change of these
  useLayoutEffect(() => {
    const find = (selector: string) => [...(frame.current?.querySelectorAll(selector) ?? [])];
    const taken = chart.transitions.filter(({ id }) => last.includes(id));
    const ends = taken.flatMap(({ source, targets }) => (targets.length > 0 ? targets : [source]));
    const isReached = (id: string) => ends.some((end) => `${id}.`.startsWith(`${end}.`));
    const states = [...active.filter(isReached), ...(sought ? [sought] : [])];
    const parts = [
      ...find('.chart-state.chart-resting rect').reverse(),
      ...['.chart-last', '.chart-last .chart-label'].flatMap(find),
      ...states.flatMap((id) => find(`[data-id="${id}"] rect`)),
    ];
    if (frame.current) showIn(frame.current, parts);
  }, [moment, sought]);
}

/** Shows a chart in a frame to move and zoom, with what happened last and the state that is sought in sight. */
export function ChartView(props: ChartViewProps) {
  const { chart, layout } = props;
  const actor = useActorRef(chartViewMachine);
  const zoom = useSelector(actor, (view) => (view.matches('zoomed') ? view.context.zoom : null));
  const isWhole = useSelector(actor, (view) => view.matches('fitting'));
  const frame = useRef<HTMLElement>(null);
  const events = useOneStop<HTMLDivElement>('[role=button]');

  const zoomBy = useZoom(actor, frame, zoom);

  useSight(frame, props);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') actor.send({ type: 'zoom.fit' });
  };

  const width = layout.width + 2 * MARGIN;
  const height = layout.height + 2 * MARGIN;
  const whole = `min(100cqw, ${(100 * width) / height}cqh, ${width * LARGEST_FIT}px)`;
  // Until a person wants all of it, its text can be read.
  const fitted = isWhole ? whole : `max(${width * LEAST_READABLE}px, ${whole})`;
  return (
    <div className="chart-view">
      <section
        ref={frame}
        className="chart-frame"
        aria-label={`Chart of ${chart.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={beginDrag}
        onPointerMove={drag}
      >
        <div
          className="chart-sized"
          style={{ width: zoom === null ? fitted : width * zoom }}
          {...events}
        >
          <ChartDrawing {...props} />
        </div>
      </section>
      <Toolbar aria-label="Zoom" className="row chart-zoom">
        <Button aria-label="Zoom out" onClick={() => zoomBy(1 / STEP)}>
          −
        </Button>
        <Button aria-label="Zoom in" onClick={() => zoomBy(STEP)}>
          +
        </Button>
        <Button onClick={() => actor.send({ type: 'zoom.fit' })}>Fit</Button>
      </Toolbar>
    </div>
  );
}
