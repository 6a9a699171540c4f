/** The picture of Nexus2050. */
export const nexusPicture = {
  lines: ['6,14 6,8 6,2 12,8 18,14 18,8 18,2', '6,14 12,8 18,2', '6,8 12,8 18,8'],
  signals: '12,8',
  halo: '12,8,4',
};
