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

/** From a question mark to a full stop, in four steps. Its left is under the headline, and empty. */
export const institutePicture = {
  lines: ['6.4,5.4', '8.6,13.2', '12.2,9.4', '15.6,6.2', '17.23,9.05', '19.6,11.6'],
  curves: [
    'M64 54C64 18 114 18 114 52C114 78 86 74 86 98C86 116 108 114 122 94S142 54 156 62S172 112 196 116H214',
  ],
  signals: '21.4,11.6',
  halo: '21.4,11.6,1.6',
  frame: '61 25 169 110',
};
