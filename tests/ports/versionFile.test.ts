import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
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

  it('R8.6 returns production, and the time in Luxembourg in French notation', () => {
    const { environment, deployTime } = makeLocalVersion(Date.UTC(2026, 6, 1, 12, 30, 5));
    expect(environment).toBe('production');
    expect(deployTime).toBe('01/07/2026 14:30:05');
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
  let server: Server | undefined;

  afterEach(() => {
    server?.close();
    server?.closeAllConnections();
  });

  /** Loads the version from a host with these answers. */
  async function loadFrom(answer: RequestListener, signal = new AbortController().signal) {
    server = createServer(answer);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return loadVersion(() => 42, signal, `http://127.0.0.1:${port}`);
  }

  const text = (body: string, status = 200) =>
    loadFrom((_, response) => response.writeHead(status).end(body));

  it('R8.2 loads the record past every cache', async () => {
    let received: { url?: string; cacheControl?: string } = {};
    const loaded = await loadFrom((request, response) => {
      received = { url: request.url, cacheControl: request.headers['cache-control'] };
      response.end(JSON.stringify(record));
    });
    expect(loaded).toEqual({ record, loadedAt: 42 });
    expect(received.url).toMatch(/^\/version\.json\?v=42&cb=.+/);
    expect(received.cacheControl).toBe('no-cache');
  });

  it.each([
    ['is missing', '', 404],
    ['is HTML', '<!doctype html>', 200],
    ['is empty', '', 200],
    ['is null', 'null', 200],
    ['is a list', '[]', 200],
    ['has a number as its version', JSON.stringify({ ...record, version: 1 }), 200],
    ['has a string as its build time', JSON.stringify({ ...record, lastBuild: '2' }), 200],
    ['lacks a field', JSON.stringify({ ...record, environment: undefined }), 200],
  ])('R8.2 rejects a file that %s', async (_, body, status) => {
    await expect(text(body, status)).rejects.toThrow();
  });

  it('rejects when its signal aborts', async () => {
    const controller = new AbortController();
    const loading = loadFrom(() => controller.abort(), controller.signal);
    await expect(loading).rejects.toThrow();
  });
});
