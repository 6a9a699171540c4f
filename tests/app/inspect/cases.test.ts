import { describe, expect, it } from 'vitest';
import { addresses, isTyped } from '#app/inspect/cases.ts';
import { parseAddress } from '#app/routing/address.ts';
import type { CasesOf } from '#machines/cases.ts';
import { chatCases } from '#machines/chat.cases.ts';
import type { chatMachine } from '#machines/chat.machine.ts';

describe('the cases of the site', () => {
  it('R18.23 are known to the type checker, which refuses an event or a promise without one', () => {
    const { 'chat.type': typed, ...events } = chatCases.events;
    // @ts-expect-error: an event lacks its cases.
    const lessEvents: CasesOf<typeof chatMachine> = { ...chatCases, events };
    // @ts-expect-error: a promise lacks its output and its error.
    const lessPromises: CasesOf<typeof chatMachine> = { ...chatCases, results: {} };
    expect([typed, lessEvents, lessPromises]).not.toContain(undefined);
  });

  it('R18.23 name pages that exist', () => {
    for (const address of Object.values(addresses)) {
      expect(parseAddress(address, 'en').page).not.toBe('404');
    }
  });

  it.each([
    ['chat', ['context', 'draft']],
    ['chat', ['context', 'messages', '1', 'content']],
    ['chat', ['event', 'text']],
    ['chat', ['input', 'messages', '1', 'content']],
    ['chat', ['output', 'text']],
    ['contactForm', ['context', 'values', 'email']],
    ['contactForm', ['event', 'value']],
    ['newsletter', ['event', 'values', 'email']],
    ['newsletter', ['input', 'values', 'email']],
    ['nameplate', ['context', 'name']],
    ['nameplate', ['event', 'name']],
  ])('R18.25 count as typed in %s: %s', (actor, path) => {
    expect(isTyped(actor, path)).toBe(true);
  });

  it.each([
    ['chat', ['context', 'language']],
    ['chat', ['context', 'messages', '1', 'role']],
    ['contactForm', ['event', 'name']],
    ['contactForm', ['context', 'honeypot']],
    ['page', ['context', 'shown', 'path']],
  ])('R18.25 do not count as typed in %s: %s', (actor, path) => {
    expect(isTyped(actor, path)).toBe(false);
  });
});
