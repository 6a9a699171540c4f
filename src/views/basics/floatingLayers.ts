import { below, from, LOW_BANNER, launcherInBar, launcherOnEdge, lowWindow } from './theme.tsx';
import { corner } from './tokens.ts';

export const headerHeight = '4.5rem';
/** Between the header and the panel stands the last row of the footer. */
export const chatHeight = `min(500px, 100dvh - ${headerHeight} - ${corner} - 6.75rem)`;

const banner = '[data-machine=consent]';
const BANNER = '19rem';
/** The banner in one row. */
const ROW = '8rem';
const chat = '[data-machine=chat] > dialog[open]';
/** The panel, and the banner on which it may stand. */
const CHAT = '44rem';

/** The footer, while a layer is there. */
const footerWith = (layer: string) => `footer:has(~ [data-dock] > ${layer})`;

/** How far from the foot of the window it stops to scroll, above a layer of a height. What is `left` stays free. */
const roomAbove = (height: string, left = '7rem') =>
  `min(${height}, 100dvh - ${headerHeight} - ${left})`;

/** The last row of the footer stays in the window, below the header. */
const ROW_IN_SIGHT = `100dvh - ${headerHeight} - 3.1rem`;

/** Keeps a height free at the end of the footer while a layer is there. */
const roomBelow = (layer: string, height: string) => ({
  [footerWith(layer)]: { paddingBottom: `min(${height}, ${ROW_IN_SIGHT})` },
});

/**
 * The layers that visitors have to read around. Their heights are those of the longest texts.
 *
 * The root, main and the footer ask by `:has()` whether a layer is there. Behind main stands what has the focus, which
 * is one element. For a rule whose subject stands behind `:root:has()`, Chromium misses changes, or computes the styles
 * of the whole page for every element that comes or goes. It computes them as well where the root changes a token, or
 * reads one by `var()`. So only what a visitor opens or fills in changes tokens.
 */
export const floatingLayers = {
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
  [`:root:has(${banner})`]: { scrollPaddingBottom: roomAbove(BANNER) },
  ...roomBelow(banner, BANNER),
  // Engines that cannot ask keep the room at any time.
  '@supports not selector(:has(a))': {
    html: { scrollPaddingBottom: roomAbove(BANNER) },
    footer: { paddingBottom: BANNER },
  },
  // Without a launcher on it, and beside the last row, the banner needs less.
  [launcherInBar]: { [footerWith(banner)]: { paddingBottom: '14.5rem' } },
  [from.footer]: { [footerWith(banner)]: { paddingBottom: '9rem' } },
  // In one row it is low. With more room than it takes, a letter in a field would move the page.
  [from.row]: { [`:root:has(${banner})`]: { scrollPaddingBottom: ROW } },
  // Only what has the focus keeps clear of the chat, right below the header. Were it a padding of the window, a letter
  // in a field beside the panel would move the page, and a key for a page would hardly do so.
  [`:root:has(${chat})`]: { scrollPaddingBottom: ROW },
  [`:is(main, footer):has(~ [data-dock] > ${chat}) :focus`]: {
    scrollMarginBottom: 'min(39rem, 100dvh - 16rem)',
  },
  ...roomBelow(chat, CHAT),
  [lowWindow]: {
    // It leaves the window to the page, and comes back at the top.
    '#site > :is(header, [data-machine=breadcrumbs])': { position: 'absolute' },
    ':root': { scrollPaddingTop: '2rem' },
    [`:root:has(${banner})`]: { scrollPaddingBottom: LOW_BANNER },
    [footerWith(banner)]: { paddingBottom: `calc(${LOW_BANNER} + 0.5rem)` },
    // Above the banner, the launcher has no room.
    [`[data-machine=chat]:has(~ ${banner}) > button`]: { visibility: 'hidden' },
  },
  [launcherOnEdge]: {
    // In one column a field is as wide as the window: what floats would cover its end.
    ':root:has(form[data-machine] :is(input, textarea):focus)': {
      '--launcher-visibility': 'hidden',
    },
  },
} as const;
