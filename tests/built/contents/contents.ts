import type { PageId } from '#content/pageIds.ts';
import { about } from './about.ts';
import { aiMarketing } from './aiMarketing.ts';
import { community } from './community.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { institute } from './institute.ts';
import { mission } from './mission.ts';
import type { PageContent } from './pageContent.ts';
import { partnership } from './partnership.ts';
import { podcast } from './podcast.ts';
import { services } from './services.ts';
import { studio } from './studio.ts';
import { techsense } from './techsense.ts';
import { ventures } from './ventures.ts';

/** The content that R2.1 to R2.7 require of each page. */
export const contents: Record<PageId, PageContent> = {
  home,
  about,
  mission,
  techsense,
  services,
  contact,
  'ai-marketing': aiMarketing,
  podcast,
  ventures,
  institute,
  community,
  studio,
  partnership,
};
