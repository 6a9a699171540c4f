import type { ReactNode } from 'react';
import { below, clearOfNetwork, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Picture, type PictureData, weights } from '#views/parts/Picture.tsx';

/** What is beside the content column: its padding, and the rest of a window that is wider. */
const SIDE = 'calc(var(--gutter) + max(0px, (100% - 82rem) / 2))';

const columns = (text: string) =>
  `[full-start] ${SIDE} [text-start] ${text} [text-end] ${SIDE} [full-end]`;

const halves = { gridTemplateColumns: columns('minmax(0, 1.05fr) [middle] minmax(0, 1fr)') };

/** A picture that is as wide as the window: its lines grow less than the picture does. */
const wide = {
  width: '100%',
  maxWidth: '120rem',
  marginInline: 'auto',
  overflow: 'clip',
  [from.desktop]: {
    '& use': { opacity: 0.6 },
    ...weights(0.75, 4, 8.5),
  },
} as const;

/**
 * Shows so many units of a picture's height, the same above and below its middle. An odd number cuts no
 * row of the grid.
 */
const strip = (units: number) => ({
  ...wide,
  '& > svg': {
    marginBlock: `${(units - 16) / 0.48}%`,
    // What is below the strip within the hero lies on the rest of the picture.
    clipPath: `inset(${(16 - units) / 0.32}% 0)`,
  },
});

/** The text is no box of its own: the headline and the lead have their own places. */
const taken = { '& > :first-of-type': { display: 'contents' } } as const;

/** The lead is at the foot of the headline, beside it. */
const leadBeside = {
  ...taken,
  '--lead': 'middle / text-end',
  '& h1': { paddingInlineEnd: 'var(--gap-2)' },
} as const;

/**
 * Where a hero has its picture, in a window with room for it. On phones each is one column; they differ
 * there in their order, and in the cut of the picture.
 */
const compositions = {
  /** Beside the text, within the column. */
  beside: css({
    [from.desktop]: { ...halves, '--picture': 'middle / text-end' },
  }),
  /** Beside the text and under its end, and out to the edge of the window, which cuts it. */
  edge: css({
    '--picture': 'full',
    '& > :last-child': { zIndex: -1, marginInlineStart: '12%' },
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1.5fr) [middle] minmax(0, 1fr)'),
      '--picture': 'middle / full-end',
      '& > :last-child': { marginInlineStart: '-42%' },
      // The grid keeps out of the place of the text.
      '& use': { clipPath: 'inset(0 0 0 16%)' },
    },
  }),
  /** A strip below the text, as wide as the window. */
  across: css({
    '--picture': 'full',
    '& > :last-child': strip(9),
    [from.desktop]: leadBeside,
  }),
  /** A strip above the text, as wide as the window. */
  above: css({
    '--picture': 'full',
    '& > :last-child': { ...strip(6.4), order: -1 },
    [from.desktop]: leadBeside,
  }),
  /** A strip between the headline and the lead, as wide as the window. */
  between: css(taken, {
    '--picture': 'full',
    '& > :last-child': { ...strip(5.7), gridRow: 2 },
    [from.desktop]: {
      ...halves,
      '--title': 'text',
      '--lead': 'middle / text-end',
      // The lead is below all of it, and has to be on the first screen.
      rowGap: 'clamp(1.25rem, 2.5vw, 2.25rem)',
    },
  }),
  /** Behind the text, as wide as the window, at the foot of the hero. Phones show its right part. */
  behind: css({
    '--picture': 'full',
    '& > :last-child': wide,
    [below.desktop]: {
      '& > :last-child > svg': { width: '150%', maxWidth: 'none', margin: '-28% 0 0 -50%' },
    },
    [from.desktop]: {
      ...halves,
      position: 'relative',
      alignItems: 'start',
      minHeight: 'min(44vw, 56rem)',
      paddingBottom: 'clamp(6rem, 10vw, 12rem)',
      overflow: 'clip',
      '& > :last-child': { position: 'absolute', zIndex: -1, insetInline: 0, bottom: 0 },
      // The grid keeps out of the half with the text.
      '& use': { clipPath: 'inset(0 0 0 52%)' },
    },
  }),
  /** Beside the lead, below a headline that is as wide as the column. Small on phones. */
  small: css(taken, {
    '& > :last-child': { gridRow: 2, width: '80%' },
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1fr) [middle] minmax(0, 1.15fr)'),
      '--title': 'text',
      '--picture': 'middle / text-end',
      '& > :first-of-type > :last-child': {
        alignSelf: 'start',
        fontSize: 'var(--head-2)',
        lineHeight: 1.4,
      },
      '& > :last-child': { width: 'auto', marginInlineStart: 'var(--gap-4)' },
    },
  }),
};

const styles = {
  hero: css({
    '--title': 'text',
    '--lead': 'text',
    '--picture': 'text',
    display: 'grid',
    gridTemplateColumns: columns('minmax(0, 1fr)'),
    rowGap: 'clamp(1.5rem, 3.5vw, 3rem)',
    alignItems: 'center',
    paddingBlock: 'calc(var(--header-height) + clamp(3.5rem, 8vw, 6rem)) clamp(3rem, 6vw, 5rem)',
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1.6fr) [middle] minmax(0, 1fr)'),
      '--title': 'text-start / middle',
      '--lead': 'text-start / middle',
    },
  }),
  text: css({ gridColumn: 'var(--title)' }),
  eyebrow: css(clearOfNetwork, {
    marginBottom: '1rem',
    fontWeight: 600,
    color: 'var(--signal-text)',
  }),
  title: css(clearOfNetwork, {
    gridColumn: 'var(--title)',
    fontSize: 'var(--head-8)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    [below.phone]: { fontSize: 'var(--head-6)' },
  }),
  lead: css(clearOfNetwork, {
    gridColumn: 'var(--lead)',
    alignSelf: 'end',
    marginTop: '1.5rem',
    maxWidth: '36rem',
    fontSize: 'var(--intro)',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
  picture: css({ gridColumn: 'var(--picture)', position: 'relative' }),
};

type PageHeroProps = {
  composition: keyof typeof compositions;
  eyebrow?: string;
  title: string;
  lead: string;
  picture: PictureData;
  /** What stands on the picture. */
  children?: ReactNode;
};

/** The first section of every page except home. */
export function PageHero({ composition, eyebrow, title, lead, picture, children }: PageHeroProps) {
  return (
    <div css={[styles.hero, compositions[composition]]} data-composition={composition}>
      <div css={styles.text}>
        {eyebrow && <p css={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1} css={styles.title}>
          {title}
        </h1>
        <p css={styles.lead}>{lead}</p>
      </div>
      <div css={styles.picture}>
        <Picture picture={picture} />
        {children}
      </div>
    </div>
  );
}
