/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PanelActor } from '../panel.machine.ts';
import { clampSize, edgeOf, rangeOf } from './room.ts';

/** One press of an arrow key, in px. */
const STEP = 24;

/** The line between page and panel. It moves by keys and by dragging. */
export function Separator({ panel }: { panel: PanelActor }) {
  const { place, room } = useSelector(panel, ({ context }) => context);
  const edge = edgeOf(room);
  const size = clampSize(edge, place.sizes[edge], room);
  const range = rangeOf(edge, room);
  const resize = (to: number) => panel.send({ type: 'panel.resized', size: to });

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize(edge === 'side' ? room.width - event.clientX : room.height - event.clientY);
  };
  const answerKeys = (event: KeyboardEvent) => {
    // The arrow away from the panel makes it larger.
    const [larger, smaller] =
      edge === 'side'
        ? (['ArrowLeft', 'ArrowRight'] as const)
        : (['ArrowUp', 'ArrowDown'] as const);
    const { least: Home, most: End } = range;
    const sizes: Readonly<Record<string, number>> = {
      [larger]: size + STEP,
      [smaller]: size - STEP,
      Home,
      End,
    };
    const to = sizes[event.key];
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
