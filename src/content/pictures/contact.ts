/** The place of the office. No street runs beside it: its address stands there. */
export const officePlace = [10.4, 8.2] as const;

/** The streets around the office, out to the right edge of the map. */
export const contactPicture = {
  lines: ['5.4,6.29', '7,13.1', '7.67,2.68', '13,3', '21.4,3.61', '21.4,10.6'],
  curves: [
    'M54 63L104 82',
    'M8 84L54 63C54 46 78 34 88 6',
    'M140 6C130 34 116 56 104 82C96 104 84 118 70 131',
    'M64 26L130 30L240 38',
    'M86 154L70 131L214 106L240 134',
    'M214 36C224 60 232 92 214 106',
  ],
  signals: `${officePlace}`,
  halo: `${officePlace},2.6`,
  frame: '29 5 212 150',
};

/** The same streets from nearby. They go on beyond the picture, and the frame around it cuts them. */
export const officePicture = {
  lines: ['11,4.1', '14.2,11.4'],
  curves: [
    'M-120 146L110 41L165 62',
    'M110 41C110 22 136 9 147 -22',
    'M209 -22C198 9 183 34 165 62C158 86 150 101 142 114L166 200',
    'M142 114L420 66',
  ],
  signals: '16.5,6.2',
  halo: '16.5,6.2,2.9',
};
