/** The machines whose paths go through their views as well: in a simulated document, and in a browser. */
export const whereRun: Record<'view' | 'browser', readonly string[]> = {
  view: [],
  browser: [
    'breadcrumbs',
    'chat',
    'consent',
    'dropdown',
    'embed',
    'form',
    'header',
    'heroRotator',
    'mobileMenu',
    'page',
    'podcastPopup',
    'versionBadge',
  ],
};
