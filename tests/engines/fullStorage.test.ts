import { expect } from 'vitest';
import { scenario } from './scenario.ts';

/** The storage of this document takes nothing more. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

scenario('R16.6 a draft that cannot be stored brings no older one back', async ({ visitor }) => {
  await visitor.open('/en/contact');
  await visitor.type('Name', 'Ada');
  await visitor.type('Message', 'My number is 12345');
  await visitor.inPage(fillStorage);
  await visitor.fill('Message', 'Please do not call');
  await visitor.reload();
  expect(
    await visitor.inPage(() => document.querySelector<HTMLInputElement>('main textarea')?.value),
  ).toBe('');
});

scenario(
  'R16.6 a conversation that was cleared does not come back where the storage is full',
  async ({ visitor, host }) => {
    host.answer('/api/openai/chat/completions', {
      body: JSON.stringify({ choices: [{ message: { content: 'Hello.' } }] }),
    });
    await visitor.open('/en/about');
    await visitor.press('Chat assistant');
    await visitor.type('Your message', 'A secret');
    await visitor.key('Enter');
    await visitor.seeText('Hello.', '[data-role=assistant]');
    await visitor.inPage(fillStorage);
    await visitor.press('Clear conversation');
    await visitor.reload();
    await visitor.press('Chat assistant');
    await visitor.until(() => document.querySelectorAll('[data-role]').length === 1);
  },
);

scenario('R16.6 a language that cannot be stored brings no older one back', async ({ visitor }) => {
  await visitor.open('/en/about');
  await visitor.press('FR Français');
  await visitor.until(() => localStorage.getItem('interpunct-language') === 'fr');
  await visitor.inPage(fillStorage);
  await visitor.press('DE Deutsch');
  await visitor.until(() => document.documentElement.lang === 'de');
  await visitor.until(() => localStorage.getItem('interpunct-language') === null);
});
