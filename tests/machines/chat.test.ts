import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { chatMachine, type Question } from '#machines/chat.machine.ts';
import { settle, startJourney } from './journey.ts';

const WELCOME = { id: '1', role: 'assistant', content: '', timestamp: 1_000 };

/** A chat over a provider that the test answers for. */
function startChat() {
  const asked: Question[] = [];
  const aborted: boolean[] = [];
  const reportFailure = vi.fn();
  const saveConversation = vi.fn();
  let answer = { resolve: (_: string) => {}, reject: (_: unknown) => {} };
  const machine = chatMachine.provide({
    actors: {
      requestAnswer: fromPromise<string, Question>(({ input, signal }) => {
        const count = asked.push(input);
        signal.addEventListener('abort', () => {
          aborted[count - 1] = true;
        });
        return new Promise((resolve, reject) => {
          answer = { resolve, reject };
        });
      }),
    },
    actions: { reportFailure: (_, { error }) => reportFailure(error), saveConversation },
  });
  const journey = startJourney(machine, { input: { now: () => 1_000 } });
  const { actor } = journey;
  return {
    ...journey,
    asked,
    aborted,
    reportFailure,
    saveConversation,
    context: () => actor.getSnapshot().context,
    contents: () => actor.getSnapshot().context.messages.map(({ content }) => content),
    canSend: () => actor.getSnapshot().can({ type: 'chat.send', language: 'en' }),
    write: (text: string) => actor.send({ type: 'chat.type', text }),
    send: () => actor.send({ type: 'chat.send', language: 'fr' }),
    reply: async (text: string) => {
      answer.resolve(text);
      await settle();
    },
    fail: async (error: unknown = new Error('500')) => {
      answer.reject(error);
      await settle();
    },
  };
}

describe('the panel', () => {
  it('opens and closes, and is ready for the focus after 100 ms', () => {
    const { actor, state, pass } = startChat();
    expect(state()).toBe('panel.closed conversation.ready');
    actor.send({ type: 'chat.toggle' });
    pass(99);
    expect(state()).toBe('panel.open.opening conversation.ready');
    pass(1);
    expect(state()).toBe('panel.open.opened conversation.ready');
    actor.send({ type: 'chat.close' });
    expect(state()).toBe('panel.closed conversation.ready');
    actor.send({ type: 'chat.toggle' });
    actor.send({ type: 'chat.toggle' });
    expect(state()).toBe('panel.closed conversation.ready');
  });

  it('may be closed while an answer is on its way, and the answer arrives', async () => {
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

describe('a question', () => {
  it('is trimmed, asked with the whole history, and answered', async () => {
    const { write, send, asked, reply, state, context } = startChat();
    write('  What do you do?\n');
    send();
    expect(state()).toBe('panel.closed conversation.waiting');
    expect(asked).toEqual([
      {
        language: 'fr',
        messages: [
          WELCOME,
          { id: '2', role: 'user', content: 'What do you do?', timestamp: 1_000 },
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
      timestamp: 1_000,
    });
  });

  it.each(['', '   ', '\n\t\u00a0'])('that is blank (%j) is not sent', (text) => {
    const { write, send, asked, canSend } = startChat();
    write(text);
    expect(canSend()).toBe(false);
    send();
    expect(asked).toEqual([]);
  });

  it('is at most 500 characters long, and never ends in half of one', () => {
    const { write, context } = startChat();
    write('a'.repeat(501));
    expect(context().draft).toBe('a'.repeat(500));
    write(`${'a'.repeat(499)}😀`);
    expect(context().draft).toBe('a'.repeat(499));
  });

  it('is sent once, and nothing is typed meanwhile', () => {
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
  it('keeps the question and can be tried again without asking twice', async () => {
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

  it('leaves the input usable: another question takes the failed one along', async () => {
    const { write, send, fail, asked, context } = startChat();
    write('Hello');
    send();
    await fail();
    write('And now?');
    expect(context().draft).toBe('And now?');
    send();
    expect(asked[1]?.messages.map(({ content }) => content)).toEqual(['', 'Hello', 'And now?']);
  });

  it('comes after 45 s without an answer, which is then no longer wanted', async () => {
    const { write, send, pass, state, aborted, reply, contents } = startChat();
    write('Hello');
    send();
    pass(44_999);
    expect(state()).toBe('panel.closed conversation.waiting');
    pass(1);
    expect(state()).toBe('panel.closed conversation.failed');
    expect(aborted).toEqual([true]);
    await reply('too late');
    expect(contents()).toEqual(['', 'Hello']);
  });

  it('tells a lost network from others', async () => {
    const { actor, write, send, fail, context } = startChat();
    write('Hello');
    send();
    await fail({ reason: 'offline' });
    expect(context().isOffline).toBe(true);
    actor.send({ type: 'chat.retry', language: 'fr' });
    await fail(null);
    expect(context().isOffline).toBe(false);
  });
});

describe('clearing', () => {
  it('leaves the welcome alone and takes the error away', async () => {
    const { actor, write, send, fail, state, context } = startChat();
    write('Hello');
    send();
    await fail();
    actor.send({ type: 'chat.clear' });
    expect(state()).toBe('panel.closed conversation.ready');
    expect(context().messages).toEqual([WELCOME]);
  });

  it('aborts a request, whose answer never lands', async () => {
    const { actor, write, send, reply, state, aborted, context } = startChat();
    write('Hello');
    send();
    actor.send({ type: 'chat.clear' });
    expect(state()).toBe('panel.closed conversation.ready');
    expect(aborted).toEqual([true]);
    await reply('too late');
    expect(context().messages).toEqual([WELCOME]);
  });
});

describe('a reload', () => {
  const question = { id: '2', role: 'user', content: 'Hello', timestamp: 1 } as const;
  const welcome = { ...WELCOME, role: 'assistant' } as const;

  it('brings conversation and draft back', () => {
    const { actor, state, context } = startChat();
    const answer = { id: '3', role: 'assistant', content: 'Hi', timestamp: 2 } as const;
    const conversation = { messages: [welcome, question, answer], draft: 'And' };
    actor.send({ type: 'chat.restore', conversation });
    expect(context()).toMatchObject(conversation);
    expect(state()).toBe('panel.closed conversation.ready');
  });

  it('shows a question without its answer as failed, so that it can be tried again', () => {
    const { actor, state, asked } = startChat();
    actor.send({
      type: 'chat.restore',
      conversation: { messages: [welcome, question], draft: '' },
    });
    expect(state()).toBe('panel.closed conversation.failed');
    actor.send({ type: 'chat.retry', language: 'de' });
    expect(asked).toEqual([{ messages: [welcome, question], language: 'de' }]);
  });

  it('finds everything that was said and typed', async () => {
    const { write, send, reply, saveConversation } = startChat();
    write('Hello');
    send();
    await reply('Hi');
    write('Thanks');
    expect(saveConversation).toHaveBeenCalledTimes(4);
  });
});
