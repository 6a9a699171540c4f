import { expect } from 'vitest';
import type { Visitor } from '#tests/visitor/visitor.ts';
import { scenario } from './scenario.ts';

const PAGE = '<!doctype html><title>Welcome</title>';

const sendMessage = async (visitor: Visitor) => {
  await visitor.open('/en/contact');
  await visitor.type('Name', 'Ada');
  await visitor.type('Email', 'ada@example.com');
  await visitor.type('Message', 'Hello');
  await visitor.press('Send message');
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
  async ({ visitor, host }) => {
    host.answer('/api/contact', { status: 500 });
    await sendMessage(visitor);
    await visitor.see('contactForm', 'error');
    for (const [type, body] of strangeAnswers) {
      const answer = host.hold('/api/contact');
      await visitor.press('Send message');
      await visitor.see('contactForm', 'submitting');
      answer({ headers: { 'Content-Type': type }, body });
      await visitor.until(
        () => !document.querySelector('[data-machine=contactForm][aria-busy=true]'),
      );
      await visitor.see('contactForm', 'error');
    }
    expect(
      await visitor.inPage(() => document.querySelector<HTMLInputElement>('main textarea')?.value),
    ).toBe('Hello');
  },
  {
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
  async ({ visitor, host }) => {
    for (const [type, body, status = 200] of acknowledgements) {
      host.answer('/api/contact', { status, headers: { 'Content-Type': type }, body });
      await sendMessage(visitor);
      await visitor.see('contactForm', 'success');
    }
  },
);
