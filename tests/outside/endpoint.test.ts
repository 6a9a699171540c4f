import { expect } from 'vitest';
import { scenario } from '#tests/engines/scenario.ts';
import type { Visit } from '#tests/engines/visit.ts';

const PAGE = '<!doctype html><title>Welcome</title>';

const sendMessage = async (visit: Visit) => {
  await visit.open('/en/contact');
  await visit.type('Name', 'Ada');
  await visit.type('Email', 'ada@example.com');
  await visit.type('Message', 'Hello');
  await visit.press('Send message');
};

/** Answers that nobody gives who has taken a message in JSON. The empty type is none. */
const strangeAnswers: [type: string, body: string][] = [
  ['Text/HTML', PAGE],
  ['TEXT/HTML;CHARSET=UTF-8', PAGE],
  ['text/html ; charset=utf-8', PAGE],
  ['application/xhtml+xml', PAGE],
  ['Application/XHTML+XML; charset=utf-8', PAGE],
  ['application/xml', '<?xml version="1.0"?><html/>'],
  ['text/plain', `\n ${PAGE}`],
  ['', PAGE],
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['application/octet-stream', PAGE],
  ['text/javascript', 'location = "/login"'],
  ['text/html, application/json', PAGE],
];

scenario(
  'R9.5 an answer that cannot acknowledge a message keeps it, however its type is written',
  async ({ visit, host }) => {
    host.answer('/api/contact', { status: 500 });
    await sendMessage(visit);
    await visit.seeState('contactForm', 'error');
    for (const [type, body] of strangeAnswers) {
      const answer = host.hold('/api/contact');
      await visit.press('Send message');
      await visit.seeState('contactForm', 'submitting');
      answer({ headers: { 'Content-Type': type }, body });
      await visit.waitFor(
        () => !document.querySelector('[data-machine=contactForm][aria-busy=true]'),
      );
      await visit.seeState('contactForm', 'error');
    }
    expect(
      await visit.evaluate(() => document.querySelector<HTMLInputElement>('main textarea')?.value),
    ).toBe('Hello');
  },
  {
    engines: ['Chromium', 'Firefox', 'WebKit'],
    expected: /The contactForm was not delivered/,
  },
);

/** What services answer that have taken a message. */
const acknowledgements: [type: string, body: string, status?: number][] = [
  ['Application/JSON; Charset=UTF-8', '{}'],
  ['application/vnd.api+json', '{}'],
  ['text/json', '{}'],
  ['Text/Plain', 'OK'],
  ['', ''],
  ['text/html', '', 204],
];

scenario(
  'R9.5 an answer of JSON, a plain text or nothing acknowledges a message',
  async ({ visit, host }) => {
    for (const [type, body, status = 200] of acknowledgements) {
      host.answer('/api/contact', { status, headers: { 'Content-Type': type }, body });
      await sendMessage(visit);
      await visit.seeState('contactForm', 'success');
    }
  },
  { engines: ['Chromium', 'Firefox', 'WebKit'] },
);
