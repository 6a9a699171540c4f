import { expect } from 'vitest';
import { scenario } from '#tests/engines/scenario.ts';

/** The storage of this document takes nothing more. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

const everywhere = { engines: ['Chromium', 'Firefox', 'WebKit'] } as const;

scenario(
  'R16.6 a draft that cannot be stored brings no older one back',
  async ({ visit }) => {
    await visit.open('/en/contact');
    await visit.type('Name', 'Ada');
    await visit.type('Message', 'My number is 12345');
    await visit.evaluate(fillStorage);
    await visit.fill('Message', 'Please do not call');
    await visit.reload();
    expect(
      await visit.evaluate(() => document.querySelector<HTMLInputElement>('main textarea')?.value),
    ).toBe('');
  },
  everywhere,
);

scenario(
  'R16.6 a conversation that was cleared does not come back where the storage is full',
  async ({ visit, host }) => {
    host.answer('/api/openai/chat/completions', {
      body: JSON.stringify({ choices: [{ message: { content: 'Hello.' } }] }),
    });
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.type('Your message', 'A secret');
    await visit.key('Enter');
    await visit.seeText('Hello.', '[data-role=assistant]');
    await visit.evaluate(fillStorage);
    await visit.press('Clear conversation');
    await visit.reload();
    await visit.press('Chat assistant');
    await visit.waitFor(() => document.querySelectorAll('[data-role]').length === 1);
  },
  everywhere,
);

scenario(
  'R16.6 a language that cannot be stored brings no older one back',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('FR Français');
    await visit.waitFor(() => localStorage.getItem('interpunct-language') === 'fr');
    await visit.evaluate(fillStorage);
    await visit.press('DE Deutsch');
    await visit.waitFor(() => document.documentElement.lang === 'de');
    await visit.waitFor(() => localStorage.getItem('interpunct-language') === null);
  },
  everywhere,
);
