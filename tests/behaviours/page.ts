import type { Expected } from '@interpunct/model-kit';
import type { ContextFrom } from 'xstate';
import { at, pageCases } from '#machines/page.cases.ts';
import { type Entry, pageMachine } from '#machines/page.machine.ts';
import { codeOf } from '#tests/e2e/builtCode.ts';
import type { SitePage } from '#tests/e2e/sitePage.ts';
import { FILM_HOST, openWithFilms } from './embed.ts';
import { type Ports, reported } from './kit/ports.ts';
import { because, behaviour, type Seen } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { press } from './kit/ways.ts';

type Before = { context: ContextFrom<typeof pageMachine> };

/** The failure takes the address over, in the language on the screen. */
const failed = {
  requirement: 'R1.11',
  to: 'failed',
  context: ({ context: { requested, shown } }: Before) => ({
    shown: { ...requested, language: shown.language },
    hasFailed: true,
  }),
} as const;
/** What is on the screen stays there. */
const unchanged = ({ context: { shown, hasFailed } }: Before) => ({ shown, hasFailed });

export const expected: Expected<typeof pageMachine> = {
  start: [
    {
      requirement: 'R1.11',
      to: 'shown',
      context: ({ event: { input } }) => ({
        requested: input.address,
        shown: input.address,
        hasFailed: false,
      }),
    },
  ],
  states: {
    loading: { requirement: 'R1.9', actors: { loadPage: ({ requested }) => requested } },
    'loading.brief': { requirement: 'R1.9', timers: { slowAfter: 400 } },
    'loading.slow': { tags: ['waiting'] },
    diagnosing: {
      tags: ['waiting'],
      timers: { diagnosisTimeout: 5_000 },
      actors: { checkDeployment: ({ requested }) => requested },
    },
    reloading: { timers: { diagnosisTimeout: 5_000 }, tags: ['waiting'] },
  },
  events: {
    'route.requested': [
      {
        requirement: 'R1.9',
        when: ({ event }) => event.isLoaded,
        to: 'shown',
        context: ({ event: { address } }) => ({
          requested: address,
          shown: address,
          hasFailed: false,
        }),
      },
      {
        requirement: 'R1.9',
        to: ['loading', 'loading.brief'],
        context: ({ context, event }) => ({ ...unchanged({ context }), requested: event.address }),
      },
    ],
    'after slowAfter': [{ requirement: 'R1.9', to: 'loading.slow' }],
    'loadPage done': [
      {
        requirement: 'R1.9, R1.11',
        to: 'shown',
        context: ({ context }) => ({ shown: context.requested, hasFailed: false }),
      },
    ],
    'loadPage error': [{ to: 'diagnosing', calls: ['reportFailure'], context: unchanged }],
    'checkDeployment done': [
      {
        when: ({ event }) => event.output,
        to: 'reloading',
        calls: ['reload'],
      },
      failed,
    ],
    'checkDeployment error': [failed],
    'after diagnosisTimeout': [failed],
    'page.retry': [{ requirement: 'R1.11', in: 'failed', to: 'loading.brief', context: unchanged }],
    'page.crashed': [
      { requirement: 'R1.10', in: 'shown', to: 'crashed', calls: ['reportFailure'] },
      { requirement: 'R1.10', calls: ['reportFailure'] },
    ],
  },
};

export const inputs: Inputs = { page: ({ entry }) => ({ address: entry }) };

const ABOUT = { path: '/about' };
const READ = 'session reads interpunct-reloaded-from';

export const ports: Ports = {
  'page.loadPage': [
    {
      input: { page: 'about', language: 'en' },
      touches: ['GET /locales/en/common.texts.json', 'GET /locales/en/about.texts.json'],
    },
  ],
  'page.checkDeployment': [
    {
      input: ABOUT,
      touches: [READ, 'GET /about', 'session writes interpunct-reloaded-from: /assets/index.js'],
      output: true,
    },
    {
      input: ABOUT,
      stored: { 'session interpunct-reloaded-from': '/assets/index.js/assets/other.js' },
      touches: [READ],
      output: false,
    },
    {
      input: ABOUT,
      arrange: ({ stub }) => {
        const document = '<script id="modules">["/assets/index.js"]</script>';
        stub('fetch', async () => new Response(document));
      },
      touches: [READ],
      output: false,
    },
    {
      input: ABOUT,
      arrange: ({ fill }) => fill('session'),
      touches: [READ, 'GET /about'],
      output: false,
    },
  ],
  'page.reload': [{ touches: ['reload'] }],
  'page.reportFailure': [reported('A page could not be shown.')],
};

const CODE = codeOf('contact');
const DOCUMENT = '**/en/contact';
const CONTACT_PAGE = 'Write, call or drop in.';

/** The headline of each page. */
const titles: Record<string, string> = {
  podcast: 'Tech people, in their own words.',
  contact: CONTACT_PAGE,
  about: 'A small team with a full address book.',
};

