import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { type DropdownId, dropdownMachine } from '#machines/dropdown.machine.ts';
import { embedMachine } from '#machines/embed.machine.ts';
import { headerMachine } from '#machines/header.machine.ts';
import { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { type Entry, pageMachine } from '#machines/page.machine.ts';
import { type VersionRecord, versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import { codeOf, withNewModules } from '#tests/e2e/builtCode.ts';
import { PHONE } from '#tests/e2e/sitePage.ts';
import type { World } from '#tests/machines/modelKit.ts';
import { abort, answer, expect, pass, type Visit } from './visit.ts';
import { byItself, type Table, tableOf } from './walk.ts';

const header = tableOf<typeof headerMachine>({
  id: 'header',
  machine: headerMachine,
  inputs: [undefined],
  begin: (visit) => visit.open('/en/about'),
  events: {
    'page.scrolled': {
      cases: [{ y: 60 }, { y: 600 }, { y: 0 }],
      by: [
        async (visit, { y }) => {
          await visit.page.evaluate(
            (top) =>
              new Promise((resolve) => {
                document.addEventListener('scroll', resolve, { once: true });
                // The same place again is no scrolling.
                scrollTo({ top: scrollY === top ? top + 1 : top, behavior: 'instant' });
              }),
            y,
          );
          await visit.frame();
        },
      ],
    },
  },
  results: {},
  parts: {
    header: ({ page }) => page.getByRole('banner'),
    background: ({ page }) => page.getByRole('banner').and(page.locator('[data-state=opaque]')),
  },
  shows: { transparent: ['header'], opaque: ['header', 'background'] },
  outOfReach: {},
});

const dropdown = (id: DropdownId, name: string, first: string): Table => {
  const button = ({ site }: Visit) => site.mainNavigation.getByRole('button', { name });
  const link = ({ site }: Visit) =>
    site.machine(id).getByRole('link', { name: first, exact: true });
  return tableOf<typeof dropdownMachine>({
    id,
    machine: dropdownMachine,
    inputs: [{ id }],
    begin: (visit) => visit.open('/en/studio'),
    events: {
      'dropdown.open': {
        when: ({ snapshot }) => snapshot.matches('closed'),
        by: [
          (visit) => button(visit).click(),
          (visit) => button(visit).press('Enter'),
          async (visit) => {
            await button(visit).press('ArrowDown');
            await visit.frame();
            await expect(link(visit)).toBeFocused();
          },
        ],
      },
      'dropdown.dismiss': {
        when: ({ snapshot }) => snapshot.matches('open'),
        by: [
          async (visit) => {
            await visit.key('Escape');
            await expect(button(visit)).toBeFocused();
          },
          (visit) => button(visit).click(),
          (visit) => visit.page.mouse.click(640, 700),
          async (visit) => visit.site.link('Interpunct, home page').first().focus(),
          async (visit) => {
            const other = name === 'About' ? 'Services' : 'About';
            await visit.site.mainNavigation.getByRole('button', { name: other }).click();
          },
        ],
      },
      'route.requested': {
        when: ({ snapshot }) => snapshot.matches('open'),
        by: [
          async (visit) => {
            await link(visit).click();
            await expect(visit.page).not.toHaveURL(/studio$/);
          },
        ],
      },
    },
    results: {},
    parts: {
      button,
      list: link,
      expanded: ({ site }) => site.mainNavigation.getByRole('button', { name, expanded: true }),
    },
    shows: { closed: ['button'], open: ['button', 'list', 'expanded'] },
    outOfReach: {},
  });
};

const menu = ({ page }: Visit) => page.getByRole('dialog', { name: 'Menu' });

const mobileMenu = tableOf<typeof mobileMenuMachine>({
  id: 'mobileMenu',
  machine: mobileMenuMachine,
  inputs: [undefined],
  viewport: PHONE,
  begin: (visit) => visit.open('/en/studio'),
  events: {
    'menu.open': {
      when: ({ snapshot }) => snapshot.matches('closed'),
      by: [(visit) => visit.press('Menu'), (visit) => visit.site.button('Menu').press('Enter')],
    },
    'menu.close': {
      when: ({ snapshot }) => snapshot.matches('open'),
      by: [
        (visit: Visit) => visit.press('Close menu'),
        (visit: Visit) => visit.key('Escape'),
        // A wide window has a place beside the menu.
        async (visit: Visit) => {
          await visit.page.setViewportSize({ width: 800, height: 800 });
          await visit.page.mouse.click(20, 400);
        },
      ].map((close) => async (visit: Visit) => {
        await close(visit);
        await expect(visit.site.button('Menu')).toBeFocused();
      }) as never,
    },
    'route.requested': {
      when: ({ snapshot }) => snapshot.matches('open'),
      by: [
        async (visit) => {
          await menu(visit).getByRole('link', { name: 'Contact' }).click();
          await expect(visit.site.heading).toBeFocused();
        },
        async (visit) => {
          await visit.page.evaluate(() => history.pushState(null, '', '/en/contact'));
          await expect(visit.site.heading).toBeFocused();
        },
      ],
    },
  },
  results: {},
  parts: {
    button: ({ page }) => page.getByRole('banner').locator('[aria-haspopup=dialog]'),
    menu,
    links: (visit) => menu(visit).getByRole('navigation', { name: 'Main' }),
  },
  shows: { closed: ['button'], open: ['button', 'menu', 'links'] },
  outOfReach: {},
});

const wordmark = ({ page }: Visit) =>
  page.getByRole('banner').getByRole('link', { name: 'Interpunct, home page' });

const trail = ({ page }: Visit) => page.getByRole('navigation', { name: 'Breadcrumb' });

const breadcrumbs: Table<typeof breadcrumbsMachine> = {
  id: 'breadcrumbs',
  machine: breadcrumbsMachine,
  inputs: [{ isHome: true }, { isHome: false }],
  begin: (visit, { isHome }) => visit.open(isHome ? '/en/' : '/en/about'),
  events: {
    'route.changed': {
      cases: [{ isHome: true }, { isHome: false }],
      // A new page takes the focus, so none is left in the header.
      when: ({ snapshot: { context } }, { isHome }) =>
        !context.isFocused && isHome !== context.isHome,
      by: [(visit, { isHome }) => visit.go(isHome ? 'Interpunct, home page' : 'Studio')],
    },
    'pointer.moved': {
      cases: [{ y: 10 }, { y: 100 }, { y: 200 }],
      by: [
        async (visit, { y }) => {
          await visit.page.mouse.move(640, y);
          await visit.frame();
        },
      ],
    },
    'breadcrumbs.focused': {
      when: ({ snapshot }) => !snapshot.context.isFocused,
      by: [
        (visit) => wordmark(visit).focus(),
        async (visit) => {
          // The skip link, then the header.
          await visit.page.evaluate(() => (document.activeElement as HTMLElement).blur());
          await visit.page.getByRole('link', { name: 'Skip to content' }).focus();
          await visit.key('Tab');
          await expect(wordmark(visit)).toBeFocused();
        },
      ],
    },
    'breadcrumbs.blurred': {
      when: ({ snapshot }) => snapshot.context.isFocused,
      by: [
        (visit) => wordmark(visit).blur(),
        (visit) => visit.page.getByRole('main').getByRole('link').first().focus(),
      ],
    },
  },
  results: {},
  parts: { trail },
  shows: { absent: [], 'visible.timed': ['trail'], 'visible.held': ['trail'], hidden: [] },
  unmarked: ['absent'],
  outOfReach: {},
};

/** Pointer and focus hold the breadcrumbs alike, so the shortest paths need one of them only. */
const focusedBreadcrumbs: typeof breadcrumbs = {
  ...breadcrumbs,
  about: 'by the focus alone',
  events: { ...breadcrumbs.events, 'pointer.moved': 'The other table moves the pointer.' },
  outOfReach: { 'breadcrumbs|pointer.moved|0': 'The other table moves the pointer.' },
};

const badge = ({ site }: Visit) => site.button(/^Version/);

const recordFrom = (age: number) => async (visit: Visit) => {
  const now = await visit.page.evaluate(() => Date.now());
  const record: VersionRecord = {
    version: '9.9.9',
    build: now - age,
    lastBuild: now - age,
    deployTime: '20/11/2026 12:00:00',
    environment: 'production',
  };
  await visit.settle('version', answer(record));
};

const MINUTE_MS = 60_000;

const loaded = (loadedAt: number) => ({
  record: { version: '', build: 1, lastBuild: 1, deployTime: '', environment: '' },
  loadedAt,
});

const versionBadge = tableOf<typeof versionBadgeMachine>({
  id: 'versionBadge',
  machine: versionBadgeMachine,
  inputs: [undefined],
  expectedMessages: /The version is made locally/,
  begin: async (visit) => {
    await visit.hold('version', '**/version.json?*');
    await visit.open('/en/about');
  },
  events: {
    'version.toggle': {
      when: ({ snapshot }) => snapshot.matches('shown'),
      by: [(visit) => badge(visit).click(), (visit) => badge(visit).press('Enter')],
    },
    'version.dismiss': {
      when: ({ snapshot }) => snapshot.matches({ shown: 'open' }),
      by: [
        (visit) => visit.key('Escape'),
        async (visit) => {
          await badge(visit).hover();
          await visit.page.mouse.move(5, 5);
        },
        (visit) => visit.site.button('Cookie settings').focus(),
      ],
    },
  },
  results: {
    loadVersion: {
      outputs: [
        { value: loaded(2), by: recordFrom(MINUTE_MS) },
        { value: loaded(9e9), by: recordFrom(11 * MINUTE_MS) },
      ],
      errors: [{ value: { reason: 'lost' }, by: (visit) => visit.settle('version', abort) }],
    },
    generateVersion: { outputs: [{ value: loaded(2).record, by: byItself }], errors: [] },
  },
  parts: {
    badge,
    details: ({ site }) => site.machine('versionBadge').getByText('Environment'),
    expanded: ({ page }) => page.getByRole('button', { name: /^Version/, expanded: true }),
  },
  shows: {
    loading: [],
    generating: 'A local version is there at once.',
    'shown.closed': ['badge'],
    'shown.open': ['badge', 'details', 'expanded'],
  },
  unmarked: ['loading'],
  outOfReach: {
    'versionBadge.generating|xstate.error.actor.generateVersion|0':
      'The local version is made of the date alone, which nothing can break.',
    'versionBadge.hidden': 'It follows from that error alone.',
  },
});

const heroRotator = tableOf<typeof heroRotatorMachine>({
  id: 'heroRotator',
  machine: heroRotatorMachine,
  inputs: [{ wordCount: 4 }],
  begin: (visit) => visit.open('/en/about'),
  events: {
    'home.entered': {
      when: ({ snapshot }) => snapshot.matches('idle'),
      by: [(visit) => visit.go('Interpunct, home page')],
    },
    'home.left': {
      when: ({ snapshot }) => !snapshot.matches('idle'),
      by: [(visit) => visit.go('About')],
    },
    'motion.reduced': {
      when: ({ snapshot }) => !snapshot.context.isMotionReduced,
      by: [({ page }) => page.emulateMedia({ reducedMotion: 'reduce' })],
    },
    'motion.allowed': {
      when: ({ snapshot }) => snapshot.context.isMotionReduced,
      by: [({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' })],
    },
    'rotator.pause': {
      when: ({ snapshot }) => snapshot.matches('showing') || snapshot.matches('fading'),
      by: [(visit) => visit.press('Pause the changing word')],
    },
    'rotator.play': {
      when: ({ snapshot }) => snapshot.matches('paused'),
      by: [(visit) => visit.press('Play the changing word')],
    },
  },
  results: {},
  parts: {
    pause: ({ site }) => site.button('Pause the changing word'),
    play: ({ site }) => site.button('Play the changing word'),
  },
  shows: { idle: [], showing: ['pause'], fading: ['pause'], paused: ['play'] },
  unmarked: ['idle'],
  outOfReach: {},
});

const films = {
  bigBuckBunny: { button: 'Play Big Buck Bunny', title: 'A\u00a0rabbit for everyone' },
  sintel: { button: 'Play Sintel', title: 'The\u00a0dragon and the deadline' },
} as const;

const FILM_HOST = /^https:\/\/www\.youtube-nocookie\.com\//;

const serveFilms = ({ page }: Visit) =>
  page.route(FILM_HOST, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>film</title>' }),
  );

const embed = tableOf<typeof embedMachine>({
  id: 'embed',
  machine: embedMachine,
  inputs: [undefined],
  expectedRequests: FILM_HOST,
  begin: async (visit) => {
    await serveFilms(visit);
    await visit.open('/en/podcast');
  },
  events: {
    'embed.open': {
      cases: [{ id: 'bigBuckBunny' }, { id: 'sintel' }],
      // An open film has no poster.
      when: ({ snapshot }, { id }) => snapshot.context.openId !== id,
      by: [
        async (visit, { id }) => {
          const { button, title } = films[id as keyof typeof films];
          await visit.press(button);
          await expect(visit.page.locator(`iframe[title="${title}"]`)).toBeFocused();
        },
      ],
    },
    'route.requested': {
      by: [
        async (visit) => {
          await visit.go('Studio');
          await visit.go('Podcast');
        },
      ],
    },
  },
  results: {},
  parts: {
    firstPoster: ({ site }) => site.button(films.bigBuckBunny.button),
    secondPoster: ({ site }) => site.button(films.sintel.button),
    firstFilm: ({ page }) => page.locator(`iframe[title="${films.bigBuckBunny.title}"]`),
    secondFilm: ({ page }) => page.locator(`iframe[title="${films.sintel.title}"]`),
  },
  shows: {
    posters: ['firstPoster', 'secondPoster'],
    open: ({ snapshot: { context } }) =>
      context.openId === 'sintel' ? ['firstPoster', 'secondFilm'] : ['firstFilm', 'secondPoster'],
  },
  outOfReach: {},
});

const at = (page: string): Entry => ({
  page,
  language: 'en',
  prefix: '/en',
  path: `/en/${page}`,
  key: page,
});

const isReloading = ({ snapshot }: World<typeof pageMachine>) => snapshot.matches('reloading');

/** The heading of the page on the screen. */
const headings: Record<string, string> = {
  podcast: 'Podcast',
  about: 'About',
  contact: 'Contact',
};

/** Answers the site's own look at its page. What loads the document then gets what it asks for. */
const diagnose = async (visit: Visit, how: Parameters<Visit['settle']>[1]) => {
  await visit.settle('document', how);
  await visit.release('document');
};

const page = tableOf<typeof pageMachine>({
  id: 'page',
  machine: pageMachine,
  inputs: [{ address: at('podcast') }],
  expectedMessages: /A page could not be shown|removeChild|NotFoundError/,
  expectedRequests: FILM_HOST,
  begin: async (visit) => {
    await serveFilms(visit);
    // The code is fetched, and then imported.
    await visit.hold(
      'code',
      codeOf('contact'),
      (route) => route.request().resourceType() === 'fetch',
    );
    await visit.hold(
      'document',
      '**/en/contact',
      (route) => !route.request().isNavigationRequest(),
    );
    await visit.open('/en/about');
    await visit.go('Podcast');
  },
  events: {
    'route.requested': {
      cases: [
        { address: at('about'), isLoaded: true },
        { address: at('contact'), isLoaded: false },
      ],
      when: (world, { address }) =>
        !isReloading(world) && world.snapshot.context.requested.page !== address.page,
      by: [(visit, { address }) => visit.follow(headings[address.page] ?? '')],
    },
    'page.retry': {
      when: ({ snapshot }) => snapshot.matches('failed'),
      by: [(visit) => visit.press('Try again')],
    },
    // Something outside the site takes an element away that React is about to replace.
    'page.crashed': {
      cases: [{ error: { reason: 'lost' } }],
      when: ({ snapshot }) =>
        snapshot.context.shown.page === 'podcast' &&
        (snapshot.matches('shown') || snapshot.matches('loading')),
      by: [
        async (visit) => {
          const poster = visit.site.button(films.sintel.button);
          await poster.evaluate((button) => {
            const wrapper = document.createElement('div');
            button.before(wrapper);
            wrapper.append(button);
          });
          await poster.click();
        },
      ],
    },
  },
  results: {
    loadPage: {
      outputs: [{ value: undefined, by: (visit) => visit.settle('code', pass) }],
      errors: [
        {
          value: { reason: 'lost' },
          by: async (visit) => {
            // The focus of its link has asked ahead. What fails there is asked for again.
            await visit.settle('code', abort);
            await visit.settle('code', abort);
          },
        },
      ],
    },
    checkDeployment: {
      outputs: [
        {
          value: true,
          by: (visit) =>
            visit.reload(async () => {
              await visit.release('code');
              await diagnose(visit, async (route) => {
                const response = await route.fetch();
                await route.fulfill({ response, body: withNewModules(await response.text()) });
              });
            }),
        },
        { value: false, by: (visit) => diagnose(visit, pass) },
      ],
      errors: [{ value: { reason: 'lost' }, by: (visit) => diagnose(visit, abort) }],
    },
  },
  parts: {
    bar: ({ page: window }) => window.getByRole('progressbar', { name: 'Loading the page' }),
    failure: ({ page: window }) =>
      window.getByRole('alert').getByRole('heading', { name: 'The page didn’t arrive.' }),
    retry: ({ site }) => site.button('Try again'),
    crash: ({ page: window }) =>
      window.getByRole('alert').getByRole('heading', { name: 'Something broke on this page.' }),
    podcast: ({ site }) => site.button(films.bigBuckBunny.button),
    contact: ({ site }) => site.button('Send message'),
  },
  shows: {
    shown: ({ snapshot: { context } }) =>
      ['podcast', 'contact'].includes(context.shown.page) ? [context.shown.page] : [],
    'loading.brief': ({ snapshot: { context } }, last) => {
      if (context.hasFailed) return ['failure', 'retry'];
      return [last?.type === 'event' && last.event.type === 'page.crashed' ? 'crash' : 'podcast'];
    },
    'loading.slow': ({ snapshot: { context } }) => [
      'bar',
      ...(context.hasFailed ? ['failure' as const, 'retry' as const] : ['podcast' as const]),
    ],
    diagnosing: ({ snapshot: { context } }) => [
      'bar',
      ...(context.hasFailed ? ['failure' as const, 'retry' as const] : ['podcast' as const]),
    ],
    // The document has loaded again, with the page in it.
    reloading: ['contact'],
    failed: ['failure', 'retry'],
    crashed: ['crash'],
  },
  unmarked: 'always',
  outOfReach: {},
});

export const frame = [
  header,
  dropdown('servicesDropdown', 'Services', 'Community'),
  dropdown('aboutDropdown', 'About', 'About'),
  mobileMenu,
  tableOf(breadcrumbs),
  tableOf(focusedBreadcrumbs),
  versionBadge,
  heroRotator,
  embed,
  page,
];
