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

const CROWD = 50;
/** The angle between two seeds of a sunflower, in radians: it fills a disc evenly. */
const GOLDEN_ANGLE = 2.39996;

const crowd = Array.from({ length: CROWD }, (_, index) => {
  const distance = 0.63 * Math.sqrt(index + 0.5);
  const angle = index * GOLDEN_ANGLE;
  const x = 18.2 + distance * Math.cos(angle);
  const y = 11.1 + distance * Math.sin(angle);
  return `${x.toFixed(2)},${y.toFixed(2)}`;
});

/** A crowd, and the one in it whom the newcomer knows. */
const [acquaintance = '', ...strangers] = crowd.toSpliced(0, 0, ...crowd.splice(17, 1));

export const communityPicture = {
  lines: [`12,14.4 ${acquaintance}`, ...strangers],
  signals: acquaintance,
  halo: `${acquaintance},1.8`,
};
