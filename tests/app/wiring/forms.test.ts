import { expect, it } from 'vitest';
import { readDraft } from '#app/wiring/forms.ts';

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
])('reads of the draft %s what the site knows', (text, draft) => {
  expect(readDraft(storeWith(text), 'contactForm')).toEqual(draft);
});
