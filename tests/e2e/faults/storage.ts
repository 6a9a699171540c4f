import { configuredSettings } from '#tests/builds.ts';
import { CHAT_ENDPOINT } from '#tests/chatProxy.ts';
import { answered } from './chat.ts';
import type { Arranging, ChromiumVisitor, Row, Visitor } from './row.ts';
import { ask, askAt, words, write } from './words.ts';

/** Every access to the storages throws, as in browsers whose visitors block it. */
function deny(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** There are no storages, as in some views of apps. */
function remove(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: null });
  }
}

/** The storages keep what they have, and take nothing more. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

const faults = { denied: deny, missing: remove, full: fill };

/** What a visit goes on with when it can store nothing, at each place that stores. */
const placesOf = (fault: string, break_: () => void): Row[] => {
  const arrange = ({ early }: Arranging) => early(break_);
  return [
    {
      requirement: 'R11.9, R16.6',
      place: 'storage of the choice on cookies',
      fault,
      engines: true,
      hasChosen: false,
      arrange,
      act: async (visitor) => {
        await visitor.open('/about');
        await visitor.press('consent.necessaryOnly');
        await visitor.follow('studio');
      },
      expect: { machine: 'consent', state: 'settled', kept: ['choice', 'page'] },
    },
    {
      requirement: 'R4.2, R16.6',
      place: 'storage of the language',
      fault,
      engines: true,
      locale: 'fr-LU',
      language: 'fr',
      arrange,
      act: (visitor) => visitor.open('/about', ''),
      expect: { machine: 'start', state: 'running', kept: ['language'] },
      after: {
        act: async (visitor) => {
          await visitor.choose('de');
          await visitor.choose('fr');
        },
        expect: { machine: 'page', state: 'shown', kept: ['language'] },
      },
    },
    {
      requirement: 'R16.6',
      place: 'storage of the conversation',
      fault,
      engines: true,
      arrange: (world) => {
        world.host.answer(CHAT_ENDPOINT, answered);
        return arrange(world);
      },
      act: async (visitor) => {
        await askAt(visitor);
        await visitor.see('chat', 'conversation.ready');
        await visitor.follow('studio');
      },
      expect: { machine: 'chat', state: 'conversation.ready', kept: ['conversation'] },
    },
    {
      requirement: 'R16.6',
      place: 'storage of drafts',
      fault,
      engines: true,
      arrange,
      act: async (visitor) => {
        await visitor.open('/contact');
        await write(visitor);
        await visitor.follow('studio');
        await visitor.arrived('studio');
        await visitor.follow('contact');
      },
      expect: { machine: 'contactForm', state: 'idle', kept: ['draft'] },
    },
    {
      requirement: 'R16.6',
      place: 'storage of the popup’s flag',
      fault,
      clock: 0,
      arrange,
      act: async (visitor) => {
        await visitor.open('/');
        await visitor.pass(3_000);
        await visitor.see('podcastPopup', 'shown');
        await visitor.press('home:popup.dismiss');
        await visitor.follow('studio');
        await visitor.arrived('studio');
        await visitor.follow('home');
        await visitor.see('heroRotator', 'showing');
        await visitor.pass(3_000);
      },
      expect: { machine: 'podcastPopup', state: 'dismissed' },
    },
    {
      requirement: 'R16.6',
      place: 'storage of scroll positions',
      fault,
      engines: true,
      arrange,
      act: async (visitor) => {
        await visitor.open('/about');
        await visitor.scrollTo(words.scroll);
        await visitor.follow('studio');
        await visitor.arrived('studio');
        await visitor.goBack();
      },
      expect: { machine: 'page', state: 'shown', kept: ['scroll'] },
    },
  ];
};

/** Stores a text under a key, once in the life of the tab. */
const plant =
  (storage: 'localStorage' | 'sessionStorage', key: string, text: string) =>
  ({ early }: Arranging) =>
    early(
      (name, at, value) => {
        if (sessionStorage.getItem('planted')) return;
        sessionStorage.setItem('planted', 'yes');
        window[name].setItem(at, value);
      },
      storage,
      key,
      text,
    );

const plantConversation = (text: string) => (world: Arranging) => {
  world.host.answer(CHAT_ENDPOINT, answered);
  return plant('sessionStorage', 'interpunct-conversation', text)(world);
};

const message = (change: object) =>
  JSON.stringify({
    messages: [{ id: '1', role: 'assistant', content: '', timestamp: 0, ...change }],
    draft: '',
  });

