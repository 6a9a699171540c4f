import { brand } from '#content/brand.ts';
import type { FormActor } from '#machines/form.machine.ts';
import { inkOf, TRACKING } from '#views/basics/display.ts';
import {
  below,
  display,
  from,
  lowDesktop,
  onTablet,
  plain,
  smallPhone,
} from '#views/basics/theme.tsx';
import { ink as ground, inkInDark } from '#views/basics/tokens.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ContactDetails } from '#views/parts/ContactDetails.tsx';
import { Pair } from '#views/parts/Pair.tsx';
import { Headline, opening } from '#views/parts/sections/Opening.tsx';
import { ContactForm } from './ContactForm.tsx';

/** How much room an address needs that is set to be read letter by letter, in em. */
const untightened = (address: string) => (inkOf(address) - address.length * TRACKING).toFixed(3);

/** What stands on the ground of the brand. Paper and forced colours have the last word. */
const onInk = css(ground, {
  color: 'var(--ink)',
  '@media (prefers-color-scheme: dark)': inkInDark,
});

/** A part of the second half. On phones it has that ground from edge to edge. */
const second = css(onInk, {
  gridColumn: '1 / -1',
  [below.tablet]: {
    order: 0,
    paddingBlock: '1.25rem 0',
    background: 'var(--paper)',
    boxShadow: '0 0 0 100vmax var(--paper)',
    // Of a seam between two, no paper shows.
    clipPath: 'inset(-1px -100vmax)',
  },
  // It begins with the second half of the grid.
  [from.tablet]: { gridColumn: '7 / -1' },
});

