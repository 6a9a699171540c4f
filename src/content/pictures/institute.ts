import { commonPictures } from './commonPictures.ts';

/** The fields of study, by id. */
export const fieldPictures = {
  technicalMastery: commonPictures.technicalMastery,
  leadershipSkills: {
    lines: ['5,13 4,5 8,9 12,3 16,9 20,5 19,13 5,13'],
    signals: '12,3',
    halo: '12,3,3',
  },
  industryExpertise: {
    lines: ['3,14 3,9 8,6 8,9 13,6 13,9 18,6 18,14', '3,14 21,14', '18,6 18.5,2 20.5,2 21,14'],
    signals: '6,11',
    halo: '6,11,2.5',
  },
};

/** From a question mark to a full stop, in four steps. */
export const institutePicture = {
  lines: ['2.2,5.4', '4.4,13', '7.86,10.56', '12.78,5.98', '16.38,9.5', '19.4,12.2'],
  curves: [
    'M22 54C22 18 72 18 72 52C72 78 44 74 44 98C44 116 76 114 94 94S124 50 144 62S160 118 194 122H222',
  ],
  signals: '22.2,12.2',
  halo: '22.2,12.2,1.6',
};
