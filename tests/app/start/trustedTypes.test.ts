import { afterEach, describe, expect, it, vi } from 'vitest';
import { admitVendorScripts } from '#app/start/trustedTypes.ts';

describe('admitVendorScripts', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The arguments of each policy that these vendors need. */
  function rulesFor(origins: string[]) {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.stubGlobal('location', new URL('https://interpunct.example/en/'));
    admitVendorScripts(origins);
    return createPolicy.mock.calls;
  }

  it('R14.6 creates no policy without vendors, since the headers allow none', () => {
    expect(rulesFor([])).toEqual([]);
  });

  it('R14.6 admits only the scripts of the vendors', () => {
    const [[name, { createScriptURL }] = []] = rulesFor(['https://vendor.example']);
    expect(name).toBe('default');
    expect(createScriptURL('https://vendor.example/tag.js?id=1')).toBe(
      'https://vendor.example/tag.js?id=1',
    );
    for (const address of [
      'https://vendor.example.elsewhere.example/tag.js',
      'http://vendor.example/tag.js',
      'https://elsewhere.example/?https://vendor.example',
      '/assets/own.js',
      'data:text/javascript,alert(1)',
    ]) {
      expect(createScriptURL(address), address).toBeNull();
    }
  });

  it('does nothing in a browser without Trusted Types', () => {
    vi.stubGlobal('trustedTypes', undefined);
    expect(() => admitVendorScripts(['https://vendor.example'])).not.toThrow();
  });
});
