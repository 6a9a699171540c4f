import { afterEach, expect, it, vi } from 'vitest';
import { admitVendorScripts } from '#app/start/trustedTypes.ts';

afterEach(() => vi.unstubAllGlobals());

/** The arguments of each policy that these vendors need. */
function rulesFor(origins: string[], createPolicy = vi.fn(), report = vi.fn()) {
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL('https://interpunct.example/en/'));
  admitVendorScripts(origins, report);
  return createPolicy.mock.calls;
}

it('R14.6 creates no policy without vendors, since the headers allow none', () => {
  expect(rulesFor([])).toEqual([]);
});

it.each([
  ['https://vendor.example/tag.js?id=1', true],
  ['https://vendor.example.elsewhere.example/tag.js', false],
  ['http://vendor.example/tag.js', false],
  ['https://elsewhere.example/?https://vendor.example', false],
  ['/assets/own.js', false],
  ['data:text/javascript,alert(1)', false],
])('R14.6 admits only the scripts of the vendors: %s %s', (address, isAdmitted) => {
  const [[name, { createScriptURL }] = []] = rulesFor(['https://vendor.example']);
  expect(name).toBe('default');
  expect(createScriptURL(address)).toBe(isAdmitted ? address : null);
});

it('R14.6 reports a policy that an extension has made before, and goes on', () => {
  const [refusal, report] = [new TypeError('It exists already.'), vi.fn()];
  const refuse = vi.fn(() => {
    throw refusal;
  });
  rulesFor(['https://vendor.example'], refuse, report);
  expect(report).toHaveBeenCalledWith(expect.any(String), refusal);
});
