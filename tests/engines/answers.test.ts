import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { NARROW } from '#tests/visitor/tab.ts';
import { scenario, type World } from './scenario.ts';

/** Asks the chat of a page what it offers first, and waits for the answer. */
async function answerWith({ visitor, host }: World, answer: string) {
  host.answer(CHAT_ENDPOINT, completion(answer));
  await visitor.open('/en/about');
  await visitor.press('Chat assistant');
  await visitor.pressAt('[role=log] button');
  await visitor.until(() => document.querySelectorAll('[data-role=assistant]').length === 2);
}

/** What a reader of the answer sees as one paragraph, and its links. */
const paragraphs = ({ visitor }: World) =>
  visitor.inPage(() =>
    [...document.querySelectorAll('[data-role=assistant]:last-of-type p')].map((paragraph) => [
      paragraph.textContent,
      ...[...paragraph.querySelectorAll('a')].map(
        (link) => [link.textContent, link.getAttribute('href')] as const,
      ),
    ]),
  );

const SITE = 'https://interpunct.example/contact';
const MAIL = ['hello@interpunct.example', 'mailto:hello@interpunct.example'] as const;
const linkTo = (address: string) => [address, address] as const;
const call = (shown: string, digits = '35226000000') => [shown, `tel:+${digits}`] as const;

type Link = readonly [text: string, address: string];

/** What the model writes, what one reads of it, and the links in it. */
type Written = readonly [text: string, read: string, ...links: Link[]];

/** What is read as it is written. */
const asItIs = (text: string, ...links: Link[]): Written => [text, text, ...links];

