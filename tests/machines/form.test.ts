import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { formMachine, type Submission } from '#machines/form.machine.ts';
import { settle, startJourney } from './journey.ts';

const TYPED = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

/** A form that a visitor has filled in, over an endpoint whose answers the test decides. */
function startForm({ isDelivering }: { isDelivering: boolean }) {
  const ports = {
    saveDraft: vi.fn(),
    clearDraft: vi.fn(),
    clearAddress: vi.fn(),
    reportFailure: vi.fn(),
    reportTimeout: vi.fn(),
    deliver: vi.fn<(submission: Submission) => void>(),
  };
  let answer = { resolve: () => {}, reject: (_: Error) => {} };
  const machine = formMachine.provide({
    actors: {
      deliver: fromPromise<void, Submission>(({ input }) => {
        ports.deliver(input);
        return new Promise((resolve, reject) => {
          answer = { resolve, reject };
        });
      }),
    },
    actions: {
      saveDraft: ({ context }) => ports.saveDraft(context.values),
      clearDraft: () => ports.clearDraft(),
      clearAddress: () => ports.clearAddress(),
      reportFailure: () => ports.reportFailure(),
      reportTimeout: () => ports.reportTimeout(),
    },
  });
  const journey = startJourney(machine, { input: { isDelivering, honeypot: 'reference' } });
  const { actor } = journey;
  for (const [name, value] of Object.entries(TYPED)) actor.send({ type: 'form.edit', name, value });
  return {
    ...journey,
    ...ports,
    values: () => actor.getSnapshot().context.values,
    topic: () => actor.getSnapshot().context.topic,
    arrive: (topic: string | null) => actor.send({ type: 'contact.requested', topic }),
    submit: () => actor.send({ type: 'form.submit', language: 'fr' }),
    accept: async () => {
      answer.resolve();
      await settle();
    },
    refuse: async () => {
      answer.reject(new Error('500'));
      await settle();
    },
  };
}

it('starts empty, with nothing that has been seen', () => {
  const input = { isDelivering: true, honeypot: 'reference' };
  const { actor } = startJourney(formMachine, { input });
  expect(actor.getSnapshot().context).toEqual({
    ...input,
    values: {},
    language: '',
    topic: null,
    sentTopic: null,
    isSeen: false,
  });
});

describe('without an endpoint', () => {
  it('R9.3 succeeds after exactly one second, and sends nothing', () => {
    const { submit, state, pass, deliver, clearDraft, values } = startForm({ isDelivering: false });
    submit();
    pass(999);
    expect(state()).toBe('submitting.pretending');
    pass(1);
    expect([state(), values()]).toEqual(['success', {}]);
    expect(deliver).not.toHaveBeenCalled();
    expect(clearDraft).toHaveBeenCalledOnce();
  });
});

