import type { InspectedApp } from '@interpunct/inspector';

/** What people call the parts of the site, and the events that reach them, where the id does not say it. */
export const labels: InspectedApp['labels'] = {
  site: 'Whole site',
  backdrop: 'Background',
  dot: 'Dot',
  page: 'Page and address',
  consent: 'Cookie banner',
  consentOverlay: 'Code of the cookie banner',
  chatOverlay: 'Code of the chat',
  chatLog: 'Messages of the chat',
  heroRotator: 'Words of the headline',
  nameplate: 'Name on the badge',
  embed: 'Map and films',
  requestAnswer: 'The answer',
  readRecord: 'Reading the stored choice',
  startRecorder: 'The start of the session recorder',
  deliver: 'The delivery of the form',
  loadPage: 'Code of the page',
  loadCode: 'Loading the code',
  checkDeployment: 'The check for a new version',
  loadVersion: 'Loading the version',
  'page.scrolled': 'The page is scrolled',
  'consent.changedElsewhere': 'The choice about cookies changes',
  'route.changed': 'A page is shown',
};

/** What adorns the site, and moves by itself or with everything else. */
export const quiet = ['backdrop', 'dot', 'breadcrumbs', 'heroRotator', 'versionBadge'];
