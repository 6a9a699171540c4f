import { aboutPicture } from './pictures/about.ts';
import { aiMarketingPicture } from './pictures/aiMarketing.ts';
import { communityPicture } from './pictures/community.ts';
import { officePicture } from './pictures/contact.ts';
import { homePicture } from './pictures/home.ts';
import { institutePicture } from './pictures/institute.ts';
import { missionPicture } from './pictures/mission.ts';
import { companyPicture } from './pictures/partnership.ts';
import { podcastPicture } from './pictures/podcast.ts';
import { servicesPicture } from './pictures/services.ts';
import { restingWave } from './pictures/studio.ts';
import { techsensePicture } from './pictures/techsense.ts';
import { venturesPicture } from './pictures/ventures.ts';

/** The picture on each page's card, the preview that appears where a link to the page is shared. */
export const cardPictures = {
  home: homePicture,
  about: aboutPicture,
  mission: missionPicture,
  techsense: techsensePicture,
  services: servicesPicture,
  contact: officePicture,
  'ai-marketing': aiMarketingPicture,
  podcast: podcastPicture,
  ventures: venturesPicture,
  institute: institutePicture,
  community: communityPicture,
  studio: restingWave,
  partnership: companyPicture,
};
