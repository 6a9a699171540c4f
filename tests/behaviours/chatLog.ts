import type { Expected } from '@interpunct/model-kit';
import { chatLogCases } from '#machines/chatLog.cases.ts';
import { chatLogMachine } from '#machines/chatLog.machine.ts';
import { logOf } from './chat.ts';
import type { SimulatedVisitor } from './kit/simulatedVisitor.tsx';
import { behaviour, type Seen } from './kit/table.ts';

export const expected: Expected<typeof chatLogMachine> = {
  start: [{ to: 'following', context: { top: 0 } }],
  limits: {
    'log.scrolled': [
      { top: 250, below: 23 },
      { top: 250, below: 24 },
    ],
  },
  events: {
    'chat.opened': [{ requirement: 'R10.19', to: 'following', context: { top: 0 } }],
    'chat.asked': [{ requirement: 'R10.19', to: 'following' }],
    'log.scrolled': [
      {
        requirement: 'R10.19',
        when: ({ event }) => event.below < 24,
        to: 'following',
        context: ({ event }) => ({ top: event.top }),
      },
      {
        requirement: 'R10.19',
        when: ({ context, event }) => event.top < context.top,
        to: 'reading',
        context: ({ event }) => ({ top: event.top }),
      },
      { requirement: 'R10.19', context: ({ event }) => ({ top: event.top }) },
    ],
  },
};

const CHAT = '[data-machine=chat]';
const LAUNCHER = `${CHAT} > button "Chat assistant"`;

const CLOSE = `${CHAT} > button "Close chat"`;

/** The log of a visitor who may have asked something. The answer does not come. */
const conversation = (_: object, { visitor }: Seen) =>
  logOf((visitor as SimulatedVisitor).actors.chat.getSnapshot().context.messages);

/** Opens the chat, after closing it if it is open. */
export async function openChat(visitor: SimulatedVisitor): Promise<void> {
  if (visitor.isOffered(CLOSE)) {
    await visitor.press(CLOSE);
    await visitor.seeFocus(LAUNCHER);
  }
  await visitor.press(LAUNCHER);
}

export default behaviour(chatLogMachine, chatLogCases, {
  actor: 'chatLog',
  gestures: {
    'log.scrolled': {
      control: '[data-machine=chatLog]',
      simulated: [(visitor, log, { top, below }) => visitor.scroll(log, 100, top, below)],
    },
    'chat.opened': { control: LAUNCHER, simulated: [openChat] },
    'chat.asked': {
      // Nothing can be asked while the chat waits for an answer.
      control: `${CHAT} > button "Clear conversation"`,
      ways: [
        async (visitor, button) => {
          await visitor.press(button);
          await visitor.type(`${CHAT} > textbox "Your message"`, 'Hello');
          await visitor.press(`${CHAT} > button "Send"`);
        },
      ],
    },
  },
  parts: { following: conversation, reading: conversation },
  simulated: { prepare: openChat, follow: (visitor) => visitor.settlePort('chatOverlay.loadCode') },
  browser: 'The walks of the chat fill and read it.',
});
