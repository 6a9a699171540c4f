import type { ReactNode } from 'react';
import { css } from '#views/jsx/css.ts';

const styles = {
  root: css({ ':not(:last-child)': { marginBottom: '2.25rem' } }),
  title: css({ marginBottom: '1rem', fontSize: 'var(--head-1)', lineHeight: 1.15 }),
};

/** A list inside a section, with its own title. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div css={styles.root}>
      <h3 css={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
