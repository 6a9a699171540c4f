const CROWD = 50;
/** The angle between two seeds of a sunflower, in radians: it fills a disc evenly. */
const GOLDEN_ANGLE = 2.39996;

const crowd = Array.from({ length: CROWD }, (_, index) => {
  const distance = 0.85 * Math.sqrt(index + 0.5);
  const angle = index * GOLDEN_ANGLE;
  const x = 14 + distance * Math.cos(angle);
  const y = 8 + distance * Math.sin(angle);
  return `${x.toFixed(2)},${y.toFixed(2)}`;
});

/** A crowd, and the one in it whom the newcomer knows. */
const [acquaintance = '', ...strangers] = [...crowd.splice(17, 1), ...crowd];

export const communityPicture = {
  lines: [`5.6,12.5 ${acquaintance}`, ...strangers],
  signals: acquaintance,
  halo: `${acquaintance},1.8`,
  frame: '53 18 146 119',
};

/** How many the newcomer knows by the next event. */
const KNOWN = 6;

const farFrom = (person: string) => {
  const [[x = 0, y = 0], [ownX = 0, ownY = 0]] = [person, acquaintance].map((place) =>
    place.split(',').map(Number),
  ) as [number[], number[]];
  return Math.hypot(x - ownX, y - ownY);
};

/** Where the page ends, the acquaintance has introduced the newcomer. */
export const introducedPicture = {
  ...communityPicture,
  lines: [
    ...communityPicture.lines,
    ...[...strangers]
      .sort((one, other) => farFrom(one) - farFrom(other))
      .slice(0, KNOWN)
      .map((person) => `${acquaintance} ${person}`),
  ],
};
