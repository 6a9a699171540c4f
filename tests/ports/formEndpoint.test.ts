import { afterEach, expect, it, vi } from 'vitest';
import { deliverForm } from '#ports/formEndpoint.ts';

const { signal } = new AbortController();

const post = vi.fn<typeof fetch>();

afterEach(() => vi.unstubAllGlobals());

/** Delivers a form to an endpoint that answers so. */
function deliver(response: Response): Promise<void> {
  post.mockResolvedValue(response);
  vi.stubGlobal('fetch', post);
  return deliverForm('/api/contact', { name: ' Ada ', email: 'ada@example.com' }, signal);
}

it('posts the fields as JSON, as they were typed', async () => {
  await deliver(new Response(null, { status: 204 }));
  expect(post).toHaveBeenLastCalledWith('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: '{"name":" Ada ","email":"ada@example.com"}',
    signal,
  });
});

/** An answer of a type, or of none. */
const answer = (type: string, body: string) =>
  new Response(new TextEncoder().encode(body), { headers: type ? { 'Content-Type': type } : {} });

it.each([
  ['application/json', '<'],
  ['application/json', 'null'],
  ['application/json', '{"success":"false alarms are none"}'],
  ['application/json', '{"success":"not false","okay":false,"not ok":false,"my status":500}'],
  ['application/json', '{"status":399,"statusCode":4000,"result":"no error","error count":1}'],
  ['application/json', '{"error":" ","errors":[],"Error":null,"Errors":{},"ERROR":false}'],
  ['application/json', '{"ok":{"toString":1}}'],
  ['application/json', '{"success":true,"copy":{"success":false},"error":0}'],
  ['APPLICATION/vnd.api+JSON; charset=utf-8', '<'],
  ['text/x-json', '<'],
  ['Text/Plain; charset=utf-8', 'A <page>'],
  ['', ''],
  ['application/octet-stream', ''],
  ['text/html', ' \n'],
])('R9.5 takes a 2xx of type "%s" as a success', async (type, body) => {
  await expect(deliver(answer(type, body))).resolves.toBeUndefined();
});

it.each([
  ['Text/HTML; charset=utf-8', '{}'],
  ['application/xhtml+xml', '{}'],
  ['text/html, application/json', '{}'],
  ['application/jsonp', '{}'],
  ['text/plainer', '{}'],
  ['a text/plain', '{}'],
  ['text/plain', ' <title>Home</title>'],
  ['', '<title>Home</title>'],
])('R9.5 takes a 2xx of type "%s" with %j as a page', async (type, body) => {
  await expect(deliver(answer(type, body))).rejects.toThrow('the endpoint answered with a page');
});

it.each([
  ['{"success":"false","message":"This form needs activation"}'],
  ['{"success":0}'],
  ['{"success":""}'],
  [' { "Ok" : null }'],
  ['{"ok":true,"error":"not accepted"}'],
  ['{"errors":[{"message":"invalid"}]}'],
  ['{"result":"error","msg":"already subscribed"}'],
  ['{"status":"Failed"}'],
  ['{"status":"mail_failed"}'],
  ['{"status":"spam"}'],
  ['{"result":false}'],
  ['{"status":400}'],
  ['{"statusCode":"599"}'],
  ['{"title":"Out of credit"}', 'application/Problem+JSON'],
])('R9.5 takes a 2xx with %s as a failure', async (body, type = 'application/json') => {
  await expect(deliver(answer(type, body))).rejects.toThrow('has not taken it');
});

it.each([
  ['application/json', 'resolves', undefined],
  ['text/plain', 'rejects', new TypeError('cut')],
] as const)('R9.5 of a 2xx of type "%s" that breaks off, %s', async (type, outcome, value) => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
  const response = new Response(body, { headers: { 'Content-Type': type } });
  await expect(deliver(response))[outcome].toEqual(value);
});

it('R9.5 takes a closed connection, as of a visitor who is offline, as a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(deliverForm('/api/contact', {}, signal)).rejects.toThrow('Failed to fetch');
});

it.each([400, 503])('R9.5 takes the status %i as a failure', async (status) => {
  const response = new Response(null, { status });
  await expect(deliver(response)).rejects.toThrow(`the endpoint answered ${status}`);
});
