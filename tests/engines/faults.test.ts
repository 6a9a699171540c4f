import { studio } from '#tests/built/contents/studio.ts';
import { chunkOf } from '#tests/e2e/builtCode.ts';
import { scenario } from './scenario.ts';

const NAVIGATION = 'nav[aria-label=Main]';

scenario(
  'R11.3, R16.6 records that are garbage are as good as none',
  async ({ visit }) => {
    await visit.open('/en/contact');
    await visit.seeState('consent', 'banner');
    await visit.seeState('chat', 'conversation.ready');
    await visit.seeState('contactForm', 'idle');
  },
  {
    hasChosen: false,
    expected: /record/,
    early: () => {
      for (const store of [localStorage, sessionStorage]) {
        for (const key of ['cookie-consent', 'language', 'conversation', 'contactForm-draft']) {
          store.setItem(`interpunct-${key}`, '{"');
        }
      }
    },
  },
);

scenario(
  'R16.4 a browser that reports no idle moments fetches the next pages, too',
  async ({ visit }) => {
    await visit.open('/en/');
    await visit.waitFor(() =>
      [...document.querySelectorAll('section')].every((section) =>
        section.checkVisibility({ opacityProperty: true }),
      ),
    );
    await visit.press('Studio', NAVIGATION);
    await visit.seeText(studio.title.en, 'h1');
  },
  {
    early: () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    },
  },
);

scenario(
  'R10.23 a chat whose code is lost says so, and opens at "Try again"',
  async ({ visit, host }) => {
    const code = chunkOf('ChatPanel');
    host.answer(code, { status: 503 });
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.seeText('trouble connecting', '[role=alert]');
    host.answer(code, 'file');
    await visit.press('Try again');
    await visit.seeFocus('textarea');
  },
  { expected: /The chat overlay did not arrive/ },
);

scenario(
  'R8.4 a version file that is lost gives way to a version made locally',
  async ({ visit, host }) => {
    host.answer('/version.json', { status: 500 });
    await visit.open('/en/about');
    await visit.seeState('versionBadge', 'shown.closed');
  },
  { expected: /The version is made locally/ },
);
