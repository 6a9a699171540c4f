import { Global } from '@emotion/react';
import { css } from '#views/jsx/css.ts';
import bricolage from './fonts/bricolage-grotesque-700.woff2';
import figtree from './fonts/figtree.woff2';
import {
  below,
  disc,
  display,
  from,
  LOW_BANNER,
  launcherInBar,
  launcherOnEdge,
  lowWindow,
  onTablet,
  smallPhone,
} from './theme.tsx';
import {
  corner,
  dark,
  families,
  fixedColours,
  light,
  motion,
  radii,
  shadows,
  spaces,
  typeScale,
} from './tokens.ts';

/** URLs of the two fonts, in the order in which a page should request them. */
export const fontFiles = [bricolage, figtree];

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

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
];

const headerHeight = '4.5rem';
const chatHeight = `min(500px, 100dvh - ${headerHeight} - ${corner} - 4.75rem)`;

const banner = '[data-machine=consent]';
const BANNER = '19rem';
const chat = '[data-machine=chat] > dialog[open]';

/** The footer, while a layer is there. */
const footerWith = (layer: string) => `footer:has(~ [data-dock] > ${layer})`;

/** How far from the foot of the window it stops to scroll, above a layer of a height. */
const roomAbove = (height: string) => `min(${height}, 100dvh - ${headerHeight} - 7rem)`;

/** Keeps a height free while a layer is there: below what the window scrolls to, and at the end of the footer. */
const roomFor = (layer: string, height: string) => ({
  [`:root:has(${layer})`]: { scrollPaddingBottom: roomAbove(height) },
  [footerWith(layer)]: { paddingBottom: `calc(${height})` },
});

/**
 * The layers that visitors have to read around. Their heights are those of the longest texts.
 *
 * The root and the footer ask by `:has()` whether a layer is there. For a rule whose subject stands
 * behind `:root:has()`, Chromium misses changes, or computes the styles of the whole page for every element
 * that comes or goes. It computes them as well where the root changes a token, or reads one by `var()`. So
 * only what a visitor opens or fills in changes tokens.
 */
const floatingLayers = () => ({
  ':root': { scrollPaddingTop: `calc(${headerHeight} + 1rem)` },
  // The chat's launcher is always there. The last row of the footer ends before it.
  html: { scrollPaddingBottom: roomAbove(`${corner} + 4.5rem`) },
  footer: { paddingBottom: corner },
  // Large text fills the last row: it ends above the launcher.
  [below.largeText]: { footer: { paddingBottom: `calc(${corner} + 3.5rem)` } },
  // Where the browser goes to a field, its label shows below the header and the breadcrumbs, too. WebKit
  // goes to the caret, and asks no field for a margin. Beside the banner a phone has no room for it.
  [`:root:has(form[data-machine] :focus):not(:has(${banner}))`]: {
    scrollPaddingTop: `min(${headerHeight} + 5.25rem, 50dvh)`,
  },
  ...roomFor(banner, BANNER),
  // Engines that cannot ask keep the room at any time.
  '@supports not selector(:has(a))': {
    html: { scrollPaddingBottom: roomAbove(BANNER) },
    footer: { paddingBottom: BANNER },
  },
  // Without a launcher on it, and beside the last row, the banner needs less.
  [launcherInBar]: { [footerWith(banner)]: { paddingBottom: '14.5rem' } },
  [from.footer]: { [footerWith(banner)]: { paddingBottom: '9rem' } },
  ...roomFor(chat, `${chatHeight} + ${corner} + 5.25rem`),
  [lowWindow]: {
    // It leaves the window to the page, and comes back at the top.
    '#root > :is(header, [data-machine=breadcrumbs])': { position: 'absolute' as const },
    ':root': { scrollPaddingTop: '2rem' },
    [`:root:has(${banner})`]: { scrollPaddingBottom: LOW_BANNER },
    // Above the banner, the launcher has no room.
    [`[data-machine=chat]:has(~ ${banner}) > button`]: { visibility: 'hidden' as const },
  },
  [launcherOnEdge]: {
    // In one column a field is as wide as the window: what floats would cover its end.
    ':root:has(form[data-machine] :is(input, textarea):focus)': {
      '--launcher-visibility': 'hidden',
    },
  },
});

