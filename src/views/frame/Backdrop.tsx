import { useRef } from 'react';
import type { BackdropActor } from '#machines/backdrop.machine.ts';
import { useEffect } from '#views/basics/effects.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';
import { createNetwork, MARGIN_PX } from './dotNetwork.ts';

const styles = {
  frame: css({
    position: 'fixed',
    zIndex: -1,
    inset: 0,
    overflow: 'hidden',
    pointerEvents: 'none',
  }),
  /** It is larger than the window, so that its edges stay outside while it drifts. */
  canvas: css({
    position: 'absolute',
    inset: -MARGIN_PX,
    width: `calc(100% + ${2 * MARGIN_PX}px)`,
    height: `calc(100% + ${2 * MARGIN_PX}px)`,
    transition: 'opacity var(--slow)',
    animation: 'drift var(--drift) infinite paused',
    '[data-state=moving] > &': { animationPlayState: 'running' },
    '[data-state=absent] > &': { opacity: 0, animation: 'none' },
  }),
};

/** The network of dots behind every page, which leaves it a clearing. It is decorative, so screen readers skip it. */
export function Backdrop({ actor }: { actor: BackdropActor }) {
  const element = useRef<HTMLCanvasElement>(null);
  const network = useRef<ReturnType<typeof createNetwork>>(undefined);
  const isAbsent = useSelector(actor, (snapshot) => snapshot.matches('absent'));

  useEffect(() => {
    if (isAbsent || !element.current) return;
    // A canvas can give its surface away once.
    network.current ??= createNetwork(element.current);
    return network.current();
  }, [isAbsent]);

  return (
    <div aria-hidden="true" css={styles.frame} {...useMachineAttributes(actor)}>
      <canvas ref={element} css={styles.canvas} />
    </div>
  );
}
