const SEATS = 12;

/** The seats of a round table, from one who talks to the next: everyone talks to two others. */
export const seats = Array.from({ length: SEATS }, (_, index) => {
  const angle = (Math.PI * (10 * index - 3)) / SEATS;
  return `${(12 + 7 * Math.cos(angle)).toFixed(1)},${(8 + 7 * Math.sin(angle)).toFixed(1)}`;
});

/**
 * Pictures that several pages show. Each page's other pictures are in a file of their own, which
 * loads with that page.
 */
export const commonPictures = {
  /** The last seat is free. */
  techsense: {
    lines: [seats.slice(0, -1).join(' ')],
    curves: ['M62 80a58 58 0 0 1 116 0a58 58 0 0 1-116 0'],
    signals: seats[SEATS - 1] ?? '',
    halo: `${seats[SEATS - 1]},2`,
  },
  events: {
    lines: [
      '5,3 19,3 19,14 5,14 5,3',
      '5,6 19,6',
      '8,2 8,4',
      '16,2 16,4',
      '8,8',
      '12,8',
      '16,8',
      '8,11',
      '16,11',
      '12,11',
    ],
    signals: '16,11',
    halo: '16,11,2.5',
  },
  interviews: {
    lines: ['3,13 11,13', '13,13 21,13', '7,5', '17,5'],
    curves: [
      'M30 130a40 40 0 0 1 80 0',
      'M130 130a40 40 0 0 1 80 0',
      'M45 50a25 25 0 0 1 50 0a25 25 0 0 1-50 0',
      'M145 50a25 25 0 0 1 50 0a25 25 0 0 1-50 0',
    ],
    signals: '12,5',
    halo: '12,5,3',
  },
  partnership: {
    lines: ['2,8 7,8 12,8 17,8 22,8'],
    curves: [
      'M20 80a50 50 0 0 1 100 0a50 50 0 0 1-100 0',
      'M120 80a50 50 0 0 1 100 0a50 50 0 0 1-100 0',
    ],
    signals: '12,8',
    halo: '12,8,3',
  },
};
