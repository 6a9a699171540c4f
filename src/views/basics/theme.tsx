import { css, Global } from '@emotion/react';
import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** URLs of the two fonts, in the order in which a page should request them. */
export const fontFiles = [bricolage, figtree];

/**
 * Media queries for `css` objects: the widths from which the layout changes, 640 and 960 px. In `em`
 * they follow the text size of the browser, so large text gets the layout of a smaller window.
 */
export const from = {
  tablet: '@media (min-width: 40em)',
  desktop: '@media (min-width: 60em)',
} as const;

/** Media queries for `css` objects: the windows that are too small for the usual layout. */
export const below = {
  /** Phones of less than 384 px. */
  phone: '@media (max-width: 23.99em)',
  tablet: '@media (max-width: 39.99em)',
  desktop: '@media (max-width: 59.99em)',
  /** Windows without room for the breadcrumbs above the consent banner. */
  banner: '@media (max-height: 33.99em)',
} as const;

/** Media query for `css` objects: the windows that the chat fills. */
export const chatFills = '@media (max-width: 39.99em), (max-height: 37.49em)';

/** Media query for `css` objects: the windows without room for the popup above the consent banner. */
export const popupWaits = '@media (max-width: 59.99em) and (max-height: 51.99em)';
const popupFits = '@media (max-width: 59.99em) and (min-height: 52em)';

/** Media query for `css` objects: the visitor prefers less motion. */
const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Side padding and maximum width of the page's content column. */
export const column = css({
  width: '100%',
  maxWidth: '82rem',
  marginInline: 'auto',
  paddingInline: 'clamp(1.25rem, 4vw, 3.5rem)',
});

/** A sheet of the page's colour on phones, where the network of the background would run through text. */
export const clearOfNetwork = {
  [below.tablet]: { background: 'var(--paper)', boxShadow: '0 0 0.75rem 0.5rem var(--paper)' },
};

/** Visible to screen readers only. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The tokens of the light scheme, which pictures outside the site use as well. */
export const light = {
  colorScheme: 'light',
  '--paper': '#f5f4ef',
  '--surface': '#fffefb',
  '--ink': '#14161a',
  '--muted': '#565a63',
  '--line': '#dcdad1',
  '--lattice': '#d5d3c9',
  '--signal': '#ff4b2b',
  '--signal-text': '#b9280c',
  '--signal-tint': '#ffd9cf',
  '--on-signal': '#14161a',
};

const dark = {
  colorScheme: 'dark',
  '--paper': '#101216',
  '--surface': '#181b21',
  '--ink': '#f0efe9',
  '--muted': '#a9acb4',
  '--line': '#2b2f37',
  '--lattice': '#30343d',
  '--signal': '#ff5d3f',
  '--signal-text': '#ff8266',
  '--signal-tint': '#4a1d14',
  '--on-signal': '#14161a',
};

/** Gives a part of the page the colours of the other scheme. */
export const inverted = css(dark, { '@media (prefers-color-scheme: dark)': light });

/**
 * The site's fonts, and Arial scaled to their metrics so that text does not move when they load.
 * The scale is the ratio of the widths of all English headlines and texts in the two fonts.
 */
const fontFaces = [
  {
    fontFamily: 'Bricolage Grotesque',
    src: `url(${bricolage}) format('woff2')`,
    fontWeight: 700,
    fontDisplay: 'swap',
  },
  {
    fontFamily: 'Figtree',
    src: `url(${figtree}) format('woff2')`,
    fontWeight: '300 900',
    fontDisplay: 'swap',
  },
  {
    fontFamily: 'Display fallback',
    src: "local('Arial Bold'), local('Liberation Sans Bold')",
    sizeAdjust: '101.5%',
    ascentOverride: '91.6%',
    descentOverride: '26.6%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Text fallback',
    src: "local('Arial'), local('Liberation Sans')",
    sizeAdjust: '100.6%',
    ascentOverride: '94.5%',
    descentOverride: '24.9%',
    lineGapOverride: '0%',
  },
].map((face) => ({ '@font-face': face }));

const banner = ':root:has([data-machine=consent])';
const popup = ':has([data-machine=podcastPopup])';
const chatPanel = '[data-machine=chat] > section';

