import { useRef } from 'react';
import type { DrawingActor, DrawingEvent, DrawingMoment } from '#machines/drawing.machine.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useShown } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';

/** What moves the pictures of the page. */
export type PictureAnimator = {
  /** Notes where the points of the page are that is about to leave the screen. */
  leave: () => void;
  /** Looks out for the pictures of the page that come into view. */
  watch: () => void;
  show: (moment: DrawingMoment) => void;
  /** Completes every picture and stops. */
  stop: () => void;
};

/** What the pictures of the page tell the machine. */
export type PictureEvent = Extract<DrawingEvent, { type: `picture.${string}` }>;

/** Creates an animator of the pictures on the page. Points travel in the layer. */
export type CreatePictureAnimator = (
  layer: HTMLElement,
  tell: (event: PictureEvent) => void,
) => PictureAnimator;

/**
 * It lies on the page itself, behind its text, so that points land where they belong while it scrolls. It
 * clips what lies beside the window: a phone would widen the page for it.
 */
const layer = css({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  insetInline: 0,
  overflowX: 'clip',
  pointerEvents: 'none',
});

/**
 * The layer in which the points of pictures travel. It stands before the page: React runs the clean-up
 * of a layout effect before it changes what is inside its later siblings, and so the old page is measured
 * as it was seen.
 */
export function Drawing({
  actor,
  code,
}: {
  actor: DrawingActor;
  code: { createPictureAnimator?: CreatePictureAnimator };
}) {
  const element = useRef<HTMLDivElement>(null);
  const animator = useRef<PictureAnimator>(undefined);
  const isLive = useSelector(actor, (snapshot) => snapshot.hasTag('live'));
  const { page } = useShown();

  useLayoutEffect(() => {
    if (!isLive || !element.current) return;
    const opened = code.createPictureAnimator?.(element.current, actor.send);
    animator.current = opened;
    const moments = actor.on('*', (moment) => opened?.show(moment));
    return () => {
      moments.unsubscribe();
      opened?.stop();
      animator.current = undefined;
    };
  }, [isLive, actor, code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has pictures of its own
  useLayoutEffect(() => () => animator.current?.leave(), [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has pictures of its own
  useEffect(() => {
    animator.current?.watch();
  }, [page, isLive]);

  return (
    <div ref={element} aria-hidden="true" css={layer} {...useMachineAttributes('drawing', actor)} />
  );
}
