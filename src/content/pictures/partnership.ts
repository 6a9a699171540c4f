/** The stand that partners can sponsor. */
export const sponsoringPicture = {
  lines: ['4,14 6,11 18,11 20,14 4,14', '7,11 7,3 17,3 17,11', '7,7 17,7'],
  signals: '12,5',
  halo: '12,5,2',
};

/** The place in the middle, for one more. */
export const visitorPlace = [12, 7.8] as const;

const PARTNERS = 8;

/** Where a partner is around that place, clockwise from above it. Every second one is further out. */
function placeOf(partner: number) {
  const angle = (2 * Math.PI * partner) / PARTNERS;
  const further = partner % 2 ? 0.7 : 0;
  const [x, y] = visitorPlace;
  return [
    Number((x + (8.1 + further) * Math.sin(angle)).toFixed(2)),
    Number((y - (5.4 + further) * Math.cos(angle)).toFixed(2)),
  ] as const;
}

/** The partners that have a name in the network, by the id of their success case. */
export const partnerPlaces = { visibility: placeOf(7), leads: placeOf(1), launch: placeOf(5) };

/** A network of partners, with a place in the middle for one more. */
export const companyPicture = {
  lines: Array.from({ length: PARTNERS }, (_, partner) => `${placeOf(partner)} ${visitorPlace}`),
  signals: `${visitorPlace}`,
  halo: `${visitorPlace},3.2`,
  frame: '10 19 194 118',
};

/** Where the page ends, the partners know each other, too. */
export const sharedStagePicture = {
  ...companyPicture,
  lines: [
    ...companyPicture.lines,
    Array.from({ length: PARTNERS + 1 }, (_, partner) => placeOf(partner)).join(' '),
  ],
};
