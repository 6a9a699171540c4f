import { backdrop } from './backdrop.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { chat } from './chat.ts';
import { chatLog } from './chatLog.ts';
import { consents } from './consent.ts';
import { drawing } from './drawing.ts';
import { dropdowns } from './dropdown.ts';
import { embeds } from './embed.ts';
import { forms } from './form.ts';
import { header } from './header.ts';
import { heroRotator } from './heroRotator.ts';
import type { Table } from './kit/table.ts';
import { mobileMenu } from './mobileMenu.ts';
import { nameplate } from './nameplate.ts';
import { overlays } from './overlay.ts';
import { page } from './page.ts';
import { podcastPopup } from './podcastPopup.ts';
import { versionBadge } from './versionBadge.ts';
import { wave } from './wave.ts';

/** Every behaviour with a view. */
export const tables: readonly Table[] = [
  header,
  ...dropdowns,
  mobileMenu,
  ...breadcrumbs,
  versionBadge,
  backdrop,
  drawing,
  heroRotator,
  podcastPopup,
  wave,
  nameplate,
  ...embeds,
  page,
  ...forms,
  ...consents,
  ...overlays,
  chat,
  chatLog,
];
