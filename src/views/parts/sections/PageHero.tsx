import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { below, clearOfNetwork, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Picture, type PictureData, weights } from '#views/parts/Picture.tsx';

/** What is beside the content column: its padding, and the rest of a window that is wider. */
const SIDE = 'calc(var(--gutter) + max(0px, (100% - 82rem) / 2))';

const columns = (text: string) =>
  `[full-start] ${SIDE} [text-start] ${text} [text-end] ${SIDE} [full-end]`;

/** The width of a picture that is as wide as the window. */
const WIDTH = 'min(100vw, 120rem)';

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

/** The text and the picture beside it have one middle. */
const beside = css({
  [from.desktop]: {
    '& > :first-of-type': { alignSelf: 'end' },
    '& > :last-child': { gridRow: '1 / 3', alignSelf: 'center' },
  },
});

/**
 * Where a hero has its picture, in a window with room for it. On phones each is one column, with the
 * picture below the text; they differ there in the cut of the picture.
 */
const compositions = {
  /** Beside the text, out to the edge of the window. */
  beside: css(beside, {
    '--picture': 'text-start / full-end',
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1fr) [middle] minmax(0, 1fr)'),
      '--picture': 'middle / full-end',
    },
    [from.tablet]: weights(1, 6, 12),
  }),
  /** Beside the text and under its end, and out to the edge of the window, which cuts it. */
  edge: css(beside, {
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
  /** A strip below the text, as wide as the window: nine of its sixteen units, and less in a low window. */
  across: css({
    '--picture': 'full',
    '--height': `min(${9 / 24} * ${WIDTH}, 60svh)`,
    '& > :last-child': {
      ...wide,
      '& > svg': {
        marginBlock: `calc((var(--height) - ${WIDTH} * 2 / 3) / 2)`,
        // What is below the strip within the hero lies on the rest of the picture.
        clipPath: 'inset(calc(50% - var(--height) / 2) 0)',
      },
    },
    // The lead and the step are at the foot of the headline, beside it.
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1.2fr) [middle] minmax(0, 1fr)'),
      '--lead': 'middle / text-end',
      '& h1': { paddingInlineEnd: 'var(--gap-3)' },
      '& > :nth-of-type(2)': { alignSelf: 'end' },
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
      gridTemplateColumns: columns('minmax(0, 1.05fr) [middle] minmax(0, 1fr)'),
      position: 'relative',
      alignContent: 'start',
      minHeight: 'min(44vw, 56rem)',
      paddingBottom: 'clamp(6rem, 10vw, 12rem)',
      overflow: 'clip',
      '& > :last-child': { position: 'absolute', zIndex: -1, insetInline: 0, bottom: 0 },
      // A line that begins before the picture comes from the edge of a wider window.
      '& > :last-child, & > :last-child > svg': { overflow: 'visible' },
      // The grid keeps out of the half with the text.
      '& use': { clipPath: 'inset(0 0 0 52%)' },
    },
  }),
  /** Below the lead. The step, a form, is beside both. A window of one column has no room for the picture. */
  form: css({
    '& > :nth-of-type(2)': {
      display: 'contents',
      '& > *': { gridColumn: 'var(--lead)' },
      '& > p': clearOfNetwork,
    },
    '& > :last-child': { [below.desktop]: { display: 'none' } },
    // Its longest word fits beside the form, and the form is on the first screen of a tablet.
    [from.tablet]: { '& h1:lang(de)': { fontSize: 'var(--head-statement)' } },
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1fr) [middle] minmax(0, 1.2fr)'),
      gridTemplateRows: 'auto auto 1fr',
      '& > :nth-of-type(2) > :last-child': {
        gridColumn: 'middle / text-end',
        gridRow: '1 / 4',
        marginInlineStart: 'var(--gap-4)',
      },
      '& > :last-child': {
        '--picture': 'text-start / middle',
        alignSelf: 'end',
      },
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
    rowGap: 'clamp(1rem, 3svh, 2rem)',
    // The breadcrumbs have room above the text.
    paddingBlock:
      'calc(var(--header-height) + max(2.5rem, min(5vw, 7svh))) clamp(2.5rem, 6vw, 5rem)',
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1.6fr) [middle] minmax(0, 1fr)'),
      '--title': 'text-start / middle',
      '--lead': 'text-start / middle',
    },
  }),
  head: css(clearOfNetwork, { gridColumn: 'var(--title)' }),
  eyebrow: css({
    marginBottom: 'clamp(0.5rem, 1.5svh, 1rem)',
    fontSize: 'var(--note)',
    fontWeight: 600,
    lineHeight: 1.35,
    textWrap: 'balance',
    [from.tablet]: { fontSize: 'var(--body)' },
  }),
  title: css({
    paddingInlineEnd: 'var(--gap-1)',
    fontSize: 'var(--head-8)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    [below.phone]: { fontSize: 'var(--head-6)' },
  }),
  foot: css(clearOfNetwork, {
    gridColumn: 'var(--lead)',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: 'clamp(1rem, 2.5svh, 1.75rem)',
  }),
  lead: css({
    maxWidth: '36rem',
    fontSize: 'var(--body)',
    lineHeight: 1.45,
    textWrap: 'balance',
    color: 'var(--muted)',
    [from.tablet]: { fontSize: 'var(--intro)' },
    // The smallest phones show the step first: with a banner at their foot, the lead may be below the fold.
    [below.phone]: { order: 1 },
  }),
  picture: css({ gridColumn: 'var(--picture)', position: 'relative' }),
};

type PageHeroProps = {
  /** Whose texts it shows: what is offered and for whom, the headline, and the lead. */
  page: Exclude<PageId, 'home'>;
  composition: keyof typeof compositions;
  picture: PictureData;
  /** What stands on the picture. */
  children?: ReactNode;
} & (
  | { about: ContactTopic }
  /** What the visitor can do next, in place of the link to the contact page: the one filled control. */
  | { step: ReactNode }
);

/** The first section of every page except home. */
export function PageHero({ page, composition, picture, children, ...next }: PageHeroProps) {
  const { t } = useTranslation(page);
  return (
    <div css={[styles.hero, compositions[composition]]} data-hero data-composition={composition}>
      <div css={styles.head}>
        <p css={styles.eyebrow}>{t('hero.eyebrow')}</p>
        <h1 tabIndex={-1} css={styles.title}>
          {t('hero.title')}
        </h1>
      </div>
      <div css={styles.foot}>
        <p css={styles.lead}>{t('hero.lead')}</p>
        <div>
          {'step' in next ? (
            next.step
          ) : (
            <ButtonLink to="contact" about={next.about}>
              {t('hero.action')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div css={styles.picture}>
        <Picture picture={picture} />
        {children}
      </div>
    </div>
  );
}
