/** Four places on one line, each beside the name of a partner: the second one is the visitor's. */
export const guestListPicture = {
  lines: ['2,2 2,6 2,10 2,14'],
  signals: '2,6',
  halo: '2,6,1.6',
  frame: '4 0 32 160',
};

const middle = '12,7.8';

/** The partners around one more, clockwise from above it. */
const partners = ['12,1.6', '18.6,2.6', '18.6,13', '12,14', '5.4,13', '5.4,2.6'];

/** The network of partners. */
export const companyPicture = {
  lines: partners.map((partner) => `${partner} ${middle}`),
  signals: middle,
  halo: `${middle},3.2`,
  frame: '51 13 138 130',
};
