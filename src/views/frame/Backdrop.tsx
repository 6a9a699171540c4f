import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { BackdropActor } from '#machines/backdrop.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { createNetwork } from './dotNetwork.ts';

const canvas = css({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

/** The drifting network of dots behind every page. It is decorative, so screen readers skip it. */
export function Backdrop({ actor }: { actor: BackdropActor }) {
  const element = useRef<HTMLCanvasElement>(null);
  const network = useRef<ReturnType<typeof createNetwork>>(undefined);

  useEffect(() => {
    if (!element.current) return;
    network.current ??= createNetwork(element.current);
    return network.current.watch();
  }, []);

  useEffect(() => {
    const frames = actor.on('frame.due', () => network.current?.step());
    return () => frames.unsubscribe();
  }, [actor]);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: this canvas cannot be focused
    <canvas
      ref={element}
      aria-hidden="true"
      css={canvas}
      {...useMachineAttributes('backdrop', actor)}
    />
  );
}
