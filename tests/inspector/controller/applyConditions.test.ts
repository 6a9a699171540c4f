import { expect, it, vi } from 'vitest';
import { setNetwork } from '../../../src/inspector/controller/applyConditions.ts';
import { describeGesture } from '../../../src/inspector/handOver/gestureText.ts';

class XMLHttpRequest extends EventTarget {
  readyState = 0;
  status = 200;
  open() {}
  send() {}
}

/** What `setNetwork` asks of each page. */
const bare = { location: {}, navigator: {}, Request, XMLHttpRequest, document: {} };

/** A request of a page, which the test answers. */
function requestOf(page: typeof bare) {
  const request = new page.XMLHttpRequest();
  const turn = (readyState: number) => {
    request.readyState = readyState;
    request.dispatchEvent(new Event('readystatechange'));
  };
  return { request: request as unknown as globalThis.XMLHttpRequest, turn };
}

it('R18.42 notes what the page asks of endpoints and how they answer, without what a query or a key for computers says, and none of its files', async () => {
  const origin = 'https://a.example';
  const told: string[] = [];
  const fetch = async (request: Request) => {
    if (request.url?.includes('b.example')) throw new TypeError('Failed to fetch');
    return new Response(request.url, { status: 202 });
  };
  const navigator = { sendBeacon: () => true };
  const document = { baseURI: `${origin}/about` };
  const page = { ...bare, fetch, location: { origin }, navigator, document };
  const sent: string[] = [];
  setNetwork(page as never, {}, (gesture) => {
    told.push(describeGesture(gesture));
    if (gesture.text !== undefined) sent.push(gesture.text);
  });
  const ask = page.fetch as unknown as typeof globalThis.fetch;
  const answer = await ask(`${origin}/api/letters?to=Ada`, { method: 'POST', body: 'Hello' });
  await expect(ask('https://b.example/post.json')).rejects.toThrow('Failed to fetch');
  const body = new URLSearchParams({ to: 'Ada', orderId: '4' });
  await ask(`${origin}/api/letters`, { method: 'PATCH', body });
  await ask(`${origin}/texts/en.json`);
  const { request, turn } = requestOf(page);
  request.open('put', 'api/draft?to=Ada');
  const kept = 'opinion discard spinner aside wildcard idea href format date'.split(' ');
  const leftOut =
    'pwd userPin pin_code otp cvc cvv cardNumber IBAN jwt credentials cookie sid XSRFToken ' +
    'sentAt ID uuid ref requestID took';
  const all = [...kept, ...leftOut.split(' ')].map((key) => [key, 1] as const);
  const texts = ['Bearer 2f', 'eyJhbGciOi.x', 'Basics'];
  const list = [{ name: 'Ada', apiKey: 'k' }];
  request.send(JSON.stringify({ list, texts, ...Object.fromEntries(all) }));
  expect((page.navigator as unknown as Navigator).sendBeacon('/api/seen')).toBe(true);
  await Promise.resolve();
  turn(4);
  expect(await answer.text()).toBe(`${origin}/api/letters?to=Ada`);
  const known = Object.fromEntries(kept.map((key) => [key, 1]));
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { to: 'Ada' },
    { list: [{ name: 'Ada' }], texts: ['▒▒▒', '▒▒▒', 'Basics'], ...known },
  ]);
  expect(told).toEqual([
    'The page sends POST /api/letters',
    'The answer to POST /api/letters: 202',
    'The page sends GET https://b.example/post.json',
    'The answer to GET https://b.example/post.json: none, Failed to fetch',
    'The page sends PATCH /api/letters',
    'The answer to PATCH /api/letters: 202',
    'The page sends PUT /api/draft',
    'The page sends POST /api/seen',
    'The answer to PUT /api/draft: 200',
  ]);
});

it.each([
  [new Error('No way to /a?q=secret here\nat once'), ', No way to /a here'],
  ['No way', ', No way'],
  [{ code: 4 }, ''],
])('R18.42 notes why no answer came on one line, without a query: %j', async (reason, why) => {
  const told: string[] = [];
  const page = { ...bare, fetch: () => Promise.reject(reason) };
  setNetwork(page as never, {}, (gesture) => told.push(describeGesture(gesture)));
  const asked = 'https://b.example/post';
  await expect((page.fetch as unknown as typeof globalThis.fetch)(asked)).rejects.toBe(reason);
  expect(told[1]).toBe(`The answer to GET ${asked}: none${why}`);
});

it('R18.42 notes each answer to a request object that is used again, with its own address', async () => {
  const told: string[] = [];
  const page = { ...bare };
  setNetwork(page as never, {}, ({ kind, value = '' }) => kind === 'answer' && told.push(value));
  const { request, turn } = requestOf(page);
  const ask = (address: string) => {
    request.open('GET', `https://b.example${address}`);
    request.send();
  };
  ask('/one');
  turn(4);
  // Opened again before it is answered.
  ask('/two');
  ask('/three');
  turn(3);
  turn(4);
  expect(told).toEqual(['GET https://b.example/one: 200', 'GET https://b.example/three: 200']);
});

it('R18.42 fails at once on a slow network what the page aborts', async () => {
  vi.useFakeTimers();
  const page = { ...bare, fetch };
  setNetwork(page as never, { network: 'slow' }, () => {});
  const leaving = new AbortController();
  const ask = () => page.fetch('https://b.example/post', leaving);
  const answer = ask();
  leaving.abort(new Error('Too late'));
  await expect(answer).rejects.toThrow('Too late');
  await expect(ask()).rejects.toThrow('Too late');
  vi.useRealTimers();
});
