import { describe, expect, it, vi } from 'vitest';
import { assertEvent, fromPromise } from 'xstate';
import { type Answer, chatMachine, type Question } from '#machines/chat.machine.ts';
import { settle, startJourney } from './journey.ts';

const WELCOME = { id: '1', role: 'assistant', content: '', timestamp: 1_000 };

/** A chat over a provider that the test answers for. */
function startChat() {
  const asked: Question[] = [];
  const aborted: boolean[] = [];
  const reportFailure = vi.fn();
  const saveConversation = vi.fn();
  const announce = vi.fn();
  let answer = { resolve: (_: Answer) => {}, reject: (_: unknown) => {} };
  const machine = chatMachine.provide({
    actors: {
      requestAnswer: fromPromise<Answer, Question>(({ input, signal }) => {
        const count = asked.push(input);
        signal.addEventListener('abort', () => {
          aborted[count - 1] = true;
        });
        return new Promise((resolve, reject) => {
          answer = { resolve, reject };
        });
      }),
    },
    actions: {
      announceOpening: () => announce('chat.opened'),
      announceClosing: () => announce('chat.closed'),
      announceQuestion: () => announce('chat.asked'),
      addEntry: () => announce('entry added'),
      leaveEntry: () => announce('entry left'),
      reportFailure: ({ event }) => {
        assertEvent(event, 'xstate.error.actor.requestAnswer');
        reportFailure(event.error);
      },
      reportDeadline: () => reportFailure('deadline'),
      saveConversation,
    },
  });
  const journey = startJourney(machine, { input: { startedAt: 1_000 } });
  const { actor } = journey;
  return {
    ...journey,
    asked,
    aborted,
    reportFailure,
    saveConversation,
    announce,
    context: () => actor.getSnapshot().context,
    contents: () => actor.getSnapshot().context.messages.map(({ content }) => content),
    canSend: () => actor.getSnapshot().can({ type: 'chat.send', language: 'en', at: 0 }),
    write: (text: string) => actor.send({ type: 'chat.type', text }),
    send: () => actor.send({ type: 'chat.send', language: 'fr', at: 2_000 }),
    reply: async (text: string) => {
      answer.resolve({ text, at: 3_000 });
      await settle();
    },
    fail: async (error: unknown = new Error('500')) => {
      answer.reject(error);
      await settle();
    },
  };
}

describe('the panel', () => {
  it('R1.13, R10.1, R10.3 opens and closes with its entry, and asks for the focus after 100 ms', () => {
    const { actor, state, pass, announce } = startChat();
    expect(state()).toBe('panel.closed conversation.ready');
    expect(announce).not.toHaveBeenCalled();
    actor.send({ type: 'chat.toggle' });
    expect(announce.mock.calls).toEqual([['chat.opened'], ['entry added']]);
    announce.mockClear();
    pass(99);
    expect(state()).toBe('panel.open.opening conversation.ready');
    pass(1);
    expect(state()).toBe('panel.open.opened conversation.ready');
    actor.send({ type: 'chat.close' });
    expect(state()).toBe('panel.closed conversation.ready');
    expect(announce.mock.calls).toEqual([['chat.closed'], ['entry left']]);
    actor.send({ type: 'chat.toggle' });
    actor.send({ type: 'chat.toggle' });
    expect(state()).toBe('panel.closed conversation.ready');
  });

  it('R10.17 may close while an answer is on its way, and the answer arrives', async () => {
    const { actor, state, write, send, reply, contents } = startChat();
    actor.send({ type: 'chat.toggle' });
    write('Hello');
    send();
    actor.send({ type: 'chat.close' });
    expect(state()).toBe('panel.closed conversation.waiting');
    await reply('Hi');
    expect(contents()).toEqual(['', 'Hello', 'Hi']);
  });
});

it('R10.4 starts with the welcome, and with nothing typed, asked or failed', () => {
  expect(startChat().context()).toEqual({
    messages: [WELCOME],
    draft: '',
    language: '',
    reason: null,
  });
});

