import { type ReactNode, useRef } from 'react';
import type { EmbedActor } from '#machines/embed.machine.ts';
import { useEffect } from '#views/basics/effects.ts';
import { below, inverted } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  frame: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    '--edge': 'var(--inset)',
    // It grows with its text, which a box that hides would not.
    overflow: 'clip',
    aspectRatio: '16 / 9',
    // With its label, a poster needs more height, and more of it as wide as a phone or a narrow column.
    ':has(> button)': { aspectRatio: '3 / 2', [below.desktop]: { aspectRatio: '6 / 5' } },
    [below.tablet]: { aspectRatio: '6 / 5' },
    border: '1px solid var(--line)',
    background: 'var(--surface)',
    '& > div': { padding: 'var(--edge) var(--edge) 1rem' },
    '& > iframe': { position: 'absolute', inset: 0, height: '100%' },
  }),
  /** On the ground of the page, in the grid around it. What opens stands below the poster. */
  band: css({
    '--edge': 0,
    display: 'contents',
    '& > button': { gridRow: 2, display: 'flex', justifySelf: 'start' },
    '&& > :focus-visible': { outlineOffset: 0 },
    '& > iframe': {
      gridColumn: '1 / -1',
      height: 'clamp(15rem, 38vw, 27.5rem)',
    },
  }),
  poster: css({ gridArea: '1 / 1 / auto / -1', minWidth: 0, containerType: 'inline-size' }),
  iframe: css({ width: '100%', border: 0 }),
  /** Covers both rows, so that the whole poster of a film is clickable. */
  button: css({
    // In front of the poster, whatever stands there.
    position: 'relative',
    gridArea: '1 / 1 / span 2 / -1',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    // Where no grid takes the rows of another, the label stands at the foot.
    alignContent: 'end',
    justifyItems: 'start',
    textAlign: 'start',
    '& > span': {
      gridRow: 2,
      alignSelf: 'start',
      margin: '0.5rem var(--edge) var(--edge)',
      padding: '0.6rem 1.25rem',
      borderRadius: 'var(--radius-pill)',
      border: '1.5px solid var(--ink)',
      background: 'var(--ink)',
      color: 'var(--paper)',
      fontWeight: 600,
      // Paper has no ground for light letters.
      '@media print': { background: 'none', color: 'var(--ink)' },
    },
    '@media (hover: hover)': { ':hover > span': inverted },
    ':focus-visible': { outlineOffset: -6 },
  }),
};

type EmbedProps = {
  actor: EmbedActor;
  id: string;
  /** Label of the button that opens the embed, such as `Show the map`. */
  label: string;
  /** Accessible name of the iframe. */
  title: string;
  /** URL on the other host. It is not requested until the visitor opens the embed. */
  src: string;
  /** Whether the poster stays when the embed opens. */
  isBand?: boolean;
  /** What stands on the poster. */
  children: ReactNode;
};

/** A film or map from another host, behind a poster of the site's own. */
export function Embed({ actor, id, label, title, src, isBand, children }: EmbedProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.context.openId === id);
  const iframe = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The iframe replaces the button, which had the focus.
    if (isOpen) iframe.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div css={isBand ? styles.band : styles.frame}>
      {(isBand || !isOpen) && <div css={styles.poster}>{children}</div>}
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
        <button
          type="button"
          onClick={() => actor.send({ type: 'embed.open', id })}
          css={styles.button}
        >
          <span>{label}</span>
        </button>
      )}
    </div>
  );
}
