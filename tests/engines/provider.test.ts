import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion, proxyElsewhere } from '#tests/chatProxy.ts';
import { chunkOf, withNewModules } from '#tests/e2e/builtCode.ts';
import type { Answer } from '#tests/host.ts';
import { scenario, type World } from './scenario.ts';

/** The chat's provider, the network to it, and the deployment that the chat has come with. */

const everywhere = {
  expected: /The chat has no answer|Failed to load|NetworkError|did not arrive/,
} as const;

const OFFLINE = 'You seem to be offline';

async function ask({ visitor }: World) {
  await visitor.open('/en/about');
  await visitor.press('Chat assistant');
  await visitor.type('Your message', 'Where are you?');
  await visitor.key('Enter');
}

const alertIn = async ({ visitor }: World) => {
  await visitor.see('chat', 'conversation.failed');
  return visitor.inPage(
    () => document.querySelector('[data-machine=chat] [role=alert]')?.textContent,
  );
};

const claims = (isOnLine: boolean) => {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnLine });
};

for (const [fault, isOnLine, answer, isOffline] of [
  ['status 401', false, { status: 401 }, false],
  ['status 500', false, { status: 500 }, false],
  ['an answer without text', false, { body: '{}' }, false],
  ['HTML', false, { headers: { 'Content-Type': 'text/html' }, body: '<p>Hi' }, false],
  ['a closed connection', false, 'refuse', true],
  ['a closed connection', true, 'refuse', false],
] as [string, boolean, Answer, boolean][]) {
  scenario(
    `R10.14 a browser that calls itself ${isOnLine ? 'online' : 'offline'} is ${isOffline ? 'believed' : 'not believed'} after ${fault}`,
    async (world) => {
      world.early(claims, isOnLine);
      world.host.answer(CHAT_ENDPOINT, answer);
      await ask(world);
      expect((await alertIn(world))?.includes(OFFLINE)).toBe(isOffline);
    },
    everywhere,
  );
}

scenario(
  'R10.14 a chat without its code is not offline where the host answers',
  async (world) => {
    world.early(claims, false);
    world.host.answer(chunkOf('openai'), { status: 503 });
    await ask(world);
    expect(await alertIn(world)).not.toContain(OFFLINE);
  },
  everywhere,
);

const anHourFromNow = () => new Date(Date.now() + 3_600_000).toUTCString();

for (const [status, header, value] of [
  [429, 'Retry-After', '3600'],
  [503, 'Retry-After', anHourFromNow()],
  [429, 'Retry-After-Ms', '3600000'],
  [429, 'Retry-After', '99999999'],
] as const) {
  scenario(
    `R10.16 status ${status} that asks for a longer wait than a question has is told at once: ${header}: ${value.replace(/.*GMT/, 'a date')}`,
    async (world) => {
      world.host.answer(CHAT_ENDPOINT, { status, headers: { [header]: value } });
      await ask(world);
      await alertIn(world);
      expect(world.host.requests.filter(({ path }) => path === CHAT_ENDPOINT)).toHaveLength(1);
    },
    everywhere,
  );
}

const GONE: Answer = {
  status: 404,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html>',
};
const PAGE: Answer = { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><p>Hi' };

for (const [code, chunk, answer] of [
  ['SDK', 'openai', GONE],
  ['SDK', 'openai', PAGE],
  ['prompt', 'askProvider', GONE],
] as const) {
  scenario(
    `R16.7 a chat whose ${code} has gone with an old deployment comes back with the conversation (${answer === GONE ? '404' : 'HTML'})`,
    async (world) => {
      const { visitor, host } = world;
      host.answer(CHAT_ENDPOINT, completion('In Strassen.'));
      host.answer(chunkOf(chunk), { status: 503 });
      await ask(world);
      // The code has got lost on its way, and this document stays.
      await visitor.inPage(() => document.documentElement.setAttribute('data-old', ''));
      await alertIn(world);
      await visitor.type('Your message', 'And when?');
      let asked = 0;
      host.answer(chunkOf(chunk), answer);
      host.answer(/^\/$/, () => {
        asked += 1;
        host.answer(chunkOf(chunk), 'file');
        return { change: withNewModules };
      });
      await visitor.press('Try again');
      await visitor.until(() => !document.documentElement.hasAttribute('data-old'));
      await visitor.isReady();
      await visitor.see('chat', 'panel.open');
      await visitor.see('chat', 'conversation.failed');
      await visitor.seeText('Where are you?', '[data-role=user]');
      expect(await visitor.inPage(() => document.querySelector('textarea')?.value)).toBe(
        'And when?',
      );
      await visitor.press('Try again');
      await visitor.seeText('In Strassen.', '[data-role=assistant]');
      expect(asked).toBe(1);
    },
    everywhere,
  );
}

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
