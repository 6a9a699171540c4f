import { css } from '@emotion/react';

const styles = {
  text: css({
    fontSize: 'clamp(1.35rem, 2.3vw, 1.9rem)',
  }),
  by: css({ color: 'var(--muted)' }),
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
