import { backdropMachine } from '#machines/backdrop.machine.ts';
import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { type DropdownId, dropdownMachine } from '#machines/dropdown.machine.ts';
import { headerMachine } from '#machines/header.machine.ts';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { type VersionRecord, versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import {
  control,
  expandable,
  focus,
  follow,
  homeLink,
  part,
  press,
  pressKey,
  pressOutside,
  QUIET,
  studioLink,
} from './gestures.ts';
import { outlineOf } from './outline.ts';
import { modelledView } from './viewKit.ts';
import type { Visit } from './visit.tsx';

const HEADER = '[data-machine=header]';
const BADGE = '[data-machine=versionBadge]';
const PHONE_PX = 390;

const record: VersionRecord = {
  version: '1.2.3',
  build: 4_567,
  lastBuild: 1,
  deployTime: '18 November 2026',
  environment: 'production',
};

const header = [
  'banner',
  'link "Interpunct, home page"',
  'navigation "Main"',
  'button "Services" collapsed',
  'link "Studio"',
  'link "Partnership"',
  'button "About" collapsed',
  'link "Contact"',
  'navigation "Language"',
  'link "EN English"',
  'link "FR Français"',
  'link "DE Deutsch"',
];

const dropdown = (actor: DropdownId, label: string, pages: readonly [string, ...string[]]) => {
  const root = `[data-machine=${actor}]`;
  const button = control(root, 'button', label);
  return modelledView(dropdownMachine, {
    actor,
    path: QUIET,
    cases: { inputs: [{ id: actor }] },
    gestures: {
      'dropdown.open': {
        find: expandable(button, false),
        ways: [
          press,
          async ({ user }, element) => {
            await focus(null, element);
            await user.keyboard('{ArrowDown}');
          },
        ],
      },
      'dropdown.dismiss': {
        find: expandable(button, true),
        ways: [press, pressKey('{Escape}'), pressOutside],
      },
      'route.requested': { find: control(root, 'link', pages[0]), ways: [press] },
    },
    parts: {
      closed: [`button "${label}" collapsed`],
      open: [`button "${label}" expanded`, ...pages.map((page) => `link "${page}"`)],
    },
  });
};

/** The trail to a page, which is a text where the page is unknown. */
const trail = (_: object, { actors }: Visit) => [
  'navigation "Breadcrumb"',
  'link "Home"',
  ...(actors.page.getSnapshot().context.shown.page === 'studio' ? ['link "Studio"'] : []),
];

export const frameViews = [
  modelledView(headerMachine, {
    actor: 'header',
    path: QUIET,
    gestures: { 'page.scrolled': { from: 'the window' } },
    parts: { transparent: header, opaque: header },
  }),
  dropdown('servicesDropdown', 'Services', ['Community', 'Services', 'Ventures']),
  dropdown('aboutDropdown', 'About', ['About', 'Mission', 'Podcast']),
  modelledView(mobileMenuMachine, {
    actor: 'mobileMenu',
    path: QUIET,
    width: PHONE_PX,
    see: () => outlineOf(part(HEADER)),
    gestures: {
      'menu.open': { find: control(HEADER, 'button', 'Menu'), ways: [press] },
      'menu.close': {
        find: control(HEADER, 'button', 'Close menu'),
        ways: [press, pressKey('{Escape}'), ({ user }) => user.click(part('dialog') as Element)],
      },
      'route.requested': {
        find: control('[data-machine=mobileMenu]', 'link', 'Contact'),
        ways: [press],
      },
    },
    parts: {
      closed: [
        'banner',
        'link "Interpunct, home page"',
        'navigation "Language"',
        'link "EN English"',
        'link "FR Français"',
        'link "DE Deutsch"',
        'button "Menu" collapsed',
      ],
      open: [
        'dialog "Menu"',
        'navigation "Language"',
        ...['EN English', 'FR Français', 'DE Deutsch'].map((language) => `link "${language}"`),
        'button "Close menu"',
        'navigation "Main"',
        ...['Home', 'Community', 'Services', 'Ventures', 'Studio', 'Partnership'].map(
          (page) => `link "${page}"`,
        ),
        ...['About', 'Mission', 'Podcast', 'Contact'].map((page) => `link "${page}"`),
        ...['hello@interpunct.example', '+352 26 00 00 00'].map((way) => `link "${way}"`),
      ],
    },
  }),
  modelledView(breadcrumbsMachine, {
    actor: 'breadcrumbs',
    path: ({ isHome }) => (isHome ? '/' : QUIET),
    gestures: {
      'route.changed': {
        find: (_, { isHome }) => (isHome ? homeLink() : studioLink()),
        ways: [
          async (visit, _, { isHome }) => {
            await follow(visit, isHome ? studioLink : homeLink);
            await follow(visit, isHome ? homeLink : studioLink);
          },
        ],
      },
      'pointer.moved': { from: 'the window' },
      'breadcrumbs.focused': { find: homeLink, ways: [focus] },
      'breadcrumbs.blurred': {
        find: () => part(`${HEADER} :focus`) ?? undefined,
        ways: [(_, element) => element.blur()],
        unavailable: { 'The focus is elsewhere.': ({ context }) => !context.isFocused },
      },
    },
    parts: {
      absent: null,
      'visible.timed': trail,
      'visible.held': trail,
      hidden: [],
    },
  }),
  modelledView(versionBadgeMachine, {
    actor: 'versionBadge',
    path: QUIET,
    cases: {
      results: {
        loadVersion: {
          outputs: [
            { record, loadedAt: 2 },
            { record, loadedAt: 9e9 },
          ],
          errors: [{ reason: 'lost' }],
        },
        generateVersion: {
          outputs: [{ ...record, deployTime: null }],
          errors: [{ reason: 'lost' }],
        },
      },
    },
    gestures: {
      'version.toggle': { find: control(BADGE, 'button', 'Version 1.2.3 Live'), ways: [press] },
      'version.dismiss': {
        find: () => (control(BADGE, 'definition', '')() ? part(BADGE) : undefined) ?? undefined,
        ways: [
          pressKey('{Escape}'),
          ({ user }, badge) => user.unhover(badge),
          ({ user }) => user.tab({ shift: true }),
        ],
      },
    },
    parts: {
      loading: null,
      generating: null,
      hidden: null,
      'shown.closed': ['button "Version 1.2.3 Live" collapsed'],
      'shown.open': [
        'button "Version 1.2.3 Live" expanded',
        'definition: 4',
        'definition: 18 November 2026',
        'definition: production',
      ],
    },
  }),
  modelledView(backdropMachine, {
    actor: 'backdrop',
    path: QUIET,
    gestures: {
      'motion.reduced': { from: 'the settings of the system' },
      'motion.allowed': { from: 'the settings of the system' },
      'tab.shown': { from: 'the window' },
      'tab.hidden': { from: 'the window' },
    },
    parts: { absent: [], still: [], moving: [] },
  }),
];
