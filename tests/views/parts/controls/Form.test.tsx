import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type FormActor, formMachine, type Submission } from '#machines/form.machine.ts';
import { Form } from '#views/parts/controls/Form.tsx';

const fields = [
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true, label: 'Email' },
  {
    name: 'message',
    type: 'text',
    autoComplete: 'off',
    isRequired: true,
    rows: 5,
    label: 'Message',
  },
  {
    name: 'company',
    type: 'text',
    autoComplete: 'organization',
    isRequired: false,
    label: 'Company',
  },
];
const texts = { submit: 'Send', sending: 'Sending', success: 'Sent', error: 'Not sent' };

/** The behaviour of a form, over an endpoint that refuses or takes. */
function startForm({ accepts = true } = {}) {
  const delivered: Submission[] = [];
  const machine = formMachine.provide({
    actors: {
      deliver: fromPromise<void, Submission>(async ({ input }) => {
        delivered.push(input);
        if (!accepts) throw new Error('refused');
      }),
    },
  });
  const actor = createActor(machine, {
    input: { isDelivering: true, honeypot: 'reference' },
    clock: new SimulatedClock(),
  }).start();
  return { actor, delivered };
}

const viewOf = (actor: FormActor) => (
  <Form id="contactForm" actor={actor} fields={fields} texts={texts} />
);

/** A form on the screen. */
function showForm(endpoint?: { accepts: boolean }) {
  const { actor, delivered } = startForm(endpoint);
  return { ...render(viewOf(actor)), actor, delivered, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);

describe('Form', () => {
  it('delivers what was typed, thanks, and clears the fields', async () => {
    const { user, delivered } = showForm();
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Message'), 'Hello{Enter}there');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('Sent');
    expect(document.activeElement).toBe(status);
    expect(delivered[0]?.values).toEqual({ email: 'ada@example.com', message: 'Hello\nthere' });
    expect(field('Message').value).toBe('');
  });

  it('says what went wrong, keeps what was typed, and moves the focus to the message', async () => {
    const { user } = showForm({ accepts: false });
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Message'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Not sent');
    expect(document.activeElement).toBe(alert);
    expect(field('Message').value).toBe('Hello');
  });

  it('has shown nobody how it went while its page is only made ready out of sight', async () => {
    const { actor } = startForm();
    actor.send({ type: 'form.submit', language: 'en' });
    await waitFor(actor, (snapshot) => snapshot.matches('success'));
    render(viewOf(actor), { container: document.createElement('div') }).unmount();
    actor.send({ type: 'route.requested' });
    render(viewOf(actor));
    expect(screen.getByRole('status').textContent).toBe('Sent');
    actor.send({ type: 'route.requested' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('marks what is required, and has the lines of the spec', () => {
    showForm();
    expect(field('Email').required).toBe(true);
    expect(field('Company').required).toBe(false);
    expect(field('Message').getAttribute('rows')).toBe('5');
  });

  it('hides its trap from people', () => {
    const { container } = showForm();
    const trap = container.querySelector('[name=reference]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows any text as it is', () => {
    const { actor } = showForm();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        actor.send({ type: 'form.edit', name: 'message', value });
        expect(actor.getSnapshot().context.values.message).toBe(value);
      }),
    );
  });
});
