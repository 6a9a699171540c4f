// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { announceTopic, readDraft } from '#app/wiring/forms.ts';
import type { SiteActor } from '#machines/site.machine.ts';

const storeWith = (text: string | null | undefined) => ({
  read: () => text,
  write: () => true,
  remove: () => true,
});

it.each([
  ['{"name":"Ada","topic":"film"}', { values: { name: 'Ada' }, topic: 'film' }],
  ['{"name":"Ada"}', { values: { name: 'Ada' }, topic: null }],
  ['{"name":"Ada","topic":"toString"}', { values: { name: 'Ada' }, topic: null }],
  ['{"name":"Ada","email":1}', { values: { name: 'Ada' }, topic: null }],
  [null, { values: {}, topic: null }],
  [undefined, { values: {}, topic: null }],
  ['null', { values: {}, topic: null }],
  ['{"name":', { values: {}, topic: null }],
])('R9.17 reads of the draft %s what the site knows', (text, draft) => {
  expect(readDraft(storeWith(text), 'contactForm')).toEqual(draft);
});

it.each([
  ['/contact?about=film', 'contact', [{ type: 'contact.requested', topic: 'film' }]],
  ['/contact', 'contact', [{ type: 'contact.requested', topic: null }]],
  ['/about?about=film', 'about', []],
])('R9.16 announces at %s what one comes to write about', (path, page, facts) => {
  history.replaceState(null, '', path);
  const send = vi.fn();
  announceTopic({ send } as unknown as SiteActor, { page, path, language: 'en', prefix: '' });
  expect(send.mock.calls.flat()).toEqual(facts);
});
