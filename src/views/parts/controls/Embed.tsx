import { css } from '@emotion/react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { EmbedActor } from '#machines/embed.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';

const styles = {
  /** Above the drawing, below it the label, so that neither covers the other. */
  frame: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    border: '1px solid var(--line)',
    borderRadius: '1.25rem',
    background: 'var(--surface)',
  }),
  picture: css({ gridArea: '1 / 1', '& > svg': { width: '100%', height: '100%' } }),
  iframe: css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }),
  /** The whole poster can be pressed. */
  button: css({
    gridArea: '1 / 1 / span 2',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    justifyItems: 'start',
    textAlign: 'start',
    '& > span': {
      gridRow: 2,
      margin: 'clamp(0.75rem, 2vw, 1rem)',
      padding: '0.6rem 1.25rem',
      borderRadius: '2rem',
      background: 'var(--signal)',
      color: 'var(--on-signal)',
      fontWeight: 600,
    },
    ':hover > span': { background: 'var(--ink)', color: 'var(--paper)' },
    ':focus-visible': { outlineOffset: -6, borderRadius: '1.25rem' },
  }),
};

type EmbedProps = {
  actor: EmbedActor;
  id: string;
  /** What opens it: «Play …», «Show the map». */
  label: string;
  /** Names the iframe for screen readers. */
  title: string;
  /** The other host's page. It is not asked for before the visitor wants it. */
  src: string;
  picture: PictureData;
  /** Empty where the picture says nothing that the label does not. */
  alt?: string;
};

/** A film or a map of another host, behind a poster of ours. */
export function Embed({ actor, id, label, title, src, picture, alt = '' }: EmbedProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.context.openId === id);
  const iframe = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen) iframe.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div css={styles.frame} {...useMachineAttributes('embed', actor)}>
      {isOpen ? (
        <iframe
          ref={iframe}
          src={src}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          css={styles.iframe}
        />
      ) : (
        <>
          <div css={styles.picture}>
            <Picture picture={picture} alt={alt} />
          </div>
          <button
            type="button"
            onClick={() => actor.send({ type: 'embed.open', id })}
            css={styles.button}
          >
            <span>{label}</span>
          </button>
        </>
      )}
    </div>
  );
}
