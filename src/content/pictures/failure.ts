/**
 * A network with one dot out of its place, which the halo marks: it lies on the ground. The network goes
 * on at the right. Shown for a page that does not exist, fails to load or crashes.
 */
export const failurePicture = {
  lines: [
    '2,4 6.5,2.5 8,8 3.4,9.4 2,4',
    '6.5,2.5 12.4,3.6 8,8 11,12.6 3.4,9.4',
    '12.4,3.6 18.4,2.4 22,6.4 28,3.4',
    '11,12.6 16.6,11.4',
    '22,6.4 21.4,11.2 28,12.6',
  ],
  curves: [
    'M124 36L136 45',
    'M80 80L126 80',
    'M110 126L132 106',
    'M184 24L168 56',
    'M220 64L180 73',
    'M166 114L158 96',
  ],
  signals: '17.2,15.8',
  halo: '15.2,7.4,1.7',
  frame: '14 16 226 154',
};
