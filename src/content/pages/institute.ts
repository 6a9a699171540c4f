/**
 * The steps of the learning journey. `side` is the column that the step has in a window of two, `colour` is
 * the tint of its bar, and `progress` is the filled share of that (percent). Texts: `institute:journey.steps.<id>`.
 */
export const journeySteps = [
  { id: 'assessment', side: 'left', colour: 'signal25', progress: 25 },
  { id: 'learning', side: 'right', colour: 'signal50', progress: 50 },
  { id: 'application', side: 'left', colour: 'signal75', progress: 75 },
  { id: 'leadership', side: 'right', colour: 'signal100', progress: 100 },
] as const;

/** The three fields of study, with four topics each. Texts: `institute:fields.items.<id>`. */
export const studyFields = [
  { id: 'technicalMastery', topics: ['ai', 'cloud', 'cybersecurity', 'dataScience'] },
  { id: 'leadershipSkills', topics: ['strategy', 'teams', 'innovation', 'communication'] },
  { id: 'industryExpertise', topics: ['fintech', 'healthcare', 'industrialIot', 'greenTech'] },
] as const;

/**
 * The two programmes: their features, the lowest and the highest price in euros, and the day of the
 * next start. Texts: `institute:programs.items.<id>`.
 */
export const programs = [
  {
    id: 'executive',
    features: ['smallGroups', 'ownProject', 'mentor', 'certificate'],
    prices: [3800, 4600],
    nextStart: '2027-03-05',
  },
  {
    id: 'youth',
    features: ['noExperience', 'realTools', 'companyVisits', 'showcase'],
    prices: [190, 350],
    nextStart: '2027-04-05',
  },
] as const;

/** The two signature offerings. Texts: `institute:signature.items.<id>`. */
export const signatureOfferings = ['techCourt', 'workshops'] as const;
