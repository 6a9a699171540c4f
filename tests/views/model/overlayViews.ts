import { fireEvent } from '@testing-library/react';
import { type ChatMessage, type Conversation, chatMachine } from '#machines/chat.machine.ts';
import { chatLogMachine } from '#machines/chatLog.machine.ts';
import { consentMachine } from '#machines/consent.machine.ts';
import { overlayMachine } from '#machines/overlay.machine.ts';
import {
  control,
  expandable,
  machinePart,
  part,
  press,
  pressKey,
  QUIET,
  setTime,
  write,
} from './gestures.ts';
import { outlineOf } from './outline.ts';
import { modelledView } from './viewKit.ts';
import type { Visit } from './visit.tsx';

const CONSENT = '[data-machine=consent]';
const CHAT = '[data-machine=chat]';

/** The code of an overlay arrives as soon as it is asked for. */
const receive =
  (overlay: 'chatOverlay' | 'consentOverlay') =>
  ({ script }: Visit) =>
    script.settlePort(`${overlay}.loadCode`, ({ resolve }) => resolve(undefined));

const cookieSettings = control('footer', 'button', 'Cookie settings');
const customize = control(CONSENT, 'button', 'Customize');

const banner = [
  'region "Cookie consent"',
  'link "Learn more"',
  'button "Necessary only"',
  'button "Accept all"',
  'button "Customize"',
];

const lettered = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const launcher = control(CHAT, 'button', 'Chat assistant');
const question = control(CHAT, 'textbox', 'Your message');
const clear = control(CHAT, 'button', 'Clear conversation');
const send = control(CHAT, 'button', 'Send');

/** Opens the chat, after closing it if it is open. */
const openChat = async (visit: Visit) => {
  const isOpen = expandable(launcher, true)() !== undefined;
  const button = launcher() as HTMLElement;
  if (isOpen) await press(visit, button);
  await press(visit, button);
};

const apology =
  'alert: Sorry, I’m having trouble connecting. Please contact us directly by email at hello@interpunct.example or by phone at +352 26 00 00 00.';

const failure = [
  apology,
  'link "hello@interpunct.example"',
  'link "+352 26 00 00 00"',
  'button "Try again"',
];

const texts = {
  welcome:
    'message: Assistant: Hello! I’m the group’s AI assistant. Ask me about our divisions, services, events or studio. I’ll keep it short.',
  question: 'message: You: Hello',
  answer: 'message: Assistant: Hi',
};

const saidIn = (messages: readonly ChatMessage[]) =>
  messages.map(({ role, content }) => {
    if (content === '') return texts.welcome;
    return role === 'user' ? texts.question : texts.answer;
  });

type Below = {
  status?: string;
  failure?: readonly string[];
  field: string;
  button: 'button "Send"' | 'button "Send" disabled';
};

/** The log of a visitor who may have asked something. The answer does not come. */
const conversation = (_: object, { actors }: Visit) => [
  'log "Conversation"',
  ...saidIn(actors.chat.getSnapshot().context.messages),
];

/** The open panel, with what is below the messages. */
const panel = (messages: readonly ChatMessage[], below: Below) => [
  'region "Ask Interpunct"',
  'button "Clear conversation"',
  'button "Close chat"',
  'log "Conversation"',
  ...saidIn(messages),
  below.status ?? 'status',
  ...(below.failure ?? []),
  below.field,
  below.button,
  'link "OpenAI (opens in a new tab)"',
  'button "Chat assistant" expanded',
];

const closed = ['button "Chat assistant" collapsed'];

/** What the visitor has written can be sent. */
const draftOf = ({ draft }: Conversation): Below =>
  draft === ''
    ? { field: 'textbox "Your message"', button: 'button "Send" disabled' }
    : { field: `textbox "Your message": ${draft}`, button: 'button "Send"' };

const ready = (context: Conversation) => panel(context.messages, draftOf(context));

const failed = (context: Conversation) => panel(context.messages, { ...draftOf(context), failure });

const waiting = ({ messages }: Conversation) =>
  panel(messages, {
    status: 'status: The assistant is typing…',
    field: 'textbox "Your message" disabled',
    button: 'button "Send" disabled',
  });

