import type { ReactNode } from 'react';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { inkOf } from '#views/basics/display.ts';
import {
  below,
  from,
  grid,
  halves,
  inLines,
  large,
  onTablet,
  SIDE,
  smallPhone,
} from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Pair } from '#views/parts/Pair.tsx';

/** Two words of this width together, in em, are as large in one line as one above the other. */
const ROW = 5.5;

/** How far from its end the content of an opening stands on desktops. The clearing below it is a part of that room. */
export const OPENING_END = '4.1rem + 2.4svh - var(--clearing)';

/** The styles of an opening. */
export const opening = {
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
    [smallPhone]: { rowGap: '0.75rem', '--above': '0.3rem', '--sentence': 'var(--head-3)' },
    // Breadcrumbs in large text take two lines.
    [below.largeText]: { '--above': '2.25rem' },
  }),
  caption: css(halves, {
    rowGap: '0.35rem',
    marginTop: 'clamp(0.75rem, 3svh, 1.75rem)',
    ...large('--head-2', 1.15),
    textWrap: 'balance',
    [below.tablet]: { marginTop: '0.75rem' },
    [smallPhone]: { fontSize: 'var(--lead)' },
  }),
  head: css({
    gridColumn: '1 / -1',
    [from.desktop]: { gridColumn: '1 / 7', paddingInlineEnd: 'var(--gap-2)' },
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
    [from.desktop]: { gridColumn: '7 / -1' },
  }),
  eyebrow: css({
    marginBottom: 'clamp(0.5rem, 1.5svh, 0.75rem)',
    fontSize: 'var(--lead)',
    fontWeight: 600,
    lineHeight: 1.3,
    textWrap: 'balance',
    [smallPhone]: { fontSize: 'var(--small)' },
  }),
  title: css({
    maxWidth: '15em',
    fontSize: 'var(--sentence)',
    lineHeight: 1.02,
  }),
  lead: css({
    maxWidth: '27em',
    fontSize: 'var(--body)',
    lineHeight: 1.45,
    [from.tablet]: { fontSize: 'var(--lead)' },
    // Phones show the step first: with a banner at their foot, the lead may be below the fold.
    [below.tablet]: { order: 1 },
  }),
  step: css({
    ...inLines('0.25rem clamp(0.75rem, 3vw, 1.75rem)'),
    justifySelf: 'stretch',
  }),
};

type HeadlineProps = { eyebrow?: string; title: string; className?: string };

/** The headline of a page, below the line that says what is offered and for whom. */
export const Headline = ({ eyebrow, title, className }: HeadlineProps) => (
  <div css={opening.head} className={className}>
    {eyebrow && <p css={opening.eyebrow}>{eyebrow}</p>}
    <h1 tabIndex={-1} css={opening.title}>
      {title}
    </h1>
  </div>
);

type OpeningFrameProps = {
  pair: ReactNode;
  eyebrow?: string;
  title: string;
  lead: string;
  step: ReactNode;
  /** What stands below the step, or belongs to it. */
  children?: ReactNode;
};

/** The first section of a page: two things and the dot between them, and below them who offers what to whom. */
export function OpeningFrame({ pair, eyebrow, title, lead, step, children }: OpeningFrameProps) {
  return (
    <div css={opening.hero} data-hero>
      {pair}
      <Headline eyebrow={eyebrow} title={title} />
      <div css={opening.foot}>
        <p css={opening.lead}>{lead}</p>
        <div css={opening.step}>{step}</div>
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
  /** What its step to the contact page is about: the page, unless it offers something else. */
  about?: ContactTopic;
  /** What the visitor can do next, in place of that step: the one filled control. */
  step?: ReactNode;
  /** What stands below the lead and the step, or belongs to them. */
  children?: ReactNode;
};

/** How most pages open: two things and the dot between them, and below them who offers what to whom. */
export function Opening({ page, words, caption, about = page, step, children }: OpeningProps) {
  const { t } = useTranslation(page);
  const [first, second] = words;
  return (
    <OpeningFrame
      pair={
        <Pair
          first={first}
          seconds={[second]}
          layout={inkOf(first) + inkOf(second) < ROW ? 'row' : 'tall'}
          caption={
            caption && (
              <div css={opening.caption}>
                <p>{caption[0]}</p>
                <p>{caption[1]}</p>
              </div>
            )
          }
        />
      }
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      step={
        step ?? (
          <ButtonLink look="primary" to="contact" about={about}>
            {t('hero.action')}
          </ButtonLink>
        )
      }
    >
      {children}
    </OpeningFrame>
  );
}