const styles = {
  hero: css(opening.hero, {
    isolation: 'isolate',
    textWrap: 'balance',
    /** The ground of the brand, on which the header is not. */
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 'var(--header-height) 0',
      insetInline: 'calc(50% + var(--edge, 0px)) 0',
      ...ground,
      background: 'var(--paper)',
      '@media print, (forced-colors: active)': { display: 'none' },
    },
    '@media (prefers-color-scheme: dark)': { '::before': inkInDark },
    '--height': '12svh',
    // The whole form is on the first screen.
    [from.desktop]: {
      '--above': '0rem',
      '--form': '47.5rem',
      '--height': 'clamp(3.25rem, 100svh - var(--form), 26svh)',
    },
    [lowDesktop]: { '--form': '39.25rem', '&:has([data-topic])': { '--form': '41.5rem' } },
    [below.tablet]: {
      rowGap: 0,
      // Beside the words alone: below them, each part has the ground from edge to edge.
      '::before': { gridRow: 'auto / 2' },
    },
    [smallPhone]: {
      '--height': '11svh',
      paddingBottom: 0,
      // The breadcrumbs are not on it either: they are longer than half of the window.
      '::before': { top: 'calc(var(--header-height) + 2.25rem)' },
    },
    [from.tablet]: {
      // The ground of the brand goes on in the section below.
      '::before': { bottom: 'calc(-1 * var(--clearing))' },
      // What is on it is as far from its edge as the page's from that of the window.
      '--edge': 'calc(var(--gap) / 2 - var(--gutter))',
      gridTemplateRows: 'auto auto auto 1fr',
    },
  }),
  words: css({
    // It lies on the edge of both grounds.
    '& [data-dot]': { position: 'relative', insetInlineStart: 'var(--edge)' },
    [below.tablet]: { paddingBottom: '1.25rem' },
    [smallPhone]: { paddingTop: '0.75rem' },
  }),
  headline: css(second, {
    [smallPhone]: { paddingBottom: '1.25rem' },
    // A tablet has a column of few words beside the form: none is wider than that.
    [from.tablet]: {
      containerType: 'inline-size',
      '& h1': {
        maxWidth: 'calc(1.45em * var(--em))',
        fontSize: 'calc(min(100cqi / var(--em), var(--head-5)))',
      },
    },
    [from.desktop]: { paddingInlineEnd: 0, '& h1': { maxWidth: '9em' } },
  }),
  lead: css(opening.lead, second, { [smallPhone]: { order: 2, marginTop: '1.75rem' } }),
  /** Phones have room for it below all others, and small ones before what is below the headline. */
  form: css({
    gridColumn: '1 / -1',
    [below.tablet]: { order: 1, marginTop: '1.75rem' },
    '& form > :has(textarea)': {
      gap: 'clamp(0.6rem, 1.7svh, 1.1rem) 1rem',
      [from.desktop]: {
        gridTemplateColumns: '1fr 1fr',
        '& > *': { gridColumn: '1 / -1' },
        '& > :has(> [name=name], > [name=email])': { gridColumn: 'auto' },
      },
      [onTablet]: { '& textarea': { height: '7.75rem' } },
    },
    // A low window has no room for the line with the subject above two rows.
    '& form > [data-topic] ~ :has(textarea)': {
      '@media (min-width: 60em) and (max-height: 42em)': {
        gridTemplateColumns: '1fr 1fr 1.5fr',
        alignItems: 'end',
        '& > :has(> input)': { gridColumn: 'auto' },
      },
    },
    [from.tablet]: {
      gridArea: '2 / 1 / 5 / 7',
      marginInlineEnd: 'calc(2 * var(--gutter) - var(--gap))',
      // The line with the subject takes the room of the heading.
      '&:has([data-topic]) > h2': { display: 'none' },
    },
    // A message that shows less of itself: the button is on the first screen.
    [from.desktop]: {
      '&:has([data-topic]) textarea': { height: '7.75rem' },
      '&:has([data-sent]) textarea': { height: '4.5rem' },
    },
    [lowDesktop]: { '& form': { gap: '0.75rem' }, '&& textarea': { height: '5rem' } },
    // A success stands below the words of the opening, in front of fields that are empty again.
    '&:has([data-sent]) > h2': { display: 'none' },
    '& form > [data-sent]': { order: -1, '& > :first-of-type': { fontSize: 'var(--head-3)' } },
  }),
  formTitle: css({
    width: 'fit-content',
    fontSize: 'var(--head-1)',
    marginBottom: 'clamp(0.5rem, 1.5svh, 1rem)',
  }),
  /** Its foot is that of the form beside it. An address that is wider than the column is smaller than the other. */
  details: css(second, {
    background: 'var(--paper)',
    containerType: 'inline-size',
    '& li': { paddingBlock: '0.4rem', borderTop: '1px solid var(--line)' },
    '& a': {
      ...display,
      letterSpacing: 0,
      wordSpacing: 0,
      fontSize: 'calc(min(100cqi / var(--em), var(--head-3)))',
      lineHeight: 1.2,
      textDecorationThickness: 2,
      textUnderlineOffset: '0.18em',
    },
    '& a[href^=mailto]': { '--em': untightened(brand.email) },
    '& a[href^=tel]': { '--em': untightened(brand.phone) },
    [below.tablet]: { paddingBottom: '1.75rem' },
    // It is the last part there: its ground goes on in the section below.
    [smallPhone]: {
      order: 2,
      marginBottom: 'calc(-1 * var(--clearing))',
      paddingBottom: 'var(--clearing)',
    },
    [from.tablet]: { alignSelf: 'end' },
  }),
  detailsTitle: css({
    ...plain,
    marginBottom: '1rem',
    fontWeight: 600,
  }),
};

/**
 * How the contact page opens: its form stands on the ground of the visitor, below the first word, and all others
 * on that of the brand, below the second.
 */
export function ContactOpening({ actor }: { actor: FormActor }) {
  const { t } = useTranslation('contact');
  const title = t('hero.title');
  const longest = Math.max(...title.split(' ').map((word) => inkOf(word)));
  return (
    <div css={styles.hero} data-hero>
      <Pair first={t('hero.first')} seconds={[t('hero.second')]} layout="halves" css={styles.words}>
        <span aria-hidden="true" css={onInk}>
          {t('hero.second')}
        </span>
      </Pair>
      <Headline
        eyebrow={t('hero.eyebrow')}
        title={title}
        css={[styles.headline, css({ '--em': longest.toFixed(3) })]}
      />
      <p css={styles.lead}>{t('hero.lead')}</p>
      <section aria-label={t('form.title')} css={styles.form}>
        <h2 css={styles.formTitle}>{t('form.title')}</h2>
        <ContactForm actor={actor} />
      </section>
      <section aria-label={t('details.title')} css={styles.details}>
        <h2 css={styles.detailsTitle}>{t('details.title')}</h2>
        <ContactDetails />
      </section>
    </div>
  );
}
