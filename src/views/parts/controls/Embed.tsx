import { type ReactNode, useRef } from 'react';
import type { EmbedActor } from '#machines/embed.machine.ts';
import { useEffect } from '#views/basics/effects.ts';
import { below, from } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';

/** Poster and label begin at one line. */
const EDGE = 'clamp(1rem, 2.4vw, 2rem)';

const BAND = 'clamp(15rem, 38vw, 27.5rem)';

const styles = {
  frame: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    // It grows with its text, which a box that hides would not.
    overflow: 'clip',
    aspectRatio: '16 / 9',
    // With its label, a poster as wide as a phone or a narrow column needs more height.
    [below.desktop]: { ':has(> button)': { aspectRatio: '6 / 5' } },
    [below.tablet]: { aspectRatio: '6 / 5' },
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
  }),
  /** As high as what stands on its poster. */
  band: css({
    background: 'var(--paper)',
    [from.desktop]: { ':has(iframe)': { height: BAND, aspectRatio: 'auto' } },
    ':has(> button)': { aspectRatio: 'auto', '& > div': { paddingBlock: 'var(--gap-4)' } },
  }),
  poster: css({
    gridArea: '1 / 1',
    minWidth: 0,
    padding: `clamp(1rem, 3.4vw, 2.75rem) ${EDGE} 0`,
    containerType: 'inline-size',
  }),
  iframe: css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }),
  /** Covers both rows, so that the whole poster is clickable. */
  button: css({
    // In front of the poster, whatever stands there.
    position: 'relative',
    gridArea: '1 / 1 / span 2',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    justifyItems: 'start',
    textAlign: 'start',
    '& > span': {
      gridRow: 2,
      margin: `0.5rem ${EDGE} ${EDGE}`,
      padding: '0.6rem 1.25rem',
      borderRadius: 'var(--radius-pill)',
      border: '1.5px solid var(--ink)',
      background: 'var(--ink)',
      color: 'var(--paper)',
      fontWeight: 600,
      // Paper has no ground for light letters.
      '@media print': { background: 'none', color: 'var(--ink)' },
    },
    ':hover > span': { background: 'var(--paper)', color: 'var(--ink)' },
    ':focus-visible': { outlineOffset: -6, borderRadius: 'var(--radius-card)' },
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
  isBand?: boolean;
  /** What stands on the poster. */
  children: ReactNode;
};

/** A film or map from another host, behind a poster of the site's own. */
export function Embed(props: EmbedProps) {
  const { actor, id, label, title, src, isBand, children } = props;
  const isOpen = useSelector(actor, (snapshot) => snapshot.context.openId === id);
  const iframe = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The iframe replaces the button, which had the focus.
    if (isOpen) iframe.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div css={[styles.frame, isBand && styles.band]}>
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
          <div css={styles.poster}>{children}</div>
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
