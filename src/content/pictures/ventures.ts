/** The picture of Nexus2050. */
export const nexusPicture = {
  lines: ['6,14 6,8 6,2 12,8 18,14 18,8 18,2', '6,14 12,8 18,2', '6,8 12,8 18,8'],
  signals: '12,8',
  halo: '12,8,4',
};

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
  isWithoutGrid: true,
};
