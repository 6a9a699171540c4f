import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_FOLDER } from '#tests/builds.ts';
import { findFreePort } from '#tests/freePort.ts';
import { makeCertificate } from '#tests/programs.ts';
import { type Answer, ask, startNginx } from './server.ts';

const SITE_ORIGIN = 'https://interpunct.example';
const KEY = 'sk-secret';
const PATH = '/chat/completions';
const QUESTION = JSON.stringify({ model: 'gpt-4o-mini', messages: [] });

const template = readFileSync('src/build/hosting/chat.conf.template', 'utf8');
const hosting = readFileSync('docs/hosting.md', 'utf8');

/** What the provider received. */
let received: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[];
/** How the provider answers. */
let answering: RequestListener;
let provider: Server;
let port = 0;
let stop: () => void;
let answers: Answer[];

/** The stand-in for the provider. */
const answer: RequestListener = async (request, response) => {
  const { method = '', url: path = '', headers } = request;
  received.push({ method, path, headers, body: await text(request) });
  answering(request, response);
};

/** A question from the page of the site, by default with its own address. */
async function post(options: Parameters<typeof ask>[2] = {}, path = PATH): Promise<Answer> {
  const { headers, ...rest } = options;
  const given = await ask(port, path, {
    method: 'POST',
    body: QUESTION,
    headers: { Origin: SITE_ORIGIN, 'Content-Type': 'application/json', ...headers },
    ...rest,
  });
  answers.push(given);
  return given;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

/** Fills in the template as `envsubst` does, and starts nginx with it. */
async function startProxy(
  change = (configuration: string) => configuration,
  providerUrl = `http://127.0.0.1:${portOf(provider)}/v1`,
): Promise<void> {
  stop?.();
  port = await findFreePort();
  const values: Record<string, string> = {
    OPENAI_API_KEY: KEY,
    PROVIDER_URL: providerUrl,
    SITE_ORIGIN,
    TRUSTED_PROXY: '127.0.0.1',
    LISTEN: `127.0.0.1:${port}`,
  };
  const configuration = template.replaceAll(/\$\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template has an unknown \${${name}}`);
    return value;
  });
  stop = await startNginx(port, change(configuration));
}

beforeAll(async () => {
  provider = createServer(answer);
  await listen(provider);
});

beforeEach(async () => {
  received = [];
  answers = [];
  answering = (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Set-Cookie', 'provider=1');
    response.end('{"choices":[]}');
  };
  await startProxy();
});

afterEach(() => {
  for (const { headers, body } of answers) {
    expect(JSON.stringify(headers) + body).not.toContain(KEY);
    // The page can read every answer, errors included.
    expect(headers['access-control-allow-origin']).toBe(SITE_ORIGIN);
    expect(headers['access-control-expose-headers']).toBe('Retry-After');
  }
});

afterAll(() => {
  stop();
  provider.closeAllConnections();
  provider.close();
});

it('R10.24 docs/hosting.md names every value that the template needs', () => {
  const needed = new Set(template.match(/\$\{\w+\}/g));
  const [, filled = ''] = hosting.match(/envsubst '([^']+)'/) ?? [];
  expect(new Set(filled.split(' '))).toEqual(needed);
  for (const name of needed) expect(hosting).toContain(`| \`${name.slice(2, -1)}\``);
});

