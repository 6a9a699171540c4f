import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { inkOf } from '#views/basics/display.ts';
import {
  below,
  display,
  from,
  grid,
  halves,
  lowDesktop,
  onTablet,
  SIDE,
  smallPhone,
} from '#views/basics/theme.tsx';
import { ink as ground, light } from '#views/basics/tokens.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Pair } from '#views/parts/Pair.tsx';

/** Two words of this width together, in em, are as large in one line as one above the other. */
const ROW = 5.5;

/** How far from its end the content of an opening stands on desktops. The clearing below it is a part of that room. */
export const OPENING_END = '4.1rem + 2.4svh - var(--clearing)';

const styles = {
  hero: css(grid, {
    position: 'relative',
    paddingInline: SIDE,
    // Words that leave room stand in the middle of it.
    gridTemplateRows: '1fr auto',
    rowGap: 'clamp(1.75rem, 5svh, 3.5rem)',
    minHeight: 'min(100svh - 7rem, 50rem)',
    // The breadcrumbs have room above the words, and the cookie banner below the text.
    paddingBlock: `calc(var(--header-height) + clamp(2.4rem, 6svh, 4.5rem) + var(--above, 0rem)) calc(${OPENING_END})`,
    [from.desktop]: { '--above': '1.5rem' },
    // It ends with its content.
    [below.desktop]: {
      minHeight: 'auto',
      rowGap: 'max(0.75rem, 2.3svh)',
      paddingBottom: 'clamp(1.5rem, 6vw, 2.5rem)',
    },
    [smallPhone]: { rowGap: '0.5rem', '--sentence': 'var(--head-4)' },
  }),
  caption: css(halves, {
    [from.desktop]: { '&& > :last-child': { gridColumn: '8 / -1' } },
    rowGap: '0.35rem',
    marginTop: 'clamp(0.75rem, 3svh, 1.75rem)',
    ...display,
    fontSize: 'var(--head-3)',
    lineHeight: 1.15,
    textWrap: 'balance',
    [smallPhone]: { fontSize: 'var(--lead)' },
  }),
  head: css({
    gridColumn: '1 / -1',
    [from.desktop]: { gridColumn: '1 / 8' },
  }),
  foot: css({
    gridColumn: '1 / -1',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: 'clamp(1rem, 3svh, 2rem) var(--gap)',
    textWrap: 'balance',
    // The lead is beside the step, and what belongs to that.
    [onTablet]: { gridTemplateColumns: '1fr 1fr', '& > p': { gridRow: '1 / span 2' } },
    [from.desktop]: { gridColumn: '8 / -1' },
  }),
  eyebrow: css({
    marginBottom: 'clamp(0.5rem, 1.5svh, 0.75rem)',
    fontSize: 'var(--eyebrow)',
    fontWeight: 600,
    lineHeight: 1.3,
    textWrap: 'balance',
    [smallPhone]: { fontSize: 'var(--note)' },
  }),
  title: css({
    maxWidth: '15em',
    fontSize: 'var(--sentence)',
    lineHeight: 1.02,
    letterSpacing: '-0.03em',
  }),
  lead: css({
    maxWidth: '27em',
    fontSize: 'var(--body)',
    fontWeight: 500,
    lineHeight: 1.45,
    [from.tablet]: { fontSize: 'var(--lead)' },
    // Phones show the step first: with a banner at their foot, the lead may be below the fold.
    [below.tablet]: { order: 1 },
  }),
  step: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem clamp(0.75rem, 4vw, 1.75rem)',
    justifySelf: 'stretch',
    '&:has(form)': { display: 'block' },
  }),
};

/** What stands on the ground of the brand. Paper and forced colours have the last word. */
const ON_INK =
  '& :where([data-hero] > :first-of-type > * > :last-child, [data-hero] > :nth-of-type(2), [data-hero] > :last-child > :is(p, section))';

/**
 * A step that is a form: it stands on the ground of the visitor, and all others on that of the brand, below the
 * second word. The dot lies on the edge of both. Phones have room for the form below all others, and small ones
 * before what is below the headline.
 */
