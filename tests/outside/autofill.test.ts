import { expect } from 'vitest';
import { scenario } from '#tests/engines/scenario.ts';
import type { Visit } from '#tests/engines/visit.ts';
import type { Host } from '#tests/host.ts';

const everywhere = { engines: ['Chromium', 'Firefox', 'WebKit'] } as const;

/** Fills a field as a password manager does: the value is set, and no event tells of it. */
function fillSilently(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  const prototype = field && Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

const fill = async (visit: Visit, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await visit.evaluate(fillSilently, `main [name=${name}]`, value);
  }
};

const seeValue = (visit: Visit, selector: string, value: string) =>
  expect
    .poll(() =>
      visit.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value, selector),
    )
    .toBe(value);

const seeFields = async (visit: Visit, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await seeValue(visit, `main [name=${name}]`, value);
  }
};

/** What the endpoint has received, without the language. */
const delivered = (host: Host) =>
  host.requests
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ body }) => {
      const { language, ...values } = JSON.parse(body);
      return values;
    });

const ada = { name: 'Ada', email: 'ada@example.com' };
const message = { ...ada, company: '', message: 'Hello' };

scenario(
  'R9.4 what is filled in without any event is sent, before and after the visitor types',
  async ({ visit, host }) => {
    host.answer('/api/contact', { status: 200 });
    await visit.open('/en/contact');
    await fill(visit, ada);
    await visit.type('Message', 'Hello');
    await fill(visit, { company: 'Analytical Engines' });
    await visit.press('Send message');
    await visit.seeState('contactForm', 'success');
    expect(delivered(host)).toEqual([{ ...message, company: 'Analytical Engines' }]);
  },
  everywhere,
);

scenario(
  'R9.4 fields that are all filled in without any event are sent with Enter',
  async ({ visit, host }) => {
    host.answer('/api/contact', { status: 200 });
    await visit.open('/en/contact');
    await visit.press('Name');
    // An attribute fills in a field that nothing else has filled in.
    const { company, ...others } = message;
    await fill(visit, others);
    await visit.evaluate(() =>
      document.querySelector('main [name=company]')?.setAttribute('value', 'Engines'),
    );
    await visit.key('Enter');
    await visit.seeState('contactForm', 'success');
    expect(delivered(host)).toEqual([{ ...message, company: 'Engines' }]);
    await seeFields(visit, { name: '', email: '', company: '', message: '' });
  },
  everywhere,
);

scenario(
  'R9.4 an address that is filled in without any event is subscribed',
  async ({ visit, host }) => {
    host.answer('/api/newsletter', { status: 200 });
    await visit.open('/en/about');
    await visit.evaluate(fillSilently, 'footer [name=email]', 'ada@example.com');
    await visit.press('Subscribe');
    await visit.seeState('newsletter', 'success');
    expect(delivered(host)).toEqual([{ email: 'ada@example.com' }]);
  },
  everywhere,
);

scenario(
  'R9.4, R9.7 what is filled in after an error, while sending and after a success is kept and sent',
  async ({ visit, host }) => {
    host.answer('/api/contact', { status: 500 });
    await visit.open('/en/contact');
    await fill(visit, message);
    await visit.press('Send message');
    await visit.seeState('contactForm', 'error');
    await fill(visit, { name: 'Grace' });
    const answer = host.hold('/api/contact');
    await visit.press('Send message');
    await visit.seeState('contactForm', 'submitting');
    await fill(visit, { company: 'Later' });
    answer({ status: 200 });
    await visit.seeState('contactForm', 'success');
    await seeFields(visit, { name: '', email: '', company: 'Later', message: '' });
    await fill(visit, message);
    host.answer('/api/contact', { status: 200 });
    await visit.press('Send message');
    await expect.poll(() => delivered(host)).toHaveLength(3);
    expect(delivered(host)).toEqual([message, { ...message, name: 'Grace' }, message]);
  },
  { ...everywhere, expected: /The contactForm was not delivered/ },
);

scenario(
  'R9.9 what is filled in without any event survives another page, another language and a reload',
  async ({ visit }) => {
    await visit.open('/en/contact');
    await fill(visit, ada);
    await visit.press('FR Français');
    await visit.seeText('Envoyer');
    await seeFields(visit, ada);
    await visit.press('Studio');
    await visit.waitFor(() => document.querySelector('main [name=name]') === null);
    await visit.goBack();
    await seeFields(visit, ada);
    await fill(visit, { company: 'Later' });
    await visit.reload();
    await seeFields(visit, { ...ada, company: 'Later' });
  },
  everywhere,
);

scenario(
  'R2.18 a name that is filled in without any event stands in the opening as soon as the visitor goes on',
  async ({ visit }) => {
    const field = '[data-machine=nameplate] input';
    await visit.open('/en/partnership');
    await visit.pressAt(field);
    await visit.evaluate(fillSilently, field, 'Lumen');
    await visit.key('Tab');
    await visit.seeText('Lumen', '[data-hero] [data-clarity-mask]');
    await seeValue(visit, field, 'Lumen');
  },
  everywhere,
);

scenario(
  'R10.7 a question that is filled in without any event is sent',
  async ({ visit, host }) => {
    host.answer('/api/openai/chat/completions', {
      body: JSON.stringify({ choices: [{ message: { content: 'Hello.' } }] }),
    });
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.seeFocus('[data-machine=chat] textarea');
    await visit.evaluate(fillSilently, '[data-machine=chat] textarea', 'Who are you?');
    await visit.key('Enter');
    await visit.seeText('Who are you?', '[data-role=user]');
  },
  everywhere,
);
