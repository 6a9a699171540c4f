/** The poster of the office map, shown until the visitor opens the map. */
export const mapPicture = {
  lines: ['2,5 9,5 14,10 22,10', '9,2 9,14', '14,10 14,14', '16,2 16,10 16,14', '2,11 9,11'],
  curves: ['M20 140C60 140 80 100 120 100'],
  signals: '16,5',
  halo: '16,5,3',
};
