/** What the page says of both: at least 8 people in the team, at least 1,000 in the network. */
const TEAM = 8;
const NETWORK = 1_000;
/** How many people a dot of the address book stands for. */
const PEOPLE = 20;
const ROWS = 5;

const team = Array.from({ length: TEAM }, (_, index) => {
  const angle = (Math.PI * (2 * index + 1)) / TEAM;
  return `${(3.8 + 2.1 * Math.cos(angle)).toFixed(2)},${(8 + 2.1 * Math.sin(angle)).toFixed(2)}`;
});

const addressBook = Array.from(
  { length: NETWORK / PEOPLE },
  (_, index) =>
    `${(11.2 + 1.13 * Math.floor(index / ROWS)).toFixed(2)},${(6.2 + 0.9 * (index % ROWS)).toFixed(1)}`,
);

/** The team on one side, its address book on the other, and the dot that connects them. */
export const aboutPicture = {
  lines: [
    [...team, team[0]].join(' '),
    ...[0, 1, 6, 7].map((index) => `${team[index]} 8.6,8`),
    ...addressBook.slice(0, ROWS).map((person) => `8.6,8 ${person}`),
    ...addressBook.slice(ROWS),
  ],
  signals: '8.6,8',
  halo: '8.6,8,1.6',
  frame: '16 58 199.7 44',
};
