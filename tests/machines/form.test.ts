import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { formMachine, type Submission } from '#machines/form.machine.ts';
import { settle, startJourney } from './journey.ts';

const TYPED = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

/** A form with what a visitor has typed, over an endpoint that the test answers for. */
function startForm({ isDelivering }: { isDelivering: boolean }) {
  const ports = {
    saveDraft: vi.fn(),
    clearDraft: vi.fn(),
    reportFailure: vi.fn(),
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
      saveDraft: (_, values) => ports.saveDraft(values),
      clearDraft: () => ports.clearDraft(),
      reportFailure: () => ports.reportFailure(),
    },
  });
  const journey = startJourney(machine, { input: { isDelivering, honeypot: 'reference' } });
  const { actor } = journey;
  for (const [name, value] of Object.entries(TYPED)) actor.send({ type: 'form.edit', name, value });
  return {
    ...journey,
    ...ports,
    values: () => actor.getSnapshot().context.values,
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

describe('without an endpoint', () => {
  it('succeeds after exactly one second and sends nothing', () => {
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
  it('delivers what was typed, in the language of the page', async () => {
    const { submit, state, accept, deliver, values } = startForm({ isDelivering: true });
    submit();
    expect(state()).toBe('submitting.delivering');
    expect(deliver).toHaveBeenCalledExactlyOnceWith({ values: TYPED, language: 'fr' });
    await accept();
    expect([state(), values()]).toEqual(['success', {}]);
  });

  it('keeps what was typed when the delivery fails, and tries again at once', async () => {
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

  it('fails after 15 s without an answer, and a late answer changes nothing', async () => {
    const { submit, state, pass, accept, values } = startForm({ isDelivering: true });
    submit();
    pass(14_999);
    expect(state()).toBe('submitting.delivering');
    pass(1);
    expect([state(), values()]).toEqual(['error', TYPED]);
    await accept();
    expect([state(), values()]).toEqual(['error', TYPED]);
  });

  it('submits once, however often the button is pressed', () => {
    const { submit, deliver } = startForm({ isDelivering: true });
    submit();
    submit();
    submit();
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('answers a bot like a person and sends nothing', () => {
    const { actor, submit, state, pass, deliver } = startForm({ isDelivering: true });
    actor.send({ type: 'form.edit', name: 'reference', value: 'https://spam.example' });
    submit();
    pass(1_000);
    expect(state()).toBe('success');
    expect(deliver).not.toHaveBeenCalled();
  });
});

describe('the draft', () => {
  it('is saved with every edit, also after an error', async () => {
    const { actor, submit, refuse, saveDraft } = startForm({ isDelivering: true });
    expect(saveDraft).toHaveBeenLastCalledWith(TYPED);
    submit();
    await refuse();
    actor.send({ type: 'form.edit', name: 'message', value: 'Hello again' });
    expect(saveDraft).toHaveBeenLastCalledWith({ ...TYPED, message: 'Hello again' });
  });

  it('comes back without replacing what was typed since', () => {
    const { actor, values } = startForm({ isDelivering: false });
    actor.send({ type: 'form.restore', values: { name: 'Old', company: 'Analytical Engines' } });
    expect(values()).toEqual({ ...TYPED, company: 'Analytical Engines' });
  });
});

it('lets another message be written after a success', () => {
  const { actor, submit, state, pass, values } = startForm({ isDelivering: false });
  submit();
  pass(1_000);
  actor.send({ type: 'form.edit', name: 'name', value: 'Grace' });
  expect([state(), values()]).toEqual(['idle', { name: 'Grace' }]);
});

it('does not carry a result to the next page', () => {
  const { actor, submit, state, pass } = startForm({ isDelivering: false });
  submit();
  pass(1_000);
  actor.send({ type: 'form.seen' });
  actor.send({ type: 'route.requested' });
  expect(state()).toBe('idle');
});

it('keeps a result until it has been seen, that of each submission', async () => {
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

it('goes on submitting while the visitor walks on', async () => {
  const { actor, submit, state, accept } = startForm({ isDelivering: true });
  submit();
  actor.send({ type: 'route.requested' });
  expect(state()).toBe('submitting.delivering');
  await accept();
  expect(state()).toBe('success');
});