const conversations: Record<string, string> = {
  'broken JSON': '{"messages":[',
  'a list': '[]',
  'without the welcome message': message({ id: '7' }),
  'with a message of a third party': message({ role: 'system' }),
  'with a time that no date has': message({ timestamp: 1e300 }),
};

const records: Record<string, string> = {
  'broken JSON': '{"secret":1',
  'a list': '[]',
  'of another shape': '{"version":"1.0","preferences":{},"timestamp":0}',
  'of 2,000 characters': JSON.stringify('x'.repeat(2_000)),
};

/** Keeps the position over a reload in a language that is not prerendered: there, the site restores it. */
async function scrollAndReload(visitor: Visitor): Promise<void> {
  await visitor.open('/about', '');
  await visitor.scrollTo(words.scroll);
  await visitor.reload();
}

const RECORD = 'interpunct-cookie-consent';

export const storageRows: Row[] = [
  ...Object.entries(faults).flatMap(([fault, break_]) => placesOf(fault, break_)),
  {
    requirement: 'R11.9',
    place: 'storage of the choice on cookies',
    fault: 'full when the choice is withdrawn',
    engines: true,
    hasChosen: false,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('consent.acceptAll');
      await visitor.see('analytics', 'sending');
      await visitor.inPage(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await visitor.press('footer.cookies');
      await visitor.press('consent.analytics.name');
      await visitor.press('consent.save');
    },
    expect: { machine: 'consent', state: 'banner', text: 'consent.title' },
  },
  ...Object.entries(records).map(
    ([fault, text]): Row => ({
      requirement: 'R11.3',
      place: 'storage of the choice on cookies',
      fault: `the record is ${fault}`,
      engines: true,
      hasChosen: false,
      arrange: plant('localStorage', RECORD, text),
      act: (visitor) => visitor.open('/about'),
      expect: {
        machine: 'consent',
        state: 'banner',
        text: 'consent.title',
        // Without its content.
        log: /^The stored consent is not a record of this site\.$/,
      },
    }),
  ),
  {
    requirement: 'R11.3',
    place: 'storage of the choice on cookies',
    fault: 'the record is of another version',
    engines: true,
    hasChosen: false,
    arrange: plant(
      'localStorage',
      RECORD,
      '{"version":"0.9","preferences":{"necessary":true,"analytics":true,"marketing":true},"timestamp":1}',
    ),
    act: (visitor) => visitor.open('/about'),
    expect: { machine: 'consent', state: 'banner', text: 'consent.title' },
  },
  {
    requirement: 'R4.2',
    place: 'storage of the language',
    fault: 'the language is one that the site lacks',
    engines: true,
    locale: 'fr-LU',
    language: 'fr',
    arrange: plant('localStorage', 'interpunct-language', '<i>tlh'),
    act: (visitor) => visitor.open('/about', ''),
    expect: { machine: 'start', state: 'running', kept: ['language'] },
  },
  ...Object.entries(conversations).map(
    ([fault, text]): Row => ({
      requirement: 'R16.6, R16.13',
      place: 'storage of the conversation',
      fault: `the conversation is ${fault}`,
      engines: true,
      arrange: plantConversation(text),
      act: async (visitor) => {
        await visitor.open('/about');
        await visitor.press('chat.launcher');
      },
      expect: { machine: 'chat', state: 'conversation.ready', text: 'chat.welcome' },
      after: {
        act: async (visitor) => {
          await visitor.type('chat.input', words.question);
          await visitor.key('Enter');
        },
        expect: {
          machine: 'chat',
          state: 'conversation.ready',
          text: 'chat.welcome',
          kept: ['conversation'],
        },
      },
    }),
  ),
  {
    requirement: 'R16.13',
    place: 'storage of the conversation',
    fault: 'the conversation has 500 messages',
    arrange: plantConversation(
      JSON.stringify({
        messages: Array.from({ length: 500 }, (_, index) => ({
          id: String(index + 1),
          role: index % 2 === 0 ? 'assistant' : 'user',
          content: index === 0 ? '' : 'A long message. '.repeat(20),
          timestamp: index,
        })),
        draft: words.input,
      }),
    ),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('chat.launcher');
    },
    expect: { machine: 'chat', state: 'conversation.failed', kept: ['input', 'history'] },
    after: {
      act: (visitor) => visitor.press('chat.retry'),
      expect: { machine: 'chat', state: 'conversation.ready', kept: ['input', 'history'] },
    },
  },
  {
    requirement: 'R16.6',
    place: 'storage of the popup’s flag',
    fault: 'the flag has another value',
    clock: 0,
    arrange: plant('sessionStorage', 'interpunct-podcast-popup', '{}'),
    act: async (visitor) => {
      await visitor.open('/');
      await visitor.pass(3_000);
    },
    expect: { machine: 'podcastPopup', state: 'shown' },
  },
  ...['[', '[]', 'null'].map(
    (positions): Row => ({
      requirement: 'R16.6, R16.13',
      place: 'storage of scroll positions',
      fault: `the positions are ${positions}`,
      engines: true,
      locale: 'fr-LU',
      language: 'fr',
      arrange: plant('sessionStorage', 'scroll-positions', positions),
      act: scrollAndReload,
      expect: { machine: 'page', state: 'shown', kept: ['scroll', 'language'] },
    }),
  ),
  {
    requirement: 'R16.6',
    place: 'storage of the conversation',
    fault: 'emptied during the visit',
    engines: true,
    arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
    act: async (visitor) => {
      await askAt(visitor);
      await visitor.see('chat', 'conversation.ready');
      await visitor.inPage(() => sessionStorage.clear());
      await visitor.type('chat.input', words.input);
      await visitor.reload();
      await visitor.press('chat.launcher');
    },
    expect: { machine: 'chat', state: 'conversation.ready', kept: ['conversation', 'input'] },
  },
];