/** What all controls have in common. The looks that a control has of its own stand in its view. */
const controls = {
  // A press is answered at once, without a transition.
  ':is(a, button, [role=switch]):active': {
    scale: '0.97',
    opacity: 0.75,
    transition: 'none !important',
  },
  ':disabled': { cursor: 'not-allowed' },
  // Without scripts only the platform answers a press.
  '[data-scriptless] :is(button:not([popovertarget], [commandfor]), [data-machine=nameplate])': {
    display: 'none !important',
  },
  '[aria-busy=true] [type=submit]': {
    cursor: 'progress',
    position: 'relative',
    // Beside the text, in the padding: the button keeps its size.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.6rem',
      ...disc('0.6em', 'currentColor'),
      animation: 'pulse var(--pulse) infinite',
    },
  },
  // Fingers need more room than a mouse, above the text as well as below it.
  '@media (pointer: coarse)': {
    ':root :is(nav, footer, main li) :is(a, button):not(p a, h3 a)': {
      minHeight: '2.75rem',
      alignContent: 'center',
    },
  },
} as const;

/** The movements that several views share. */
const keyframes = {
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(1rem)' } },
  '@keyframes pulse': { '50%': { opacity: 0.25 } },
  '@keyframes ground': { to: { background: 'var(--paper)', borderColor: 'var(--line)' } },
  '@keyframes yield': { 'from, to': { visibility: 'hidden' } },
  '@keyframes drift': {
    '25%': { transform: 'translate(34px, 18px) rotate(1.6deg)' },
    '50%': { transform: 'translate(0, 36px)' },
    '75%': { transform: 'translate(-34px, 18px) rotate(-1.6deg)' },
  },
  '@keyframes load': { from: { transform: 'translateX(-100%)' } },
} as const;

/** Every element: some parts of a page have the colours of the other scheme. */
const everywhere = 'html, html:root *';

/** On paper: light colours, smaller type, no layers, the address of each link behind it. */
const print = {
  '@page': { margin: '15mm' },
  '@media print': {
    // A colour that fades in would print as it is at its start.
    [everywhere]: { ...light, '--paper': '#fff', '--surface': '#fff', transition: 'none' },
    ':root': { fontSize: '80%', '--gutter': '0px', '--section': '2rem', '--header-height': '0px' },
    ':is(#root > :is([data-machine], [data-dock], a), :has(> form), #cookie-settings)': {
      display: 'none !important',
    },
    'main a[href]:not([href*=":"], figure a)::after, main a[href^=http]::after': {
      content: '" (" attr(href) ")"',
      position: 'static',
      marginInlineStart: '0.5rem',
      fontFamily: 'var(--text)',
      fontSize: 'var(--fine)',
      fontWeight: 400,
      letterSpacing: 0,
      overflowWrap: 'anywhere',
    },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'h1, h2, h3, p, li, dl > div, svg, figure, [data-machine=embed] > div, footer': {
      breakInside: 'avoid',
    },
    '::before, ::after, span:empty': { printColorAdjust: 'exact' },
    'footer nav': { display: 'none' },
    // No layer needs room.
    footer: { paddingBottom: '0 !important' },
    'main, footer': { '& *': { minHeight: '0 !important' } },
  },
} as const;

/**
 * The tokens in the colours that the visitor has chosen for the whole system. All colours of the site
 * are tokens, so nothing is left for the browser to force, which would hide dots and selected states.
 */
const forcedColours = {
  '@media (forced-colors: active)': {
    [everywhere]: {
      forcedColorAdjust: 'none',
      '--paper': 'Canvas',
      '--surface': 'Canvas',
      '--ink': 'CanvasText',
      '--muted': 'CanvasText',
      '--line': 'CanvasText',
      '--lattice': 'Canvas',
      '--signal': 'Highlight',
      '--on-signal': 'HighlightText',
      '--live': 'CanvasText',
      '--in-development': 'CanvasText',
    },
    '[data-machine=backdrop]': { display: 'none' },
    // What is told apart by a tint or a shade elsewhere.
    '[data-role], [role=status], [role=alert], [data-topic]': { border: '1px solid' },
    '[role=status]:empty': { border: 0 },
    'html [aria-current]': { textDecoration: 'underline 2px' },
    'button:disabled': {
      opacity: '1 !important',
      background: 'none !important',
      color: 'GrayText !important',
    },
  },
} as const;

