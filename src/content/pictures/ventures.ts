/** The rows of each numeral, from the top down, with a dot in place of each sign. */
const NUMERALS = {
  2: ['.###.', '#...#', '....#', '...#.', '..#..', '.#...', '#####'],
  0: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  5: ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
};

/** The numerals of the year, and the column in which each begins: the dot of the brand is between the pairs. */
const YEAR = [
  [2, 0],
  [0, 6],
  [5, 14],
  [0, 20],
] as const;

const yearDots = YEAR.flatMap(([numeral, start]) =>
  NUMERALS[numeral].flatMap((row, y) =>
    Array.from(row, (sign, x) => (sign === '#' ? `${0.5 + start + x},${0.5 + y}` : '')).filter(
      Boolean,
    ),
  ),
);

/** The picture of Nexus2050: the year. */
export const nexusPicture = { lines: yearDots, signals: '12.5,3.5', frame: '0 -2 252 74' };

/** How many startups stand in each column of the funnel: ninety, before ten go all the way. */
const COLUMNS = [7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 5, 5, 4, 3, 3, 1, 1];
const GO_ALL_THE_WAY = 10;

const funnel = COLUMNS.flatMap((count, column) =>
  Array.from({ length: count }, (_, row) => {
    const y = 8 + 0.68 * (row - (count - 1) / 2);
    return `${(0.9 + 0.68 * column).toFixed(2)},${y.toFixed(2)}`;
  }),
);
const survivors = Array.from(
  { length: GO_ALL_THE_WAY },
  (_, index) => `${(12.9 + 1.1 * index).toFixed(1)},8`,
);

/** A hundred startups: ten go all the way. */
export const venturesPicture = {
  lines: [...funnel, survivors.join(' ')],
  signals: survivors.join(' '),
  frame: '7 57 225.3 46',
};
