import { css } from '#views/jsx/css.ts';
import { ink, inkInDark, type typeScale } from './tokens.ts';

/**
 * Media queries for `css` objects: the widths from which the layout changes (640, 900, 960 and 1100 px), and those
 * from which everything is larger (1920 and 2400 px). In `em` they follow the text size of the browser, so
 * large text gets the layout of a smaller window.
 */
export const from = {
  tablet: '@media (min-width: 40em)',
  /** The windows in which the cookie banner is one row. */
  row: '@media (min-width: 56.25em)',
  desktop: '@media (min-width: 60em)',
  /** The windows in which the end of the footer is one row, and four columns have room for an address. */
  footer: '@media (min-width: 68.75em)',
  wide: '@media (min-width: 120em)',
  wall: '@media (min-width: 150em)',
} as const;

/** Media queries for `css` objects: the windows that are too small for the usual layout. */
export const below = {
  /** Phones whose text is about twice as large as usual. */
  largeText: '@media (max-width: 18.99em)',
  /** Phones of less than 384 px. */
  phone: '@media (max-width: 23.99em)',
  tablet: '@media (max-width: 39.99em)',
  desktop: '@media (max-width: 59.99em)',
  footer: '@media (max-width: 68.74em)',
} as const;

/**
 * Media query for `css` objects: the windows of a desktop without room for a form with several rows of fields.
 * Where everything is larger, a higher window has no room either.
 */
export const lowDesktop =
  '@media (min-width: 60em) and (max-height: 54em), (min-width: 120em) and (max-height: 60.7em), (min-width: 150em) and (max-height: 70.8em)';

/** Media query for `css` objects: phones on which the usual text leaves the step no room above the banner. */
export const smallPhone =
  '@media (max-width: 23.99em), (max-width: 39.99em) and (max-height: 52.7em)';

/** Media query for `css` objects: the windows with two columns. */
export const onTablet = '@media (min-width: 40em) and (max-width: 59.99em)';

/**
 * Media query for `css` objects: the windows that are too low for what stays in its place, such as those of a
 * desktop at 400 % zoom, or of a phone whose keyboard is open. There the header scrolls away with the page.
 */
export const lowWindow = '@media (max-height: 19.99em)';

/** The height of the cookie banner in a low window: it leaves room for the header and the strip below that. */
export const LOW_BANNER = 'max(5rem, 100dvh - 9.75rem)';

/** Media query for `css` objects: the windows whose header has the launcher of the chat. */
export const launcherInBar =
  '@media (min-width: 19em) and (max-width: 59.99em) and (min-height: 20em)';

/** Media query for `css` objects: the windows on whose edge the launcher is a tab, as their bar has no room. */
export const launcherOnEdge =
  '@media (max-width: 18.99em), (max-width: 59.99em) and (max-height: 19.99em)';

/** Media query for `css` objects: the windows that the chat fills. */
export const chatFills = '@media (max-width: 39.99em), (max-height: 37.49em)';

/** The visibility of a view. An element around it hides it with the token `--<view>-visibility`. */
export const visibilityOf = (view: 'launcher' | 'languages') =>
  `var(--${view}-visibility, inherit)` as 'inherit';

/** Large type. The smaller it is, the wider it is set: its commas take most of the space behind them. */
export const display = {
  fontFamily: 'var(--display)',
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: 'clamp(-0.04em, 0.09rem - 0.07em, -0.01em)',
  wordSpacing: 'clamp(0.04em, 0.12rem, 0.06em)',
} as const;

/** Large type of a size of the scale. */
export const large = (size: keyof typeof typeScale, lineHeight = display.lineHeight as number) => {
  const fontSize = `var(${size})`;
  return { ...display, fontSize, lineHeight };
};

/** A heading in the face of the text. */
export const plain = { fontFamily: 'var(--text)', letterSpacing: 0, wordSpacing: 0 } as const;

/** What is beside the content column: its padding, and the rest of a window that is wider. */
export const SIDE = 'calc(var(--gutter) + max(0px, (100% - var(--column)) / 2))';