const messages: ChatMessage[] = [
  { id: '1', role: 'assistant', content: '', timestamp: 1 },
  { id: '2', role: 'user', content: 'Hello', timestamp: 1 },
  { id: '3', role: 'assistant', content: 'Hi', timestamp: 1 },
];

const isClosed = {
  'The panel is closed.': ({ value }: { value: { panel: unknown } }) => value.panel === 'closed',
};

export const overlayViews = [
  modelledView(consentMachine, {
    actor: 'consent',
    path: QUIET,
    follow: receive('consentOverlay'),
    gestures: {
      'consent.acceptAll': { find: control(CONSENT, 'button', 'Accept all'), ways: [press] },
      'consent.acceptNecessary': {
        find: control(CONSENT, 'button', 'Necessary only'),
        ways: [press],
      },
      'consent.customize': {
        find: cookieSettings,
        ways: [press, (visit, button) => press(visit, customize() ?? button)],
        unavailable: {
          'The dialog makes the footer inert.': (snapshot) => snapshot.matches('customizing'),
        },
        isOfferedAlways: 'The footer cannot know that it was pressed before.',
      },
      'consent.toggle': {
        find: (_, { category }) => control(CONSENT, 'switch', lettered(category))(),
        ways: [
          press,
          async ({ user }, element) => {
            element.focus();
            await user.keyboard(' ');
          },
        ],
        unavailable: {
          'The necessary category needs no consent.': (_, { category }) => category === 'necessary',
        },
      },
      'consent.save': { find: control(CONSENT, 'button', 'Save preferences'), ways: [press] },
      'consent.cancel': {
        find: control(CONSENT, 'button', 'Cancel'),
        ways: [
          press,
          pressKey('{Escape}'),
          ({ user }) => user.click(part(`dialog${CONSENT}`) as Element),
        ],
      },
      'consent.changedElsewhere': { from: 'another tab' },
    },
    parts: {
      'reading.silent': null,
      'reading.asked': null,
      banner,
      customizing: ({ draft }) => [
        'dialog "Cookie preferences"',
        'switch "Necessary" checked disabled',
        `switch "Analytics"${draft.analytics ? ' checked' : ''}`,
        `switch "Marketing"${draft.marketing ? ' checked' : ''}`,
        'button "Cancel"',
        'button "Save preferences"',
      ],
      settled: null,
    },
    unreached: {
      'consent.customizing|consent.customize|0': 'The footer is inert, unless the code is late.',
    },
  }),
  modelledView(overlayMachine, {
    actor: 'consentOverlay',
    path: QUIET,
    unmarked: 'It loads the view of another machine.',
    see: () => outlineOf(part('[data-consent]')),
    gestures: {
      'overlay.request': {
        from: 'the consent, which is due: at first by itself, and then at a press in the footer',
        happen: async (visit) => {
          const { script, happen } = visit;
          const isAtFirst = script.pending.has('consent.readRecord');
          if (!isAtFirst) await press(visit, cookieSettings() as HTMLElement);
          await happen(() =>
            script.settlePort('consent.readRecord', ({ resolve }) => resolve(null)),
          );
        },
      },
      'overlay.retry': {
        find: () => undefined,
        ways: [press],
        unavailable: { 'A banner that fails says nothing: the footer asks again.': () => true },
      },
    },
    parts: {
      absent: null,
      'loading.first': null,
      'loading.repeated': null,
      failed: null,
      ready: banner,
    },
    unreached: {
      'overlay.reloading': 'Nobody asks for it.',
      'overlay|overlay.retry|0': 'Nobody asks for it.',
    },
  }),
  modelledView(overlayMachine, {
    actor: 'chatOverlay',
    path: QUIET,
    unmarked: 'It loads the view of another machine.',
    see: () => outlineOf(machinePart('chat')),
    gestures: {
      'overlay.request': {
        find: launcher,
        ways: [
          openChat,
          async (visit, button) => {
            await visit.user.hover(button);
            await openChat(visit);
          },
        ],
        isOfferedAlways: 'The launcher opens a panel that is there, too.',
      },
      'overlay.retry': {
        find: control(`${CHAT} [role=alert]`, 'button', 'Try again'),
        ways: [press],
        unavailable: { 'Nothing has failed.': (snapshot) => !snapshot.hasTag('failed') },
      },
    },
    parts: {
      absent: closed,
      'loading.first': ['button "Chat assistant" expanded'],
      'loading.repeated': [...failure, 'button "Close chat"', 'button "Chat assistant" expanded'],
      failed: [...failure, 'button "Close chat"', 'button "Chat assistant" expanded'],
      ready: ready({ messages: messages.slice(0, 1), draft: '' }),
      reloading: ['button "Chat assistant" expanded'],
    },
  }),
  modelledView(chatMachine, {
    actor: 'chat',
    path: QUIET,
    site: ({ startedAt }) => ({ startedAt }),
    cases: {
      events: {
        'chat.toggle': [{}],
        'chat.close': [{}],
        'chat.type': [{ text: 'Hello' }],
        'chat.send': [{ language: 'en', at: 2 }],
        'chat.retry': [{ language: 'en' }],
        'chat.clear': [{ at: 3 }],
        'chat.restore': [
          { conversation: { messages: messages.slice(0, 2), draft: '' } },
          { conversation: { messages, draft: '' } },
        ],
      },
    },
    follow: receive('chatOverlay'),
    gestures: {
      'chat.toggle': { find: launcher, ways: [press] },
      'chat.close': {
        find: control(CHAT, 'button', 'Close chat'),
        ways: [press, pressKey('{Escape}')],
      },
      'chat.type': {
        find: question,
        ways: [(visit, field, { text }) => write(visit, field, text)],
        unavailable: isClosed,
      },
      'chat.send': {
        find: send,
        ways: [
          async (visit, button, { at }) => {
            setTime(at);
            await press(visit, button);
          },
          async ({ user }, _, { at }) => {
            setTime(at);
            await user.type(question() as HTMLElement, '{Enter}');
          },
        ],
        unavailable: isClosed,
      },
      'chat.retry': {
        find: control(CHAT, 'button', 'Try again'),
        ways: [press],
        unavailable: isClosed,
      },
      'chat.clear': {
        find: clear,
        ways: [
          async (visit, button, { at }) => {
            setTime(at);
            await press(visit, button);
          },
        ],
        unavailable: isClosed,
      },
      'chat.restore': { from: 'the storage of the tab' },
    },
    parts: {
      'panel.closed conversation.ready': closed,
      'panel.closed conversation.waiting': closed,
      'panel.closed conversation.failed': closed,
      'panel.open.opening conversation.ready': ready,
      'panel.open.opening conversation.waiting': waiting,
      'panel.open.opening conversation.failed': failed,
      'panel.open.opened conversation.ready': ready,
    },
    unreached: {
      'chat.conversation.waiting|chat.send|0': 'The button is disabled.',
      'chat.conversation.waiting|chat.type|0': 'The field is disabled.',
    },
  }),
  modelledView(chatLogMachine, {
    actor: 'chatLog',
    path: QUIET,
    prepare: openChat,
    follow: receive('chatOverlay'),
    gestures: {
      'log.scrolled': {
        find: () => machinePart('chatLog') ?? undefined,
        ways: [
          (_, log, { top, below }) => {
            const height = 100;
            const sizes = {
              scrollTop: top,
              clientHeight: height,
              scrollHeight: top + height + below,
            };
            for (const [name, value] of Object.entries(sizes)) {
              Object.defineProperty(log, name, { value, configurable: true, writable: true });
            }
            fireEvent.scroll(log);
          },
        ],
      },
      'chat.opened': { find: launcher, ways: [openChat] },
      'chat.asked': {
        // Nothing can be asked while the chat waits for an answer.
        find: clear,
        ways: [
          async (visit, button) => {
            await press(visit, button);
            await write(visit, question() as HTMLElement, 'Hello');
            await press(visit, send() as HTMLElement);
          },
        ],
      },
    },
    parts: { following: conversation, reading: conversation },
  }),
];
