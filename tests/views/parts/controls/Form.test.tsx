// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { parseAddress } from '#app/routing/address.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { type FormActor, formMachine, type Submission } from '#machines/form.machine.ts';
import { type PageActor, pageMachine } from '#machines/page.machine.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { withSilentPorts } from '#tests/machines/ports.ts';
import { NOWHERE, ScreenProvider, type Visit, VisitProvider } from '#views/basics/visit.ts';
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
const texts = {
  submit: 'Send',
  success: 'Sent',
  error: 'Not sent',
  note: 'Read by us alone.',
};

/** Starts the machine of a form, with an endpoint that refuses. */
function startForm(): FormActor {
  const deliver = fromPromise<void, Submission>(async () => {
    throw new Error('refused');
  });
  return createActor(withSilentPorts(formMachine.provide({ actors: { deliver } })), {
    input: { isDelivering: true, honeypot: 'reference' },
    clock: new VirtualClock(),
  }).start();
}

const page = createActor(withSilentPorts(pageMachine), {
  input: { address: { ...parseAddress('/contact', 'en'), key: '' } },
}) as PageActor;

const viewOf = (actor: FormActor, privacy: string = NOWHERE) => (
  <I18nextProvider i18n={translatorOf('en')}>
    <VisitProvider value={{ page, legalLinks: { privacy, terms: NOWHERE } } as Visit}>
      <ScreenProvider value={{ shown: page.getSnapshot().context.shown, hasFailed: false }}>
        <Form id="contactForm" actor={actor} fields={fields} texts={texts} />
      </ScreenProvider>
    </VisitProvider>
  </I18nextProvider>
);

/** Renders a form. */
function showForm() {
  const actor = startForm();
  return { ...render(viewOf(actor)), actor, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);

describe('Form', () => {
  it('R9.14 links to the privacy notice where there is one', () => {
    const actor = startForm();
    const { rerender } = render(viewOf(actor));
    expect(screen.queryByRole('link')).toBeNull();
    rerender(viewOf(actor, '/privacy'));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy');
  });

  it('R9.7, R9.12 shows its error, keeps the values, and focuses the message', async () => {
    const { user } = showForm();
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Message'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Not sent');
    expect(document.activeElement).toBe(alert);
    expect(field('Message').value).toBe('Hello');
  });

  it('R9.10 hides its trap from visitors, and notes who falls into it', async () => {
    const { container, actor, user } = showForm();
    const trap = container.querySelector('[name=reference]') as HTMLInputElement;
    expect(trap.getAttribute('tabindex')).toBe('-1');
    expect(trap.getAttribute('aria-hidden')).toBe('true');
    await user.type(trap, 'b');
    expect(actor.getSnapshot().context.values).toEqual({ reference: 'b' });
  });

  it('shows any text unchanged', () => {
    const { actor } = showForm();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        act(() => actor.send({ type: 'form.edit', name: 'message', value }));
        expect(field('Message').value).toBe(value);
      }),
      { numRuns: 25 },
    );
  });
});
