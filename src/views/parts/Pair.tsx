import type { ReactNode } from 'react';
import { fitted, inkOf, marginsOf } from '#views/basics/display.ts';
import { below } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Dot, WORD_DOT } from '#views/parts/Dot.tsx';

/** Two things of this width together, in em, stand in one line on phones, too: figures do. */
const SHORT = 2.5;

/** What more space between letters adds to each, in em: as much as WCAG 1.4.12 sets, and what the words are closer. */
const LOOSE = 0.2;

/** The dot between two lines, and its distance to a letter that hangs from the first, in em. */
const SEAM = { dot: 0.28, clear: 0.26 } as const;

/**
 * Media queries for `css` objects: the windows in which the two things of a layout stand one above the other. In all
 * others they stand in one line.
 */
export const layouts = {
  stack: '@media (max-width: 59.99em), (max-aspect-ratio: 9/4)',
  /** Two long words: on a desktop only high windows have them larger than in one line. */
  tall: '@media (max-width: 59.99em), (min-height: 54em) and (max-aspect-ratio: 9/4)',
  /** Two short words: a low phone or tablet has them as large in one line. */
  row: '@media (max-width: 39.99em) and (min-height: 42em), (min-width: 40em) and (max-width: 59.99em) and (min-height: 54em)',
  line: below.desktop,
  /** Each in a half, `--height` high. */
  halves: undefined,
} as const;

const styles = {
  /** The words are as large as it is wide. */
  stage: css({
    gridColumn: '1 / -1',
    alignSelf: 'center',
    position: 'relative',
    containerType: 'inline-size',
  }),
  pair: css(fitted, {
    display: 'grid',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    lineHeight: 0.8,
    // Letters reach beyond their lines, over controls.
    pointerEvents: 'none',
    // Above each other, the second word is seen to begin further in than the first.
    fontSize:
      'calc(min(100cqi / var(--em), (100cqi - 3rem) / var(--second, 0.01), var(--height), var(--most, 100cqi)))',
  }),
  /** The second word ends where the content does: both edges stand. In a wide, low window, some begin earlier. */
  second: css({
    display: 'grid',
    placeItems: 'baseline end',
    '& > *': { gridArea: '1 / 1' },
  }),
};

/**
 * One above the other, from edge to edge. The dot is in the middle of the line of the first and the capitals of the
 * second, which are as far from their boxes: two thirds of its width are clear on both sides.
 */
export const stacked = {
  gridTemplateColumns: '1fr',
  '& > :empty': {
    '--dot': `max(${SEAM.dot}em, 1.0625rem)`,
    marginBlock: 'var(--beside-dot, max(0.12em, 0.8rem))',
    marginInlineStart: 'calc(var(--at) - var(--dot) / 2)',
    translate: '0 var(--drop)',
    justifySelf: 'start',
  },
} as const;

/** So high that phones and tablets show the step above the cookie banner. */
const onSmall = {
  [below.desktop]: { '--height': 'clamp(3rem, (100svh - 36rem) / 2.12, 22svh)' },
  [below.tablet]: {
    '--height': 'clamp(2.75rem, (100svh - 35rem) / 1.6, 15.5svh)',
    '--beside-dot': 'var(--seam, max(0.06em, 0.3rem))',
  },
} as const;

/** Below the first screen, two lines have room for the dot on phones, too. */
export const roomy = css({ '--seam': 'max(0.12em, 0.8rem)' });

/** In one line, with the dot in the middle of what they leave. */
const inLine = {
  '--height': 'clamp(4rem, 100svh - 30.5rem, 45svh)',
  gridTemplateColumns: 'auto 1fr auto',
  '& > [data-dot]': { justifySelf: 'center' },
} as const;

/** One line leaves a low phone room, and is further from the breadcrumbs. */
const onLowPhone = css({
  '@media (max-width: 39.99em) and (max-height: 41.99em)': { marginBlock: '1.1rem 0.6rem' },
});

/** Words that take turns begin behind the dot, whatever their length. Their place is what is left of the line. */
const inTurns = {
  gridTemplateColumns: 'auto auto 1fr',
  columnGap: `${WORD_DOT.room}em`,
  '& > :last-child': { justifyItems: 'start', containerType: 'inline-size' },
} as const;

/** Each in a half, at every width. */
const inHalves = { gridTemplateColumns: '1fr auto 1fr' } as const;

