// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { SiteActors } from '#app/wiring/createSite.ts';
import { restoreAfterReload } from '#app/wiring/returning.ts';

/** What the visitor has done before the new document runs. */
type Meanwhile = 'nothing' | 'opened the chat' | 'opened the preferences' | 'focused a field';

it.each<[to: string | null, Meanwhile, given: string[]]>([
  ['chat', 'nothing', ['chat.toggle']],
  ['chat', 'opened the chat', []],
  ['chat', 'opened the preferences', []],
  ['chat', 'focused a field', ['chat.toggle']],
  ['consent', 'nothing', ['consent.customize']],
  ['consent', 'opened the chat', []],
  ['consent', 'opened the preferences', []],
  ['cookie-settings', 'nothing', ['focus on cookie-settings']],
  ['newsletter.email', 'nothing', ['focus on newsletter.email']],
  ['cookie-settings', 'opened the chat', []],
  ['cookie-settings', 'opened the preferences', []],
  ['cookie-settings', 'focused a field', []],
  ['a button that is gone', 'nothing', []],
  ['contactForm.email chat', 'nothing', ['chat.toggle', 'focus on contactForm.email']],
  [null, 'nothing', []],
])('R16.7 gives back %j, meanwhile %s: %j', (to, meanwhile, expected) => {
  document.body.innerHTML = `<button id="cookie-settings"></button><input>
    <form data-machine="contactForm"><input data-field name="email" id="contactForm.email"></form>
    <form data-machine="newsletter"><input data-field name="email" id="newsletter.email"></form>`;
  if (meanwhile === 'focused a field') document.querySelector('input')?.focus();
  const given: string[] = [];
  const actorIn = (state: unknown) => ({
    getSnapshot: () => ({
      matches: (asked: unknown) => JSON.stringify(asked) === JSON.stringify(state),
    }),
    send: ({ type }: { type: string }) => given.push(type),
  });
  const actors = {
    chat: actorIn({ panel: meanwhile === 'opened the chat' ? 'open' : 'closed' }),
    consent: actorIn(meanwhile === 'opened the preferences' ? 'customizing' : 'settled'),
  };
  const kept = new Map([['interpunct-return-to', to]]);
  const session = {
    read: (key: string) => kept.get(key) ?? null,
    write: () => true,
    remove: (key: string) => kept.delete(key),
  };
  restoreAfterReload(session, actors as unknown as SiteActors);
  const { activeElement, body } = document;
  if (activeElement?.id && activeElement !== body) given.push(`focus on ${activeElement.id}`);
  expect(given).toEqual(expected);
  expect([...kept]).toEqual([]);
});
