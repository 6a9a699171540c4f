/** The place of the office. No street runs beside it: its address stands there. */
export const officePlace = [10.4, 8.2] as const;

/** The streets around the office, out to the right edge of the map. */
export const contactPicture = {
  lines: ['5.4,6.29', '7,13.1', '7.67,2.68', '13,3', '21.4,3.61', '20,10.34'],
  curves: [
    'M36 56L104 82',
    'M30 154C48 134 58 104 54 63C54 46 78 34 88 6',
    'M140 6C130 34 116 56 104 82C96 104 84 118 70 131',
    'M64 26L130 30L240 38',
    'M86 154L70 131L200 103L240 134',
    'M214 36C222 60 226 90 200 103',
  ],
  signals: `${officePlace}`,
  halo: `${officePlace},2.6`,
};
