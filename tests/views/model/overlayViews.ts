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

const refused = { necessary: true, analytics: false, marketing: false } as const;

const dialog = (draft: { analytics: boolean; marketing: boolean }) => [
  'dialog "Cookie preferences"',
  'switch "Necessary" checked disabled',
  `switch "Analytics"${draft.analytics ? ' checked' : ''}`,
  `switch "Marketing"${draft.marketing ? ' checked' : ''}`,
  'button "Cancel"',
  'button "Save preferences"',
];

const banner = [
  'region "Cookie consent"',
  'link "Learn more"',
  'button "Customize"',
  'button "Necessary only"',
  'button "Accept all"',
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

const tryAgain = control(`${CHAT} > [role=alert]`, 'button', 'Try again');

const isChatOpen = () => expandable(launcher, true)() !== undefined;

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
  answer: 'message: Assistant: We are in Strassen.',
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
  'dialog "Ask Interpunct"',
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

const launcherAlone = () => (isChatOpen() ? ['button "Chat assistant" expanded'] : closed);

/** The chat whose code is lost. */
const lost = () =>
  isChatOpen() ? [...failure, 'button "Close chat"', 'button "Chat assistant" expanded'] : closed;

/** What the visitor has written can be sent. */
const draftOf = ({ draft }: Conversation): Below =>
  draft === ''
    ? { field: 'textbox "Your message"', button: 'button "Send" disabled' }
    : { field: `textbox "Your message": ${draft}`, button: 'button "Send"' };

const ready = (context: Conversation) => panel(context.messages, draftOf(context));

/** Nothing can be sent in a conversation that is too long. */
const failed = (context: Conversation & { reason: string | null }) =>
  context.reason === 'tooLong'
    ? panel(context.messages, {
        field: draftOf(context).field,
        button: 'button "Send" disabled',
        failure: [
          apology.replace(
            ': ',
            ': This conversation has become too long. ‘Clear conversation’ above starts a new one and keeps your question. ',
          ),
          ...failure.slice(1, -1),
        ],
      })
    : panel(context.messages, { ...draftOf(context), failure });

const waiting = ({ messages }: Conversation) =>
  panel(messages, {
    status: 'status: The assistant is typing…',
    field: 'textbox "Your message" disabled',
    button: 'button "Send" disabled',
  });

const messages: ChatMessage[] = [
  { id: '1', role: 'assistant', content: '', timestamp: 1 },
  { id: '2', role: 'user', content: 'Hello', timestamp: 1 },
  { id: '3', role: 'assistant', content: 'We are in Strassen.', timestamp: 1 },
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
      customizing: ({ draft }) => dialog(draft),
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
    see: () => outlineOf(machinePart('consent')),
    gestures: {
      'overlay.request': {
        from: 'the consent of a visitor who has not chosen',
        happen: ({ script, happen }) =>
          happen(() => script.settlePort('consent.readRecord', ({ resolve }) => resolve(null))),
      },
      'overlay.open': {
        // The footer cannot know whether the code is there: it offers its button elsewhere, too.
        find: ({ actors }) =>
          actors.consentOverlay.getSnapshot().can({ type: 'overlay.open' })
            ? cookieSettings()
            : undefined,
        ways: [
          async (visit, button) => {
            const { script, happen } = visit;
            await press(visit, button);
            // At first the consent does not know what to show.
            if (!script.pending.has('consent.readRecord')) return;
            await happen(() =>
              script.settlePort('consent.readRecord', ({ resolve }) => resolve(refused)),
            );
          },
        ],
      },
      'overlay.renew': { from: 'nobody: a banner that throws says nothing' },
    },
    parts: {
      absent: null,
      loading: null,
      'failed.recent': null,
      'failed.repeating': null,
      'failed.retrying': null,
      'failed.diagnosing': null,
      'failed.lasting': null,
      ready: (_, { actors }) =>
        actors.consent.getSnapshot().matches('banner') ? banner : dialog(refused),
      reloading: null,
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
        ways: [({ user }, button) => user.hover(button)],
        isOfferedAlways: 'The launcher cannot know whether the code is there.',
      },
      'overlay.open': {
        find: () => tryAgain() ?? launcher(),
        ways: [(visit, button) => (tryAgain() ? press(visit, button) : openChat(visit))],
        isOfferedAlways: 'The launcher opens a panel that is there, too.',
      },
      'overlay.renew': { from: 'a panel that throws: its failure offers "Try again"' },
    },
    parts: {
      absent: launcherAlone,
      loading: launcherAlone,
      'failed.recent': lost,
      'failed.repeating': lost,
      'failed.retrying': lost,
      'failed.diagnosing': lost,
      'failed.lasting': lost,
      ready: () => (isChatOpen() ? ready({ messages: messages.slice(0, 1), draft: '' }) : closed),
      reloading: launcherAlone,
    },
    unreached: {
      'overlay.absent|overlay.open|0': 'Pointing at the launcher has asked for the code before.',
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
