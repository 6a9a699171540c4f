import { below } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  /**
   * The opening mark hangs in the margin, so that the first letter lines up with those below. The margin of
   * a small phone has no room for the whole mark of French.
   */
  text: css({
    fontSize: 'var(--head-2)',
    textIndent: '-0.18em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    ':lang(de)': { textIndent: '-0.31em' },
    ':lang(fr)': { textIndent: '-0.67em', [below.tablet]: { textIndent: '-0.3em' } },
  }),
  by: css({ marginTop: '0.7rem', color: 'var(--muted)' }),
};

/** What a guest or a client says, and who it is. */
export function Quote({ text, by }: { text: string; by: string }) {
  return (
    <figure>
      <blockquote css={styles.text}>{text}</blockquote>
      <figcaption css={styles.by}>{by}</figcaption>
    </figure>
  );
}
