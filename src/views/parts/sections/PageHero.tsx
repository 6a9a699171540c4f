import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { below, clearOfNetwork, from, onTablet, SIDE } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Picture, type PictureData, weights } from '#views/parts/Picture.tsx';

const columns = (text: string) =>
  `[full-start] ${SIDE} [text-start] ${text} [text-end] ${SIDE} [full-end]`;

/** A picture as wide as the content: its lines grow less than the picture does. */
const wide = { [from.tablet]: weights(0.65, 4, 8.5) };

/** The text and the picture beside it have one middle. A picture by itself leaves room for what is below it. */
const beside = css({
  '& > :last-child > svg:only-child': { maxHeight: 'min(30rem, 50svh)', marginInlineStart: 'auto' },
  [from.tablet]: weights(1, 6, 12),
  [from.desktop]: {
    '--picture': 'middle / text-end',
    gridTemplateRows: 'auto 1fr',
    '& > :last-child': { gridRow: '1 / 3', alignSelf: 'center' },
  },
});

/**
 * Where a hero has its picture, in a window with room for it: it ends where the content does. On phones
 * each is one column, with the picture below the text.
 */
const compositions = {
  /** Beside the text. */
  beside: css(beside, {
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1fr) [middle] minmax(0, 1fr)'),
      '& > :last-child': { marginInlineStart: 'var(--gap-3)' },
    },
  }),
  /** Beside the text and under its end. */
  edge: css(beside, {
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1.5fr) [middle] minmax(0, 1fr)'),
      '& > :last-child': { marginInlineStart: '-10%' },
    },
  }),
  /** A strip below the text, as wide as the content. */
  across: css({
    '& > :last-child': wide,
    // What follows a pointer to the end of the strip is whole there.
    '& > :last-child > svg': { overflow: 'visible' },
    // The lead and the step are at the foot of the headline, beside it.
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1.2fr) [middle] minmax(0, 1fr)'),
      '--lead': 'middle / text-end',
      '& h1': { paddingInlineEnd: 'var(--gap-3)' },
      '& > :nth-of-type(2)': { alignSelf: 'end' },
      '& > :last-child': { marginTop: 'var(--gap-1)' },
    },
  }),
  /** Behind the text, at the foot of the hero. Its line comes from the edge of the window. */
  behind: css({
    position: 'relative',
    overflow: 'clip',
    '& > :last-child': wide,
    '& > :last-child > svg': { overflow: 'visible' },
    [from.desktop]: {
      gridTemplateColumns: columns('minmax(0, 1.05fr) [middle] minmax(0, 1fr)'),
      alignContent: 'start',
      minHeight: 'min(44vw, 56rem)',
      paddingBottom: 'calc(var(--hero-end) + 4rem)',
      '& > :last-child': {
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        bottom: 'var(--hero-end)',
      },
    },
  }),
  /** The step, a form, is beside the headline and the lead. Below these is what stands there in place of a picture. */
  form: css({
    '& > :nth-of-type(2)': {
      display: 'contents',
      '& > *': { gridColumn: 'var(--lead)' },
      // It stands between the headline and the form on the smallest phones, too.
      '& > p': { ...clearOfNetwork, order: 0, [below.phone]: { fontSize: 'var(--note)' } },
    },
    // Its longest word fits beside the form, and the form is on the first screen of a tablet.
    [from.tablet]: { '& h1:lang(de)': { fontSize: 'var(--head-statement)' } },
    [onTablet]: { rowGap: 'var(--gap-2)' },
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
    // The breadcrumbs have room above the text, and the text has some below them where the window is high.
    paddingBlock:
      'calc(var(--header-height) + max(2.5rem, min(4vw + 1.5rem, 20svh - 6.25rem))) var(--hero-end)',
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
  picture?: PictureData;
  /** What stands below the picture, or in its place. */
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
            <ButtonLink look="primary" to="contact" about={next.about}>
              {t('hero.action')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div css={styles.picture}>
        {picture && <Picture picture={picture} />}
        {children}
      </div>
    </div>
  );
}