const globalStyles = () =>
  css([
    ...fontFaces.map((face) => ({ '@font-face': face })),
    {
      ':root': {
        ...light,
        ...fixedColours,
        ...families,
        ...typeScale,
        ...spaces,
        ...radii,
        ...shadows,
        ...motion,
        '--header-height': headerHeight,
        '--chat-height': chatHeight,
        '--strip': '3.5rem',
      },
      [from.wide]: { ':root': { '--column': '110rem' } },
      [smallPhone]: { ':root': { '--head-4': 'var(--head-3)' } },
      [onTablet]: {
        ':root': { '--head-5': 'max(1.75rem, min(4.2vw + 1.75rem, 14svh - 2.8rem))' },
      },
      '@media (prefers-color-scheme: dark)': { ':root': dark },
      '*, *::before, *::after': { boxSizing: 'border-box' },
    },
    floatingLayers(),
    {
      html: {
        // Else the window took the overflow of the body, which other scripts set to lock a page.
        overflow: 'hidden auto',
        // What lies behind a modal dialog stays where it is.
        '&:has(dialog:modal)': { overflow: 'hidden' },
        textSizeAdjust: '100%',
        WebkitTextSizeAdjust: '100%',
        // The content fills as much of a large window as of a laptop's.
        [from.wide]: { fontSize: '112.5%' },
        [from.wall]: { fontSize: '131.25%' },
      },
      body: {
        margin: 0,
        background: 'var(--paper)',
        color: 'var(--ink)',
        fontFamily: 'var(--text)',
        fontSize: 'var(--body)',
        lineHeight: 1.55,
        fontSynthesis: 'none',
        // No text ends in a line of one short word.
        textWrap: 'pretty',
        overflowX: 'clip',
        timelineScope: '--strip-place',
      },
      'h1, h2, h3, h4': {
        ...display,
        margin: 0,
        fontSize: 'inherit',
        lineHeight: 1.04,
        textWrap: 'balance',
        overflowWrap: 'break-word',
      },
      // A column of large text is narrower than some words: they break, and push nothing out.
      [below.largeText]: {
        ':is(main, footer, dialog) *': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
      },
      figcaption: { textWrap: 'balance' },
      'p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
      'time, dd, td': { fontVariantNumeric: 'tabular-nums' },
      'ul, ol': { listStyle: 'none' },
      a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' },
      'a:hover': { textDecorationThickness: 3 },
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
      // The page covers the network of the background. It leaves one clearing, below its opening.
      ':where(main > *)': { background: 'var(--paper)' },
      'main > :first-child': {
        // Its upper edge fades: it cuts no dot in half.
        marginBottom: 'var(--clearing)',
        boxShadow: '0 0 1rem 0.6rem var(--paper)',
      },
      // R6.14: one of the dots is red, and without scripts that of the opening. The others are of ink.
      'main > :not(:first-child) [data-dot]:not([data-lit=yes]), [data-lit=no]': {
        '--signal': 'var(--ink)',
        '--on-signal': 'var(--paper)',
      },
      // Below the opening, which a first screen shows whole, text is as large beside its headlines as on a laptop.
      [from.wall]: { ':where(main > :not([data-hero]))': { fontSize: 'var(--lead)' } },
      'svg, img, iframe': { display: 'block', maxWidth: '100%' },
      ':focus-visible': {
        outline: '3px solid var(--ink)',
        outlineOffset: 3,
        borderRadius: 2,
      },
      ':is(h1, h2, main):focus': { outline: 'none' },
      ...controls,
      '::selection': { background: 'var(--signal)', color: 'var(--on-signal)' },
      [reducedMotion]: {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          // What repeats would flicker.
          animationIterationCount: '1 !important',
          transition: 'none !important',
        },
      },
      ...keyframes,
      ...print,
      ...forcedColours,
    },
  ]);

/** Renders the tokens, the fonts and the base styles of all elements. Render it once, at the root. */
export function Theme() {
  return <Global styles={globalStyles()} />;
}