/** Two figures: the dot is in the middle of their height, and smaller beside them. */
const figures = css({
  '--height': 'clamp(4rem, 100svh - 24rem, 60svh)',
  fontFamily: "'Bricolage Grotesque', 'Figure fallback', var(--display)",
  lineHeight: 0.672,
  // They are as high as their line, and clear of the breadcrumbs.
  [below.tablet]: { marginTop: '0.2rem' },
  '& > [data-dot]': { '--dot': '0.24em', margin: 0, placeSelf: 'center' },
  // In a wide and low window they would stand at its ends. The second one begins where the second column does.
  '@media (min-width: 40em) and (min-aspect-ratio: 9/4)': {
    gridTemplateColumns: 'auto 1fr calc(50cqi - var(--gap) / 2)',
    '& > :last-child': { justifyItems: 'start' },
  },
});

/**
 * Where the dot stands between two words above each other: in the middle of the end of one and the beginning
 * of the other, and beside what hangs from the line of the first. Below a last letter that hangs, it is lower.
 */
const between = (first: string, second = '') => {
  const middle = `(100cqi + ${(inkOf(first) - inkOf(second)).toFixed(3)}em) / 2`;
  const last = first.search(/[gjpqy][^gjpqy]+$/);
  return last < 0
    ? `calc(${middle})`
    : `max(${(inkOf(first.slice(0, last + 1)) + SEAM.clear).toFixed(3)}em, ${middle})`;
};

/** What the place of the dot between two words above each other hangs on. */
export const seamOf = (first: string, second?: string) => ({
  '--at': between(first, second),
  '--drop': /[gjpqy]$/.test(first) ? '0.06em' : '0em',
});

/** The ink of a word begins and ends where its place does. */
export const trimmed = (word = '') => {
  const { start, end } = marginsOf(word);
  return css({
    marginInline: `${start.toFixed(3)}em ${end.toFixed(3)}em`,
    // Firefox gives a figure its room without the tracking where a line may break anywhere.
    ...(word.length === 1 && { overflowWrap: 'normal' }),
  });
};

/** As large as the first word, or as its place is wide. */
export const fitting = (word: string) =>
  css({ '--em': inkOf(word).toFixed(3), fontSize: 'calc(min(100cqi / var(--em), 1em))' });

type PairProps = {
  first: string;
  /** Every word that may stand there. The size is that of the first: a longer one sets its own. */
  seconds: readonly string[];
  layout: keyof typeof layouts;
  /** What the two say together, right below them. */
  caption?: ReactNode;
  /** What shows the second word, or those that take turns, in place of a plain text. */
  children?: ReactNode;
  className?: string;
};

/** Two things and the dot between them, as large as the content is wide. The headline below says them in a sentence. */
export function Pair({ first, seconds, layout, caption, children, className }: PairProps) {
  const second = inkOf(seconds[0] ?? '');
  // Words that take turns have one size: that at which the longest has room.
  const line = inkOf(first) + Math.max(...seconds.map((word) => inkOf(word)));
  const isShort = line < SHORT;
  const where = !isShort && layouts[layout];
  // A single figure cannot break where the visitor sets more space between letters.
  const loose = [first, ...seconds].filter(({ length }) => length === 1).length * LOOSE;
  const room = WORD_DOT.width + (isShort ? loose : 2 * WORD_DOT.room);
  const areHalves = layout === 'halves';
  const width = room + (areHalves ? 2 * Math.max(second, inkOf(first)) : line);
  const ink = (em: number) => ({ '--em': em.toFixed(3) });
  const inTwoLines = {
    ...stacked,
    '& > :last-child': { justifyItems: 'end' },
    // What is below them, and the cookie banner, have room in a low window, too.
    '--height': 'clamp(4rem, (100svh - 28rem) / 2.22, 18.5vw)',
    ...ink(Math.max(second, inkOf(first))),
    '--second': second.toFixed(3),
    ...seamOf(first, seconds[0]),
    ...onSmall,
  };
  return (
    <div css={styles.stage} className={className}>
      <div
        css={[
          styles.pair,
          css(areHalves ? inHalves : inLine, seconds.length > 1 && inTurns, ink(width)),
          layout === 'row' && !isShort && onLowPhone,
          where && css({ [where]: inTwoLines }),
          isShort && figures,
        ]}
      >
        <span aria-hidden="true" css={trimmed(first)}>
          {first}
        </span>
        <Dot />
        <span css={[styles.second, seconds.length === 1 && trimmed(seconds[0])]}>
          {children ?? <span aria-hidden="true">{seconds[0]}</span>}
        </span>
      </div>
      {caption}
    </div>
  );
}
