/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { clampSize, edgeOf, type PanelActor, rangeOf } from '../panel.machine.ts';

/** One press of an arrow key, in px. */
const STEP = 24;

/** Where a key moves the edge of the panel: the arrow away from the panel makes it larger. */
function sizeAfter(
  key: string,
  size: number,
  edge: 'side' | 'bottom',
  { least, most }: { least: number; most: number },
): number | undefined {
  const [larger, smaller] =
    edge === 'side' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === larger) return size + STEP;
  if (key === smaller) return size - STEP;
  if (key === 'Home') return least;
  if (key === 'End') return most;
  return undefined;
}

/** The line between page and panel. It moves by keys and by dragging. */
export function Separator({ panel }: { panel: PanelActor }) {
  const place = useSelector(panel, ({ context }) => context.place);
  const room = useSelector(panel, ({ context }) => context.room);
  const edge = edgeOf(place.dock, room);
  const size = clampSize(edge, place.sizes[edge], room);
  const range = rangeOf(edge, room);
  const resize = (to: number) => panel.send({ type: 'panel.resized', size: to });

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize(edge === 'side' ? room.width - event.clientX : room.height - event.clientY);
  };
  const answerKeys = (event: KeyboardEvent) => {
    const to = sizeAfter(event.key, size, edge, range);
    if (to === undefined) return;
    event.preventDefault();
    resize(to);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that moves is a separator with a value
    <div
      role="separator"
      aria-label="Size of the inspector"
      aria-orientation={edge === 'side' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={range.least}
      aria-valuemax={range.most}
      tabIndex={0}
      className="separator"
      onKeyDown={answerKeys}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
