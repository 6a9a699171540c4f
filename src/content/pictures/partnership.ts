/** The pictures of the partnership page. */
export const partnershipPictures = {
  sponsoring: {
    lines: ['4,14 6,11 18,11 20,14 4,14', '7,11 7,3 17,3 17,11', '7,7 17,7'],
    signals: '12,5',
    halo: '12,5,2',
  },
  ecosystem: {
    lines: [
      '3,5 7,3 12,5 17,2 21,6 18,10 20,14 13,13 7,14 3,11 3,5',
      '7,3 7,8 3,11',
      '7,8 12,5 12,9 7,8 7,14',
      '12,9 18,10 17,2',
      '12,9 13,13 18,10',
      '12,5 18,10',
    ],
    signals: '12,9 7,3 20,14',
    halo: '12,9,3',
  },
};
