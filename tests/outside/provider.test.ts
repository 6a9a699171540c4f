import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { chunkOf, withNewModules } from '#tests/e2e/builtCode.ts';
import { type ScenarioContext, scenario } from '#tests/engines/scenario.ts';
import type { Answer } from '#tests/host.ts';

/** The chat's provider, the network to it, and the deployment that the chat has come with. */

const everywhere = {
  engines: ['Chromium', 'Firefox', 'WebKit'],
  expected: /The chat has no answer|Failed to load|NetworkError|did not arrive/,
} as const;

const OFFLINE = 'You seem to be offline';

async function ask({ visit }: ScenarioContext) {
  await visit.open('/en/about');
  await visit.press('Chat assistant');
  await visit.type('Your message', 'Where are you?');
  await visit.key('Enter');
}

const alertIn = async ({ visit }: ScenarioContext) => {
  await visit.seeState('chat', 'conversation.failed');
  return visit.evaluate(
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
      const { visit, host } = world;
      host.answer(CHAT_ENDPOINT, completion('In Strassen.'));
      host.answer(chunkOf(chunk), { status: 503 });
      await ask(world);
      // The code has got lost on its way, and this document stays.
      await visit.evaluate(() => document.documentElement.setAttribute('data-old', ''));
      await alertIn(world);
      await visit.type('Your message', 'And when?');
      let asked = 0;
      host.answer(chunkOf(chunk), answer);
      host.answer(/^\/$/, () => {
        asked += 1;
        host.answer(chunkOf(chunk), 'file');
        return { change: withNewModules };
      });
      await visit.press('Try again');
      await visit.waitFor(() => !document.documentElement.hasAttribute('data-old'));
      await visit.isReady();
      await visit.seeState('chat', 'panel.open');
      await visit.seeState('chat', 'conversation.failed');
      await visit.seeText('Where are you?', '[data-role=user]');
      expect(await visit.evaluate(() => document.querySelector('textarea')?.value)).toBe(
        'And when?',
      );
      await visit.press('Try again');
      await visit.seeText('In Strassen.', '[data-role=assistant]');
      expect(asked).toBe(1);
    },
    everywhere,
  );
}
