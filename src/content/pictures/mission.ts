/** A line that runs on and climbs, past the four divisions, to its dot. */
export const missionPicture = {
  lines: ['4,14.8', '13.04,14.27', '17.12,12.47', '20.26,8.78'],
  curves: ['M0 148H70C130 148 164 138 186 110S208 76 222 72'],
  signals: '22.2,7.2',
  halo: '22.2,7.2,1.4',
  frame: '0 57 236 93',
};

/** In its hero, the line comes from the edge of the window, however wide that is. */
export const missionHeroPicture = {
  ...missionPicture,
  curves: ['M-150 148H0', ...missionPicture.curves],
};
