/** The place of the office. No street runs beside it: its address stands there. */
export const officePlace = [10.4, 8.2] as const;

/** The streets around the office, out to the right edge of the map. */
export const contactPicture = {
  lines: ['5.4,6.29', '7,13.1', '7.67,2.68', '13,3', '21.4,3.61', '21.4,10.6'],
  curves: [
    'M54 63L104 82',
    'M30 154C48 134 58 104 54 63C54 46 78 34 88 6',
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
  lines: ['2,4.2', '5.2,15.3', '15,2'],
  curves: [
    'M-120 -11L20 42L120 80',
    'M-28 224C8 184 28 124 20 42C16 12 36 -6 56 -40',
    'M192 -72C172 -16 144 28 120 80C104 124 80 140 52 153L84 224',
    'M52 153L420 76',
    'M150 20L420 52',
  ],
  signals: '12,8',
  halo: '12,8,4.5',
};