/** Side padding and maximum width of the page's content column. */
export const column = css({
  width: '100%',
  maxWidth: 'var(--column)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});

/** The twelve columns of the content. A second column begins on the seventh. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 'var(--gap)',
});

/** Two columns of the content. The second begins on the seventh of the twelve. */
export const halves = css(grid, {
  '& > *': { gridColumn: '1 / -1' },
  [from.tablet]: {
    '& > *': { gridColumn: '1 / 7' },
    '& > :last-child:not(:only-child)': { gridColumn: '7 / -1' },
  },
});

/** Two equal columns of the content, from tablets on. */
export const pairs = css(grid, {
  '& > *': { gridColumn: '1 / -1' },
  [from.tablet]: { '& > *': { gridColumn: 'span 6' } },
});

/** A list of names in large type, each a row with its text in the second column. */
export const ledger = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  row: css(halves, {
    rowGap: '0.6rem',
    alignItems: 'baseline',
    paddingBlock: 'clamp(1.1rem, 1.5vw, 1.75rem)',
    borderBottom: '1px solid var(--line)',
  }),
  name: css({
    fontSize: 'var(--head-4)',
    lineHeight: 1,
    [from.tablet]: { paddingInlineEnd: 'var(--gap-2)' },
  }),
  text: css({ maxWidth: '38rem', color: 'var(--muted)', textWrap: 'balance' }),
};

/** Paper with ink on it: what a control of ink becomes under the pointer, and while its layer is open. */
export const inverted = { background: 'var(--paper)', color: 'var(--ink)' };

/**
 * The look of a button under a pointer that hovers. Ink and paper change places, at once: in between, they would be
 * the same. An icon takes a tint, a line thickens or darkens, and a ring says where the focus is.
 */
export const underPointer = (look: { background: string; color: string }) => ({
  '@media (hover: hover)': { ':hover:not([aria-disabled=true])': look },
});

/** Makes the whole box around a link its target. A link that shrinks would take its target along. */
export const targetBox = {
  '::after': { content: '""', position: 'absolute', inset: 0 },
  // The rule above the box grows. A line below it would read as an underline of its last text.
  ':hover::after': { borderTop: '2px solid var(--ink)' },
  '&&:active': { scale: 'none' },
} as const;

/**
 * How a layer comes to its place and goes away. `there` selects it while it is shown. It is displayed, and in
 * front of the page, until it has gone: the browser waits, and then changes both in one step. A change that
 * took the time would compute the styles of the layer for each frame.
 */
export const comesAndGoes = (
  there: string,
  away: { opacity?: 0; transform: string },
  time: 'quick' | 'calm' | 'slow',
) => {
  const moves = `var(--${time}) var(--ease)`;
  const waits = `var(--now) var(--${time}) allow-discrete`;
  return {
    ...away,
    transition: `opacity ${moves}, transform ${moves}, overlay ${waits}, display ${waits}`,
    [there]: {
      opacity: 1,
      transform: 'none',
      transitionDelay: 'var(--now)',
      '@starting-style': away,
    },
  };
};

/** Things beside each other, in as many lines as they need. */
export const inLines = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const;

/** A link or a button of one line: its text is in the middle of a height. */
export const lineOf = (minHeight: string) =>
  ({ display: 'inline-flex', alignItems: 'center', minHeight }) as const;

/** A round button with an icon. */
export const iconButton = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  ':hover': { background: 'var(--line)' },
});

/** The looks of a dot. */
export const disc = (width: string, background = 'var(--ink)') =>
  ({ width, height: width, borderRadius: '50%', background }) as const;

/** A small dot. Browsers round the width of a border to whole pixels, so it is round at every size of text. */
export const bullet = (radius: string, color = 'var(--ink)') =>
  ({ border: `${radius} solid ${color}`, borderRadius: '50%' }) as const;

/** A word of a picture, from `data-text`: it is part of a drawing, and not of the text. */
export const pictured = css({ '::before': { content: 'attr(data-text)' } });

/** Visible to screen readers only. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The ground of an exhibit, of a picture and of the end of a page. */
export const inkGround = css(ink, {
  background: 'var(--paper)',
  color: 'var(--ink)',
  '@media (prefers-color-scheme: dark)': inkInDark,
});
