/** The stand that partners can sponsor. */
export const sponsoringPicture = {
  lines: ['4,14 6,11 18,11 20,14 4,14', '7,11 7,3 17,3 17,11', '7,7 17,7'],
  signals: '12,5',
  halo: '12,5,2',
};

/** The partners that have a name in the network, by the id of their success case. */
export const partnerPlaces = {
  visibility: [6.2, 4.2],
  leads: [18.4, 3.8],
  launch: [17.8, 12.2],
} as const;

/** The place in the middle of the network. No line runs below it: a name stands there. */
export const visitorPlace = [12, 7.8] as const;

const { visibility, leads, launch } = partnerPlaces;

/** A network of partners, with a place in the middle for one more. */
export const companyPicture = {
  lines: [
    `${visibility} 12.2,3.7 ${leads} 22,7.2 ${launch} 11,13 5,11.9 2,7 ${visibility}`,
    `${visibility} ${visitorPlace} ${leads}`,
    `2,7 ${visitorPlace} 22,7.2`,
    `12.2,3.7 ${visitorPlace}`,
  ],
  signals: `${visitorPlace}`,
  halo: `${visitorPlace},3.6`,
};
