/**
 * Where the paths of a model are walked besides its machine, by the ids of the machines. A test of each
 * place holds its list, and the table in machines/README.md shows it.
 */
export const whereRun: Record<'view' | 'browser', readonly string[]> = {
  /** The views in a simulated document, by tests/views/model. */
  view: [
    'backdrop',
    'breadcrumbs',
    'chat',
    'chatLog',
    'consent',
    'drawing',
    'dropdown',
    'embed',
    'form',
    'header',
    'heroRotator',
    'mobileMenu',
    'nameplate',
    'overlay',
    'page',
    'podcastPopup',
    'versionBadge',
    'wave',
  ],
  /** The built site, by tests/walks. */
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
    'nameplate',
    'page',
    'podcastPopup',
    'versionBadge',
    'wave',
  ],
};
