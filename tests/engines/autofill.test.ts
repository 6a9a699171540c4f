import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import type { Host } from '#tests/host.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { scenario } from './scenario.ts';

/** Fills a field as a password manager does: the value is set, and no event tells of it. */
function fillSilently(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  const prototype = field && Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

const fill = async (visitor: SiteVisitor, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await visitor.inPage(fillSilently, `main [name=${name}]`, value);
  }
};

const seeFields = async (visitor: SiteVisitor, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await visitor.until(
      (field, wanted) =>
        document.querySelector<HTMLInputElement>(`main [name=${field}]`)?.value === wanted,
      name,
      value,
    );
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

scenario(
  'R9.4 what is filled in without any event is sent: around what is typed, after an error, while sending and after a success',
  async ({ visitor, host }) => {
    host.answer('/api/contact', { status: 500 });
    await visitor.open('/en/contact');
    await fill(visitor, ada);
    await visitor.type('Message', 'Hello');
    await fill(visitor, { company: 'Analytical Engines' });
    await visitor.press('Send message');
    await visitor.see('contactForm', 'error');
    await fill(visitor, { name: 'Grace' });
    const answer = host.hold('/api/contact');
    await visitor.press('Send message');
    await visitor.see('contactForm', 'submitting');
    await fill(visitor, { company: 'Later' });
    answer({ status: 200 });
    await visitor.see('contactForm', 'success');
    await seeFields(visitor, { name: '', email: '', company: 'Later', message: '' });
    await fill(visitor, { ...ada, company: '', message: 'Hello' });
    host.answer('/api/contact', { status: 200 });
    await visitor.press('Send message');
    await expect.poll(() => delivered(host)).toHaveLength(3);
    const sent = { ...ada, company: 'Analytical Engines', message: 'Hello' };
    expect(delivered(host)).toEqual([sent, { ...sent, name: 'Grace' }, { ...sent, company: '' }]);
  },
  { engines: ['Chromium'], expected: /The contactForm was not delivered/ },
);

scenario(
  'R9.9 what is filled in without any event survives another page, another language and a reload',
  async ({ visitor }) => {
    await visitor.open('/en/contact');
    await fill(visitor, ada);
    await visitor.press('FR Français');
    await visitor.seeText('Envoyer');
    await seeFields(visitor, ada);
    await visitor.press('Studio');
    await visitor.until(() => document.querySelector('main [name=name]') === null);
    await visitor.back();
    await seeFields(visitor, ada);
    await fill(visitor, { company: 'Later' });
    await visitor.reload();
    await seeFields(visitor, { ...ada, company: 'Later' });
  },
  { engines: ['Chromium'] },
);

scenario(
  'R10.7 a question that is filled in without any event survives another language and a reload, and is sent',
  async ({ visitor, host }) => {
    host.answer(CHAT_ENDPOINT, completion('Hello.'));
    await visitor.open('/en/about');
    await visitor.press('Chat assistant');
    await visitor.seeFocus('[data-machine=chat] textarea');
    const field = '[data-machine=chat] textarea';
    const seeField = (text: string) =>
      visitor.until(
        (selector, wanted) =>
          document.querySelector<HTMLTextAreaElement>(selector)?.value === wanted,
        field,
        text,
      );
    await visitor.inPage(fillSilently, field, 'Who are you?');
    await visitor.press('FR Français');
    await visitor.seeText('Fourni par', '[data-machine=chat]');
    await seeField('Who are you?');
    await visitor.reload();
    await visitor.press('Chat avec l’assistant');
    await visitor.seeFocus(field);
    await seeField('Who are you?');
    await visitor.inPage(fillSilently, field, 'Where are you?');
    await visitor.key('Enter');
    await visitor.seeText('Where are you?', '[data-role=user]');
    await seeField('');
  },
  { engines: ['Chromium'] },
);
