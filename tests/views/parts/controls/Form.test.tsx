// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { parseAddress } from '#app/routing/address.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { formMachine } from '#machines/form.machine.ts';
import { type PageActor, pageMachine } from '#machines/page.machine.ts';
import { withSilentPorts } from '#tests/machines/ports.ts';
import { NOWHERE, ScreenProvider, type Visit, VisitProvider } from '#views/basics/visit.ts';
import { Form } from '#views/parts/controls/Form.tsx';

const page = createActor(withSilentPorts(pageMachine), {
  input: { address: { ...parseAddress('/contact', 'en'), key: '' } },
}) as PageActor;

/** Renders a form of a site whose privacy notice has an address. */
function showForm(privacy: string = NOWHERE) {
  const actor = createActor(withSilentPorts(formMachine), {
    input: { isDelivering: true, honeypot: 'reference' },
  }).start();
  const { container } = render(
    <I18nextProvider i18n={translatorOf('en')}>
      <VisitProvider value={{ page, legalLinks: { privacy, terms: NOWHERE } } as Visit}>
        <ScreenProvider value={{ shown: page.getSnapshot().context.shown, hasFailed: false }}>
          <Form
            id="contactForm"
            actor={actor}
            fields={[]}
            texts={{ submit: 'Send', success: 'Sent', error: 'Not sent', note: 'Read by us.' }}
          />
        </ScreenProvider>
      </VisitProvider>
    </I18nextProvider>,
  );
  return { container, actor };
}

afterEach(cleanup);

it('R9.10 hides its trap from visitors, and notes who falls into it', async () => {
  const { container, actor } = showForm();
  const trap = container.querySelector('[name=reference]') as HTMLInputElement;
  expect(trap.getAttribute('tabindex')).toBe('-1');
  expect(trap.getAttribute('aria-hidden')).toBe('true');
  await userEvent.setup().type(trap, 'b');
  expect(actor.getSnapshot().context.values).toEqual({ reference: 'b' });
});
