/** The stand that partners can sponsor. */
export const sponsoringPicture = {
  lines: ['4,14 6,11 18,11 20,14 4,14', '7,11 7,3 17,3 17,11', '7,7 17,7'],
  signals: '12,5',
  halo: '12,5,2',
};

/** A network of partners, with a place in the middle for one more. The partners are in their order. */
export const companyPicture = {
  lines: [
    '6,3 12,1.6 18.6,3.4 22,8 18,13 11.6,14.4 5,12.4 2,7.4 6,3',
    '6,3 11.6,8 18.6,3.4',
    '2,7.4 11.6,8 22,8',
    '5,12.4 11.6,8 18,13',
  ],
  signals: '11.6,8',
  halo: '11.6,8,3',
};