/** The layers that visitors have to read around. Their heights are those of the longest texts. */
const floatingLayers = {
  [banner]: {
    '--room-below': '26rem',
    [below.phone]: { '--room-below': '28rem' },
    [from.tablet]: { '--room-below': 'calc(var(--corner) + 20rem)' },
  },
  [`:root${popup}`]: { '--room-below': '28rem' },
  [popupFits]: { [banner + popup]: { '--room-above': '24.5rem' } },
  [`:root:has(${chatPanel})`]: {
    '--room-below': 'calc(var(--chat-height) + var(--corner) + 5.25rem)',
  },
  // On phones a field is as wide as the window: what floats would cover its end.
  [below.tablet]: {
    ':root:has(form :is(input, textarea):focus) :is([data-machine=chat] > button, [data-machine=podcastPopup])':
      { visibility: 'hidden' },
  },
  // The chat covers the page, which is therefore neither focusable nor read out. A dialog lies above it.
  [chatFills]: {
    [`#root:has(> ${chatPanel}) > :not([data-machine=chat], dialog)`]: { visibility: 'hidden' },
  },
} as const;

const globalStyles = css([
  ...fontFaces,
  {
    ':root': {
      ...light,
      '--display': "'Bricolage Grotesque', 'Display fallback', Arial, sans-serif",
      '--text': "Figtree, 'Text fallback', Arial, sans-serif",
      '--header-height': '4.5rem',
      // Distance of the floating layers from the edges of the window.
      '--corner': 'clamp(1rem, 3vw, 2rem)',
      '--chat-height': 'min(500px, 100dvh - var(--header-height) - var(--corner) - 7.25rem)',
      // What floats above and below the visible part of the page: the header and the chat's launcher.
      '--room-above': 'calc(var(--header-height) + 1rem)',
      '--room-below': 'calc(var(--corner) + 4.5rem)',
      '--ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
    '@media (prefers-color-scheme: dark)': { ':root': dark },
    '*, *::before, *::after': { boxSizing: 'border-box' },
    ...floatingLayers,
    html: {
      scrollPaddingBlock:
        'var(--room-above) min(var(--room-below), 100dvh - var(--header-height) - 7rem)',
      textSizeAdjust: '100%',
      WebkitTextSizeAdjust: '100%',
    },
    body: {
      margin: 0,
      background: 'var(--paper)',
      color: 'var(--ink)',
      fontFamily: 'var(--text)',
      fontSize: 'clamp(1.0625rem, 0.98rem + 0.3vw, 1.1875rem)',
      lineHeight: 1.55,
      fontSynthesis: 'none',
      overflowX: 'clip',
    },
    'html[data-language=pending] body': { visibility: 'hidden' },
    'h1, h2, h3, h4': {
      margin: 0,
      fontFamily: 'var(--display)',
      fontWeight: 700,
      lineHeight: 1.04,
      letterSpacing: '-0.025em',
      textWrap: 'balance',
      overflowWrap: 'break-word',
    },
    'p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
    p: { textWrap: 'pretty' },
    'ul, ol': { listStyle: 'none' },
    a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' },
    'button, input, textarea, select': {
      font: 'inherit',
      color: 'inherit',
      letterSpacing: 'inherit',
    },
    button: {
      background: 'none',
      border: 0,
      padding: 0,
      cursor: 'pointer',
      touchAction: 'manipulation',
    },
    'svg, img, iframe': { display: 'block', maxWidth: '100%' },
    ':focus-visible': {
      outline: '3px solid var(--signal-text)',
      outlineOffset: 3,
      borderRadius: 2,
    },
    'h1:focus, main:focus': { outline: 'none' },
    '::selection': { background: 'var(--signal)', color: 'var(--on-signal)' },
    [reducedMotion]: {
      '*, *::before, *::after': {
        animationDuration: '1ms !important',
        transitionDuration: '1ms !important',
      },
    },
  },
]);

/** Renders the tokens, the fonts and the base styles of all elements. Render it once, at the root. */
export function Theme() {
  return <Global styles={globalStyles} />;
}
