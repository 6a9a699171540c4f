/** Shown in place of a page that does not exist, fails to load or crashes. */
export const failurePicture = {
  lines: ['2,6 5,6 8,6 11,6', '17,6 20,6 22,6', '3,14 21,14'],
  curves: ['M140 60C140 90 145 110 150 130'],
  signals: '15,13',
  halo: '14,6,1',
};