const written: Written[] = [
  // Marks and quotations around an address.
  [`See **${SITE}**.`, `See ${SITE}.`, linkTo(SITE)],
  [`See *${SITE}*, please`, `See ${SITE}, please`, linkTo(SITE)],
  [`[our form](${SITE})!`, 'our form!', ['our form', SITE]],
  [`[**our form**](${SITE} "Form")`, 'our form', ['our form', SITE]],
  [`**[our form](${SITE})**`, 'our form', ['our form', SITE]],
  ...[`__${SITE}__`, `_${SITE}_`, `\`${SITE}\``, `<${SITE}>`, `[${SITE}](${SITE})`].map(
    (text): Written => [text, SITE, linkTo(SITE)],
  ),
  ...`„“ “” ‚‘ ‘’ ‹› ›‹ «» »« "" '' () [] {} （） 「」 ||`
    .split(' ')
    .map(([open, close]) => asItIs(`${open}${SITE}${close}, no?`, linkTo(SITE))),
  asItIs(`« ${SITE} »`, linkTo(SITE)),
  ...'. , ; : ! ? … ... ?! 。 ， ！ ： ). ”. * ** _ ~ — です'
    .split(' ')
    .map((sign) => asItIs(SITE + sign, linkTo(SITE))),
  // Addresses of all kinds.
  ...['https://a.example/wiki/Dot_(type)', 'https://münchen.example/größe', 'HTTP://A.EXAMPLE'].map(
    (address) => asItIs(address, linkTo(address)),
  ),
  asItIs('(https://a.example/a_(b)_c?d=e&f=g#h)', linkTo('https://a.example/a_(b)_c?d=e&f=g#h')),
  ['[Dot](https://a.example/Dot_(type))', 'Dot', ['Dot', 'https://a.example/Dot_(type)']],
  asItIs('www.a.example/b.', ['www.a.example/b', 'https://www.a.example/b']),
  asItIs('(interpunct.example/contact)', ['interpunct.example/contact', SITE]),
  asItIs(
    'Straße.example und bücher.de.',
    ['Straße.example', 'https://Straße.example'],
    ['bücher.de', 'https://bücher.de'],
  ),
  ['https://interpunct\u200b.example/contact', SITE, linkTo(SITE)],
  [
    'https://interpunct.example/\u202etcatnoc',
    'https://interpunct.example/tcatnoc',
    linkTo('https://interpunct.example/tcatnoc'),
  ],
  [`**${MAIL[0]}** („${MAIL[0]}“)`, `${MAIL[0]} („${MAIL[0]}“)`, MAIL, MAIL],
  [`[Mail](mailto:${MAIL[0]})`, 'Mail', ['Mail', MAIL[1]]],
  [`[Mail](${MAIL[0]})`, 'Mail', ['Mail', MAIL[1]]],
  asItIs('first.last+news@büro.example.', [
    'first.last+news@büro.example',
    'mailto:first.last+news@büro.example',
  ]),
  // Phone numbers.
  ...[
    ...['+352 26 00 00 00', '+352-26-00-00-00', '+352\u202f26\u202f00\u202f00\u202f00'],
    ...['+352\u00a026\u00a000\u00a000\u00a000', '+352 26/00/00/00', '+352.26.00.00.00'],
    ...['+352 26‑00‑00‑00', '+352 26–00–00–00', '(+352) 26 00 00 00', '(+352)26-00-00-00'],
    ...['00352 26 00 00 00', '+35226000000'],
  ].map((number) => asItIs(`„${number}“.`, call(number))),
  asItIs('(+352 26 00 00 00)', call('+352 26 00 00 00')),
  asItIs('+49 (0) 30 / 1234-56', call('+49 (0) 30 / 1234-56', '4930123456')),
  asItIs('+1 (555) 123-4567, 9–17', call('+1 (555) 123-4567', '15551234567')),
  ['[Call us](tel:+352-26-00-00-00)', 'Call us', call('Call us')],
  // Pages of the site.
  ...[
    '/en/contact',
    '/fr/contact',
    '/en/contact?about=ventures',
    '/en/interpunct-consulting',
    '/en/contact#form',
  ].map(
    (path): Written => [
      `**${path}**, “${path}”.`,
      `${path}, “${path}”.`,
      linkTo(path),
      linkTo(path),
    ],
  ),
  asItIs('See /contact or /services.', ['/contact', '/en/contact'], ['/services', '/en/services']),
  [
    '[Home](/), [Start](/fr/), [us](/en/about/)',
    'Home, Start, us',
    ['Home', '/en/'],
    ['Start', '/fr/'],
    ['us', '/en/about'],
  ],
  // Neither addresses, nor marks, nor links that lead somewhere good.
  ...[
    'and/or, 1/2, km/h, TCP/IP',
    '/nowhere, /en/nowhere, //en/contact, about/contact, /contact.html',
    'Node.js, readme.md, e.g. this, 3.5.2026, z.B. so',
    'https://, http://..., hello@localhost, @interpunct',
    '+352 26, 26 00 00 00, 1+1=2, C++11, 10:30',
    '<b>bold</b> <img src=x onerror=alert(1)> &amp;',
    'javascript:alert(1) data:text/html,hi ftp://a.example file:///etc',
    '[https://bank.example](https://evil.example)',
    '5 * 3 * 2, 2*3*4, a_b_c, Partner*innen und Kund*innen',
    '**unclosed, *unclosed, `unclosed, [unclosed](',
  ].map((text) => asItIs(text)),
  [
    '[one](javascript:alert(1)) [two](data:text/html,hi) [three](JAVASCRIPT:alert) [four](//evil.example) [five](vbscript:x)',
    'one two three four five',
  ],
  ['[prices](/en/nowhere), [here](contact)', 'prices, here'],
  ['![a picture](https://a.example/a.png)', 'a picture', ['a picture', 'https://a.example/a.png']],
  ['\\*literally\\* \\_so\\_', '*literally* _so_'],
];

scenario(
  'R10.13 an address in an answer is a link, and what stands around it is not',
  async (world) => {
    await answerWith(world, written.map(([text]) => text).join('\n\n'));
    expect(await paragraphs(world)).toEqual(written.map(([, ...seen]) => seen));
  },
);

