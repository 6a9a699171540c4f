/** The six services, by id. */
export const servicePictures = {
  rebranding: {
    lines: ['3,4 11,4 11,12 3,12 3,4', '11,4 17,4', '11,12 17,12', '21,8'],
    curves: ['M170 40a40 40 0 0 1 0 80a40 40 0 0 1 0-80'],
    signals: '17,8',
    halo: '17,8,4',
  },
  identity: {
    lines: ['4,4 12,4 20,4', '4,13', '20,13'],
    curves: ['M40 130C40 80 70 40 120 40S200 80 200 130'],
    signals: '12,4',
    halo: '12,4,3',
  },
  webDevelopment: {
    lines: [
      '3,2 21,2 21,14 3,14 3,2',
      '3,5 21,5',
      '9,7 6,9.5 9,12',
      '15,7 18,9.5 15,12',
      '13,7 11,12',
    ],
    signals: '12,9.5',
    halo: '12,9.5,3',
  },
  communication: {
    lines: ['4,3 20,3 20,11 11,11 8,14 8,11 4,11 4,3', '8,7', '12,7'],
    signals: '16,7',
    halo: '16,7,3',
  },
  socialMedia: {
    lines: [
      '11,2 10,6 9,10 8,14',
      '16,2 15,6 14,10 13,14',
      '6,6 10,6 15,6 19,6',
      '5,10 9,10 14,10 18,10',
    ],
    signals: '15,6',
    halo: '15,6,3',
  },
  contentWriting: {
    lines: ['12,13 8,7 9,2 15,2 16,7 12,13', '12,13 12,7', '4,13 12,13', '16,13 20,13'],
    signals: '12,7',
    halo: '12,7,3',
  },
};

/** A tangle that becomes a straight line, up to its full stop. */
export const servicesPicture = {
  lines: ['2,8.3', '11.6,8', '15.4,8', '19.2,8'],
  curves: [
    'M20 83C22 48 74 45 78 75S40 114 30 90S58 46 84 62S104 110 70 109S42 67 62 61S112 99 92 106S70 83 92 80H226',
  ],
  signals: '22.6,8',
  frame: '18 54 212.3 56',
};
