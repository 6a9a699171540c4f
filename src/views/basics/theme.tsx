import { css, Global } from '@emotion/react';
import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The two faces, in the order in which a page should ask for them. */
export const fontFiles = [bricolage, figtree];

/** Widths from which the layout changes, as media queries for `css` objects. */
export const from = {
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 960px)',
} as const;

/** For keys of `css` objects: what must stand still for people who asked for it. */
const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Side space and measure of everything that stands in the page's column. */
export const column = css({
  width: '100%',
  maxWidth: '82rem',
  marginInline: 'auto',
  paddingInline: 'clamp(1.25rem, 4vw, 3.5rem)',
});

/** There for screen readers alone. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The tokens of the light scheme, which is also that of pictures outside the site. */
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

/** A part of the page in the colours of the other scheme. */
export const inverted = css(dark, { '@media (prefers-color-scheme: dark)': light });

/**
 * Our faces, and Arial stretched to their measures, so that the text keeps its place when they
 * arrive. The stretch is the ratio of the widths of all English headlines and texts in both faces.
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

const globalStyles = css([
  ...fontFaces,
  {
    ':root': {
      ...light,
      '--display': "'Bricolage Grotesque', 'Display fallback', Arial, sans-serif",
      '--text': "Figtree, 'Text fallback', Arial, sans-serif",
      '--header-height': '4.5rem',
      '--ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
    '@media (prefers-color-scheme: dark)': { ':root': dark },
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      scrollPaddingTop: 'calc(var(--header-height) + 1rem)',
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
    'p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
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

/** Tokens, faces and the base of every element. Rendered once, at the root. */
export function Theme() {
  return <Global styles={globalStyles} />;
}
