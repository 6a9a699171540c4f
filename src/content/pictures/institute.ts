import { commonPictures } from './commonPictures.ts';

/** The fields of study, by id. */
export const fieldPictures = {
  technicalMastery: commonPictures.technicalMastery,
  leadershipSkills: {
    lines: ['5,13 4,5 8,9 12,3 16,9 20,5 19,13 5,13'],
    signals: '12,3',
    halo: '12,10,3',
  },
  industryExpertise: {
    lines: ['3,14 3,9 8,6 8,9 13,6 13,9 18,6 18,14', '3,14 21,14', '18,6 18.5,2 20.5,2 21,14'],
    signals: '6,11',
    halo: '19,4,2',
  },
};
