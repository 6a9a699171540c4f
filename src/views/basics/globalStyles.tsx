import { Global } from '@emotion/react';
import { css } from '#views/jsx/css.ts';
import { chatHeight, floatingLayers, headerHeight } from './floatingLayers.ts';
import { fontFaces } from './fontFaces.ts';
import { below, bullet, display, from, onTablet, smallPhone } from './theme.tsx';
import * as tokens from './tokens.ts';

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
  // In a document that breaks off, somebody may have typed into a field.
  '[data-scriptless] button:not([popovertarget], [commandfor]), [data-scriptless=""] [data-machine=nameplate]':
    { display: 'none !important' },
  '[aria-busy=true] [type=submit]': {
    position: 'relative',
    // Beside the text, in the padding: the button keeps its size.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.5rem',
      ...bullet('0.25em', 'currentColor'),
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
  '@keyframes rise': { from: { transform: 'translateY(100%)' } },
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

/**
 * On paper: light colours, smaller type, no layers, the address of each link behind it. `@page` has no margin: Firefox
 * sizes words by the width of their container, and forgets that margin.
 */
const print = {
  '@media print': {
    // A colour that fades in would print as it is at its start.
    [everywhere]: { ...tokens.light, '--paper': '#fff', '--surface': '#fff', transition: 'none' },
    ':root': { fontSize: '80%', '--gutter': '0px', '--section': '2rem', '--header-height': '0px' },
    // `:is` forgives `:has`, which Firefox 115 does not know: else the whole rule falls away.
    ':is(#site > :is([data-machine], [data-dock], a), :has(> form), #cookie-settings, main button, [data-machine=nameplate])':
      {
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
    'h1, h2, h3': { breakAfter: 'avoid', breakInside: 'avoid' },
    // Nobody can unfold it there.
    '::details-content': { contentVisibility: 'visible' },
    // These stay on one sheet: a section that fits, a pair of words, an item.
    ':is(li, p, svg, :has(> [data-dot]), dl > div, section > :has(> div > h2), figure, footer)': {
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

/** The tokens, in the windows and the schemes in which they differ. */
const root = {
  ':root': {
    ...tokens.light,
    ...tokens.fixedColours,
    ...tokens.families,
    ...tokens.typeScale,
    ...tokens.spaces,
    ...tokens.radii,
    ...tokens.shadows,
    ...tokens.motion,
    '--header-height': headerHeight,
    '--chat-height': chatHeight,
    '--strip': '3.5rem',
  },
  [from.wide]: { ':root': { '--column': '110rem' } },
  [smallPhone]: { ':root': { '--head-4': 'var(--head-3)' } },
  [onTablet]: {
    ':root': { '--head-5': 'max(1.75rem, min(4.2vw + 1.75rem, 14svh - 2.8rem))' },
  },
  '@media (prefers-color-scheme: dark)': { ':root': tokens.dark },
} as const;

/** What the elements of a kind have in common. */
const elements = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    // Else the window took the overflow of the body, which other scripts set to lock a page.
    overflow: 'hidden auto',
    // What lies behind a modal dialog stays where it is, also where scrollbars take room.
    '&:has(dialog:modal)': { overflow: 'hidden' },
    '&[data-barred]': { scrollbarGutter: 'stable' },
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
  'p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0, listStyle: 'none' },
  'time, dd, td': { fontVariantNumeric: 'tabular-nums' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' },
  'a:hover': { textDecorationThickness: 3 },
  'button, input, textarea, select': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  // No line that a visitor has written changes with the next word.
  textarea: { textWrap: 'wrap' },
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
} as const;

/** All changes are there at once: they take no time, and none comes twice. */
const lessMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      // What repeats would flicker.
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
};

const globalStyles = () =>
  css([
    ...fontFaces.map((face) => ({ '@font-face': face })),
    root,
    floatingLayers,
    { ...elements, ...controls, ...lessMotion, ...keyframes, ...print, ...forcedColours },
  ]);

/** Renders the tokens, the fonts and the base styles of all elements. Render it once, at the root. */
export function Theme() {
  return <Global styles={globalStyles()} />;
}
