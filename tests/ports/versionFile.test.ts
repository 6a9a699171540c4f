import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadVersion, makeLocalVersion } from '#ports/versionFile.ts';

const DAY = 24 * 60 * 60 * 1_000;

describe('makeLocalVersion', () => {
  it.each([
    [20_777 * DAY, '1.692.17'],
    [20_777 * DAY + DAY - 1, '1.692.17'],
    [20_778 * DAY, '1.692.18'],
    [0, '1.0.0'],
  ])('R8.6 returns at %i ms the version %s', (now, version) => {
    expect(makeLocalVersion(now).version).toBe(version);
  });

  it('R8.7 returns a fixed build number', () => {
    for (const now of [0, 20_777 * DAY])
      expect(makeLocalVersion(now).build).toBe(1_735_689_600_000);
  });

  it('R8.6 returns production, and leaves the deploy time to the details', () => {
    const now = Date.UTC(2026, 6, 1, 12, 30, 5);
    expect(makeLocalVersion(now)).toMatchObject({
      environment: 'production',
      lastBuild: now,
      deployTime: null,
    });
  });
});

describe('loadVersion', () => {
  const record = {
    version: '1.2.3',
    build: 1,
    lastBuild: 2,
    deployTime: 'x',
    environment: 'production',
  };
  const { signal } = new AbortController();
  const request = vi.fn<typeof fetch>();

  afterEach(() => vi.unstubAllGlobals());

  /** Loads the version from a host with this answer. */
  function loadFrom(body: string, status = 200) {
    request.mockResolvedValue(new Response(body, { status }));
    vi.stubGlobal('fetch', request);
    return loadVersion(() => 42, signal);
  }

  it('R8.2 loads the record past every cache, for as long as the signal allows', async () => {
    expect(await loadFrom(JSON.stringify(record))).toEqual({ record, loadedAt: 42 });
    expect(request).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/version\.json\?v=42&cb=.+/),
      { headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }, cache: 'no-store', signal },
    );
  });

  const SHAPE = 'the version file has an unexpected shape';

  it.each([
    ['is missing', JSON.stringify(record), 404, 'the version file answered 404'],
    ['is HTML', '<!doctype html>', 200, 'JSON'],
    ['is empty', '', 200, 'JSON'],
    ['is null', 'null', 200, SHAPE],
    ['is a text', '"1.2.3"', 200, SHAPE],
    ['is a list', '[]', 200, SHAPE],
    ['has a number as its version', JSON.stringify({ ...record, version: 1 }), 200, SHAPE],
    ['has a string as its build time', JSON.stringify({ ...record, lastBuild: '2' }), 200, SHAPE],
    ['lacks a field', JSON.stringify({ ...record, environment: undefined }), 200, SHAPE],
  ])('R8.2 rejects a file that %s', async (_, body, status, message) => {
    await expect(loadFrom(body, status)).rejects.toThrow(message);
  });
});
