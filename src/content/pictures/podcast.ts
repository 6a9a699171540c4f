import { commonPictures } from './commonPictures.ts';

/** The shows, by id. */
export const showPictures = {
  host: {
    lines: ['4,14 20,14', '12,6'],
    curves: [
      'M90 60a30 30 0 0 1 60 0a30 30 0 0 1-60 0',
      'M50 140a70 50 0 0 1 140 0',
      'M70 60a50 50 0 0 1 100 0',
      'M60 60h20v30h-20z',
      'M160 60h20v30h-20z',
    ],
    signals: '17,7.5',
    halo: '12,6,3',
  },
  techsense: commonPictures.showTechsense,
};

/** The posters of the films, by episode id. */
export const posters = {
  bigBuckBunny: {
    lines: ['3,2 21,2 21,14 3,14 3,2', '10,5 10,10 15,7.5 10,5', '5,12 19,12'],
    signals: '9,12',
    halo: '12,7.5,4',
  },
  sintel: commonPictures.video,
};
