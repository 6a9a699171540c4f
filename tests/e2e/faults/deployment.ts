import type { Answer } from '#tests/host.ts';
import {
  builtFiles,
  chunkOf,
  codeOf,
  MODULES,
  withNewModules,
  withNewPages,
  withThrowingView,
} from '../builtCode.ts';
import type { Arranging, Expected, NeutralStep, Row, Visitor } from './row.ts';
import { write } from './words.ts';

const STUDIO = codeOf('studio');
const STUDIO_TEXTS = /\/locales\/\w+\/studio\.[\w-]+\.json$/;
const STUDIO_PAGE = /^\/\w\w\/studio$/;
/** The page whose document an overlay asks for a new deployment: it is never gone. */
const HOME_PAGE = /^\/$/;
const CONSENT = chunkOf('Consent');
const PANEL = chunkOf('ChatPanel');

const NOT_SHOWN = /A page could not be shown/;

const MISSING: Answer = {
  status: 404,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html>',
};
const HTML: Answer = { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><p>Hi' };
const PORTAL: Answer = {
  headers: { 'Content-Type': 'text/html' },
  body: '<title>Sign in to the hotel</title>',
};

const shown: Expected = { machine: 'page', state: 'shown', kept: ['page'] };
const failed: Expected = {
  machine: 'page',
  state: 'failed',
  text: 'failure.load.title',
  kept: ['language'],
  log: NOT_SHOWN,
};

const openStudio = async (visitor: Visitor) => {
  await visitor.open('/about');
  await visitor.follow('studio');
};

/** Waits for the page, which may be the one of the next document. */
const seeStudio = (visitor: Visitor) =>
  visitor.arrived('studio').then(() => visitor.see('page', 'shown'));

/** The code of the page is missing until the tab loads its document, which names another deployment. */
function deploy({ host }: Arranging, withNew: (html: string) => string): void {
  host.answer(STUDIO, MISSING);
  host.answer(STUDIO_PAGE, ({ headers }) => {
    if (headers['sec-fetch-mode'] !== 'navigate') return { change: withNew };
    host.answer(STUDIO, 'file');
    return 'file';
  });
}

/** The code of an overlay is missing until the tab looks for another deployment, and finds one. */
function deployOverlay({ host }: Arranging, code: RegExp): void {
  host.answer(code, MISSING);
  host.answer(HOME_PAGE, () => {
    host.answer(code, 'file');
    return { change: withNewModules };
  });
}

/** Does something that must not end the document. */
async function stay(visitor: Visitor, act: () => Promise<void>): Promise<void> {
  await visitor.inPage(() => document.documentElement.setAttribute('data-stays', ''));
  await act();
  await visitor.until(() => document.documentElement.hasAttribute('data-stays'));
}

/** "Try again" on a page that failed, once all is well. */
const tryAgain: NeutralStep = {
  arrange: ({ host }) => {
    host.reset();
  },
  act: (visitor) =>
    stay(visitor, async () => {
      await visitor.press('failure.load.action');
      await seeStudio(visitor);
    }),
  expect: shown,
};

/** What may come in place of the code or of the texts of a page. */
const losses: [fault: string, path: RegExp, answer: Answer][] = [
  ['its code is missing', STUDIO, MISSING],
  ['the connection is closed', STUDIO, 'refuse'],
  ['HTML comes for its code', STUDIO, HTML],
  [
    'nothing comes for its code',
    STUDIO,
    { headers: { 'Content-Type': 'text/javascript' }, body: '' },
  ],
  ['its texts are missing', STUDIO_TEXTS, MISSING],
  ['HTML comes for its texts', STUDIO_TEXTS, HTML],
  ['null comes for its texts', STUDIO_TEXTS, { body: 'null' }],
  ['an error in JSON comes for its texts', STUDIO_TEXTS, { body: '{"error":"login"}' }],
];

/** What may come in place of a module of the start. */
const startLosses: [fault: string, path: RegExp, answer: Answer][] = [
  ['all modules are missing', MODULES, MISSING],
  ['HTML comes for a module', chunkOf('react'), HTML],
  ['a module is cut short', chunkOf('libraries'), { change: (code) => code.slice(0, 1_000) }],
];

const pressShift = (visitor: Visitor) => visitor.insist('Shift', 'start', 'running');

export const deploymentRows: Row[] = [
  ...losses.map(
    ([fault, path, answer]): Row => ({
      requirement: 'R1.10, R1.11',
      place: 'next page',
      fault,
      engines: true,
      noise: /MIME type/,
      arrange: ({ host }) => host.answer(path, answer),
      act: openStudio,
      expect: failed,
      after: tryAgain,
    }),
  ),
  {
    requirement: 'R1.11',
    place: 'next page',
    fault: 'its code is missing, and another page is asked for',
    engines: true,
    arrange: ({ host }) => host.answer(STUDIO, MISSING),
    act: async (visitor) => {
      await openStudio(visitor);
      await visitor.see('page', 'failed');
      await visitor.follow('partnership');
    },
    expect: { ...shown, log: NOT_SHOWN },
  },
  {
    requirement: 'R1.11',
    place: 'next page',
    fault: 'its code is missing, and its link is pressed again',
    engines: true,
    arrange: ({ host }) => host.answer(STUDIO, MISSING),
    act: openStudio,
    expect: failed,
    after: {
      ...tryAgain,
      act: async (visitor) => {
        await visitor.follow('studio');
        await seeStudio(visitor);
      },
    },
  },
  {
    requirement: 'R16.4',
    place: 'next page',
    fault: 'its texts get lost while they are fetched ahead',
    engines: true,
    arrange: ({ host }) => host.failOnce(STUDIO_TEXTS),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.asked(STUDIO_TEXTS);
      await visitor.follow('studio');
    },
    expect: shown,
  },
  {
    requirement: 'R16.4',
    place: 'next page',
    fault: 'its code gets lost while it is fetched ahead',
    engines: true,
    arrange: ({ host }) => host.failOnce(STUDIO),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.asked(STUDIO);
      await visitor.follow('studio');
    },
    expect: shown,
  },
  {
    requirement: 'R1.9',
    place: 'next page',
    fault: 'its code does not come',
    engines: true,
    arrange: ({ host }) => host.answer(STUDIO, 'hang'),
    act: openStudio,
    expect: { machine: 'page', state: 'loading.slow', kept: ['page', 'language'] },
    after: { act: (visitor) => visitor.follow('partnership'), expect: shown },
  },
  {
    requirement: 'R1.10',
    place: 'next page',
    fault: 'the visitor is offline',
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.setOffline(true);
      await visitor.follow('ventures');
    },
    expect: failed,
    after: {
      act: async (visitor) => {
        await visitor.setOffline(false);
        await visitor.press('failure.load.action');
        await visitor.arrived('ventures');
        await visitor.see('page', 'shown');
      },
      expect: shown,
    },
  },
  {
    requirement: 'R16.4',
    place: 'next page',
    fault: 'the visitor is offline, and it was fetched ahead',
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.fetched(STUDIO, STUDIO_TEXTS);
      await visitor.setOffline(true);
      await visitor.follow('studio');
    },
    expect: shown,
  },
  {
    requirement: 'R16.7',
    place: 'new deployment',
    fault: 'every module has changed',
    engines: true,
    arrange: (world) => deploy(world, withNewModules),
    act: async (visitor) => {
      await visitor.open('/contact');
      await write(visitor);
      await visitor.follow('studio');
      await seeStudio(visitor);
      await visitor.follow('contact');
    },
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft', 'page'], log: NOT_SHOWN },
  },
  {
    requirement: 'R16.7',
    place: 'new deployment',
    fault: 'the code of the pages has changed',
    engines: true,
    arrange: (world) => deploy(world, withNewPages),
    act: async (visitor) => {
      await openStudio(visitor);
      await seeStudio(visitor);
    },
    expect: { ...shown, log: NOT_SHOWN },
  },
  {
    requirement: 'R16.7',
    place: 'new deployment',
    fault: 'the page is gone',
    engines: true,
    arrange: ({ host }) => {
      host.answer(STUDIO, MISSING);
      host.answer(STUDIO_PAGE, ({ headers }) =>
        headers['sec-fetch-mode'] === 'navigate'
          ? { change: (html) => html }
          : {
              status: 404,
              headers: { 'Content-Type': 'text/html' },
              body: '<script id="modules"></script>',
            },
      );
    },
    act: async (visitor) => {
      await openStudio(visitor);
      await visitor.arrived('studio');
    },
    expect: { machine: 'page', state: 'shown', log: NOT_SHOWN },
  },
  {
    requirement: 'R16.7',
    place: 'new deployment',
    fault: 'the tab has loaded again for it before',
    engines: true,
    arrange: ({ host, early }) => {
      host.answer(STUDIO, MISSING);
      host.answer(STUDIO_PAGE, { change: withNewModules });
      const [entry = ''] = builtFiles(chunkOf('index'));
      return early((flag) => sessionStorage.setItem('interpunct-reloaded-from', flag), entry);
    },
    act: openStudio,
    // It does not even look.
    expect: { ...failed, requests: [/\/studio$/, 0] },
  },
  {
    requirement: 'R16.7',
    place: 'new deployment',
    fault: 'the storage is denied',
    engines: true,
    arrange: ({ host, early }) => {
      host.answer(STUDIO, MISSING);
      host.answer(STUDIO_PAGE, { change: withNewModules });
      return early(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
    },
    act: openStudio,
    expect: { ...failed, requests: [/\/studio$/, 1] },
  },
  {
    requirement: 'R16.7',
    place: 'new deployment',
    fault: 'a portal of a hotel answers',
    engines: true,
    arrange: ({ host }) => {
      host.answer(STUDIO, MISSING);
      host.answer(STUDIO_PAGE, PORTAL);
    },
    act: openStudio,
    expect: { ...failed, requests: [/\/studio$/, 1] },
  },
  {
    requirement: 'R16.7',
    place: 'new deployment',
    fault: 'no answer comes within 5 s',
    clock: 0,
    arrange: ({ host }) => {
      host.answer(STUDIO, MISSING);
      host.answer(STUDIO_PAGE, 'hang');
    },
    act: async (visitor) => {
      await openStudio(visitor);
      await visitor.asked(STUDIO_PAGE);
      await visitor.pass(4_999);
      await visitor.see('page', 'loading.slow');
      await visitor.pass(1);
    },
    expect: failed,
  },
  ...startLosses.map(
    ([fault, path, answer]): Row => ({
      requirement: 'R16.3, R16.9',
      place: 'start',
      fault,
      engines: true,
      noise: /MIME type|Unexpected|SyntaxError/,
      arrange: ({ host }) => host.answer(path, answer),
      act: async (visitor) => {
        await visitor.goTo('/about');
        await visitor.asked(path);
      },
      expect: { machine: 'start', state: 'loading', kept: ['page', 'language'] },
      after: {
        // Links lead to documents.
        act: async (visitor) => {
          await visitor.follow('studio');
          await visitor.arrived('studio');
        },
        expect: { machine: 'start', state: 'loading', kept: ['page', 'language'] },
      },
    }),
  ),
  {
    requirement: 'R16.3, R16.9',
    place: 'start',
    fault: 'all modules get lost once',
    engines: true,
    arrange: ({ host }) => host.failOnce(MODULES),
    act: async (visitor) => {
      await visitor.goTo('/contact');
      await visitor.asked(MODULES);
      await write(visitor);
      await pressShift(visitor);
    },
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft', 'page'] },
  },
  {
    requirement: 'R16.5',
    place: 'cookie banner',
    fault: 'its code gets lost',
    hasChosen: false,
    clock: 0,
    arrange: ({ host }) => host.answer(CONSENT, 'refuse'),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.asked(CONSENT);
      await visitor.follow('studio');
    },
    expect: {
      machine: 'consentOverlay',
      state: 'failed',
      kept: ['page'],
      log: /The consent overlay did not arrive/,
    },
    after: {
      arrange: ({ host }) => host.reset(),
      act: (visitor) => visitor.pass(10_000),
      expect: { machine: 'consent', state: 'banner', text: 'consent.title' },
    },
  },
  {
    requirement: 'R16.5',
    place: 'cookie preferences',
    fault: 'their code gets lost',
    engines: true,
    arrange: ({ host }) => host.answer(CONSENT, { status: 503 }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('footer.cookies');
    },
    expect: {
      machine: 'consentOverlay',
      state: 'failed',
      log: /The consent overlay did not arrive/,
    },
    after: {
      arrange: ({ host }) => host.reset(),
      act: (visitor) => stay(visitor, () => visitor.press('footer.cookies')),
      expect: { machine: 'consent', state: 'customizing', text: 'consent.preferences' },
    },
  },
  {
    requirement: 'R16.5, R11.6',
    place: 'cookie preferences',
    fault: 'the code of the banner got lost before',
    engines: true,
    hasChosen: false,
    arrange: ({ host }) => host.answer(CONSENT, { status: 503 }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.asked(CONSENT);
    },
    expect: {
      machine: 'consentOverlay',
      state: 'failed',
      log: /The consent overlay did not arrive/,
    },
    after: {
      arrange: ({ host }) => host.reset(),
      act: (visitor) => stay(visitor, () => visitor.press('footer.cookies')),
      expect: { machine: 'consent', state: 'customizing', text: 'consent.preferences' },
    },
  },
  {
    requirement: 'R16.7',
    place: 'cookie preferences',
    fault: 'their code has gone with an old deployment',
    engines: true,
    arrange: (world) => deployOverlay(world, CONSENT),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('footer.cookies');
    },
    expect: {
      machine: 'consentOverlay',
      state: 'failed',
      log: /The consent overlay did not arrive/,
    },
    after: {
      act: (visitor) => visitor.press('footer.cookies'),
      expect: { machine: 'consent', state: 'customizing', text: 'consent.preferences' },
    },
  },
  {
    requirement: 'R16.5, R10.23',
    place: 'chat panel',
    fault: 'its code gets lost',
    engines: true,
    arrange: ({ host }) => host.answer(PANEL, { status: 503 }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('chat.launcher');
    },
    expect: {
      machine: 'chatOverlay',
      state: 'failed',
      text: 'chat.error',
      log: /The chat overlay did not arrive/,
    },
    after: {
      arrange: ({ host }) => host.reset(),
      act: (visitor) =>
        stay(visitor, async () => {
          await visitor.press('chat.retry');
          await visitor.see('chatOverlay', 'ready');
        }),
      expect: { machine: 'chat', state: 'panel.open.opened', text: 'chat.welcome' },
    },
  },
  {
    requirement: 'R16.7, R10.23',
    place: 'chat panel',
    fault: 'its code has gone with an old deployment',
    engines: true,
    arrange: (world) => deployOverlay(world, PANEL),
    act: async (visitor) => {
      await visitor.open('/about');
      // Pointing at the launcher asks for the code, and a press after its loss would be the second time.
      await visitor.inPage(() =>
        document.querySelector<HTMLElement>('[data-machine=chat] > button')?.click(),
      );
    },
    expect: {
      machine: 'chatOverlay',
      state: 'failed',
      text: 'chat.error',
      log: /The chat overlay did not arrive/,
    },
    after: {
      act: (visitor) => visitor.press('chat.retry'),
      expect: { machine: 'chat', state: 'panel.open.opened', text: 'chat.welcome' },
    },
  },
];