const GRANT = JSON.stringify({
  version: '1.0',
  preferences: { necessary: true, analytics: true, marketing: true },
  timestamp: 1,
});

/** What another tab of the site may do meanwhile, and a page that comes back from a cache. */
export const tabRows: Row[] = [
  {
    requirement: 'R11.10',
    place: 'two tabs',
    fault: 'another tab agrees to cookies',
    hasChosen: false,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.see('consent', 'banner');
      await visitor.inOtherTab((key, record) => localStorage.setItem(key, record), RECORD, GRANT);
    },
    expect: { machine: 'analytics', state: 'sending', kept: ['choice', 'record'] },
  },
  {
    requirement: 'R16.13',
    place: 'two tabs',
    fault: 'another tab stores a record of another shape',
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.inOtherTab((key) => localStorage.setItem(key, '{'), RECORD);
    },
    expect: {
      machine: 'consent',
      state: 'banner',
      text: 'consent.title',
      log: /The stored consent is not a record of this site/,
    },
  },
  {
    requirement: 'R11.10, R16.13',
    place: 'two tabs',
    fault: 'another tab empties the storage',
    act: async (visitor) => {
      await visitor.open('/contact');
      await write(visitor);
      await visitor.inOtherTab(() => localStorage.clear());
    },
    expect: { machine: 'consent', state: 'banner', text: 'consent.title', kept: ['draft'] },
  },
  {
    requirement: 'R4.5',
    place: 'two tabs',
    fault: 'another tab chooses another language',
    language: 'en',
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.inOtherTab(() => localStorage.setItem('interpunct-language', 'de'));
      await visitor.follow('studio');
    },
    expect: { machine: 'page', state: 'shown', kept: ['language', 'page'] },
  },
  {
    requirement: 'R11.10, R12.9',
    place: 'back-forward cache',
    fault: 'the choice was removed meanwhile',
    engines: true,
    hasChosen: false,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('consent.acceptAll');
      await visitor.see('analytics', 'sending');
      await comeBack(visitor, null);
    },
    expect: { machine: 'consent', state: 'banner', text: 'consent.title' },
  },
  {
    requirement: 'R11.10',
    place: 'back-forward cache',
    fault: 'a choice was made meanwhile',
    engines: true,
    hasChosen: false,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.see('consent', 'banner');
      await comeBack(visitor, GRANT);
    },
    expect: { machine: 'analytics', state: 'sending', kept: ['choice', 'record'] },
  },
  {
    requirement: 'R16.13',
    place: 'back-forward cache',
    fault: 'the page comes back in the middle of everything',
    engines: true,
    arrange: ({ host }) => {
      host.answer(CHAT_ENDPOINT, answered);
      host.answer(configuredSettings.VITE_CONTACT_ENDPOINT, 'hang');
    },
    act: async (visitor) => {
      await visitor.open('/contact');
      await write(visitor);
      await ask(visitor);
      await visitor.see('chat', 'conversation.ready');
      await visitor.inPage(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
    },
    expect: {
      machine: 'contactForm',
      state: 'idle',
      kept: ['draft', 'conversation', 'choice', 'page'],
    },
  },
];

/** Changes the record, and tells the page that it has come back from the cache. */
async function comeBack(visitor: Visitor | ChromiumVisitor, record: string | null): Promise<void> {
  await visitor.inPage(
    (key, text) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    RECORD,
    record,
  );
}
