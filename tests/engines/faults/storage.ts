import { configuredSettings } from '#tests/builds.ts';
import { CHAT_ENDPOINT } from '#tests/chatProxy.ts';
import type { World } from '../scenario.ts';
import { answered } from './chat.ts';
import { banner, conversing, shown } from './outcomes.ts';
import type { Row, Step } from './row.ts';
import {
  agree,
  ask,
  back,
  choose,
  fill,
  follow,
  go,
  inOtherTab,
  inPage,
  open,
  openChat,
  pass,
  press,
  reload,
  say,
  scrollTo,
  see,
  until,
  write,
} from './steps.ts';
import { words } from './words.ts';

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
function fillUp(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** A member of the storages throws. */
function breakMember(name: string): void {
  Object.assign(Storage.prototype, {
    [name]: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

const faults: [fault: string, arrange: (world: World) => void][] = [
  ['denied', ({ early }) => early(deny)],
  ['missing', ({ early }) => early(remove)],
  ['full', ({ early }) => early(fillUp)],
  ['not to be read', ({ early }) => early(breakMember, 'getItem')],
  ['not to be emptied', ({ early }) => early(breakMember, 'removeItem')],
];

/** A visitor whose browser is French, at an address without a language. */
const french = { locale: 'fr-LU', language: 'fr' } as const;

/** What a visit goes on with when it can store nothing, at each place that stores. */
const placesOf = ([fault, arrange]: (typeof faults)[number]): Row[] => {
  return [
    {
      title: `R11.9, R16.6 storage of the choice on cookies · ${fault}`,
      hasChosen: false,
      arrange,
      act: [open('/about'), press('consent.necessaryOnly'), follow('studio')],
      expect: { machine: 'consent', state: 'settled', kept: ['choice', 'page'] },
    },
    {
      title: `R4.2, R16.6 storage of the language · ${fault}`,
      ...french,
      arrange,
      act: [open('/about', '')],
      expect: { machine: 'start', state: 'running', kept: ['language'] },
      after: { act: [choose('de'), choose('fr')], expect: { ...shown, kept: ['language'] } },
    },
    {
      title: `R16.6 storage of the conversation · ${fault}`,
      arrange: (world) => {
        world.host.answer(CHAT_ENDPOINT, answered);
        return arrange(world);
      },
      act: [...ask, see('chat', 'conversation.ready'), follow('studio')],
      expect: conversing,
    },
    {
      title: `R16.6 storage of drafts · ${fault}`,
      arrange,
      act: [open('/contact'), ...write, go('studio'), follow('contact')],
      expect: { machine: 'contactForm', state: 'idle', kept: ['draft'] },
    },
    {
      title: `R16.6 storage of the popup’s flag · ${fault}`,
      clock: 0,
      arrange,
      act: [
        open('/'),
        pass(3_000),
        see('podcastPopup', 'shown'),
        press('home:popup.dismiss'),
        go('studio'),
        follow('home'),
        see('heroRotator', 'showing'),
        pass(3_000),
      ],
      expect: { machine: 'podcastPopup', state: 'dismissed' },
    },
    {
      title: `R16.6 storage of scroll positions · ${fault}`,
      arrange,
      act: [open('/about'), scrollTo(words.scroll), go('studio'), back()],
      expect: { ...shown, kept: ['scroll'] },
    },
  ];
};

/** Stores a text under a key, once in the life of the tab. */
const plant =
  (storage: 'localStorage' | 'sessionStorage', key: string, text: string) =>
  ({ early }: World) =>
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

const plantConversation = (text: string) => (world: World) => {
  world.host.answer(CHAT_ENDPOINT, answered);
  return plant('sessionStorage', 'interpunct-conversation', text)(world);
};

const RECORD = 'interpunct-cookie-consent';

const GRANT = JSON.stringify({
  version: '1.0',
  preferences: { necessary: true, analytics: true, marketing: true },
  timestamp: Date.now(),
});

/** The site has a choice of the visitor, and has told the vendors. */
const granted = { machine: 'analytics', state: 'sending', kept: ['choice', 'record'] } as const;

/** A text that cannot be stored takes the older one out of the storage. */
const outdatedRows: Row[] = [
  {
    title: 'R16.6 storage of drafts · full when the draft changes',
    act: [
      open('/contact'),
      fill('contact:form.message', 'My number is 12345'),
      inPage(fillUp),
      fill('contact:form.message', 'Please do not call'),
      reload(),
      until(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === ''),
    ],
    expect: { machine: 'contactForm', state: 'idle', kept: ['page'] },
  },
  {
    title: 'R16.6 storage of the conversation · full when the conversation is cleared',
    arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
    act: [
      ...ask,
      see('chat', 'conversation.ready'),
      inPage(fillUp),
      press('chat.clear'),
      reload(),
      press('chat.launcher'),
      until(() => document.querySelectorAll('[data-role]').length === 1),
    ],
    expect: { machine: 'chat', state: 'conversation.ready', text: 'chat.welcome' },
  },
  {
    title: 'R16.6 storage of the language · full when another one is chosen',
    language: 'de',
    act: [
      open('/about', '/en'),
      choose('fr'),
      until(() => localStorage.getItem('interpunct-language') === 'fr'),
      inPage(fillUp),
      choose('de'),
      until(() => localStorage.getItem('interpunct-language') === null),
    ],
    expect: { ...shown, kept: ['language'] },
  },
];

export const storageRows: Row[] = [
  ...faults.flatMap(placesOf),
  ...outdatedRows,
  {
    title: 'R11.9 storage of the choice on cookies · full when the choice is withdrawn',
    hasChosen: false,
    act: [
      ...agree,
      inPage(fillUp),
      press('footer.cookies'),
      press('consent.analytics.name'),
      press('consent.save'),
    ],
    expect: banner,
  },
  {
    title: 'R11.3 storage of the choice on cookies · the record is broken JSON',
    hasChosen: false,
    arrange: plant('localStorage', RECORD, '{"secret":1'),
    act: [open('/about')],
    // Without its content.
    expect: { ...banner, log: /^The stored consent is not a record of this site\.$/ },
  },
  {
    title: 'R4.2 storage of the language · the language is one that the site lacks',
    ...french,
    arrange: plant('localStorage', 'interpunct-language', '<i>tlh'),
    act: [open('/about', '')],
    expect: { machine: 'start', state: 'running', kept: ['language'] },
  },
  {
    title: 'R16.6, R16.13 storage of the conversation · the conversation is broken JSON',
    arrange: plantConversation('{"messages":['),
    act: [...openChat],
    expect: { machine: 'chat', state: 'conversation.ready', text: 'chat.welcome' },
    after: { act: say, expect: { ...conversing, text: 'chat.welcome' } },
  },
  {
    title: 'R16.13 storage of the conversation · the conversation has 500 messages',
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
    act: [...openChat],
    expect: { machine: 'chat', state: 'conversation.failed', kept: ['input', 'history'] },
    after: { act: [press('chat.retry')], expect: { ...conversing, kept: ['input', 'history'] } },
  },
  {
    title: 'R16.6 storage of the popup’s flag · the flag has another value',
    clock: 0,
    arrange: plant('sessionStorage', 'interpunct-podcast-popup', '{}'),
    act: [open('/'), pass(3_000)],
    expect: { machine: 'podcastPopup', state: 'shown' },
  },
  ...['[', '[]', 'null'].map(
    (positions): Row => ({
      title: `R16.6, R16.13 storage of scroll positions · the positions are ${positions}`,
      ...french,
      arrange: plant('sessionStorage', 'scroll-positions', positions),
      // In a language that is not prerendered there, the site restores the position.
      act: [open('/about', ''), scrollTo(words.scroll), reload()],
      expect: { ...shown, kept: ['scroll', 'language'] },
    }),
  ),
  {
    title: 'R16.6 storage of the conversation · emptied during the visit',
    arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
    act: [
      ...ask,
      see('chat', 'conversation.ready'),
      inPage(() => sessionStorage.clear()),
      fill('chat.input', words.input),
      reload(),
      press('chat.launcher'),
    ],
    expect: { ...conversing, kept: ['conversation', 'input'] },
  },
];

/** Changes the record, and tells the page that it has come back from the cache. */
const comeBack = (record: string | null): Step =>
  inPage(
    (key, text) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    RECORD,
    record,
  );

/** What another tab of the site may do meanwhile, and a page that comes back from a cache. */
export const tabRows: Row[] = [
  {
    title: 'R11.10 two tabs · another tab agrees to cookies',
    hasChosen: false,
    act: [
      open('/about'),
      see('consent', 'banner'),
      inOtherTab((key: string, record: string) => localStorage.setItem(key, record), RECORD, GRANT),
    ],
    expect: granted,
  },
  {
    title: 'R16.13 two tabs · another tab stores a record of another shape',
    act: [open('/about'), inOtherTab((key: string) => localStorage.setItem(key, '{'), RECORD)],
    expect: { ...banner, log: /The stored consent is not a record of this site/ },
  },
  {
    title: 'R11.10, R16.13 two tabs · another tab empties the storage',
    act: [open('/contact'), ...write, inOtherTab(() => localStorage.clear())],
    expect: { ...banner, kept: ['draft'] },
  },
  {
    title: 'R4.5 two tabs · another tab chooses another language',
    language: 'en',
    act: [
      open('/about'),
      inOtherTab(() => localStorage.setItem('interpunct-language', 'de')),
      follow('studio'),
    ],
    expect: { ...shown, kept: ['language', 'page'] },
  },
  {
    title: 'R11.10, R12.9 back-forward cache · the choice was removed meanwhile',
    engines: true,
    hasChosen: false,
    act: [...agree, comeBack(null)],
    expect: banner,
  },
  {
    title: 'R11.10 back-forward cache · a choice was made meanwhile',
    engines: true,
    hasChosen: false,
    act: [open('/about'), see('consent', 'banner'), comeBack(GRANT)],
    expect: granted,
  },
  {
    title: 'R16.13 back-forward cache · the page comes back in the middle of everything',
    engines: true,
    arrange: ({ host }) => {
      host.answer(CHAT_ENDPOINT, answered);
      host.answer(configuredSettings.VITE_CONTACT_ENDPOINT, 'hang');
    },
    act: [
      open('/contact'),
      ...write,
      press('chat.launcher'),
      ...say,
      see('chat', 'conversation.ready'),
      inPage(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ],
    expect: {
      machine: 'contactForm',
      state: 'idle',
      kept: ['draft', 'conversation', 'choice', 'page'],
    },
  },
];