describe('with an endpoint', () => {
  it('R9.4 delivers the values in the language of the page', async () => {
    const { submit, state, accept, deliver, values } = startForm({ isDelivering: true });
    submit();
    expect(state()).toBe('submitting.delivering');
    expect(deliver).toHaveBeenCalledExactlyOnceWith({ values: TYPED, language: 'fr', topic: null });
    await accept();
    expect([state(), values()]).toEqual(['success', {}]);
  });

  it('R9.1, R9.7 keeps the values when the delivery fails, and can retry at once', async () => {
    const { submit, state, refuse, accept, deliver, values, clearDraft, reportFailure } = startForm(
      {
        isDelivering: true,
      },
    );
    submit();
    await refuse();
    expect([state(), values()]).toEqual(['error', TYPED]);
    expect(clearDraft).not.toHaveBeenCalled();
    expect(reportFailure).toHaveBeenCalledOnce();
    submit();
    expect(state()).toBe('submitting.delivering');
    await accept();
    expect(state()).toBe('success');
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('R9.6 fails after 15 s without an answer, and a late answer changes nothing', async () => {
    const { submit, state, pass, accept, values, reportTimeout } = startForm({
      isDelivering: true,
    });
    submit();
    pass(14_999);
    expect(state()).toBe('submitting.delivering');
    pass(1);
    expect([state(), values()]).toEqual(['error', TYPED]);
    expect(reportTimeout).toHaveBeenCalledOnce();
    await accept();
    expect([state(), values()]).toEqual(['error', TYPED]);
  });

  it('R9.11 submits once, however often the button is pressed', () => {
    const { submit, deliver } = startForm({ isDelivering: true });
    submit();
    submit();
    submit();
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('R9.10 answers a bot like a person, and sends nothing', () => {
    const { actor, submit, state, pass, deliver } = startForm({ isDelivering: true });
    actor.send({ type: 'form.edit', name: 'reference', value: 'https://spam.example' });
    submit();
    pass(1_000);
    expect(state()).toBe('success');
    expect(deliver).not.toHaveBeenCalled();
  });
});

describe('the draft', () => {
  it('R9.9 is saved with every edit, after an error too', async () => {
    const { actor, submit, refuse, saveDraft } = startForm({ isDelivering: true });
    expect(saveDraft).toHaveBeenLastCalledWith(TYPED);
    submit();
    await refuse();
    actor.send({ type: 'form.edit', name: 'message', value: 'Hello again' });
    expect(saveDraft).toHaveBeenLastCalledWith({ ...TYPED, message: 'Hello again' });
  });

  it('R9.9 does not replace newer text when it is restored, and keeps both', () => {
    const { actor, values, saveDraft } = startForm({ isDelivering: false });
    actor.send({
      type: 'form.restore',
      values: { name: 'Old', company: 'Analytical Engines' },
      topic: null,
    });
    expect(values()).toEqual({ ...TYPED, company: 'Analytical Engines' });
    expect(saveDraft).toHaveBeenLastCalledWith({ ...TYPED, company: 'Analytical Engines' });
  });

  it('R9.9 fills a field that is empty when it is restored', () => {
    const { actor, values } = startForm({ isDelivering: false });
    actor.send({ type: 'form.edit', name: 'name', value: '' });
    actor.send({ type: 'form.restore', values: { name: 'Old' }, topic: null });
    expect(values()).toEqual({ ...TYPED, name: 'Old' });
  });
});

it('R9.7 accepts another message after a success', () => {
  const { actor, submit, state, pass, values } = startForm({ isDelivering: false });
  submit();
  pass(1_000);
  actor.send({ type: 'form.edit', name: 'name', value: 'Grace' });
  expect([state(), values()]).toEqual(['idle', { name: 'Grace' }]);
});

it('R9.12 does not carry an outcome to the next page', () => {
  const { actor, submit, state, pass } = startForm({ isDelivering: false });
  submit();
  pass(1_000);
  actor.send({ type: 'form.seen' });
  actor.send({ type: 'route.requested' });
  expect(state()).toBe('idle');
});

it('R9.12 keeps the outcome of each submission until the visitor has seen it', async () => {
  const { actor, submit, refuse, accept, state } = startForm({ isDelivering: true });
  submit();
  await refuse();
  actor.send({ type: 'route.requested' });
  expect(state()).toBe('error');
  actor.send({ type: 'form.seen' });
  submit();
  await accept();
  actor.send({ type: 'route.requested' });
  expect(state()).toBe('success');
});

it('goes on submitting when the visitor leaves the page', async () => {
  const { actor, submit, state, accept } = startForm({ isDelivering: true });
  submit();
  actor.send({ type: 'route.requested' });
  expect(state()).toBe('submitting.delivering');
  await accept();
  expect(state()).toBe('success');
});

it('R9.9 saves the draft of the first edit after a success, too', () => {
  const { actor, submit, pass, saveDraft } = startForm({ isDelivering: false });
  submit();
  pass(1_000);
  actor.send({ type: 'form.edit', name: 'name', value: 'Grace' });
  expect(saveDraft).toHaveBeenLastCalledWith({ name: 'Grace' });
});

it('R9.4 delivers a second attempt in the language that the page has by then', async () => {
  const { actor, submit, refuse, deliver } = startForm({ isDelivering: true });
  submit();
  await refuse();
  actor.send({ type: 'form.submit', language: 'de' });
  expect(deliver).toHaveBeenLastCalledWith({ values: TYPED, language: 'de', topic: null });
});

it('R9.7, R9.12 forgets an error that the visitor has seen with the page, and keeps the text', async () => {
  const { actor, submit, refuse, state, values } = startForm({ isDelivering: true });
  submit();
  await refuse();
  actor.send({ type: 'form.seen' });
  actor.send({ type: 'route.requested' });
  expect([state(), values()]).toEqual(['idle', TYPED]);
});

describe('the topic', () => {
  const input = { isDelivering: true, honeypot: 'reference' };

  it('R9.16 is that of the link that led to the form last', () => {
    const { arrive, topic, saveDraft } = startForm({ isDelivering: true });
    arrive('ventures');
    expect(topic()).toBe('ventures');
    saveDraft.mockClear();
    arrive('film');
    expect(topic()).toBe('film');
    expect(saveDraft).toHaveBeenCalledOnce();
  });

  it('R9.17 stays with the text of a visitor who comes back without one', () => {
    const { arrive, topic } = startForm({ isDelivering: true });
    arrive('ventures');
    arrive(null);
    expect(topic()).toBe('ventures');
  });

  it('R9.17 goes with a visitor who comes back without one and has written nothing', () => {
    const { actor } = startJourney(formMachine, { input });
    const topic = () => actor.getSnapshot().context.topic;
    actor.send({ type: 'contact.requested', topic: 'ventures' });
    actor.send({ type: 'form.edit', name: 'name', value: '' });
    expect(topic()).toBe('ventures');
    actor.send({ type: 'contact.requested', topic: null });
    expect(topic()).toBe(null);
  });

  it('R9.16 is sent with the message, and is gone when that has arrived', async () => {
    const { arrive, submit, accept, topic, deliver, clearAddress } = startForm({
      isDelivering: true,
    });
    arrive('ventures');
    submit();
    expect(deliver).toHaveBeenLastCalledWith({
      values: TYPED,
      language: 'fr',
      topic: 'ventures',
    });
    expect(clearAddress).not.toHaveBeenCalled();
    await accept();
    expect(topic()).toBe(null);
    expect(clearAddress).toHaveBeenCalledOnce();
  });

  it('R9.16 cannot be removed while it is being sent, and stays after a failure', async () => {
    const { actor, arrive, submit, refuse, topic } = startForm({ isDelivering: true });
    arrive('ventures');
    submit();
    actor.send({ type: 'form.removeTopic' });
    arrive(null);
    expect(topic()).toBe('ventures');
    await refuse();
    expect(topic()).toBe('ventures');
  });

  it.each(['accept', 'refuse'] as const)(
    'R9.17 of a link that is followed meanwhile stays, whatever becomes of the message (%s)',
    async (end) => {
      const { arrive, submit, topic, saveDraft, ...form } = startForm({ isDelivering: true });
      arrive('ventures');
      submit();
      saveDraft.mockClear();
      arrive('film');
      expect(saveDraft).toHaveBeenCalledOnce();
      await form[end]();
      expect(topic()).toBe('film');
    },
  );

  it('R9.16 can be another one as soon as the message has arrived', async () => {
    const { arrive, submit, accept, topic, state } = startForm({ isDelivering: true });
    arrive('ventures');
    submit();
    await accept();
    arrive('film');
    expect([state(), topic()]).toEqual(['success', 'film']);
  });

  it('R9.17 stays with the text of a visitor who comes back to an error without one', async () => {
    const { arrive, submit, refuse, topic, saveDraft } = startForm({ isDelivering: true });
    arrive('ventures');
    submit();
    await refuse();
    saveDraft.mockClear();
    arrive(null);
    expect(topic()).toBe('ventures');
    arrive('film');
    expect(topic()).toBe('film');
    expect(saveDraft).toHaveBeenCalledTimes(2);
  });

  it.each(['idle', 'success', 'error'])(
    'R9.17 is removed from the draft and the address in %s',
    async (wanted) => {
      const { actor, arrive, topic, state, saveDraft, clearAddress, ...form } = startForm({
        isDelivering: true,
      });
      if (wanted !== 'idle') form.submit();
      await (wanted === 'error' ? form.refuse() : form.accept());
      arrive('ventures');
      const before = form.values();
      saveDraft.mockClear();
      clearAddress.mockClear();
      // A topic that is not there is not removed again.
      for (let press = 0; press < 2; press += 1) actor.send({ type: 'form.removeTopic' });
      expect([state(), topic(), form.values()]).toEqual([wanted, null, before]);
      expect([saveDraft, clearAddress].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    },
  );

  it.each([
    { about: 'comes with the text of a draft', name: 'Old', named: null, expected: 'ventures' },
    { about: 'of the address comes first', name: 'Old', named: 'film', expected: 'film' },
    { about: 'of a draft without text is none', name: '', named: null, expected: null },
  ])('R9.17 $about', ({ name, named, expected }) => {
    const { actor } = startJourney(formMachine, { input });
    actor.send({ type: 'contact.requested', topic: named });
    actor.send({ type: 'form.restore', values: { name }, topic: 'ventures' });
    expect(actor.getSnapshot().context.topic).toBe(expected);
  });
});
