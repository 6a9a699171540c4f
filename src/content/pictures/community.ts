/** The magazines, by id. */
export const magazinePictures = {
  business: {
    lines: ['7,2 17,2 17,14 7,14 7,2', '9,4 15,4', '9,11 11,9 13,10 15,7'],
    signals: '15,7',
    halo: '12,9,3',
  },
  culture: {
    lines: ['12,4 4,2 4,12 12,14 20,12 20,2 12,4 12,14'],
    curves: ['M140 110a30 30 0 0 1 40-30'],
    signals: '8,7',
    halo: '8,7,3',
  },
};
