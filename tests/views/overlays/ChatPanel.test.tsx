// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { translatorOf } from '#app/routing/texts.ts';
import type { Language } from '#content/languages.ts';
import { type ChatMessage, chatMachine } from '#machines/chat.machine.ts';
import { chatLogMachine } from '#machines/chatLog.machine.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { withSilentPorts } from '#tests/machines/ports.ts';
import { ChatPanel } from '#views/overlays/ChatPanel.tsx';

const MESSAGES = 20;

const messages = Array.from(
  { length: MESSAGES },
  (_, index): ChatMessage => ({
    id: String(index + 1),
    role: index % 2 === 0 ? 'assistant' : 'user',
    content: `Message ${index + 1}`,
    timestamp: new Date(2026, 10, 20, 0, index).getTime(),
  }),
);

/** Renders a panel with a conversation. */
function showPanel() {
  const actor = createActor(withSilentPorts(chatMachine), {
    input: { startedAt: 0 },
    clock: new VirtualClock(),
  }).start();
  actor.send({ type: 'chat.restore', conversation: { messages, draft: '' } });
  const log = createActor(chatLogMachine).start();
  const viewIn = (language: Language) => (
    <I18nextProvider i18n={translatorOf(language)}>
      <ChatPanel actor={actor} log={log} isCovered={false} onClose={() => {}} />
    </I18nextProvider>
  );
  const { container, rerender } = render(viewIn('en'));
  const times = () => [...container.querySelectorAll('time')].map((time) => time.textContent);
  return { actor, times, show: (language: Language) => rerender(viewIn(language)) };
}

/** Spies on the getter that each formatting passes. TypeScript knows it as a method. */
const spyOnFormat = () =>
  vi.spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get');

beforeEach(() => {
  Element.prototype.scrollTo = () => {};
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('ChatPanel', () => {
  it('R10.6 shows the time of each message as 24-hour HH:MM in every language', () => {
    const { times, show } = showPanel();
    for (const language of languageCodes) {
      show(language);
      expect(times()).toHaveLength(MESSAGES);
      expect(times().slice(0, 2)).toEqual(['00:00', '00:01']);
    }
  });

  it('R10.8 renders no message again while the visitor types', () => {
    const format = spyOnFormat();
    const { actor } = showPanel();
    expect(format).toHaveBeenCalledTimes(MESSAGES);
    for (const text of ['H', 'He', 'Hel']) act(() => actor.send({ type: 'chat.type', text }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hel');
    expect(format).toHaveBeenCalledTimes(MESSAGES);
  });

  it('R10.6 makes one formatter of times for all messages', () => {
    const format = spyOnFormat();
    showPanel();
    expect(new Set(format.mock.contexts).size).toBe(1);
  });
});
