import bricolage from './fonts/bricolage-grotesque-700.woff2';
import figtree from './fonts/figtree.woff2';

/** URLs of the two fonts, in the order in which a page should request them. */
export const fontFiles = [bricolage, figtree];

/** The metrics of the display face for what stands in its place. */
const substitute = {
  src: "local('Arial Bold'), local('Liberation Sans Bold')",
  ascentOverride: '91.6%',
  descentOverride: '26.6%',
  lineGapOverride: '0%',
};

/**
 * The site's fonts, and Arial scaled to their metrics so that text does not move when they load.
 * The scale is the ratio of the widths of all English headlines and texts in the two fonts.
 */
export const fontFaces = [
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
  { ...substitute, fontFamily: 'Display fallback', sizeAdjust: '101.5%' },
  // Each of its figures is as wide as the others. Two that fill their line would break.
  { ...substitute, fontFamily: 'Figure fallback', sizeAdjust: '82%' },
  {
    fontFamily: 'Text fallback',
    src: "local('Arial'), local('Liberation Sans')",
    sizeAdjust: '100.6%',
    ascentOverride: '94.5%',
    descentOverride: '24.9%',
    lineGapOverride: '0%',
  },
];
