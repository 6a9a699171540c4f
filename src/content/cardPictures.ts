import { aiPictures } from './pictures/aiMarketing.ts';
import { commonPictures } from './pictures/commonPictures.ts';
import { mapPicture } from './pictures/contact.ts';
import { divisionPictures } from './pictures/divisions.ts';
import { partnershipPictures } from './pictures/partnership.ts';
import { servicePictures } from './pictures/services.ts';
import { techsensePictures } from './pictures/techsense.ts';

/** The picture on each page's card, the preview that appears where a link to the page is shared. */
export const cardPictures = {
  home: partnershipPictures.ecosystem,
  about: commonPictures.about,
  mission: commonPictures.mission,
  techsense: commonPictures.techsense,
  services: servicePictures.identity,
  contact: mapPicture,
  'ai-marketing': aiPictures.analytics,
  podcast: commonPictures.interviews,
  ventures: divisionPictures.ventures,
  institute: divisionPictures.institute,
  community: techsensePictures.roundtables,
  studio: commonPictures.podcast,
  partnership: commonPictures.partnership,
};