const split = css({
  isolation: 'isolate',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    // The header is not on it.
    inset: 'var(--header-height) 0 0 calc(50% + var(--edge, 0px))',
    ...ground,
    background: 'var(--paper)',
    '@media print, (forced-colors: active)': { display: 'none' },
  },
  [ON_INK]: { ...ground, color: 'var(--ink)' },
  '& > :first-of-type > *': {
    '--height': '12svh',
    gridTemplateColumns: '1fr auto 1fr',
    '& > :empty': { translate: 'var(--edge)' },
    [onTablet]: { '--height': '12svh' },
    [smallPhone]: { '--height': '11svh' },
    // The whole form is on the first screen.
    [from.desktop]: {
      '--form': '47.5rem',
      '--height': 'clamp(3.25rem, 100svh - var(--form), 26svh)',
    },
    [lowDesktop]: { '--form': '35rem' },
  },
  '& > :last-child': { display: 'contents' },
  '@media (prefers-color-scheme: dark)': { '::before': light, [ON_INK]: light },
  [lowDesktop]: { '&:has([data-topic]) > :first-of-type > *': { '--form': '39rem' } },
  [below.tablet]: {
    rowGap: 0,
    // Beside the words alone: below them, each of the others has the ground from edge to edge.
    '::before': { gridRow: 'auto / 2' },
    '& > :first-of-type': { paddingBottom: '1.25rem' },
    '& > :nth-of-type(n), & > :last-child > *': { gridColumn: '1 / -1' },
    '& > :nth-of-type(2), & > :last-child > :is(p, section)': {
      order: 0,
      paddingBlock: '1.25rem 0',
      background: 'var(--paper)',
      boxShadow: '0 0 0 100vmax var(--paper)',
      // Of a seam between two, no paper shows.
      clipPath: 'inset(-1px -100vmax)',
    },
    '& > :last-child > section': { paddingBottom: '1.75rem' },
    '& > :last-child > :has(form)': { order: 1, marginTop: '1.75rem' },
  },
  [smallPhone]: {
    // Nor are the breadcrumbs, which are longer than half of it.
    '::before': { top: 'calc(var(--header-height) + 2.25rem)' },
    paddingBottom: 0,
    '& > :first-of-type': { paddingTop: '0.75rem' },
    '& > :nth-of-type(2)': { paddingBottom: '1.25rem' },
    '& > :last-child > :is(p, section)': { order: 2 },
    '& > :last-child > p': { marginTop: '1.75rem' },
  },
  [from.tablet]: {
    // What is on the ground of the brand begins with the second half of the grid, and is as far from its edge as
    // the page's from that of the window.
    '--edge': 'calc(var(--gap) / 2 - var(--gutter))',
    gridTemplateRows: 'auto auto auto 1fr',
    '& h1': { maxWidth: '9em', fontSize: 'var(--head-6)' },
    '& > :nth-of-type(n), & > :last-child > *': { gridColumn: '7 / -1' },
    '& > :first-of-type:nth-of-type(n)': { gridColumn: '1 / -1' },
    // The lead is below the headline.
    '& > :last-child > p': { gridRow: 'auto' },
    '& > :last-child > :has(form)': {
      gridColumn: '1 / 7',
      gridRow: '2 / 5',
      marginInlineEnd: 'calc(2 * var(--gutter) - var(--gap))',
    },
  },
  [from.desktop]: { '--above': '0rem' },
});

type OpeningFrameProps = {
  pair: ReactNode;
  eyebrow?: string;
  title: string;
  lead: string;
  step: ReactNode;
  /** A step that is as high as the words stands beside them. */
  isSplit?: boolean;
  /** What stands below the step, or belongs to it. */
  children?: ReactNode;
};

/** The first section of a page: two things and the dot between them, and below them who offers what to whom. */
export function OpeningFrame(props: OpeningFrameProps) {
  const { pair, eyebrow, title, lead, step, isSplit, children } = props;
  return (
    <div css={[styles.hero, isSplit && split]} data-hero>
      {pair}
      <div css={styles.head}>
        {eyebrow && <p css={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1} css={styles.title}>
          {title}
        </h1>
      </div>
      <div css={styles.foot}>
        <p css={styles.lead}>{lead}</p>
        <div css={styles.step}>{step}</div>
        {children}
      </div>
    </div>
  );
}

type OpeningProps = {
  /** Whose texts it shows: what is offered and for whom, the headline, and the lead. */
  page: Exclude<PageId, 'home'>;
  /** The two things. */
  words: readonly [first: string, second: string];
  /** What the two say together, right below them, in two columns. */
  caption?: readonly [ReactNode, ReactNode];
  /** A step that is as high as the words stands beside them. */
  isSplit?: boolean;
  /** What stands below the lead and the step, or belongs to them. */
  children?: ReactNode;
} & (
  | { about: ContactTopic }
  /** What the visitor can do next, in place of the link to the contact page: the one filled control. */
  | { step: ReactNode }
);

/** How every page but home opens: two things and the dot between them, and below them who offers what to whom. */
export function Opening({ page, words, caption, isSplit, children, ...next }: OpeningProps) {
  const { t } = useTranslation(page);
  const [first, second] = words;
  return (
    <OpeningFrame
      pair={
        <Pair
          first={first}
          seconds={[second]}
          layout={inkOf(first) + inkOf(second) < ROW ? 'line' : 'tall'}
          isCompact={isSplit}
          caption={
            caption && (
              <div css={styles.caption}>
                <p>{caption[0]}</p>
                <p>{caption[1]}</p>
              </div>
            )
          }
        >
          <span aria-hidden="true">{second}</span>
        </Pair>
      }
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      isSplit={isSplit}
      step={
        'step' in next ? (
          next.step
        ) : (
          <ButtonLink look="primary" to="contact" about={next.about}>
            {t('hero.action')}
          </ButtonLink>
        )
      }
    >
      {children}
    </OpeningFrame>
  );
}