/** Where one can go on from a failure. */
const waysFrom = (shown: string) =>
  ['Services', 'TECHSENSE', 'Podcast', 'Contact'].map(
    (page) => `link "${page}"${page === shown ? ' current' : ''}`,
  );

const crash = [
  'alert: Something broke on this page. That’s our fault, not yours. The rest of the site still works. Back to the home pageOr carry on from hereServicesTECHSENSEPodcastContact',
  'title: Something broke on this page.',
  'link "Back to the home page"',
  ...waysFrom('Podcast'),
];

const failureWith = (button: string) => [
  'alert: The page didn’t load. Please check your connection, then try again. Or carry on from hereServicesTECHSENSEPodcastContact',
  'title: The page didn’t load.',
  button,
  ...waysFrom('Contact'),
];

const failure = failureWith('button "Try again"');

/** The page stays on the screen until the next one is there. So does a failure, or the crash of a page. */
const before = (
  { shown, hasFailed }: { shown: Entry; hasFailed: boolean },
  { hasPassed }: Seen,
): readonly string[] => {
  if (hasFailed) return failureWith('button "Try again" disabled');
  return hasPassed('page.crashed') ? crash : [`title: ${titles[shown.page]}`];
};

const slow = (...[context, seen]: Parameters<typeof before>) => [
  'progressbar "Loading"',
  ...before(context, seen),
];

/** Answers the site's own look at its page. What loads the document then gets what it asks for. */
async function diagnose(visitor: SitePage, how: Parameters<SitePage['answer']>[1]) {
  await visitor.answer(DOCUMENT, how);
  await visitor.release(DOCUMENT);
}

export default behaviour(pageMachine, pageCases, {
  actor: 'page',
  unmarked: 'A page has no element but its landmark.',
  see: [
    { root: 'main', roles: ['progressbar', 'alert'], others: { title: 'main h1' } },
    { root: 'main > [role=alert]', roles: ['button', 'link'] },
  ],
  cases: {
    inputs: [{ address: at('podcast') }],
    events: {
      'route.requested': [
        { address: at('about'), isLoaded: true },
        { address: at('contact'), isLoaded: false },
      ],
    },
    results: { checkDeployment: { outputs: [false], errors: [{}] } },
  },
  gestures: {
    'route.requested': {
      from: 'a link',
      // A link to the page that is requested asks for nothing, and a document that goes hears of nothing.
      when: ({ snapshot }, { address }) =>
        !snapshot.matches('reloading') && snapshot.context.requested.page !== address.page,
      ways: [
        async (visitor, _, { address }) => {
          await visitor.focus(address.page === 'about' ? 'About' : 'Contact', 'footer');
          await visitor.key('Enter');
        },
      ],
    },
    'page.retry': {
      control: 'Try again',
      ways: [press],
      // The address is the current one already.
    },
    'page.crashed': {
      from: 'outside the site: a script of the browser refuses frames',
      losesFocus: 'The page has gone with what had it. An alert says so.',
      when: ({ snapshot }) =>
        snapshot.context.shown.page === 'podcast' &&
        (snapshot.matches('shown') || snapshot.matches('loading')),
      ways: [
        async (visitor) => {
          await visitor.inPage(() => {
            const create = document.createElement;
            document.createElement = function (this: Document, name: string) {
              if (name === 'iframe') throw new Error('No frames here');
              return create.call(this, name);
            } as typeof create;
          });
          await visitor.press('Play Sintel');
        },
      ],
    },
  },
  parts: {
    shown: ({ shown }) => [`title: ${titles[shown.page]}`],
    'loading.brief': before,
    'loading.slow': slow,
    diagnosing: slow,
    failed: failure,
    crashed: crash,
  },
  begin: async (visitor) => {
    // The code is fetched, and then imported.
    await visitor.hold(CODE, (request) => request.resourceType() === 'fetch');
    await visitor.hold(DOCUMENT, (request) => !request.isNavigationRequest());
    // The page that is there already has come with its document.
    await openWithFilms(visitor, '/en/about');
    await visitor.go('podcast');
  },
  expectedMessages: /A page could not be shown|No frames here/,
  expectedRequests: FILM_HOST,
  answers: {
    loadPage: {
      output: (visitor) => visitor.answer(CODE, (route) => route.continue()),
      error: async (visitor) => {
        // The focus of its link has asked ahead. What fails there is asked for again.
        await visitor.answer(CODE, (route) => route.abort());
        await visitor.answer(CODE, (route) => route.abort());
      },
    },
    checkDeployment: {
      output: (visitor) => diagnose(visitor, (route) => route.continue()),
      error: (visitor) => diagnose(visitor, (route) => route.abort()),
    },
  },
  unreached: because(
    'A document that is loaded again shows no state: the faults of deployment prove it.',
    'page.diagnosing|xstate.done.actor.checkDeployment|0',
    'page.reloading',
    'page.reloading|xstate.after.diagnosisTimeout.page.reloading|0',
  ),
});
