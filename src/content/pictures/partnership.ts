/** The stand that partners can sponsor. */
export const sponsoringPicture = {
  lines: ['4,14 6,11 18,11 20,14 4,14', '7,11 7,3 17,3 17,11', '7,7 17,7'],
  signals: '12,5',
  halo: '12,5,2',
};

/** The place in the middle, for one more, and the disc around it. Below the dot, a name is clear of the rays. */
export const visitorPlace = [12, 7.8] as const;
const RADIUS = 4.2;

/** Where partners are from that place, clockwise from above it. */
const partners = [
  [0, -6.2],
  [6.6, -5.2],
  [6.6, 5.2],
  [0, 6.2],
  [-6.6, 5.2],
  [-6.6, -5.2],
] as const;

/** A point on the way to a partner, whose place is at 1. */
function pointTo([x, y]: (typeof partners)[number], share = 1) {
  const [middleX, middleY] = visitorPlace;
  return [
    Number((middleX + x * share).toFixed(2)),
    Number((middleY + y * share).toFixed(2)),
  ] as const;
}

/** The partners that have a name in the network, by the id of their success case. */
export const partnerPlaces = {
  visibility: pointTo(partners[5]),
  leads: pointTo(partners[1]),
  launch: pointTo(partners[4]),
};

/** The network with a name in the middle: the rays end at the disc around it. */
export const nameplatePicture = {
  lines: partners.map((partner) => `${pointTo(partner)}`),
  curves: partners.map((partner) => {
    const ends = [pointTo(partner, RADIUS / Math.hypot(...partner)), pointTo(partner)];
    return `M${ends.map(([x, y]) => `${10 * x} ${10 * y}`).join('L')}`;
  }),
  signals: `${visitorPlace}`,
  halo: `${visitorPlace},${RADIUS}`,
  // With room for the names of the partners.
  frame: '-8 4 256 152',
};

/** The network of partners. */
export const companyPicture = {
  lines: partners.map((partner) => `${pointTo(partner)} ${visitorPlace}`),
  signals: `${visitorPlace}`,
  halo: `${visitorPlace},3.2`,
  frame: '51 13 138 130',
};

/** Where the page ends, the partners know each other, too. */
export const sharedStagePicture = {
  ...companyPicture,
  lines: [
    ...companyPicture.lines,
    [...partners, partners[0]].map((partner) => pointTo(partner)).join(' '),
  ],
};
