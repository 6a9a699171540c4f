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