it('R10.24 adds the key, and passes on nothing else about the visitor', async () => {
  const { status, headers, body } = await post({
    headers: { Cookie: 'a=1', 'User-Agent': 'Firefox', Referer: `${SITE_ORIGIN}/en/` },
  });
  expect(status).toBe(200);
  expect(body).toBe('{"choices":[]}');
  expect(headers['content-type']).toBe('application/json');
  expect(headers['set-cookie']).toBeUndefined();
  const [{ host, connection, ...sent } = {}] = received.map((request) => request.headers);
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST /v1${PATH}`]);
  expect(received[0]?.body).toBe(QUESTION);
  expect(sent).toEqual({
    authorization: `Bearer ${KEY}`,
    'content-type': 'application/json',
    'content-length': String(QUESTION.length),
  });
});

it('R10.24 takes a conversation of 256 kB', async () => {
  expect((await post({ body: 'x'.repeat(256 * 1_024) })).status).toBe(200);
  expect(received[0]?.body).toHaveLength(256 * 1_024);
});

it('R10.24 answers the preflight of the site', async () => {
  const { status, headers } = await post({ method: 'OPTIONS', body: '' });
  expect(status).toBe(204);
  expect(headers['access-control-allow-headers']).toBe('Content-Type, Accept');
  expect(hosting).toContain('`Access-Control-Allow-Headers: Content-Type, Accept`');
  expect(received).toEqual([]);
});

it.each([
  ['another origin', 403, PATH, { headers: { Origin: 'https://elsewhere.example' } }],
  ['a preflight of another origin', 403, PATH, { method: 'OPTIONS', headers: { Origin: 'null' } }],
  ['another method', 405, PATH, { method: 'GET', body: '' }],
  ['another path', 404, '/v1/models', {}],
  ['a path below', 404, `${PATH}/1`, {}],
  ['a body of more than 256 kB', 413, PATH, { body: 'x'.repeat(256 * 1_024 + 1) }],
])('R10.24 refuses %s with %i', async (_, expected, path, options) => {
  const { status } = await post(options, path);
  expect(status).toBe(expected);
  expect(received).toEqual([]);
});

describe('limits questions', () => {
  const from = (visitor: string) => post({ headers: { 'X-Forwarded-For': visitor } });
  const statuses = (all: Answer[]) => all.map(({ status }) => status);

  it('R10.24 of a visitor, and says when to try again', async () => {
    const several = [];
    for (let count = 0; count < 7; count += 1) several.push(await from('192.0.2.1'));
    expect(statuses(several)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(several[0]?.headers['retry-after']).toBeUndefined();
    expect(several[6]?.headers['retry-after']).toBe('6');
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('R10.24 of all visitors together', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => from(`192.0.2.${index}`)),
    );
    expect(statuses(all)).toContain(200);
    expect(statuses(all)).toContain(429);
  });
});

it('R10.24 answers 504 when the provider takes too long', async () => {
  await startProxy((configuration) => {
    const limit = 'proxy_read_timeout 18s;';
    expect(configuration).toContain(limit);
    return configuration.replace(limit, 'proxy_read_timeout 50ms;');
  });
  answering = () => {};
  expect((await post()).status).toBe(504);
});

it('R10.24 gives the key to no provider without a valid certificate', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'));
  const certificate = join(folder, 'certificate.pem');
  const files = makeCertificate('localhost');
  writeFileSync(certificate, files.cert);
  const secured = createSecureServer(files, answer);
  await listen(secured);
  const address = `https://localhost:${portOf(secured)}/v1`;

  await startProxy(undefined, address);
  expect((await post()).status).toBe(502);
  expect(received).toEqual([]);

  const trusting = (configuration: string) =>
    configuration.replace('/etc/ssl/certs/ca-certificates.crt', certificate);
  await startProxy(trusting, address);
  expect((await post()).status).toBe(200);
  expect(received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);

  secured.closeAllConnections();
  secured.close();
  rmSync(folder, { recursive: true });
});

it('R10.24 works behind the server of the site, as docs/hosting.md sets it up', async () => {
  const [location = ''] = hosting.match(/location \/api\/openai\/ \{[^}]*\}/) ?? [];
  expect(location).toContain('http://127.0.0.1:8081/');
  const sitePort = await findFreePort();
  const stopSite = await startNginx(
    sitePort,
    `server {
      listen 127.0.0.1:${sitePort};
      root ${resolve(DEFAULT_FOLDER)};
      include ${resolve(DEFAULT_FOLDER, '_nginx.conf')};
      ${location.replace('8081', String(port))}
    }`,
  );
  const proxyPort = port;
  port = sitePort;
  // The site's server tells the proxy the address of the visitor, whatever the visitor claims.
  for (let count = 0; count < 6; count += 1) {
    const forged = { 'X-Forwarded-For': `192.0.2.${count}` };
    expect((await post({ headers: forged }, `/api/openai${PATH}`)).status).toBe(200);
  }
  expect((await post({}, `/api/openai${PATH}`)).status).toBe(429);
  port = proxyPort;
  stopSite();
});
