import { expect, vi } from 'vitest';
import { parseAddress } from '#app/routing/address.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { embedMachine } from '#machines/embed.machine.ts';
import { type Entry, pageMachine } from '#machines/page.machine.ts';
import { contactLink, control, leaveAndReturn, part, press } from './gestures.ts';
import { outlineOf } from './outline.ts';
import { modelledView } from './viewKit.ts';
import { addAllTexts, type Visit } from './visit.tsx';

const EMBED = '[data-machine=embed]';
const FOOTER = 'nav[aria-label=Footer]';
const podcastLink = control(FOOTER, 'link', 'Podcast');

/** The films, by the ids of their episodes. */
const films: Record<string, string> = { bigBuckBunny: 'Big Buck Bunny', sintel: 'Sintel' };

/** An entry of the history, whose key is made by chance. */
const entryAt = (path: string): Entry => ({
  ...parseAddress(path, 'en'),
  key: expect.any(String),
});

const aboutLink = control(FOOTER, 'link', 'About');

/** The headline of each page. */
const titles: Record<string, string> = {
  home: 'We’re the dot between you and your next client.',
  contact: 'Write, call or drop in.',
  about: 'A small team with a long address book.',
};

/** Where one can go on from a failure. */
const ways = ['Services', 'TECHSENSE', 'Podcast', 'Contact'].map((page) => `link "${page}"`);

const crash = [
  'alert: Something broke on this page. That’s our fault, not yours. The rest of the site still works. Back to the home pageOr carry on from hereServicesTECHSENSEPodcastContact',
  'link "Back to the home page"',
  ...ways,
  'Something broke on this page.',
];

const failure = [
  'alert: The page didn’t arrive. Something between you and us is down. Check your connection and try once more. Or carry on from hereServicesTECHSENSEPodcastContact',
  'button "Try again"',
  ...ways,
  'The page didn’t arrive.',
];

/** The failure while its page loads again. */
const retrying = failure.map((line) => (line === 'button "Try again"' ? `${line} disabled` : line));

const loading = 'progressbar "Loading the page"';

/** The page stays on the screen until the next one is there. So does a failure, or the crash of a page. */
const before = (_: object, { actors }: Visit) => {
  const { page, heroRotator } = actors;
  const { shown, hasFailed } = page.getSnapshot().context;
  if (hasFailed) return retrying;
  return vi.isMockFunction(heroRotator.getSnapshot) ? crash : [titles[shown.page] ?? ''];
};

const pageLinks: Record<string, () => HTMLElement | undefined> = {
  contact: contactLink,
  about: aboutLink,
};

const isOpen = {
  'It is open.': ({ context }: { context: { openId: string | null } }, { id }: { id: string }) =>
    context.openId === id,
};

const openStreetMap = 'link "Open in OpenStreetMap (opens in a new tab)"';

export const pageViews = [
  modelledView(embedMachine, {
    actor: 'embed',
    name: 'embed, the films',
    path: '/podcast',
    cases: {
      events: { 'embed.open': [{ id: 'bigBuckBunny' }, { id: 'sintel' }], 'route.requested': [{}] },
    },
    gestures: {
      'embed.open': {
        find: (_, { id }) => control(EMBED, 'button', `Play ${films[id]}`)(),
        ways: [press],
        unavailable: isOpen,
      },
      'route.requested': {
        find: podcastLink,
        ways: [leaveAndReturn(podcastLink)],
        isOfferedAlways: 'A link leads on in every state.',
      },
    },
    parts: {
      posters: ['button "Play Big Buck Bunny"', 'button "Play Sintel"'],
      open: ({ openId }) =>
        openId === 'sintel'
          ? ['button "Play Big Buck Bunny"', 'frame "A dragon, paid for in advance"']
          : ['frame "A rabbit for everyone"', 'button "Play Sintel"'],
    },
  }),
  modelledView(embedMachine, {
    actor: 'embed',
    name: 'embed, the map',
    path: '/contact',
    cases: { events: { 'embed.open': [{ id: 'officeMap' }], 'route.requested': [{}] } },
    gestures: {
      'embed.open': {
        find: control(EMBED, 'button', 'Show the map'),
        ways: [press],
        unavailable: isOpen,
      },
      'route.requested': {
        find: contactLink,
        ways: [leaveAndReturn(contactLink)],
        isOfferedAlways: 'A link leads on in every state.',
      },
    },
    parts: {
      posters: ['button "Show the map"', openStreetMap],
      open: ['frame "Map of the Interpunct office in Strassen"', openStreetMap],
    },
  }),
  modelledView(pageMachine, {
    actor: 'page',
    path: '/',
    unmarked: 'A page has no element but its landmark.',
    see: () => {
      const main = part('main');
      return [
        ...outlineOf(main, ['progressbar', 'alert']),
        ...outlineOf(part('main > [role=alert]'), ['button', 'link']),
        main?.querySelector('h1')?.textContent ?? '',
      ];
    },
    cases: {
      inputs: [{ address: entryAt('/') }],
      events: {
        'route.requested': [
          { address: entryAt('/contact'), isLoaded: true },
          { address: entryAt('/about'), isLoaded: false },
        ],
        'page.retry': [{}],
        'page.crashed': [{ error: new Error('broken on purpose') }],
      },
    },
    prepare: () => {
      translatorOf('en').removeResourceBundle('en', 'about');
    },
    brings: { loadPage: addAllTexts },
    gestures: {
      'route.requested': {
        find: (_, { address }) => pageLinks[address.page]?.(),
        ways: [press],
        isOfferedAlways: 'A link leads on in every state.',
      },
      'page.retry': {
        find: control('main', 'button', 'Try again'),
        ways: [
          press,
          // The address is the current one already.
          (visit) => press(visit, aboutLink() as HTMLElement),
        ],
      },
      'page.crashed': {
        from: 'a page that throws',
        happen: ({ actors, happen }) => {
          // React reports what a boundary catches.
          vi.spyOn(console, 'error').mockImplementation(() => {});
          return happen(() => {
            vi.spyOn(actors.heroRotator, 'getSnapshot').mockImplementation(() => {
              throw new Error('broken on purpose');
            });
            actors.heroRotator.send({ type: 'motion.allowed' });
          });
        },
      },
    },
    parts: {
      shown: ({ shown }) => [titles[shown.page] ?? ''],
      'loading.brief': before,
      'loading.slow': (context, visit) => [loading, ...before(context, visit)],
      diagnosing: (context, visit) => [loading, ...before(context, visit)],
      reloading: (context, visit) => [loading, ...before(context, visit)],
      failed: failure,
      crashed: crash,
    },
  }),
];
