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

it('R9.4 posts the fields as JSON, as they were typed', async () => {
  await deliver(new Response(null, { status: 204 }));
  expect(post).toHaveBeenLastCalledWith('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: '{"name":" Ada ","email":"ada@example.com"}',
    signal,
  });
});

it('R9.5 takes a 2xx without a page as a success', async () => {
  await expect(deliver(Response.json({ page: 'text/html' }))).resolves.toBeUndefined();
});

it.each([
  ['400', new Response(null, { status: 400 }), 'the endpoint answered 400'],
  ['503', new Response(null, { status: 503 }), 'the endpoint answered 503'],
  [
    'a page',
    new Response('<title>Home</title>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
    'the endpoint answered with a page',
  ],
])('R9.5 takes %s as a failure', async (_, response, message) => {
  await expect(deliver(response)).rejects.toThrow(message);
});