describe('a question', () => {
  it('R10.4, R10.7, R10.10 is trimmed, sent with the whole history, and answered', async () => {
    const { write, send, asked, reply, state, context, announce } = startChat();
    write('  What do you do?\n');
    send();
    expect(state()).toBe('panel.closed conversation.waiting');
    expect(announce.mock.calls).toEqual([['chat.asked']]);
    expect(asked).toEqual([
      {
        language: 'fr',
        messages: [
          WELCOME,
          { id: '2', role: 'user', content: 'What do you do?', timestamp: 2_000 },
        ],
      },
    ]);
    expect(context().draft).toBe('');
    await reply('Marketing.');
    expect(state()).toBe('panel.closed conversation.ready');
    expect(context().messages.at(-1)).toEqual({
      id: '3',
      role: 'assistant',
      content: 'Marketing.',
      timestamp: 3_000,
    });
  });

  it.each(['', '   ', '\n\t\u00a0'])('R10.7 that is blank (%j) is not sent', (text) => {
    const { write, send, asked, canSend } = startChat();
    write(text);
    expect(canSend()).toBe(false);
    send();
    expect(asked).toEqual([]);
  });

  it('R10.8 is at most 500 characters long, and never ends in half a surrogate pair', () => {
    const { write, context } = startChat();
    write('a'.repeat(501));
    expect(context().draft).toBe('a'.repeat(500));
    write(`😀${'a'.repeat(497)}😀`);
    expect(context().draft).toBe(`😀${'a'.repeat(497)}`);
  });

  it('R10.9 is sent once, and ignores typing meanwhile', () => {
    const { write, send, asked, context, canSend } = startChat();
    write('Hello');
    send();
    send();
    write('more');
    send();
    expect(asked).toHaveLength(1);
    expect(context().draft).toBe('');
    expect(canSend()).toBe(false);
  });
});

describe('a failure', () => {
  it('R10.1, R10.15 keeps the question, and a retry does not append it again', async () => {
    const { actor, write, send, fail, reply, state, asked, contents, reportFailure } = startChat();
    write('Hello');
    send();
    await fail();
    expect(state()).toBe('panel.closed conversation.failed');
    expect(reportFailure).toHaveBeenCalledOnce();
    actor.send({ type: 'chat.retry', language: 'fr' });
    expect(asked[1]).toEqual(asked[0]);
    await reply('Hi');
    expect(contents()).toEqual(['', 'Hello', 'Hi']);
    expect(state()).toBe('panel.closed conversation.ready');
  });

  it('R10.10 leaves the input usable: the next question is sent with the failed one', async () => {
    const { write, send, fail, asked, context } = startChat();
    write('Hello');
    send();
    await fail();
    write('And now?');
    expect(context().draft).toBe('And now?');
    send();
    expect(asked[1]?.messages.map(({ content }) => content)).toEqual(['', 'Hello', 'And now?']);
  });

  it('R10.16 happens after 45 s without an answer, and aborts the request', async () => {
    const { write, send, pass, state, aborted, reply, contents, reportFailure } = startChat();
    write('Hello');
    send();
    pass(44_999);
    expect(state()).toBe('panel.closed conversation.waiting');
    pass(1);
    expect(state()).toBe('panel.closed conversation.failed');
    expect(aborted).toEqual([true]);
    expect(reportFailure.mock.calls).toEqual([['deadline']]);
    await reply('too late');
    expect(contents()).toEqual(['', 'Hello']);
  });

  it('R10.14 distinguishes a lost network from other failures', async () => {
    const { actor, write, send, fail, context } = startChat();
    write('Hello');
    send();
    await fail({ reason: 'offline' });
    expect(context().reason).toBe('offline');
    actor.send({ type: 'chat.retry', language: 'fr' });
    await fail(null);
    expect(context().reason).toBe(null);
  });

  it('R10.14 is no lost network when the deadline ends it', async () => {
    const { actor, write, send, fail, pass, context } = startChat();
    write('Hello');
    send();
    await fail({ reason: 'offline' });
    actor.send({ type: 'chat.retry', language: 'fr' });
    pass(45_000);
    expect(context().reason).toBe(null);
  });

  it('R10.15, R10.19 is announced when it is asked again', async () => {
    const { actor, write, send, fail, announce } = startChat();
    write('Hello');
    send();
    await fail();
    actor.send({ type: 'chat.retry', language: 'fr' });
    expect(announce.mock.calls).toEqual([['chat.asked'], ['chat.asked']]);
  });

  it('R10.9 that is asked again leaves no way to send what is typed meanwhile', async () => {
    const { actor, write, send, fail, asked, context, canSend } = startChat();
    write('Hello');
    send();
    await fail();
    write('And now?');
    actor.send({ type: 'chat.retry', language: 'fr' });
    send();
    expect([canSend(), context().draft]).toEqual([false, 'And now?']);
    expect(asked).toHaveLength(2);
  });
});

