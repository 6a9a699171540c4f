import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseAddress } from '#app/routing/address.ts';
import { cardOf } from '#prerender/card.tsx';

it('R2.17 a card shows the headline, and the dot between the names of the brand and of the page', () => {
  const { element } = cardOf(parseAddress('/fr/about', 'en')) ?? {};
  const html = renderToStaticMarkup(element).replaceAll(
    /<div style="[^"]*radius:13px[^"]*">/g,
    '•',
  );
  expect(html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/)).toEqual([
    '',
    'hero.title',
    'Interpunct',
    '•',
    'pages.about',
    '',
  ]);
});
