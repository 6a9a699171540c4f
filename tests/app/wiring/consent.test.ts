import { expect, it, vi } from 'vitest';
import { writeChoice } from '#app/wiring/consent.ts';
import { brand } from '#content/brand.ts';

it('R11.9 an earlier record goes where the choice cannot be written', () => {
  const remove = vi.fn();
  const local = { read: () => null, write: () => false, remove };
  writeChoice({ local, now: () => 0 }, { necessary: true, analytics: false, marketing: false });
  expect(remove).toHaveBeenCalledWith(`${brand.slug}-cookie-consent`);
});
