import { disc } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

/** How wide the dot is, in em of the words around it, and the room that it needs on each side. */
export const WORD_DOT = { width: 0.36, room: 0.14 } as const;

/** The dot between two words in lines of 0.8 em: in the middle of their small letters. What it stands in is a grid. */
const styles = css({
  ...disc('var(--dot)', 'var(--signal)'),
  marginTop: 'calc(0.464em - var(--dot) / 2)',
  '--dot': `${WORD_DOT.width}em`,
});

/**
 * The dot of the brand: between two things, and red unless its place gives it another colour. It is an
 * element of its own and not a character. So it grows with the words, and never begins a line.
 */
export const Dot = ({ className }: { className?: string }) => (
  <span data-dot aria-hidden="true" css={styles} className={className} />
);
