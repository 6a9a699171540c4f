/**
 * Every colour, type size, duration and shadow of the site, and the spaces and radii that several
 * views share. The document declares them as custom properties. Views name them: `var(--signal)`.
 */

/** The colours of the light scheme, which pictures outside the site use as well. */
export const light = {
  colorScheme: 'light',
  '--paper': '#f5f4ef',
  '--surface': '#fffefb',
  '--ink': '#14161a',
  '--muted': '#565a63',
  '--line': '#dcdad1',
  '--lattice': '#b9b7ad',
};

/** The colours of the dark scheme, which has two grounds, as the light one. */
export const dark = {
  colorScheme: 'dark',
  '--paper': '#161615',
  '--surface': '#2a2a28',
  '--ink': '#f1efe8',
  '--muted': '#b5b3ab',
  '--line': '#484742',
  '--lattice': '#62605b',
};

/** A ground of ink, with paper on it. */
export const ink = {
  ...dark,
  '--paper': '#060606',
  '--surface': '#1b1b1a',
  '--line': '#3f3e3a',
};

/** The same ground in the dark scheme: the lighter of two. */
export const inkInDark = {
  '--paper': dark['--surface'],
  '--surface': dark['--paper'],
  '--line': '#4e4d48',
};

/** Colours that are the same in both schemes. */
export const fixedColours = {
  '--signal': '#ff4b2b',
  '--on-signal': '#14161a',
  '--live': '#1f9d55',
  '--in-development': '#d08700',
  /** Behind a dialog. */
  '--veil': 'rgb(8 9 11 / 0.55)',
};

export const families = {
  '--display': "'Bricolage Grotesque', 'Display fallback', Arial, sans-serif",
  '--text': "Figtree, 'Text fallback', Arial, sans-serif",
};

/** On a phone, the least size of a headline. Where text is very large, its words still fit the window. */
const least = (size: string) => `min(${size}, 13vw)`;

/**
 * From the time of a message to the one figure of a page. A browser prepares each size of a face before it paints
 * the first text in it, so the sizes are few, and those of a phone meet.
 */
export const typeScale = {
  '--fine': '0.75rem',
  /** Captions, which grow with the text in the largest windows. */
  '--small': 'clamp(0.875rem, 0.82vw, 1rem)',
  '--plain': '1rem',
  /** The way to a page, which has one line. */
  '--trail': 'min(0.875rem, 6.5vw)',
  '--body': 'clamp(1.0625rem, 0.98rem + 0.3vw, 1.1875rem)',
  /** The line above the headline that a page opens with, and the text below a headline. */
  '--lead': 'clamp(1.0625rem, 0.92rem + 0.55vw, 1.3125rem)',
  /** Phones zoom into a field of smaller text, whatever the size of the root. */
  '--field': 'max(16px, 1rem)',
  /** The name of the brand on phones, which leaves room for the menu. */
  '--brand': 'min(1.375rem, 9.3vw)',
  /** A page in the menu of phones, beside its dot. */
  '--entry': 'min(2rem, 8.2vw)',
  /** The sentence below the two words that a page opens with. A low window has room for both. */
  '--sentence': `clamp(${least('1.5rem')}, min(8.75vw, 6.45svh), max(2.125rem, min(0.94rem + 2.7vw, 4rem)))`,
  '--head-1': least('1.375rem'),
  '--head-2': `clamp(${least('1.375rem')}, 2.4vw, 1.9rem)`,
  '--head-3': `clamp(${least('1.6rem')}, 3vw, 2.5rem)`,
  /** The headlines of sections: none is larger than that of the hero. */
  '--head-4': `clamp(${least('2.125rem')}, min(4.6vw, 0.72 * var(--head-5)), 3.5rem)`,
  /** The headlines of the heroes: a low window has room for what is below them, too. */
  '--head-5': `clamp(${least('2.5rem')}, min(6.2vw, 8.2svh + 0.1rem), 5rem)`,
  /** Figures that prove something. */
  '--figure': `clamp(${least('3rem')}, 6.6vw, 6rem)`,
  /** The one figure of a page. */
  '--one-figure': 'clamp(min(8rem, 28vw), 22vw, 20rem)',
};

/** Between the floating layers and the edges of the window. */
export const corner = 'clamp(1rem, 3vw, 2rem)';

export const spaces = {
  /** The most that the content and its padding take of a window. Those of a desk have more. */
  '--column': '90rem',
  /** Between the twelve columns of the content. */
  '--gap': 'clamp(min(1rem, 2vw), 1.67vw, 1.5rem)',
  '--gap-1': 'clamp(0.75rem, 1.5vw, 1.25rem)',
  '--gap-2': 'clamp(1.25rem, 2.5vw, 2rem)',
  '--gap-3': 'clamp(2rem, 4vw, 3.5rem)',
  '--gap-4': 'clamp(2rem, 5vw, 5rem)',
  '--gap-5': 'clamp(3.5rem, 7vw, 6rem)',
  /** Between the edges of a cover or a poster and what is printed on it. */
  '--inset': 'clamp(1rem, 2.2vw, 2rem)',
  /** A low window has room for the heading below a hero. */
  '--section': 'clamp(4rem, min(9vw, 10svh), 8rem)',
  /** The part of each page in which the network of the background shows. No text is in it. */
  '--clearing': 'clamp(2.5rem, 4.5vw, 4rem)',
  /** Between the content and the edges of the window. On a desktop the launcher stands in it. Large text takes no more of a phone. */
  '--gutter': 'clamp(min(1.25rem, 6.25vw), 7.5vw - 1.5rem, 3.5rem)',
  '--corner': corner,
};

export const radii = {
  '--radius-field': '0.75rem',
  '--radius-card': '1.25rem',
  '--radius-pill': '3rem',
};

export const shadows = {
  '--shadow-list': '0 1rem 2.5rem rgb(0 0 0 / 0.14)',
  '--shadow-layer': '0 1.5rem 4rem rgb(0 0 0 / 0.22)',
};

/** How long things move. A press is answered at once. */
export const motion = {
  '--ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  /** A change in one step. */
  '--now': '0s',
  /** A control changes its colour. */
  '--quick': '160ms',
  /** A list, a bar or a word comes and goes. */
  '--calm': '200ms',
  /** A layer arrives. */
  '--slow': '320ms',
  /** A section rises into view. */
  '--reveal': '600ms',
  /** A dot that waits. */
  '--pulse': '1.2s',
  /** The network in the background, at 12 Hz: a step is below half a pixel, and most frames cost nothing. */
  '--drift': '48s steps(144)',
  /** The loading bar, which slows down as it goes. */
  '--load': '8s',
};