const BROKEN = /broken on purpose/;
const PART_BROKE = /^A part of the page could not be rendered/;

/** Views that throw. */
export const crashRows: Row[] = [
  {
    requirement: 'R1.10',
    place: 'next page',
    fault: 'its view throws',
    engines: true,
    noise: BROKEN,
    arrange: ({ host }) => host.answer(STUDIO, { change: (code) => withThrowingView(code) }),
    act: openStudio,
    expect: {
      machine: 'page',
      state: 'crashed',
      text: 'failure.crash.title',
      log: /^A page could not be shown/,
    },
    after: {
      act: async (visitor) => {
        await visitor.press('pages.about');
        await visitor.see('aboutDropdown', 'open');
        await visitor.press('failure.crash.action');
      },
      expect: { machine: 'heroRotator', state: 'showing', kept: ['page', 'language'] },
    },
  },
  {
    requirement: 'R16.10',
    place: 'cookie preferences',
    fault: 'their view throws',
    engines: true,
    noise: BROKEN,
    arrange: ({ host }) =>
      host.answer(CONSENT, { change: (code) => withThrowingView(code, 'Consent') }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('footer.cookies');
    },
    expect: { machine: 'page', state: 'shown', log: PART_BROKE },
    after: { act: (visitor) => visitor.follow('studio'), expect: shown },
  },
  {
    requirement: 'R10.23',
    place: 'chat panel',
    fault: 'its view throws',
    engines: true,
    noise: BROKEN,
    arrange: ({ host }) =>
      host.answer(PANEL, { change: (code) => withThrowingView(code, 'ChatPanel') }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('chat.launcher');
    },
    expect: { machine: 'chat', state: 'panel.open', text: 'chat.error', log: PART_BROKE },
    after: {
      arrange: ({ host }) => host.reset(),
      act: async (visitor) => {
        await visitor.press('chat.retry');
        await visitor.see('chatOverlay', 'ready');
      },
      expect: { machine: 'chat', state: 'panel.open.opened', text: 'chat.welcome' },
    },
  },
];
