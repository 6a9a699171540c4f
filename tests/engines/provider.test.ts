import { expect } from 'vitest';
import { proxyElsewhere } from '#tests/chatProxy.ts';
import { scenario } from './scenario.ts';

scenario(
  'R10.21, R10.24 a proxy on another host answers the chat, whose headers it allows',
  async ({ visitor, host }) => {
    const received = proxyElsewhere(host, '/en/about', 'We are in Strassen.');
    await visitor.open('/en/about');
    await visitor.press('Chat assistant');
    await visitor.type('Your message', 'Where are you?');
    await visitor.key('Enter');
    await visitor.seeText('We are in Strassen.', '[data-role=assistant]');
    expect(received().map(({ method }) => method)).toEqual(['OPTIONS', 'POST']);
  },
);
