/**
 * The streets around the office. They go on beyond the picture, and the frame around it cuts them. None
 * runs to the right of the office: its address stands there.
 */
export const officePicture = {
  lines: ['7.6,5.2', '7.1,10.6', '3,9.2', '2.2,4.3', '16,4.6', '17.6,11', '22.9,4', '22.6,10.6'],
  curves: [
    'M124-22C112 10 84 34 76 52S68 70 66 80C64 96 70 108 84 124S108 150 112 182',
    'M-120 118L30 92L66 80',
    'M-120 20L76 52L160 46L360 32',
    'M71 106L176 110L360 96',
    'M30 92C22 76 18 60 22 43',
    'M229 40C236 62 234 84 226 106',
    'M160 46C156 26 164 6 172-22',
    'M176 110L190 182',
  ],
  signals: '6.6,8',
  halo: '6.6,8,2',
  frame: '0 0 240 160',
};
