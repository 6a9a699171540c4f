import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';

it('the invented brand links to no host that exists', () => {
  // An owner replaces the email address first. From then on the addresses are the owner's choice.
  if (!brand.email.endsWith('.example')) return;
  for (const { url } of [brand.videoChannel, brand.aiPartner]) {
    expect(new URL(url).hostname).toMatch(/\.example$/);
  }
});