scenario(
  'R10.13 a link of an answer to a page is followed in the document, under the language of the visit',
  async (world) => {
    const { visitor, host } = world;
    const own = `${host.url}/fr/mission`;
    await answerWith(world, `[Write](/contact?about=film), /en/studio or ${own} or ${SITE}`);
    await visitor.inPage(() => document.documentElement.setAttribute('data-same', ''));
    const seeHeading = (page: string) =>
      visitor.until(
        (path) =>
          location.pathname + location.search === path &&
          document.documentElement.matches('[data-same]'),
        page,
      );
    for (const [link, page] of [
      ['Write', '/en/contact?about=film'],
      ['/en/studio', '/en/studio'],
      [own, '/fr/mission'],
    ] as const) {
      await visitor.press(link, '[role=log]');
      await seeHeading(page);
      await visitor.see('chat', 'panel.open');
    }
    const outside = await visitor.inPage(() => {
      const { target, rel } =
        [...document.querySelectorAll<HTMLAnchorElement>('[role=log] a')].at(-1) ?? {};
      return [target, rel];
    });
    expect(outside).toEqual(['_blank', 'noopener noreferrer']);
  },
);

scenario(
  'R10.13, R1.13 a link to a page closes a chat that fills the window, and Back leads to where it was opened',
  async (world) => {
    const { visitor } = world;
    await answerWith(world, 'See /en/studio.');
    await visitor.press('/en/studio', '[role=log]');
    await visitor.see('chat', 'panel.closed');
    await visitor.seeAddress('/en/studio');
    await visitor.back();
    await visitor.seeAddress('/en/about');
    await visitor.see('chat', 'panel.closed');
  },
  { size: NARROW },
);

/** What no model should answer, and what is left of it in the document: nothing that acts. */
const hostile = [
  '<img src=x onerror="window.broken=1"><script>window.broken=1</script><iframe src=//a.example>',
  '[a](javascript:window.broken=1) [b](java\nscript:window.broken=1) [c](data:text/html,<script>)',
  '[d](&#106;avascript:window.broken=1) <javascript:window.broken=1> [e](https://a.example"onclick="window.broken=1)',
  `${'**'.repeat(2_000)}deep${'**'.repeat(2_000)}`,
  `${'_*'.repeat(1_000)}deep${'*_'.repeat(1_000)}`,
  `${'['.repeat(1_000)}deep${']('.repeat(1_000)}`,
  `${'- '.repeat(2_000)}deep`,
  `${'> '.repeat(2_000)}deep`,
  Array.from({ length: 90 }, (_, depth) => `${' '.repeat(2 * depth)}- deep`).join('\n'),
  `${'`'.repeat(1_500)} \`\` \` ${'`'.repeat(1_400)}`,
  `${'a@'.repeat(2_000)}${'https://'.repeat(600)}`,
  `${'+1 '.repeat(3_000)}`,
  `${'/en/'.repeat(2_000)}`,
  `${'a.'.repeat(4_000)}example`,
  '\u202e\u2066\u200f\u0000\ufffd\ud800 https://a.example/\ud800',
  '# '.repeat(4_000),
  '1. a\n'.repeat(2_000),
  'Long. '.repeat(15_000),
];

scenario('R10.13 nothing in an answer acts, and no answer stops the page', async (world) => {
  const { visitor, host } = world;
  await answerWith(world, 'Go on.');
  for (const [turn, answer] of hostile.entries()) {
    host.answer(CHAT_ENDPOINT, completion(answer));
    await visitor.fill('Your message', 'Go on');
    await visitor.key('Enter');
    await visitor.until(
      (count) => document.querySelectorAll('[data-role=assistant]').length === count,
      turn + 3,
    );
  }
  await visitor.see('chat', 'conversation.ready');
  const found = await visitor.inPage(() => ({
    broken: 'broken' in window,
    foreign: document.querySelectorAll(
      '[role=log] :not(div, p, span, time, strong, em, code, pre, ul, ol, li, a)',
    ).length,
    schemes: [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('[role=log] a')].map(
          (link) => link.protocol,
        ),
      ),
    ],
  }));
  expect(found).toEqual({ broken: false, foreign: 0, schemes: ['https:'] });
});