describe('a conversation that is too long', () => {
  const tooLong = async () => {
    const chat = startChat();
    chat.write(' Hello ');
    chat.send();
    await chat.fail({ reason: 'tooLong' });
    return chat;
  };

  it('R10.27 sends nothing more: neither the question nor another one', async () => {
    const { actor, write, send, state, asked, canSend } = await tooLong();
    expect(state()).toBe('panel.closed conversation.failed');
    actor.send({ type: 'chat.retry', language: 'fr' });
    write('And now?');
    send();
    expect([canSend(), asked.length]).toEqual([false, 1]);
    expect(actor.getSnapshot().can({ type: 'chat.retry', language: 'fr' })).toBe(false);
  });

  it('R10.27 gives the question to the conversation after it, which sends again', async () => {
    const { actor, send, state, asked, context } = await tooLong();
    actor.send({ type: 'chat.clear', at: 4_000 });
    expect(state()).toBe('panel.closed conversation.ready');
    expect(context()).toMatchObject({ draft: 'Hello', reason: null });
    expect(context().messages).toEqual([{ ...WELCOME, timestamp: 4_000 }]);
    send();
    expect(asked[1]?.messages.map(({ content }) => content)).toEqual(['', 'Hello']);
  });

  it('R10.8, R10.27 keeps what was typed since behind the question, 500 characters in all', async () => {
    const { actor, write, context } = await tooLong();
    write(`And now?${'a'.repeat(492)}`);
    actor.send({ type: 'chat.clear', at: 4_000 });
    expect(context().draft).toBe(`Hello\nAnd now?${'a'.repeat(486)}`);
  });
});

describe('clearing', () => {
  it('R10.4, R10.17 leaves only a new welcome, and removes the error', async () => {
    const { actor, write, send, fail, state, context } = startChat();
    write('Hello');
    send();
    await fail();
    actor.send({ type: 'chat.clear', at: 4_000 });
    expect(state()).toBe('panel.closed conversation.ready');
    expect(context().messages).toEqual([{ ...WELCOME, timestamp: 4_000 }]);
    expect(context().draft).toBe('');
  });

  it('R10.17 leaves what is typed as it is', () => {
    const { actor, write, context } = startChat();
    write(' And now? ');
    actor.send({ type: 'chat.clear', at: 4_000 });
    expect(context().draft).toBe(' And now? ');
  });

  it('R10.17 aborts the request, and its answer never lands', async () => {
    const { actor, write, send, reply, state, aborted, context } = startChat();
    write('Hello');
    send();
    actor.send({ type: 'chat.clear', at: 4_000 });
    expect(state()).toBe('panel.closed conversation.ready');
    expect(aborted).toEqual([true]);
    await reply('too late');
    expect(context().messages).toEqual([{ ...WELCOME, timestamp: 4_000 }]);
  });
});

describe('a reload', () => {
  const question = { id: '2', role: 'user', content: 'Hello', timestamp: 1 } as const;
  const welcome = { ...WELCOME, role: 'assistant' } as const;

  it('R10.18 restores the conversation and the draft', () => {
    const { actor, state, context } = startChat();
    const answer = { id: '3', role: 'assistant', content: 'Hi', timestamp: 2 } as const;
    const conversation = { messages: [welcome, question, answer], draft: 'And' };
    actor.send({ type: 'chat.restore', conversation });
    expect(context()).toMatchObject(conversation);
    expect(state()).toBe('panel.closed conversation.ready');
  });

  it('R10.18 restores a question without an answer as failed, so that the visitor can retry', () => {
    const { actor, state, asked } = startChat();
    actor.send({
      type: 'chat.restore',
      conversation: { messages: [welcome, question], draft: '' },
    });
    expect(state()).toBe('panel.closed conversation.failed');
    actor.send({ type: 'chat.retry', language: 'de' });
    expect(asked).toEqual([{ messages: [welcome, question], language: 'de' }]);
  });

  it('R10.18 restores a draft of a conversation without messages', () => {
    const { actor, state, context } = startChat();
    actor.send({ type: 'chat.restore', conversation: { messages: [], draft: 'And' } });
    expect([state(), context().draft]).toEqual(['panel.closed conversation.ready', 'And']);
  });

  it('R10.18 saves every message and every keystroke', async () => {
    const { write, send, reply, saveConversation } = startChat();
    write('Hello');
    send();
    await reply('Hi');
    write('Thanks');
    expect(saveConversation).toHaveBeenCalledTimes(4);
  });

  it('R10.17, R10.18 brings nothing back that the visitor has cleared', () => {
    const { actor, saveConversation } = startChat();
    actor.send({ type: 'chat.clear', at: 4_000 });
    expect(saveConversation).toHaveBeenCalledOnce();
  });
});
