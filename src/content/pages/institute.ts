/**
 * The steps of the learning journey, each with its two Fridays in the next executive programme.
 * Texts: `institute:journey.steps.<id>`.
 */
export const journeySteps = [
  { id: 'assessment', fridays: ['2027-01-22', '2027-01-29'] },
  { id: 'learning', fridays: ['2027-02-05', '2027-02-12'] },
  { id: 'application', fridays: ['2027-02-19', '2027-02-26'] },
  { id: 'leadership', fridays: ['2027-03-05', '2027-03-12'] },
] as const;

/** The three fields of study, with four topics each. Texts: `institute:fields.items.<id>`. */
export const studyFields = [
  { id: 'technicalMastery', topics: ['ai', 'cloud', 'cybersecurity', 'dataScience'] },
  { id: 'leadershipSkills', topics: ['strategy', 'teams', 'innovation', 'communication'] },
  { id: 'industryExpertise', topics: ['fintech', 'healthcare', 'industrialIot', 'greenTech'] },
] as const;

/**
 * The two programmes: their features, the early and the later price in euros, the day of the next start,
 * and how many weeks before it the early price ends. Texts: `institute:programs.items.<id>`.
 */
export const programs = [
  {
    id: 'executive',
    features: ['smallGroups', 'ownProject', 'mentor', 'certificate'],
    prices: [3800, 4600],
    nextStart: journeySteps[0].fridays[0],
    weeksAhead: 8,
  },
  {
    id: 'youth',
    features: ['noExperience', 'realTools', 'companyVisits', 'showcase'],
    prices: [190, 350],
    nextStart: '2027-04-05',
    weeksAhead: 6,
  },
] as const;

export type Program = (typeof programs)[number];

/** The last day of the early price of a programme, ISO 8601. */
export const lastEarlyDay = ({ nextStart, weeksAhead }: Program): string =>
  new Date(Date.parse(nextStart) - weeksAhead * 7 * 86_400_000).toISOString().slice(0, 10);

/** The two signature offerings. Texts: `institute:signature.items.<id>`. */
export const signatureOfferings = ['techCourt', 'workshops'] as const;
