// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkedText } from '#views/parts/controls/LinkedText.tsx';

/** Renders a text and returns its links as pairs of text and address. */
function linksIn(text: string) {
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  const links = [...container.querySelectorAll('a')];
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

afterEach(cleanup);

describe('LinkedText', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['http://example.com/a?b=c&d=(e)f#g.', 'http://example.com/a?b=c&d=(e)f#g'],
    ['(see https://example.com/events).', 'https://example.com/events'],
    ['“https://example.com/fr”, non ?', 'https://example.com/fr”'],
    ['<https://example.com>', 'https://example.com'],
    ['"https://example.com/?q=1"', 'https://example.com/?q=1'],
    ['https://example.com/a...', 'https://example.com/a'],
    ['Is it https://example.com?!', 'https://example.com'],
    ['https://me@example.com', 'https://me@example.com'],
  ])('links the URL in %j', (text, url) => {
    expect(linksIn(text)).toEqual([[url, url]]);
  });

  it.each([
    ['hello@interpunct.example', 'hello@interpunct.example'],
    ['Write to first.last+news@mail.example-host.com.', 'first.last+news@mail.example-host.com'],
    ['(hello@interpunct.example)', 'hello@interpunct.example'],
    ['hello@interpunct.example, please', 'hello@interpunct.example'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('links the email address in %j', (text, address) => {
    expect(linksIn(text)).toEqual([[address, `mailto:${address}`]]);
  });

  it.each([
    ['+352 26 00 00 00', '+352 26 00 00 00', '+35226000000'],
    [
      'Call +352\u00a026\u00a000\u00a000\u00a000.',
      '+352\u00a026\u00a000\u00a000\u00a000',
      '+35226000000',
    ],
    ['(+4915112345678)', '+4915112345678', '+4915112345678'],
    ['+352 26 00 00 00 or not', '+352 26 00 00 00', '+35226000000'],
  ])('links the phone number in %j', (text, shown, dialled) => {
    expect(linksIn(text)).toEqual([[shown, `tel:${dialled}`]]);
  });

  it.each([
    '',
    'No link here. Or here?',
    'example.com',
    'https://',
    'http://...',
    'hello@localhost',
    '@interpunct',
    'a@b',
    '+352 26',
    '26 00 00 00 00',
    '<b>bold</b>',
  ])('links nothing in %j', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('links several, in order, and keeps what is between them', () => {
    const text = 'hello@interpunct.example or\n+352 26 00 00 00: see https://example.com/a, thanks';
    expect(linksIn(text).map(([shown]) => shown)).toEqual([
      'hello@interpunct.example',
      '+352 26 00 00 00',
      'https://example.com/a',
    ]);
  });

  it('opens a URL in a new tab, and nothing else', () => {
    const { container } = render(<LinkedText text="https://example.com a@example.com" />);
    const targets = [...container.querySelectorAll('a')].map(({ target, rel }) => [target, rel]);
    expect(targets).toEqual([
      ['_blank', 'noopener noreferrer'],
      ['', ''],
    ]);
  });

  it('shows any text unchanged', () => {
    const pieces = [
      'https://',
      'http',
      'a',
      'b1',
      '@',
      '.',
      '+3',
      '26 00 00',
      ' ',
      '(',
      ')',
      '<',
      '-',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        linksIn(parts.join(''));
        cleanup();
      }),
    );
  });

  it.each([
    'a',
    '1',
    'a.',
    '@',
    'a@',
    'a@b',
    '+',
    '+1',
    '+1 ',
    '+1234567',
    ' ',
    '-',
    'http',
    'http://',
    'http://.',
    'x@y.z',
  ])('R10.13 takes linear time for a long run of %j', (piece) => {
    // Quadratic code takes a minute or more for this length.
    const LENGTH = 200_000;
    const MOST_MS = 4_000;
    const runs = [piece.repeat(LENGTH / piece.length), `a@${piece.repeat(LENGTH / piece.length)}`];
    const begin = performance.now();
    for (const text of runs) LinkedText({ text });
    expect(performance.now() - begin).toBeLessThan(MOST_MS);
  });
});
