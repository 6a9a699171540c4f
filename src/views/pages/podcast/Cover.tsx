import { display, pictured } from '#views/basics/theme.tsx';
import { ink, light } from '#views/basics/tokens.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  cover: css(ink, {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    aspectRatio: '1',
    padding: 'var(--inset)',
    overflow: 'hidden',
    background: 'var(--surface)',
    color: 'var(--ink)',
    '& > h3': { fontSize: 'var(--head-2)', lineHeight: 1 },
  }),
  lit: css(light),
  drawing: css({
    alignSelf: 'end',
    containerType: 'inline-size',
    ...display,
    letterSpacing: '-0.05em',
    lineHeight: 0.72,
    whiteSpace: 'nowrap',
    '& > *': { display: 'block' },
  }),
  /** The first question is asked in passing. */
  asked: css({
    display: 'flex',
    alignItems: 'baseline',
    '& > :last-child': { marginInlineStart: '8cqi' },
  }),
  first: css({ fontSize: 'calc(100cqi / 3)', color: 'var(--muted)' }),
  second: css({ fontSize: 'calc(100cqi / 0.84)' }),
  /** What was muted is heard. */
  un: css({ marginInlineStart: '-0.075em', fontSize: 'calc(100cqi / 1.34)' }),
  muted: css({
    margin: '0.3em 0 0.05em -0.066em',
    fontSize: 'calc(100cqi / 3.08)',
    color: 'var(--muted)',
  }),
};

/** The cover of a show, in type: its second question is the large one, and its mute is off. */
export function Cover({ id, name }: { id: 'host' | 'techsense'; name: string }) {
  return (
    <div css={[styles.cover, id === 'techsense' && styles.lit]}>
      <h3>{name}</h3>
      {id === 'host' ? (
        <p css={[styles.drawing, styles.asked]} aria-hidden="true" dir="ltr">
          <span css={[pictured, styles.first]} data-text="?" />
          <span css={[pictured, styles.second]} data-text="?" />
        </p>
      ) : (
        <p css={styles.drawing} aria-hidden="true" dir="ltr">
          <span css={[pictured, styles.un]} data-text="Un" />
          <span css={[pictured, styles.muted]} data-text="muted" />
        </p>
      )}
    </div>
  );
}
