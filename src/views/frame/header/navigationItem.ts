import { lineOf } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

/** A link or button of the main navigation. A button is current while the page is of its list, or `within`. */
export const navigationItem = css({
  ...lineOf('2.75rem'),
  gap: '0.5em',
  paddingInline: '0.9rem',
  fontWeight: 500,
  fontSize: 'var(--plain)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover, &[aria-current]': {
    textDecoration: 'underline 2px',
    textUnderlineOffset: 6,
  },
});
