import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Leaves } from '../../../src/inspector/panel/actors/ActorList.tsx';

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '');

it('R18.21 says in which state an actor has ended', () => {
  const shown = (status: 'active' | 'done', ...leaves: string[]) =>
    textOf(renderToStaticMarkup(createElement(Leaves, { leaves, status })));
  expect(shown('active', 'sent')).toBe('sent');
  expect(shown('done', 'sent')).toBe('sent · done');
  expect(shown('done')).toBe('done');
});
