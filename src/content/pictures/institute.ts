/** From a question mark to a full stop, in four steps. Its left is under the headline, and empty. */
export const institutePicture = {
  lines: ['6.4,5.4', '8.6,13.2', '12.2,9.4', '15.6,6.2', '17.23,9.05', '19.6,11.6'],
  curves: [
    'M64 54C64 18 114 18 114 52C114 78 86 74 86 98C86 116 108 114 122 94S142 54 156 62S172 112 196 116H214',
  ],
  signals: '21.4,11.6',
  halo: '21.4,11.6,1.8',
  frame: '58 18 176 122',
};
