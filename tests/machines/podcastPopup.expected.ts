import type { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

const seen = { requirement: 'R7.2', to: 'dismissed', calls: ['rememberShown'] };

export const podcastPopupExpected: Expected<typeof podcastPopupMachine> = {
  start: [{ to: 'idle', context: { isChatOpen: false } }],
  states: { 'waiting.counting': { requirement: 'R7.1', timers: { popupDelay: 3_000 } } },
  events: {
    'home.entered': [
      { in: 'idle', when: ({ context }) => context.wasShown, ...seen },
      { in: 'idle', to: 'waiting.counting' },
    ],
    'after popupDelay': [
      { requirement: 'R7.3', when: ({ context }) => context.isChatOpen, to: 'waiting.held' },
      { requirement: 'R7.1', to: 'shown' },
    ],
    'home.left': [
      { in: ['shown', 'waiting.interrupted'], ...seen },
      { requirement: 'R7.1', in: 'waiting', to: 'idle' },
    ],
    'popup.dismiss': [{ in: 'shown', ...seen }],
    'chat.opened': [
      {
        requirement: 'R7.3',
        in: 'shown',
        to: 'waiting.interrupted',
        context: { isChatOpen: true },
      },
      { context: { isChatOpen: true } },
    ],
    'chat.closed': [
      {
        requirement: 'R7.3',
        in: ['waiting.held', 'waiting.interrupted'],
        to: 'shown',
        context: { isChatOpen: false },
      },
      { context: { isChatOpen: false } },
    ],
  },
};
